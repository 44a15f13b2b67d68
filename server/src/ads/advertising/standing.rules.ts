import { isScheduled, type LondonHour, type Schedule } from "../campaigns/schedule.rules";
import { evenAllowance } from "./pace.rules";
import { monthlyLimit, type PaidMonth, tierIncludes, type Uses } from "./paid-month.rules";

/** What of a campaign decides whether it may be shown at a moment, wherever that is. */
export interface Timed extends Schedule, Uses {
  /** The months that have not ended. */
  paid: readonly PaidMonth[];
  /** Impressions of a UTC day at the most, spread evenly; null for no limit. */
  dailyCap: number | null;
  /** Of a London month; null for no limit. */
  monthlyBudgetPence: number | null;
}

/** A moment as campaigns ask about it. */
export interface Moment {
  /** ms since 1970 */
  time: number;
  london: LondonHour;
  /** The hours of London of this UTC day. */
  hours: readonly LondonHour[];
}

/** What holds for a campaign for a quarter of an hour: everything but how much was counted. */
export interface Standing {
  obstacle: "NOT_PAID" | "TIER" | "SCHEDULE" | null;
  /** Impressions of the UTC day until now; Infinity without a daily cap. */
  allowance: number;
  /** Impressions of the London month; Infinity without a budget. */
  monthly: number;
}

/** What keeps a campaign from being shown anywhere. */
export type Obstacle = NonNullable<Standing["obstacle"]> | "DAILY_CAP" | "PACE" | "BUDGET" | "HELD_OUT";

/** Where a campaign stands at a moment. Months begin and schedules change at full hours only, allowances each quarter of one. */
export function standingAt(campaign: Timed, { time, london, hours }: Moment): Standing {
  const { paid, dailyCap, monthlyBudgetPence } = campaign;
  const month = paid.find(({ from, to }) => from <= time && time < to);
  if (!month) return { obstacle: "NOT_PAID", allowance: 0, monthly: Number.POSITIVE_INFINITY };
  const monthly = monthlyLimit(monthlyBudgetPence, month.tier) ?? Number.POSITIVE_INFINITY;
  const allowance =
    dailyCap === null
      ? Number.POSITIVE_INFINITY
      : evenAllowance(
          dailyCap,
          hours.map((hour) => isScheduled(campaign, hour)),
          time,
        );
  if (!tierIncludes(month.tier, campaign)) return { obstacle: "TIER", allowance, monthly };
  return { obstacle: isScheduled(campaign, london) ? null : "SCHEDULE", allowance, monthly };
}

/** What was counted of a campaign, and what may still be. */
export interface Tally {
  /** Impressions counted on this UTC day. */
  today: number;
  /** Impressions counted in this London month. */
  month: number;
  /** Adverts that were handed out and may still be reported as seen. */
  inFlight: number;
}

/**
 * The first thing that keeps a campaign from being chosen now; null when nothing does. What was handed out counts as seen until it is
 * too old, so that a rush at one moment cannot overtake the even spread.
 */
export function obstacleOf(
  dailyCap: number | null,
  { obstacle, allowance, monthly }: Standing,
  { today, month, inFlight }: Tally,
): Obstacle | null {
  if (obstacle) return obstacle;
  if (month >= monthly) return "BUDGET";
  if (dailyCap !== null && today >= dailyCap) return "DAILY_CAP";
  return today + inFlight >= allowance ? "PACE" : null;
}

/** Why an impression that was seen is not counted: it is over a cap. */
export function overCap(dailyCap: number | null, monthly: number, tally: Pick<Tally, "today" | "month">) {
  if (dailyCap !== null && tally.today >= dailyCap) return "daily_cap" as const;
  return tally.month >= monthly ? ("budget" as const) : null;
}
