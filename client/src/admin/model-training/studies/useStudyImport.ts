import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { cancelUpload, fileUploads, refuseFile, sendFile, type UploadDoor } from "../../../core/fileUploads";
import { inputProblems, problemCode, tooManyTries } from "../../../core/problems";
import { graphql } from "../../../gql";
import type { StudyImport_ImportMutation } from "../../../gql/graphql";
import { useStore } from "../../../lib/store";

const AskDocument = graphql(`
  mutation StudyImport_ask($fileName: String!, $bytes: Int!) {
    askStudyUpload(fileName: $fileName, bytes: $bytes) {
      url
    }
  }
`);

const ImportDocument = graphql(`
  mutation StudyImport_import($fileId: ID!) {
    importStudies(fileId: $fileId) {
      added
      duplicates
      refusedCount
      refused {
        line
        reason
      }
    }
  }
`);

export type ImportResult = StudyImport_ImportMutation["importStudies"];

/** The name of the upload in this tab. */
const UPLOAD = "studies";
const MAX_BYTES = 10 * 1024 * 1024;

/** A file of studies on its way, and what came of it. */
export function useStudyImport(onImported: () => void) {
  const { t } = useTranslation("studies");
  const { t: common } = useTranslation("common");
  const client = useApolloClient();
  const entry = useStore(fileUploads).byId[UPLOAD];
  const [done, setDone] = useState<{ name: string; result: ImportResult } | null>(null);
  /** What the server says of a file, once it has read it. */
  const sentenceOf = (error: unknown) =>
    tooManyTries(common, error) ?? inputProblems(error)[0]?.message ?? t("importing.failed");

  const send = async (file: File): Promise<void> => {
    setDone(null);
    if (file.size === 0) return refuseFile(UPLOAD, file, t("importing.empty"));
    if (file.size > MAX_BYTES) return refuseFile(UPLOAD, file, t("importing.tooLarge"));
    let refusal = "";
    const door: UploadDoor = {
      say: ({ message }) => message ?? t("importing.failed"),
      ask: async ({ name: fileName, size: bytes }) => {
        try {
          const { data } = await client.mutate({ mutation: AskDocument, variables: { fileName, bytes } });
          return data ? { url: data.askStudyUpload.url } : { refusal: t("importing.failed") };
        } catch (error) {
          return problemCode(error) === undefined ? "lost" : { refusal: sentenceOf(error) };
        }
      },
      arrived: async (body) => {
        const { fileId } = JSON.parse(body) as { fileId: string };
        try {
          const { data } = await client.mutate({ mutation: ImportDocument, variables: { fileId } });
          if (data) setDone({ name: file.name, result: data.importStudies });
          onImported();
        } catch (error) {
          refusal = sentenceOf(error);
        }
      },
    };
    await sendFile(UPLOAD, file, door);
    if (refusal) refuseFile(UPLOAD, file, refusal);
  };
  return { entry, send, done, cancel: () => cancelUpload(UPLOAD), again: () => setDone(null) };
}
