import type { SubscriptionStatus } from "./billing.rules";
import { endOfMonth, nextMonth, type Span } from "./period.rules";

/** The month that the next renewal pays for. In grace it is the one that has begun, as if it had been paid in time. */
export function renewalSpan(
  { status, anchorDay }: { status: SubscriptionStatus; anchorDay: string },
  period: Span,
  now: Date,
): Span {
  return status === "PAST_DUE"
    ? { periodStart: period.periodStart, periodEnd: endOfMonth(anchorDay, period.periodStart) }
    : nextMonth(anchorDay, period.periodEnd, now);
}
