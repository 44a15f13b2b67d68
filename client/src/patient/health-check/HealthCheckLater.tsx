import { useEffect } from "react";
import { AreaText } from "../../core/AreaText";
import { loadCatalogue } from "../../core/i18n";
import { useDownload } from "../../lib/useDownload";

const download = () => Promise.all([import("./HealthCheckPopUp"), loadCatalogue("healthCheck")]).then(([part]) => part);

/** Whoever comes for something else has begun with it by then, in ms. */
const LATER_MS = 4_000;

/** Today's Health Check, downloaded a while after the page. When it cannot be had, nothing is missing. */
export function HealthCheckLater() {
  const { part, load } = useDownload(download);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const timer = setTimeout(load, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    part && (
      <AreaText area="healthCheck">
        <part.HealthCheckPopUp />
      </AreaText>
    )
  );
}
