export interface UsageScale {
  max: number;
  majors: number;
  minors: number;
  labels: { at: number; text: string; strong?: boolean; optional?: boolean }[];
}

/** More major ticks than this would be a hatch. */
const MOST_MAJORS = 16;

/**
 * The scale on which usage stands against its quota. A major tick is a fifth of the quota or a doubled multiple of that; the
 * scale ends beyond both the quota and what is used, so that an excess is seen at its true size.
 * @param format writes a count.
 * @param includedText the label under the quota.
 */
export function usageScale(
  used: number,
  included: number,
  format: (count: number) => string,
  includedText: string,
): UsageScale {
  let unit = included / 5;
  while (used / unit >= MOST_MAJORS) unit *= 2;
  const majors = Math.max(Math.ceil((included * 1.6) / unit), Math.floor(used / unit) + 1);
  const max = majors * unit;
  // Numbers that would run into the quota's own are left out.
  const isFree = (at: number) => Math.abs(at - included) / max >= 0.3;
  const others = [2 * unit, max].filter(isFree).map((at) => ({ at, text: format(at), optional: true }));
  return {
    max,
    majors,
    minors: majors * 5,
    labels: [{ at: 0, text: "0" }, { at: included, text: includedText, strong: true }, ...others],
  };
}
