import { useEffect } from "react";
import { type NavigateOptions, useSearchParams } from "react-router";

/**
 * What the address is about to be. The router's own setter builds each change on what was drawn last, so that of two choices in quick
 * succession the first one would be lost (https://reactrouter.com/api/hooks/useSearchParams).
 */
let coming: { from: string; params: URLSearchParams } | null = null;

/**
 * The choices in the page's address: neutral words, never what somebody typed.
 * @returns them, and what sets some of them; null takes one away.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address was drawn, nothing is coming any more
  useEffect(() => {
    coming = null;
  }, [params]);
  const put = (choices: Readonly<Record<string, string | null>>, options?: NavigateOptions) =>
    setParams((before) => {
      const from = before.toString();
      const after = new URLSearchParams(coming?.from === from ? coming.params : before);
      for (const [name, choice] of Object.entries(choices)) {
        if (choice) after.set(name, choice);
        else after.delete(name);
      }
      coming = { from, params: after };
      return after;
    }, options);
  return [params, put] as const;
}
