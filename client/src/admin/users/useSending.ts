import { useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence, inputProblems } from "../../core/problems";
import type { Problem } from "../../ui/ErrorSummary";

/** Sends something once at a time, and says in the API's words what was wrong, on the field where there is one. */
export function useSending(prefix: string) {
  const { t } = useTranslation("users");
  const { t: common } = useTranslation("common");
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const send = async (act: () => Promise<unknown>, done: () => void) => {
    if (isSending) return;
    setSending(true);
    try {
      await act();
      setProblems([]);
      done();
    } catch (error) {
      const message = firstSentence(common, error) ?? t("ask.failed");
      const field = inputProblems(error)[0]?.field;
      setProblems([{ message, fieldId: field ? `${prefix}-${field}` : undefined }]);
    } finally {
      setSending(false);
    }
  };
  const errorOn = (field: string) => problems.find(({ fieldId }) => fieldId === `${prefix}-${field}`)?.message;
  return { send, isSending, problems, errorOn };
}
