/** Rows of one report at the most. */
export const CONVERSION_ROWS_MAX = 500;
/** Of one campaign on one day. The money is in pence. */
export const CONVERSION_LIMITS = { conversions: 100_000, revenuePence: 1_000_000_00 } as const;

export const CONVERSION_MESSAGES = {
  noRows: "Add at least one row.",
  tooManyRows: `Please send at most ${CONVERSION_ROWS_MAX} rows at once.`,
  campaign: "This is not one of your campaigns.",
  day: "Enter a date, for example 2026-11-20.",
  future: "This date is in the future.",
  beforeCampaign: "This campaign did not exist on that date.",
  negative: "This cannot be less than 0.",
  tooManyConversions: "This can be at most 100,000 for one day.",
  tooMuchRevenue: "This can be at most £1,000,000.00 for one day.",
  revenueAlone: "Revenue needs at least one conversion. Enter the number of conversions.",
  target: "Name either a campaign, or a promo code with the number of the order.",
  code: "None of your campaigns has this code.",
  orderForm: "The number of an order has 1 to 64 letters, figures and - _ . / #, and nothing about a person.",
  orderCount: "An order is one conversion. Enter 1, or 0 to take it back.",
  orderTwice: "Another row already has this order.",
  allOfOrder: "All orders are of a campaign and day, not of one order by code.",
  fewerThanCount: "All orders of the day cannot be fewer than its conversions.",
  twice: "Another row already has this campaign and date.",
  keyUsed: "This key has already been used for another report. Please reload the page and send it again.",
} as const;

/** What an advertiser says came of a campaign on one London day. Never about a person. */
export interface ConversionRow {
  campaignId: string;
  /** The code with which somebody ordered, and the advertiser's own number of the order; null for the sum of a day. */
  promoCode: string | null;
  orderId: string | null;
  /** YYYY-MM-DD. */
  day: string;
  count: number;
  revenuePence: number;
  /** All that was ordered on the day, whether or not an advert brought it; null when nothing is said of it. */
  allOrders: number | null;
}

export interface ConversionProblem {
  /** For example `rows.0.day`. */
  field: string;
  message: string;
}

/** What the judgement needs to know of the world. */
export interface ConversionFacts {
  /** In London, YYYY-MM-DD. */
  today: string;
  /** The London day on which each of the advertiser's campaigns was made, by id. */
  madeOn: ReadonlyMap<string, string>;
  isDay: (text: string) => boolean;
}

/** Everything that is wrong with the rows, at most one sentence for each field. */
export function conversionProblems(rows: readonly ConversionRow[], facts: ConversionFacts): ConversionProblem[] {
  if (rows.length === 0) return [{ field: "rows", message: CONVERSION_MESSAGES.noRows }];
  if (rows.length > CONVERSION_ROWS_MAX) return [{ field: "rows", message: CONVERSION_MESSAGES.tooManyRows }];
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const key = row.orderId ?? `${row.campaignId.toLowerCase()} ${row.day}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    const found = {
      ...targetProblems(row, facts, isRepeated),
      day: dayProblem(row, facts) ?? (isRepeated && row.orderId === null ? CONVERSION_MESSAGES.twice : undefined),
      count: countProblem(row),
      revenuePence: revenueProblem(row),
      allOrders: allOrdersProblem(row),
    };
    return Object.entries(found).flatMap(([name, message]) =>
      message ? [{ field: `rows.${index}.${name}`, message }] : [],
    );
  });
}

const ORDER_ID = /^[\w./#-]{1,64}$/;

function targetProblems(
  { campaignId, promoCode, orderId }: ConversionRow,
  { madeOn }: ConversionFacts,
  isRepeated: boolean,
): Record<string, string | undefined> {
  if (promoCode === null && orderId === null) {
    return { campaignId: madeOn.has(campaignId) ? undefined : CONVERSION_MESSAGES.campaign };
  }
  if (promoCode === null || orderId === null) return { promoCode: CONVERSION_MESSAGES.target };
  const isWrong = !ORDER_ID.test(orderId);
  return {
    promoCode: madeOn.has(campaignId) ? undefined : CONVERSION_MESSAGES.code,
    orderId: isWrong ? CONVERSION_MESSAGES.orderForm : isRepeated ? CONVERSION_MESSAGES.orderTwice : undefined,
  };
}

function dayProblem({ campaignId, day }: ConversionRow, { today, madeOn, isDay }: ConversionFacts): string | undefined {
  if (!isDay(day)) return CONVERSION_MESSAGES.day;
  if (day > today) return CONVERSION_MESSAGES.future;
  return day < (madeOn.get(campaignId) ?? "") ? CONVERSION_MESSAGES.beforeCampaign : undefined;
}

function countProblem({ count, revenuePence, orderId }: ConversionRow): string | undefined {
  if (count < 0) return CONVERSION_MESSAGES.negative;
  if (orderId !== null && count > 1) return CONVERSION_MESSAGES.orderCount;
  if (count > CONVERSION_LIMITS.conversions) return CONVERSION_MESSAGES.tooManyConversions;
  return count === 0 && revenuePence > 0 ? CONVERSION_MESSAGES.revenueAlone : undefined;
}

function allOrdersProblem({ allOrders, count, orderId }: ConversionRow): string | undefined {
  if (allOrders === null) return undefined;
  if (orderId !== null) return CONVERSION_MESSAGES.allOfOrder;
  if (allOrders < count) return CONVERSION_MESSAGES.fewerThanCount;
  return allOrders > CONVERSION_LIMITS.conversions ? CONVERSION_MESSAGES.tooManyConversions : undefined;
}

function revenueProblem({ revenuePence }: ConversionRow): string | undefined {
  if (revenuePence < 0) return CONVERSION_MESSAGES.negative;
  return revenuePence > CONVERSION_LIMITS.revenuePence ? CONVERSION_MESSAGES.tooMuchRevenue : undefined;
}
