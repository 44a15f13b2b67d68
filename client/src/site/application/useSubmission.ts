import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fileUploads } from "../../core/fileUploads";
import { inputProblems, tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import type { DocumentsForm_SubmitMutation } from "../../gql/graphql";
import { useStore } from "../../lib/store";
import type { Problem } from "../../ui/ErrorSummary";
import type { Application } from "./application";
import { checkSubmission, TERMS_ID } from "./submission";

const SubmitDocument = graphql(`
  mutation DocumentsForm_submit($token: String!, $acceptTerms: Boolean!) {
    submitApplication(token: $token, acceptTerms: $acceptTerms) {
      outcome
      message
      reasons {
        key
        name
        reason
        detail
      }
      application {
        id
        ...Application_whole
      }
    }
  }
`);

/** The result of submitting an application. */
export type Submitted = Omit<DocumentsForm_SubmitMutation["submitApplication"], "application">;

const NONE: ReadonlySet<string> = new Set();

/** Sends an application, unless something is missing that the page can see. */
export function useSubmission(token: string, application: Application, onSubmitted: (submitted: Submitted) => void) {
  const { t } = useTranslation("application");
  const { t: common } = useTranslation("common");
  const { byId } = useStore(fileUploads);
  const [submit, { loading }] = useMutation(SubmitDocument);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [missing, setMissing] = useState({ files: NONE, dates: NONE, terms: false });
  const isUploading = (id: string) => byId[id] !== undefined && byId[id].phase !== "refused";

  const words = {
    documentsMissing: t("submit.documentsMissing"),
    termsMissing: t("submit.termsMissing"),
    stillUploading: t("submit.stillUploading"),
    datesMissing: (names: readonly string[]) =>
      t("submit.fieldsMissing", { fields: names.map((name) => t("submit.dateOf", { name })).join(", ") }),
  };

  const send = async (accepts: boolean) => {
    const check = checkSubmission(application, { accepts, isUploading, words });
    setMissing({ files: check.withoutFile, dates: check.withoutDate, terms: !accepts });
    setProblems(check.problems);
    if (check.problems.length > 0) return;
    try {
      const { data } = await submit({ variables: { token, acceptTerms: accepts } });
      if (data) onSubmitted(data.submitApplication);
    } catch (error) {
      const found = inputProblems(error).map(({ message, field }) => ({
        message,
        fieldId: field === TERMS_ID ? TERMS_ID : undefined,
      }));
      setProblems(found.length > 0 ? found : [{ message: tooManyTries(common, error) ?? t("submit.failed") }]);
    }
  };

  return { send, isPending: loading, problems, missing };
}
