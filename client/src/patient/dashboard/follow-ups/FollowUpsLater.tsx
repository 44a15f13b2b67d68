import { useEffect } from "react";
import { AreaText } from "../../../core/AreaText";
import { loadCatalogue } from "../../../core/i18n";
import { useDownload } from "../../../lib/useDownload";
import { Skeleton } from "../../../ui/States";

const download = () => Promise.all([import("./FollowUps"), loadCatalogue("followUps")]).then(([part]) => part);

/** What comes after answers, downloaded where there is something. When it cannot be had, it stands under the consultations. */
export function FollowUpsLater() {
  const { part, load, hasFailed } = useDownload(download);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => void load(), []);
  if (hasFailed) return null;
  if (!part) return <Skeleton block={200} />;
  return (
    <AreaText area="followUps">
      <part.FollowUps />
    </AreaText>
  );
}
