import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cancelUpload, fileUploads, refuseFile, sendFile, type UploadDoor } from "../../core/fileUploads";
import { inputProblems, problemCode, tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import { useStore } from "../../lib/store";
import type { Picture } from "./creativeForm";

const AskDocument = graphql(`
  mutation PictureField_ask($fileName: String!, $bytes: Int!) {
    askPictureUpload(fileName: $fileName, bytes: $bytes) {
      url
    }
  }
`);

/** What the server answers once it has looked into a picture and cleaned it. */
interface Arrived {
  pictureId: string;
  url: string;
  width: number;
  height: number;
  isAnimated: boolean;
}

/**
 * The picture of a creative on its way. The upload goes on while the page is left; `onArrived` hears of the picture either way.
 * @param name of the upload in this tab: of the creative.
 * @param maxBytes the largest file that the server takes; undefined until it is known, when only the server judges.
 */
export function usePictureUpload(name: string, maxBytes: number | undefined, onArrived: (picture: Picture) => void) {
  const { t } = useTranslation("creatives");
  const { t: common } = useTranslation("common");
  const client = useApolloClient();
  const entry = useStore(fileUploads).byId[name];
  const latest = useRef(onArrived);
  useEffect(() => {
    latest.current = onArrived;
  });

  const door: UploadDoor = {
    say: ({ code, message, retryAfterSeconds }) => {
      if (code === "RATE_LIMITED") {
        return common("problem.tooMany", { count: Math.ceil((retryAfterSeconds ?? 60) / 60) });
      }
      const isAboutFile = code === undefined || code === "BAD_USER_INPUT" || code === "CONFLICT";
      return (isAboutFile && message) || t("form.uploadFailed");
    },
    ask: async ({ name: fileName, size: bytes }) => {
      try {
        const { data } = await client.mutate({ mutation: AskDocument, variables: { fileName, bytes } });
        return data ? { url: data.askPictureUpload.url } : { refusal: t("form.uploadFailed") };
      } catch (error) {
        if (problemCode(error) === undefined) return "lost";
        const [problem] = inputProblems(error);
        return { refusal: tooManyTries(common, error) ?? problem?.message ?? t("form.uploadFailed") };
      }
    },
    arrived: async (body) => {
      const { pictureId, url, isAnimated } = JSON.parse(body) as Arrived;
      latest.current({ id: pictureId, url, isAnimated });
    },
  };

  /** Sends a file, unless it can be seen at once that it is none that is taken. */
  const send = async (file: File): Promise<void> => {
    const refuse = (refusal: string) => refuseFile(name, file, refusal);
    if (file.size === 0) return refuse(t("form.emptyFile"));
    if (maxBytes !== undefined && file.size > maxBytes) return refuse(t("form.tooLarge"));
    if (!(await looksLikePicture(file))) return refuse(t("form.wrongKind"));
    await sendFile(name, file, door);
  };
  return { entry, send, cancel: () => cancelUpload(name) };
}

/** The first bytes of the kinds of pictures that are taken (PNG third edition 5.2; JPEG, ISO/IEC 10918-1 B.1.1.3; GIF89a, 17). */
const MARKS: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

/** Whether a file begins like a PNG, JPG or GIF. What it really is the server finds out. */
async function looksLikePicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return MARKS.some((mark) => mark.every((byte, at) => bytes[at] === byte));
}
