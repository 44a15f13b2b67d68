import { useEffect } from "react";

/** Reads again whenever the news are others: a count, or a moment; not while there are none. */
export function useAgain(news: unknown, read: () => unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has to be read again is said by the news alone.
  useEffect(() => {
    if (news) void read();
  }, [news]);
}
