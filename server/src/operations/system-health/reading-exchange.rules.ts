import { type Across, METRICS, type Reading, type Values } from "./system-metrics.rules";

/** A process that was not heard of for so long is no part of the whole any more, in ms: four readings that did not come. */
export const SILENT_AFTER_MS = 20_000;

const ACROSS: Record<Across, (values: readonly number[]) => number> = {
  max: (values) => Math.max(...values),
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  avg: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
};

/** What the whole system reads, from the newest reading of each process: as the history makes one figure of several. */
export function combine(readings: readonly Reading[]): Values {
  const values = METRICS.map(({ id, across }) => {
    const known = readings.map((reading) => reading[id] ?? null).filter((value) => value !== null);
    return [id, known.length > 0 ? ACROSS[across](known) : null];
  });
  return Object.fromEntries(values);
}
