import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, type ProblemCode, problemCode, tooManyTries } from "../../core/problems";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { type Outcome, PaymentChangedDocument } from "./payment";

/** How long it waits before it asks again after a lost connection, in ms. */
const ASK_AGAIN_MS = [1_000, 2_000, 4_000];

/** The server looked for the key before it refused like this: nothing was charged with it. */
const SURE: readonly (ProblemCode | undefined)[] = ["BAD_USER_INPUT", "CONFLICT", "NOT_FOUND"];
/** It refused before it looked: sure of a first request only. */
const SURE_AT_FIRST: readonly (ProblemCode | undefined)[] = ["RATE_LIMITED", "UNAUTHENTICATED", "FORBIDDEN"];

export type PurchaseState =
  | { kind: "idle" }
  | { kind: "paying" }
  | { kind: "paid" }
  /** The connection broke in the middle: the same key is asked again, by itself or by the person. */
  | { kind: "asking" }
  | { kind: "lost" }
  /** The provider has not answered yet. */
  | { kind: "checking"; id: string };

/** Why nothing was charged. */
export type Refusal = { kind: "declined"; outcome: Outcome } | { kind: "refused"; message?: string };

export interface PurchaseOptions {
  /** Called when it is sure that nothing was charged. */
  onRefused: (refusal: Refusal) => void;
  onPaid?: () => void;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One purchase at a time. Each begins with a key of its own, and until its end is sure only that key is asked, so that nothing is
 * charged twice, whatever happens to the connection.
 */
export function usePurchase({ onRefused, onPaid }: PurchaseOptions) {
  const { t } = useTranslation("common");
  const [state, setState] = useState<PurchaseState>({ kind: "idle" });
  const attempt = useRef<(() => Promise<Outcome>) | null>(null);

  const end = (outcome: Outcome) => {
    if (outcome.status === "PENDING") return setState({ kind: "checking", id: outcome.id });
    attempt.current = null;
    if (outcome.status === "SUCCEEDED") {
      setState({ kind: "paid" });
      onPaid?.();
      return;
    }
    setState({ kind: "idle" });
    onRefused({ kind: "declined", outcome });
  };

  /** @returns false when nobody knows what became of it. */
  const ask = async (isFirst: boolean): Promise<boolean> => {
    try {
      const outcome = await attempt.current?.();
      if (outcome) end(outcome);
      return true;
    } catch (error) {
      const code = problemCode(error);
      if (!SURE.includes(code) && !(isFirst && SURE_AT_FIRST.includes(code))) return false;
      attempt.current = null;
      setState({ kind: "idle" });
      onRefused({ kind: "refused", message: inputProblems(error)[0]?.message ?? tooManyTries(t, error) });
      return true;
    }
  };

  const askAgain = async () => {
    for (const ms of ASK_AGAIN_MS) {
      setState({ kind: "asking" });
      await wait(ms);
      if (await ask(false)) return;
    }
    setState({ kind: "lost" });
  };

  /** @param send asks for the purchase with a key. */
  const start = async (send: (idempotencyKey: string) => Promise<Outcome>) => {
    if (attempt.current) return;
    const key = crypto.randomUUID();
    attempt.current = () => send(key);
    setState({ kind: "paying" });
    if (!(await ask(true))) await askAgain();
  };

  useLiveSubscription(PaymentChangedDocument, {
    variables: { id: state.kind === "checking" ? state.id : "" },
    skip: state.kind !== "checking",
    onData: ({ paymentChanged }) => {
      if (paymentChanged.status !== "PENDING") end(paymentChanged);
    },
  });

  return { state, start, askAgain: () => void askAgain() };
}
