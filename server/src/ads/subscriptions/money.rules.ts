/** One line of what is charged. Times are ISO 8601, so that it can be kept as JSON. */
export interface ChargeLine {
  text: string;
  netPence: number;
  /** Over-quota lines only: the impressions over the quota, the period in which they were, and all that it counted. */
  impressions?: number;
  periodId?: string;
  used?: number;
  periodStart?: string;
  periodEnd?: string;
}

/** A sum without its lines. */
export interface Sum {
  netPence: number;
  /** With two decimals at the most. */
  vatPercent: number;
  vatPence: number;
  grossPence: number;
}

export interface Money extends Sum {
  lines: { text: string; netPence: number }[];
}

/** VAT in pence, reckoned in hundredths of a percent so that no rate is off by a fraction: half a penny goes up, away from zero for a credit note, which so takes back exactly what was charged. */
export function vatOf(netPence: number, vatPercent: number): number {
  const basisPoints = Math.round(vatPercent * 100);
  return Math.sign(netPence) * Math.floor((Math.abs(netPence) * basisPoints + 5_000) / 10_000);
}

/** The sum of lines, with VAT once on the net total. */
export function sumOf(lines: readonly { netPence: number }[], vatPercent: number): Sum {
  const netPence = lines.reduce((sum, line) => sum + line.netPence, 0);
  const vatPence = vatOf(netPence, vatPercent);
  return { netPence, vatPercent, vatPence, grossPence: netPence + vatPence };
}

/** A sum with the lines that it consists of, as people see it. */
export function moneyOf(
  lines: readonly { text: string; netPence: number }[],
  { netPence, vatPercent, vatPence, grossPence }: Sum,
): Money {
  return {
    lines: lines.map((line) => ({ text: line.text, netPence: line.netPence })),
    netPence,
    vatPercent,
    vatPence,
    grossPence,
  };
}

/** £1,234.50, with a minus before the pound for less than nothing. */
export function pounds(pence: number): string {
  const whole = Math.floor(Math.abs(pence) / 100);
  const rest = String(Math.abs(pence) % 100).padStart(2, "0");
  return `${pence < 0 ? "-" : ""}£${thousands(whole)}.${rest}`;
}

/** 1,234,567. */
export const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
