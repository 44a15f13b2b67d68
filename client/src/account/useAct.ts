import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, sentence, tooManyTries } from "../core/problems";
import type { Problem } from "../ui/ErrorSummary";

export interface Act {
  pending: boolean;
  /** The sentences of the last attempt that failed. */
  problems: readonly Problem[];
  /** The sentence of the last attempt that went well; empty before and while the next one runs. */
  done: string;
  /** The sentence on a control, by its id. */
  errorOn: (fieldId: string) => string | undefined;
  /** Shows what the form itself found. */
  refuse: (problems: readonly Problem[]) => void;
  /** Forgets the sentences, for a form that was closed. */
  clear: () => void;
  /**
   * Runs once at a time. `work` answers with the sentence for what went well and rejects with the API's error.
   * @returns true when it went well.
   */
  run: (work: () => Promise<string>) => Promise<boolean>;
}

/**
 * One thing that the person can do here: what it says while it runs, afterwards, and when it fails.
 * @param fields the id of the control for each field that the API may name.
 */
export function useAct(fields: Readonly<Record<string, string>> = {}): Act {
  const { t } = useTranslation("account");
  const { t: common } = useTranslation("common");
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [done, setDone] = useState("");
  const isRunning = useRef(false);

  const problemsOf = (error: unknown): Problem[] => {
    const found = inputProblems(error);
    if (found.length > 0) {
      return found.map(({ field, message }) => ({
        message: sentence(common, message),
        fieldId: field && fields[field],
      }));
    }
    return [{ message: tooManyTries(common, error) ?? t("action.failed") }];
  };

  const refuse = (next: readonly Problem[]) => {
    setDone("");
    setProblems(next);
  };

  const run = async (work: () => Promise<string>) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    refuse([]);
    try {
      setDone(await work());
      return true;
    } catch (error) {
      setProblems(problemsOf(error));
      return false;
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };

  return {
    pending,
    problems,
    done,
    errorOn: (fieldId) => problems.find((problem) => problem.fieldId === fieldId)?.message,
    refuse,
    clear: () => refuse([]),
    run,
  };
}
