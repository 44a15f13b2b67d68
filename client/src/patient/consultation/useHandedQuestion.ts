import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * A question that the page before this one hands over for the box, such as that of a Health Check. It travels in the browser's history,
 * never in the address, and is taken once: a reload finds the box as it was left.
 */
export function useHandedQuestion(): { question: string } | undefined {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [handed] = useState(() => {
    const question = typeof state === "object" && state !== null && "question" in state && state.question;
    return typeof question === "string" ? { question } : undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (!handed) return;
    const { question: _taken, ...rest } = state as { question: string };
    void navigate({ pathname, search, hash }, { replace: true, state: rest, preventScrollReset: true });
  }, []);
  return handed;
}
