import type { Platform } from "../../platform/context";
import { shareOf } from "./assistant-version.rules";
import type { ModelRecord } from "./record.rules";
import { RELEASED, type VersionFigures } from "./released-records.rules";

/** Versions that are shown at the most. */
const SHOWN = 20;

/**
 * What was measured of each version that has answered, the last one first: those that were published here, then those of earlier
 * releases.
 */
export async function listVersionFigures({ db }: Pick<Platform, "db">): Promise<VersionFigures[]> {
  const rows: { version: string; since: Date; record: ModelRecord }[] = await db.query(
    `select m.version, m.record, p.since
       from (select model_id, min(published_at) as since, max(id) as newest from model_publications
              group by model_id order by newest desc limit $1) p
       join model_versions m on m.id = p.model_id order by p.newest desc`,
    [SHOWN],
  );
  const published = rows.map(({ version, since, record: { heldOutStyles, safetySet } }): VersionFigures => {
    const { emergencyRecall, accuracy, routineAsEmergency } = heldOutStyles.engine;
    return {
      version,
      since,
      emergencyRecall: shareOf(emergencyRecall),
      accuracy: shareOf(accuracy),
      routineAsEmergency: shareOf(routineAsEmergency),
      safetyMissed: safetySet.missed,
    };
  });
  const known = new Set(published.map(({ version }) => version));
  return [...published, ...RELEASED.filter(({ version }) => !known.has(version))].slice(0, SHOWN);
}
