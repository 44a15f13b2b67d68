import { useEffect } from "react";
import { useDownload } from "../lib/useDownload";

/** After the first paint has long been over, in ms. */
const LATER_MS = 2_000;
const download = () => import("../core/frame/MaintenanceBar");

/** Where everybody is told of maintenance, downloaded a while after the page. */
export function MaintenancePlace() {
  const { part, load } = useDownload(download);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by itself.
  useEffect(() => {
    const timer = setTimeout(load, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return part && <part.MaintenanceBar />;
}
