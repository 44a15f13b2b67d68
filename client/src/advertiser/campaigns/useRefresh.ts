import { useEffect, useRef } from "react";
import { useCounted } from "../insights/useCounted";
import { useLiveCampaigns } from "./useLiveCampaigns";

/** Several changes in a row are one question, in ms. */
const TOGETHER_MS = 400;

/** Reads the list again when a campaign changed, which may move it in or out, and when something of one was counted. */
export function useRefresh(refetch: () => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(refetch);
  latest.current = refetch;
  useCounted(() => latest.current());
  useLiveCampaigns(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current().catch(() => undefined), TOGETHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
