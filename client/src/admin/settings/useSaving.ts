import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formProblems } from "../../core/problems";
import type { Problem } from "../../ui/ErrorSummary";

/** Saves one thing at a time, and says in the API's words what was wrong, on the field where there is one. */
export function useSaving(prefix: string, onRefused: () => void) {
  const { t } = useTranslation("settings");
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const idOf = (field: string) => `${prefix}-${field}`;
  const save = async (act: () => Promise<unknown>, done: () => void) => {
    if (isSaving) return;
    setSaving(true);
    setProblems([]);
    try {
      await act();
      done();
    } catch (error) {
      setProblems(formProblems(error, idOf, t("form.failed")));
      onRefused();
    } finally {
      setSaving(false);
    }
  };
  const errorOn = (field: string) => problems.find(({ fieldId }) => fieldId === idOf(field))?.message;
  return { save, isSaving, problems, idOf, errorOn };
}
