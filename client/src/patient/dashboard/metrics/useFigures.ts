import { IconHeartbeat, IconMoon, IconRun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { HealthMetrics_VitalsFragment } from "../../../gql/graphql";
import { localeOf, useLanguage } from "../../../lib/language";
import { isoDay } from "../../../lib/time";
import { useMoments } from "../../../lib/useMoments";
import type { StatusLevel } from "../../../ui/StatusChip";
import type { Figure } from "./MetricFigure";

type Vitals = HealthMetrics_VitalsFragment;

/** Whole numbers and, rounded down so that no limit seems reached, one decimal; in the language of the interface. */
export function useNumbers() {
  const locale = localeOf(useLanguage());
  const write = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  return {
    whole: (value: number) => write(Math.round(value), 0),
    hours: (value: number) => write(Math.floor(value * 10) / 10, 1),
  };
}

/** The figures that there are, in words, numbers and places on their scales. */
export function useFigures(vitals: Vitals | null, isStale: boolean): Figure[] {
  const { t } = useTranslation("metrics");
  const { day, brief } = useMoments();
  const { whole, hours } = useNumbers();
  if (!vitals) return [];
  const { heartRate, sleep, activity, today, thresholds } = vitals;
  const found: Figure[] = [];
  /** Noon of a day is that day in London, in summer and in winter. */
  const named = (date: string) => day(`${date}T12:00:00Z`);
  const status = (level: StatusLevel, text: string) =>
    isStale ? { level, text: t("was", { text }) } : { level, text };

  if (heartRate) {
    const { heartRateLow: low, heartRateHigh: high } = thresholds;
    const bpm = Math.round(heartRate.current);
    const side = bpm < low ? "below" : bpm > high ? "above" : "normal";
    const word = t(`heartRate.${side}`, { low, high });
    found.push({
      Icon: IconHeartbeat,
      name: t("heartRate.name"),
      value: whole(bpm),
      unit: t("heartRate.unit"),
      notes: [
        ...(heartRate.average === null ? [] : [t("heartRate.average", { bpm: whole(heartRate.average) })]),
        ...(isoDay(heartRate.lastUpdated) === today ? [] : [t("heartRate.at", { time: brief(heartRate.lastUpdated) })]),
      ],
      scale: {
        min: 20,
        max: 140,
        value: bpm,
        majors: 6,
        minors: 24,
        bands: [{ from: low, to: high, kind: "normal" }],
        labels: [20, low, high, 140].map((at) => ({ at, text: String(at) })),
      },
      label: t("heartRate.label", { bpm: whole(bpm), low, high }),
      // While somebody moves, a heart beats faster: the alert, which knows of rest, gives the warning.
      status: status(side === "normal" ? "normal" : "info", word),
      isStale,
    });
  }

  if (sleep) {
    const least = thresholds.sleepHours;
    const isShort = sleep.duration < least;
    const { deepSleep, lightSleep } = sleep;
    found.push({
      Icon: IconMoon,
      name: t("sleep.name"),
      value: hours(sleep.duration),
      unit: t("sleep.unit"),
      notes: [
        t(sleep.quality ? `sleep.quality.${sleep.quality}` : "sleep.quality.unknown"),
        ...(sleep.day === today ? [] : [t("sleep.night", { day: named(sleep.day) })]),
        ...(deepSleep !== null && lightSleep !== null && sleep.day === today
          ? [t("sleep.stages", { deep: hours(deepSleep), light: hours(lightSleep) })]
          : []),
      ],
      scale: {
        min: 0,
        max: 12,
        value: sleep.duration,
        majors: 6,
        minors: 24,
        bands: [{ from: least, to: 12, kind: "normal" }],
        labels: [0, least, 12].map((at) => ({ at, text: String(at) })),
      },
      label: t("sleep.label", { hours: hours(sleep.duration), least }),
      status: status(isShort ? "warning" : "normal", t(isShort ? "sleep.short" : "sleep.enough", { least })),
      isStale,
    });
  }

  if (activity) {
    const least = thresholds.steps;
    const steps = activity.steps ?? 0;
    const max = Math.max(2, Math.ceil(steps / least)) * least;
    const isToday = activity.day === today;
    const isFew = steps < least;
    const word = isFew ? t(isToday ? "steps.soFar" : "steps.few", { least: whole(least) }) : null;
    found.push({
      Icon: IconRun,
      name: t("steps.name"),
      value: whole(steps),
      unit: t("steps.unit"),
      notes: [
        ...(isToday ? [] : [named(activity.day)]),
        ...(activity.calories === null ? [] : [t("steps.calories", { kcal: whole(activity.calories) })]),
        ...(activity.activeMinutes !== null && isToday ? [t("steps.active", { count: activity.activeMinutes })] : []),
      ],
      scale: {
        min: 0,
        max,
        value: steps,
        majors: (max / least) * 2,
        minors: (max / least) * 10,
        bands: [{ from: least, to: max, kind: "normal" }],
        labels: [0, least, max].map((at) => ({ at, text: whole(at) })),
      },
      label: t("steps.label", { steps: whole(steps), least: whole(least) }),
      status: status(
        isFew ? (isToday ? "idle" : "warning") : "normal",
        word ?? t("steps.enough", { least: whole(least) }),
      ),
      isStale,
    });
  }
  return found;
}
