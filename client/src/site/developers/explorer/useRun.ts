import { useEffect, useRef, useState } from "react";
import type { Operation, Sender } from "./sendOperation";

/** Where a run stands. An answer is as the API gave it; `count` says how many came. */
export type Run =
  | { status: "idle" }
  | { status: "running" }
  | { status: "listening"; answer?: unknown; count: number }
  | { status: "answered"; answer: unknown }
  | { status: "ended"; answer?: unknown; count: number }
  | { status: "closed"; reason: string }
  | { status: "unanswered" };

/** What became of a run that broke off. */
function brokenOff(problem: unknown): Run {
  // A websocket says that the operation was refused by the errors of GraphQL themselves.
  if (Array.isArray(problem)) return { status: "answered", answer: { errors: problem } };
  const reason = problem instanceof CloseEvent ? problem.reason : "";
  return reason ? { status: "closed", reason } : { status: "unanswered" };
}

export interface Runner {
  run: Run;
  start: (operation: Operation) => void;
  /** Ends what is listened to; what was heard last stays. */
  stop: () => void;
}

/** Runs one operation at a time. A new one takes the place of what is listened to, and nothing is sent twice while an answer is due. */
export function useRun(sender: Sender): Runner {
  const [run, setRun] = useState<Run>({ status: "idle" });
  const listening = useRef<AsyncIterator<unknown>>(null);
  const isDue = useRef(false);

  const stop = () => {
    void listening.current?.return?.();
    listening.current = null;
    setRun((before) => (before.status === "listening" ? { ...before, status: "ended" } : before));
  };

  const listen = async (events: AsyncIterable<unknown>) => {
    const iterator = events[Symbol.asyncIterator]();
    listening.current = iterator;
    const isCurrent = () => listening.current === iterator;
    setRun({ status: "listening", count: 0 });
    try {
      for (let count = 1; ; count += 1) {
        const { value, done } = await iterator.next();
        if (!isCurrent()) return;
        if (done) return stop();
        setRun({ status: "listening", answer: value, count });
      }
    } catch (problem) {
      if (isCurrent()) setRun(brokenOff(problem));
    }
  };

  const start = (operation: Operation) => {
    if (isDue.current) return;
    stop();
    const answer = sender.send(operation);
    if (Symbol.asyncIterator in answer) return void listen(answer);
    isDue.current = true;
    setRun({ status: "running" });
    answer
      .then((given) => setRun({ status: "answered", answer: given }))
      .catch((problem) => setRun(brokenOff(problem)))
      .finally(() => {
        isDue.current = false;
      });
  };

  useEffect(() => () => void listening.current?.return?.(), []);
  return { run, start, stop };
}
