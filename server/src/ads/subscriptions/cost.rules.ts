import type { PeriodKind } from "./billing.rules";
import { planOf, type Tier } from "./plan.rules";
import { overQuotaCostPence } from "./usage.rules";

/** A month with what was counted in it and what invoices say of it, in pence without VAT; credited invoices are not in it. */
export interface BilledMonth {
  id: string;
  tier: Tier;
  kind: PeriodKind;
  periodStart: Date;
  periodEnd: Date;
  /** Counted impressions. */
  used: number;
  /** The plan, upgrades included. */
  planPence: number;
  /** What was over the quota, as far as it was invoiced. */
  overPence: number;
  /** What is over the quota was looked at: an invoice has it, or there was nothing. */
  isCharged: boolean;
  vatPence: number;
  invoices: string[];
}

/** What a month cost: what its impressions cost and what was paid for and not used. In pence without VAT. */
export interface MonthCost {
  impressionsPence: number;
  /** Of which over the quota; an estimate until it is invoiced. */
  overPence: number;
  /** Null until the month is over: it can still be used. */
  unusedPence: number | null;
  /** No invoice of this month is to come any more. */
  isFinal: boolean;
}

/**
 * Divides what was billed for a month: each impression within the quota costs its share of the plan, the rest of the plan is unused
 * quota. Both together are the invoices to the penny. What is over the quota is reckoned until it is invoiced.
 */
export function costOfMonth(month: BilledMonth, now: Date): MonthCost {
  const { tier, kind, used, planPence, isCharged } = month;
  const { impressions: included } = planOf(tier);
  const quotaPence = Math.floor((2 * planPence * Math.min(used, included) + included) / (2 * included));
  const isOpen = kind === "PAID" && !isCharged;
  const overPence = isOpen ? overQuotaCostPence(tier, used) : month.overPence;
  const isOver = month.periodEnd <= now;
  return {
    impressionsPence: quotaPence + overPence,
    overPence,
    unusedPence: isOver ? planPence - quotaPence : null,
    isFinal: isOver && !isOpen,
  };
}
