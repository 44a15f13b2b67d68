import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cancelUpload, fileUploads, refuseFile, sendFile, type UploadDoor } from "../../core/fileUploads";
import { inputProblems, problemCode, tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import { useStore } from "../../lib/store";
import type { Picture } from "./creativeForm";
import { looksLikePicture } from "./pictureKind";

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
