import { type RefObject, useEffect, useRef } from "react";

/** So much of a thing has to be visible, as a share, and so long without a break, in ms, for it to count as seen. */
export const SEEN_SHARE = 0.5;
export const SEEN_FOR_MS = 1_000;

/**
 * Calls `onSeen` once when at least half of the element was visible for a whole second while the page itself could be seen.
 * What is covered, scrolled away or in a background tab begins its second anew.
 * @param name of what stands there; another name is another thing that has not been seen yet.
 */
export function useSeen(element: RefObject<Element | null>, name: string, onSeen: () => void): void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name is not read, a new one has to begin anew.
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isInView = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const judge = () => {
      if (!isInView || document.visibilityState !== "visible") {
        clearTimeout(timer);
        timer = undefined;
      } else {
        timer ??= setTimeout(seen, SEEN_FOR_MS);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_SHARE;
        judge();
      },
      { threshold: SEEN_SHARE },
    );
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("visibilitychange", judge);
    };
    const seen = () => {
      stop();
      latest.current();
    };
    observer.observe(target);
    document.addEventListener("visibilitychange", judge);
    return stop;
  }, [element, name]);
}
