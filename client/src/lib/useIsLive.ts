import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on a page that the build has drawn, until the browser has taken it over; true from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
