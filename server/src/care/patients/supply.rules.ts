import { addDays, isDay } from "../../platform/london.rules";

/** How many days before the last day it is time to order again. It leaves a week for the surgery and the pharmacy. */
export const ORDER_DAYS_AHEAD = 7;

const MOST = { left: 10_000, aDay: 100 } as const;
const EARLIEST = "2000-01-01";

export const MESSAGES = {
  left: "Please enter how many are left: a whole number from 1 to 10,000.",
  aDay: "Please enter how many are taken in a day: more than 0, at most 100.",
  endsOn: "Please enter how many are left and how many are taken in a day, or the last day, for example 2026-12-10.",
} as const;

/** How long a medicine lasts, as somebody tells it: how many are left and how many are taken in a day, or the last day. */
export interface SupplyFacts {
  left: number | null;
  aDay: number | null;
  /** YYYY-MM-DD */
  endsOn: string | null;
  remind: boolean;
}

/** The columns of a medicine that hold it. */
export interface KeptSupply {
  supplyLeft: number | null;
  supplyADay: number | null;
  supplyCountedOn: string | null;
  endsOn: string | null;
  orderReminder: boolean;
}

export const NO_SUPPLY: KeptSupply = {
  ...{ supplyLeft: null, supplyADay: null, supplyCountedOn: null, endsOn: null, orderReminder: false },
};

interface SupplyProblem {
  field: "left" | "aDay" | "endsOn";
  message: string;
}

/** Everything that is wrong with it, in the order of the form. @param today in Europe/London, as YYYY-MM-DD. */
export function supplyProblems({ left, aDay, endsOn }: SupplyFacts, today: string): SupplyProblem[] {
  if (left === null && aDay === null) {
    const isPossible = endsOn !== null && isDay(endsOn) && endsOn >= EARLIEST && endsOn <= addDays(today, 3_650);
    return isPossible ? [] : [{ field: "endsOn", message: MESSAGES.endsOn }];
  }
  const isLeftPossible = left !== null && Number.isInteger(left) && left >= 1 && left <= MOST.left;
  const isADayPossible = aDay !== null && aDay > 0 && aDay <= MOST.aDay;
  return [
    ...(isLeftPossible ? [] : [{ field: "left", message: MESSAGES.left } as const]),
    ...(isADayPossible ? [] : [{ field: "aDay", message: MESSAGES.aDay } as const]),
  ];
}

/** The last day for which there is enough, when so many were left on a day, with none of that day taken yet. */
export function lastDay(countedOn: string, left: number, aDay: number): string {
  // Days that nobody lives to see are no dates any more.
  const days = Math.min(36_500, Math.max(1, Math.floor(left / aDay + 1e-9)));
  return addDays(countedOn, days - 1);
}

/** What is kept of facts that are right. */
export function keptSupply({ left, aDay, endsOn, remind }: SupplyFacts, today: string): KeptSupply {
  if (left === null || aDay === null) return { ...NO_SUPPLY, endsOn, orderReminder: remind };
  const counted = { supplyLeft: left, supplyADay: aDay, supplyCountedOn: today };
  return { ...counted, endsOn: lastDay(today, left, aDay), orderReminder: remind };
}

/** When to order again. Days as YYYY-MM-DD. */
export const orderDay = (endsOn: string): string => addDays(endsOn, -ORDER_DAYS_AHEAD);

/** How long a medicine lasts, as its patient sees it. */
export interface Supply extends SupplyFacts {
  /** The day on which `left` was true. */
  countedOn: string | null;
  endsOn: string;
  orderBy: string;
}

/** The same for a row; null where nobody told. */
export function supplyOf(kept: KeptSupply): Supply | null {
  const { supplyLeft: left, supplyADay: aDay, supplyCountedOn: countedOn, endsOn, orderReminder: remind } = kept;
  return endsOn === null ? null : { left, aDay, countedOn, endsOn, remind, orderBy: orderDay(endsOn) };
}
