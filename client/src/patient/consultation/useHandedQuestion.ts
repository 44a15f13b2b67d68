import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** What the box begins with. */
export interface Handed {
  /** Empty where what stands there stays. */
  question: string;
  /** The id of somebody of the family. */
  forWhom?: string;
}

/**
 * A question that the page before this one hands over for the box, such as that of a Health Check, or for whom it is. It travels in the browser's history,
 * never in the address, and is taken once: a reload finds the box as it was left.
 */
export function useHandedQuestion(): Handed | undefined {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [handed] = useState((): Handed | undefined => {
    const { question = "", forWhom }: Record<string, unknown> =
      typeof state === "object" && state !== null ? state : {};
    if (typeof question !== "string" || (!question && !forWhom)) return undefined;
    return { question, ...(typeof forWhom === "string" && { forWhom }) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (!handed) return;
    const { question: _question, forWhom: _forWhom, ...rest } = state as Partial<Handed>;
    void navigate({ pathname, search, hash }, { replace: true, state: rest, preventScrollReset: true });
  }, []);
  return handed;
}
