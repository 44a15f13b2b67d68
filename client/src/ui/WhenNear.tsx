import { type ReactNode, useEffect, useRef } from "react";
import { useDownload } from "../lib/useDownload";
import { FailedState } from "./States";

/** How far below the window something is when it is downloaded. */
const MARGIN = "100px";
/** Whoever does not scroll, such as a screen reader, finds it after this time. In ms. */
const LATEST_MS = 2_000;

export interface WhenNearProps<Part> {
  download: () => Promise<Part>;
  /** What is said when it cannot be had, with a button to try again. */
  failed: string;
  children: (part: Part) => ReactNode;
}

/** A part of a page that is downloaded when somebody comes near it, or shortly after everything else. */
export function WhenNear<Part>({ download, failed, children }: WhenNearProps<Part>) {
  const place = useRef<HTMLDivElement>(null);
  const { part, load, hasFailed } = useDownload(download);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === "undefined") return load();
    const timer = setTimeout(load, LATEST_MS);
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        clearTimeout(timer);
        observer.disconnect();
        load();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  if (part) return children(part);
  return <div ref={place}>{hasFailed && <FailedState message={failed} onRetry={load} />}</div>;
}
