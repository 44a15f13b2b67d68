import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "../ui/ErrorSummary";
import { inputProblems, sentence, tooManyTries } from "./problems";

/** The id of the control of one of the API's fields; undefined where none is to blame. */
export type ControlOf = (field: string) => string | undefined;

/** What is said when the API has no sentence about the input. */
export type Failed = string | ((error: unknown) => string);

export interface Act {
  pending: boolean;
  /** The sentences of the last attempt that failed. */
  problems: readonly Problem[];
  /** The first of them, for where no field is asked for; empty when there is none. */
  problem: string;
  /** The sentence of the last attempt that went well; empty before and while the next one runs. */
  done: string;
  /** The sentence on the control with this id. */
  errorOn: (fieldId: string) => string | undefined;
  /** Shows what the form itself found. */
  refuse: (problems: readonly Problem[]) => void;
  /** Forgets the sentences, for a form that was closed. */
  clear: () => void;
  /**
   * Runs once at a time. `work` may answer with the sentence for what went well, and rejects with the API's error.
   * @returns true when it went well.
   */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * One thing that the person can do here: what it says while it runs, afterwards, and when it fails.
 * @param controlOf which control a field belongs to that the API names.
 */
export function useAct(failed: Failed, controlOf: ControlOf = () => undefined): Act {
  const { t: common } = useTranslation("common");
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [done, setDone] = useState("");
  const isRunning = useRef(false);

  const problemsOf = (error: unknown): Problem[] => {
    const found = inputProblems(error);
    if (found.length === 0)
      return [{ message: tooManyTries(common, error) ?? (typeof failed === "string" ? failed : failed(error)) }];
    return found.map(({ field, message }) => ({
      message: sentence(common, message),
      fieldId: field && controlOf(field.replace(/^input\./, "")),
    }));
  };

  const refuse = (next: readonly Problem[]) => {
    setDone("");
    setProblems(next);
  };

  const run = async (work: () => Promise<unknown>) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    refuse([]);
    try {
      const said = await work();
      if (typeof said === "string") setDone(said);
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
    problem: problems[0]?.message ?? "",
    done,
    errorOn: (fieldId) => problems.find((problem) => problem.fieldId === fieldId)?.message,
    refuse,
    clear: () => refuse([]),
    run,
  };
}
