import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { ConnectionNotice } from "../core/frame/ConnectionNotice";
import { useDownload } from "../lib/useDownload";
import { Toasts } from "./Toasts";
import { useAccountLanguage } from "./useAccountLanguage";
import { useSessionRenewal } from "./useSessionRenewal";

/** What every page shares: the places of toasts and notices, the language, and the focus that follows from page to page. */
export function Root() {
  const { pathname } = useLocation();
  useSessionRenewal();
  useAccountLanguage();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // A new page begins at its main part, as it would after a real page load; what already took the focus keeps it.
    const main = document.getElementById("main");
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <ConnectionNotice />
      <MaintenancePlace />
      <Toasts />
    </>
  );
}

/** After the first paint has long been over, in ms. */
const LATER_MS = 2_000;
const download = () => import("../core/frame/MaintenanceBar");

/** Where everybody is told of maintenance, downloaded a while after the page. */
function MaintenancePlace() {
  const { part, load } = useDownload(download);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by itself.
  useEffect(() => {
    const timer = setTimeout(load, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return part && <part.MaintenanceBar />;
}
