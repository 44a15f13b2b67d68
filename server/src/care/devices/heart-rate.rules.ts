import type { Reading } from "./reading.rules";

/** Heart rates of one batch, at the most: five minutes of one a second. */
export const MOST_RATES = 300;

/** One live heart rate, as a sensor tells it. */
export interface HeartRate {
  at: Date;
  /** Beats a minute. */
  bpm: number;
  /** False when the sensor says that it does not touch the skin; null when it cannot tell. */
  contact: boolean | null;
}

/** Why a batch cannot be taken; undefined when it can. */
export function heartRateProblem(rates: readonly HeartRate[]): string | undefined {
  return rates.length >= 1 && rates.length <= MOST_RATES ? undefined : `Please send 1 to ${MOST_RATES} heart rates.`;
}

/** What is worth keeping: a sensor without contact measures the air. */
export function heartRateReadings(rates: readonly HeartRate[]): Reading[] {
  return rates
    .filter(({ contact }) => contact !== false)
    .map(({ at, bpm }) => ({ metric: "heartRate" as const, startedAt: at, endedAt: at, value: bpm }));
}
