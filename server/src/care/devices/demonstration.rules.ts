import { addDays, londonDay, londonInstant } from "../../platform/london.rules";
import type { Metric, Reading } from "./reading.rules";

/** Days that a new demonstration device has measured already. */
export const DEMONSTRATION_DAYS = 14;
/** The invented heart rate of a connected device comes this often, in ms. */
export const LIVE_INTERVAL_MS = 5_000;

const MINUTE = 60_000;
/** Heart rates that are not live come this often. */
const PAST_INTERVAL_MS = 5 * MINUTE;
/** Of a gap up to this long, every live heart rate is made up for. */
const LIVE_GAP_MS = 10 * MINUTE;
/** Around the moment of connecting the invented person sits still. */
const STILL_MS = 30 * MINUTE;
/** Every so many days one night is short and one day has few steps, never the last one before connecting. */
const POOR_EVERY = 9;
const POOR_NIGHT = 5;
const POOR_DAY = 6;

/** An even number from 0 to 1 that depends on the text alone. FNV-1a, stirred once more. */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** The device whose readings are invented: the same device always measures the same. */
export interface DemonstrationSeed {
  id: string;
  createdAt: Date;
}

/** Walks of a day: minutes after midnight, and how long. */
const WALKS = [
  { start: 8 * 60 + 10, minutes: 22 },
  { start: 12 * 60 + 35, minutes: 16 },
  { start: 17 * 60 + 40, minutes: 28 },
] as const;

const daysSince = (seed: DemonstrationSeed, day: string) =>
  Math.round((Date.parse(`${day}T00:00Z`) - Date.parse(`${londonDay(seed.createdAt)}T00:00Z`)) / 86_400_000);
const isPoor = (seed: DemonstrationSeed, day: string, which: number) =>
  (daysSince(seed, day) + POOR_EVERY * 100) % POOR_EVERY === which;

interface Span {
  metric: Metric;
  from: number;
  to: number;
  value: number;
}

/** The night that ends on this day: to bed about 11 PM, up about 7. */
function nightOf(seed: DemonstrationSeed, day: string): Span[] {
  const luck = (what: string) => chance(`${seed.id} ${day} ${what}`);
  const bed = londonInstant(addDays(day, -1), 23).getTime() + Math.round((luck("bed") - 0.5) * 50) * MINUTE;
  const length = isPoor(seed, day, POOR_NIGHT) ? 330 : 430 + Math.round(luck("length") * 60);
  const stages = [
    { metric: "lightSleep", share: 0.3 },
    { metric: "deepSleep", share: 0.14 },
    { metric: "lightSleep", share: 0.18 },
    { metric: "remSleep", share: 0.14 },
    { metric: "deepSleep", share: 0.05 },
    { metric: "remSleep", share: 0.08 },
  ] as const;
  const spans: Span[] = [{ metric: "inBed", from: bed, to: bed + length * MINUTE, value: length }];
  let from = bed + 14 * MINUTE;
  for (const { metric, share } of stages) {
    const minutes = Math.round(length * share);
    spans.push({ metric, from, to: from + minutes * MINUTE, value: minutes });
    from += minutes * MINUTE;
  }
  return spans;
}

/** Steps of a day: three walks, and a little in each half hour between 8 and 10 PM. */
function stepsOf(seed: DemonstrationSeed, day: string): Span[] {
  const luck = (what: string) => chance(`${seed.id} ${day} ${what}`);
  const midnight = londonInstant(day, 0).getTime();
  const walks = isPoor(seed, day, POOR_DAY) ? WALKS.slice(1, 2) : WALKS;
  const walked = walks.flatMap(({ start, minutes }) => {
    const from = midnight + (start + Math.round(luck(`start ${start}`) * 20)) * MINUTE;
    const steps = Math.round(minutes * (96 + luck(`pace ${start}`) * 20));
    const to = from + minutes * MINUTE;
    return [
      { metric: "steps" as const, from, to, value: steps },
      { metric: "activeMinutes" as const, from, to, value: minutes },
      { metric: "activeEnergy" as const, from, to, value: Math.round(steps * 0.04) },
    ];
  });
  const about = Array.from({ length: 28 }, (_, half) => {
    const from = midnight + (8 * 60 + half * 30 + 2) * MINUTE;
    const steps = Math.round(20 + luck(`half ${half}`) * 60);
    return [
      { metric: "steps" as const, from, to: from + 3 * MINUTE, value: steps },
      { metric: "activeEnergy" as const, from, to: from + 3 * MINUTE, value: Math.round(steps * 0.04) },
    ];
  }).flat();
  return [...walked, ...about];
}

/** Beats a minute: slow waves and a little noise about 70, a little less at night. */
function heartRateAt(seed: DemonstrationSeed, at: number): number {
  const usual = 67 + Math.round(chance(seed.id) * 6);
  const hour = (at / 3_600_000) % 24;
  const day = hour < 6 || hour > 23 ? -4 : 3 * Math.sin(((hour - 8) / 24) * 2 * Math.PI);
  const wave = 2.5 * Math.sin(at / (4 * MINUTE)) + 1.5 * Math.sin(at / 37_000);
  return Math.round(usual + day + wave + (chance(`${seed.id} ${at}`) - 0.5) * 3);
}

/**
 * Everything that the invented device measured after one moment, up to another: what lasts counts when it is over. The readings
 * are plausible and most of them are normal; around its connection nobody walks.
 */
export function demonstrationReadings(seed: DemonstrationSeed, after: Date, until: Date): Reading[] {
  const [from, to] = [after.getTime(), until.getTime()];
  const created = seed.createdAt.getTime();
  const spans: Span[] = [];
  for (let day = londonDay(after); day <= londonDay(until); day = addDays(day, 1)) {
    spans.push(...nightOf(seed, day), ...stepsOf(seed, day));
  }
  const isStill = (span: Span) => span.from < created + STILL_MS && span.to > created - STILL_MS;
  const lasting = spans
    .filter((span) => span.to > from && span.to <= to && !isStill(span))
    .map(({ metric, from: start, to: end, value }) => ({
      metric,
      startedAt: new Date(start),
      endedAt: new Date(end),
      value,
    }));
  return [...lasting, ...heartRates(seed, from, to, spans)];
}

function heartRates(seed: DemonstrationSeed, from: number, to: number, spans: readonly Span[]): Reading[] {
  const walks = spans.filter(({ metric }) => metric === "activeMinutes");
  const interval = to - from <= LIVE_GAP_MS ? LIVE_INTERVAL_MS : PAST_INTERVAL_MS;
  const rates: Reading[] = [];
  for (let at = (Math.floor(from / interval) + 1) * interval; at <= to; at += interval) {
    const walking = walks.some((walk) => at >= walk.from && at <= walk.to + 2 * MINUTE);
    const startedAt = new Date(at);
    const value = heartRateAt(seed, at) + (walking ? 28 : 0);
    rates.push({ metric: "heartRate", startedAt, endedAt: startedAt, value });
  }
  return rates;
}
