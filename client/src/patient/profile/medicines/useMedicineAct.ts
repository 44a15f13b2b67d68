import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, problemCode } from "../../../core/problems";
import type { Problem } from "../../../ui/ErrorSummary";

const FIELDS = {
  name: "name",
  dosage: "dosage",
  startDate: "startDate",
  on: "on",
  left: "left",
  aDay: "aDay",
  endsOn: "endsOn",
} as const;
const isKnown = (field: string | undefined): field is keyof typeof FIELDS => field !== undefined && field in FIELDS;

/** One thing that is done with a medicine: only once at a time, and what goes wrong in the words of the page. */
export function useMedicineAct(idOf: (field: string) => string) {
  const { t } = useTranslation("profile");
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isRunning = useRef(false);

  const problemsOf = (error: unknown): Problem[] => {
    if (problemCode(error) === "CONFLICT") return [{ message: t("problem.medicineConflict") }];
    const found = inputProblems(error).flatMap(({ field }) =>
      isKnown(field) ? [{ message: t(`problem.medicine.${FIELDS[field]}`), fieldId: idOf(field) }] : [],
    );
    return found.length > 0 ? found : [{ message: t("problem.medicineFailed") }];
  };

  return {
    pending,
    problems,
    refuse: setProblems,
    errorOn: (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message,
    /** @returns the code of the error, or null when it went well. */
    run: async (work: () => Promise<unknown>): Promise<string | null> => {
      if (isRunning.current) return "RUNNING";
      isRunning.current = true;
      setPending(true);
      setProblems([]);
      try {
        await work();
        return null;
      } catch (error) {
        setProblems(problemsOf(error));
        return problemCode(error) ?? "UNREACHED";
      } finally {
        isRunning.current = false;
        setPending(false);
      }
    },
  };
}

export type MedicineAct = ReturnType<typeof useMedicineAct>;
