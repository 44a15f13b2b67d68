import { useEffect, useRef } from "react";
import { useLiveCampaigns } from "./useLiveCampaigns";

/** Several changes in a row are one question, in ms. */
const TOGETHER_MS = 400;
/** How often the figures of the list are read again, in ms. Those of one campaign move live on its own page. */
const FIGURES_MS = 5_000;

/** Reads the list again when a campaign changed, which may move it in or out, and now and then for its figures. */
export function useRefresh(refetch: () => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(refetch);
  latest.current = refetch;
  const read = () => void latest.current().catch(() => undefined);
  useLiveCampaigns(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(read, TOGETHER_MS);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read comes from the newest render
  useEffect(() => {
    const often = setInterval(() => {
      if (document.visibilityState === "visible") read();
    }, FIGURES_MS);
    return () => {
      clearInterval(often);
      clearTimeout(timer.current);
    };
  }, []);
}
