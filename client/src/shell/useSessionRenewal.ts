import { useEffect } from "react";
import { useSession } from "../core/session";

/** Well below the shortest idle end (15 minutes for staff). */
export const RENEW_EVERY_MS = 5 * 60_000;

const SIGNS_OF_USE = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/**
 * Keeps the session of somebody who uses the page without asking the server anything, such as a reader: the first sign
 * of use after five quiet minutes asks who this is, which renews the session. A page that nobody touches, or that is
 * hidden, asks nothing and runs out.
 */
export function useSessionRenewal(): void {
  const { viewer, refresh } = useSession();
  const signedIn = viewer !== null;
  useEffect(() => {
    if (!signedIn) return;
    let renewed = Date.now();
    const renew = () => {
      if (document.visibilityState === "visible" && Date.now() - renewed >= RENEW_EVERY_MS) {
        renewed = Date.now();
        void refresh();
      }
    };
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, renew, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, renew);
    };
  }, [signedIn, refresh]);
}
