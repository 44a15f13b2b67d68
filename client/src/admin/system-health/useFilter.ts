import { useEffect } from "react";
import { useSearchParams } from "react-router";

/**
 * What the address is about to be. The router's own setter builds each change on what was drawn last, so that of two choices in quick
 * succession the first one would be lost (https://reactrouter.com/api/hooks/useSearchParams).
 */
let coming: { from: string; params: URLSearchParams } | null = null;

/**
 * One filter of a list in the page's address: neutral words of a known set, never what somebody typed.
 * @returns the choice, null for none, and what sets it.
 */
export function useFilter<T extends string>(
  name: string,
  choices: readonly T[],
): [T | null, (choice: T | null) => void] {
  const [params, setParams] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address was drawn, nothing is coming any more
  useEffect(() => {
    coming = null;
  }, [params]);
  const choice = choices.find((one) => one.toLowerCase() === params.get(name)) ?? null;
  const set = (next: T | null) =>
    setParams(
      (before) => {
        const from = before.toString();
        const after = new URLSearchParams(coming?.from === from ? coming.params : before);
        if (next) after.set(name, next.toLowerCase());
        else after.delete(name);
        coming = { from, params: after };
        return after;
      },
      { replace: true },
    );
  return [choice, set];
}
