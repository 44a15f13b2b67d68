import { useLayoutEffect } from "react";
import { useLocation, useSearchParams } from "react-router";

/**
 * The token of a mailed link. It leaves the address bar and the history of the browser at once, so that nobody reads it over a
 * shoulder or finds it later; the page keeps it while it is open.
 */
export function useAddressToken(): string {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const token = search.get("token") ?? "";
  useLayoutEffect(() => {
    if (window.location.search.includes("token=")) window.history.replaceState(window.history.state, "", pathname);
  }, [pathname]);
  return token;
}
