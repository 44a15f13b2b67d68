import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { refuseFile, sendFile, type UploadDoor } from "../../core/fileUploads";
import { inputProblems, problemCode, tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import { CurrentApplicationDocument } from "../../gql/graphql";
import type { ApplicantDocument } from "./application";

const AskDocument = graphql(`
  mutation DocumentRow_ask($token: String!, $key: String!, $fileName: String!, $bytes: Int!) {
    askDocumentUpload(token: $token, key: $key, fileName: $fileName, bytes: $bytes) {
      url
    }
  }
`);

/** What every PDF begins with; a few bytes may stand before it (ISO 32000-2, 7.5.2, and what readers accept). */
const MARK = "%PDF-";
const MARK_WITHIN_BYTES = 1024;

async function looksLikePdf(file: File): Promise<boolean> {
  return (await file.slice(0, MARK_WITHIN_BYTES).text()).includes(MARK);
}

/** What can be done with the file of a document. */
export function useDocumentActs(token: string, maxBytes: number) {
  const { t } = useTranslation("application");
  const { t: common } = useTranslation("common");
  const client = useApolloClient();

  const say: UploadDoor["say"] = ({ code, message, retryAfterSeconds }) => {
    if (code === "RATE_LIMITED") {
      return common("problem.tooMany", { count: Math.ceil((retryAfterSeconds ?? 60) / 60) });
    }
    const isAboutFile = code === undefined || code === "BAD_USER_INPUT" || code === "CONFLICT";
    return (isAboutFile && message) || t("document.failed");
  };

  const doorOf = ({ key }: ApplicantDocument): UploadDoor => ({
    say,
    ask: async ({ name: fileName, size: bytes }) => {
      try {
        const { data } = await client.mutate({ mutation: AskDocument, variables: { token, key, fileName, bytes } });
        return data ? { url: data.askDocumentUpload.url } : { refusal: t("document.failed") };
      } catch (error) {
        if (problemCode(error) === undefined) return "lost";
        const [problem] = inputProblems(error);
        return { refusal: tooManyTries(common, error) ?? problem?.message ?? t("document.failed") };
      }
    },
    arrived: async () => {
      const query = { query: CurrentApplicationDocument, variables: { token }, fetchPolicy: "network-only" } as const;
      await client.query(query).catch(() => undefined);
    },
  });

  /** Sends a file, unless it can be seen at once that it is none that we take. */
  const send = async (document: ApplicantDocument, file: File): Promise<void> => {
    const refuse = (refusal: string) => refuseFile(document.id, file, refusal);
    if (file.size === 0) return refuse(t("document.empty"));
    if (!(await looksLikePdf(file))) return refuse(t("document.notPdf"));
    if (file.size > maxBytes) return refuse(t("document.tooLarge"));
    await sendFile(document.id, file, doorOf(document));
  };

  return { send };
}
