import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { reportAdEvent } from "./reports";

interface FromAdvert {
  engagementToken: string;
}

/** Travels with the way to the consultation in the browser's history: never in the address, gone with the tab. */
export const fromAdvert = (engagementToken: string): FromAdvert => ({ engagementToken });

const tokenOf = (state: unknown): string | undefined => {
  const token = typeof state === "object" && state !== null && "engagementToken" in state && state.engagementToken;
  return typeof token === "string" ? token : undefined;
};

/**
 * To be called when a question was answered. If the patient came here by 'Ask about this', that is reported once; the
 * report carries nothing of the question, and later questions are nobody's.
 */
export function useEngagement(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const token = tokenOf(location.state);
  const { pathname, search, hash } = location;
  return useCallback(() => {
    if (token === undefined) return;
    void reportAdEvent("engagements", token);
    void navigate({ pathname, search, hash }, { replace: true, state: null, preventScrollReset: true });
  }, [token, navigate, pathname, search, hash]);
}
