import type { TFunction } from "i18next";
import { formatDay, formatHourMinute, isSameDay } from "../../lib/time";
import type { Threshold } from "./metrics";

/** A metric over a span, as the API answers. */
export interface History {
  name: string;
  unit: string;
  until: string;
  bucketSeconds: number;
  threshold: Threshold;
  points: readonly { at: string; value: number | null; least: number | null; most: number | null }[];
}

/** "10:40" of today, else "18 November, 10:40". */
export function formatMomentOf(moment: string, now: Date = new Date()): string {
  const time = formatHourMinute(moment);
  return isSameDay(moment, now) ? time : `${formatDay(moment, now)}, ${time}`;
}

/** From where the axis of a chart begins and where it ends: zero, and a little above the highest value. */
export function axisOf({ points, threshold, unit }: History): [number, number] {
  const most = Math.max(...points.map((point) => point.most ?? 0));
  // Limits that are far above everything that was measured would press the line flat; then they are told in words alone.
  const limit = most * 4 >= threshold.warning ? threshold.critical : most;
  const top = Math.max(most, limit) * 1.1 || 1;
  return [0, unit === "%" ? Math.min(100, Math.max(10, top)) : top];
}

interface SystemProcess {
  id: string;
  label: string;
  startedAt: string;
  lastSeenAt: string;
  isRunning: boolean;
}

/** The whole system, under the empty value, and each process with its times. */
export function processOptions(
  t: TFunction<"admin">,
  processes: readonly SystemProcess[],
): { value: string; label: string }[] {
  return [
    { value: "", label: t("systemHealth.history.all") },
    ...processes.map(({ id, label, startedAt, lastSeenAt, isRunning }) => ({
      value: id,
      label: t(isRunning ? "systemHealth.history.running" : "systemHealth.history.ended", {
        label,
        started: formatMomentOf(startedAt),
        ended: formatMomentOf(lastSeenAt),
      }),
    })),
  ];
}
