import { useNotifications } from "@mantine/notifications";
import { useEffect } from "react";
import { useDownload } from "../lib/useDownload";

/** After the first paint has long been over, in ms: a toast that says that the connection is lost finds its place here. */
const LATER_MS = 4_000;
const download = () => import("./ToastPlace");

/** Where toasts stand, downloaded for the first of them or a while after the page, whichever comes first. */
export function Toasts() {
  const { part, load } = useDownload(download);
  const isWanted = useNotifications().notifications.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is a toast, and once by itself.
  useEffect(() => {
    if (isWanted) return load();
    const timer = setTimeout(load, LATER_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return part && <part.Notifications position="top-right" autoClose={6_000} limit={2} />;
}
