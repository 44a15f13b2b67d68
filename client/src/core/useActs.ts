import { useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "./problems";

/**
 * Several things that can be done in one place, one at a time: which one runs, which went well last, and why the last one did not.
 * @param failed what is said when the API has no sentence for it.
 */
export function useActs<Act extends string>(acts: Readonly<Record<Act, () => Promise<unknown>>>, failed: string) {
  const { t: common } = useTranslation("common");
  const [running, setRunning] = useState<Act | null>(null);
  const [done, setDone] = useState<Act | null>(null);
  const [problem, setProblem] = useState("");
  const run = async (act: Act) => {
    if (running) return;
    setRunning(act);
    setDone(null);
    setProblem("");
    try {
      await acts[act]();
      setDone(act);
    } catch (error) {
      setProblem(firstSentence(common, error) ?? failed);
    } finally {
      setRunning(null);
    }
  };
  return { run, running, done, problem };
}
