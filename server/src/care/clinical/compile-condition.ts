import type { Condition } from "./book.rules";
import type { ConditionSource, PathwaySource } from "./book-schema";

const DAYS: Readonly<Record<string, number>> = { min: 1 / 1440, h: 1 / 24, d: 1, w: 7, mo: 30.4, y: 365 };

/** "3w" in days. */
function daysOf(span: string): number {
  const [, value = "0", unit = "d"] = /^([\d.]+)([a-z]+)$/.exec(span) ?? [];
  return Number(value) * (DAYS[unit] ?? 1);
}

export const yearsOf = (span: string) => daysOf(span) / 365;

const anyOf = (conditions: readonly Condition[]): Condition => ({ atLeast: 1, of: conditions });

export function conditionOf(source: ConditionSource): Condition {
  if (typeof source === "string") return { fact: source };
  if ("not" in source) return { not: conditionOf(source.not) };
  if ("all" in source) return { all: source.all.map(conditionOf) };
  if ("any" in source) return anyOf(source.any.map(conditionOf));
  if ("count" in source) return { atLeast: source.count["at-least"], of: source.count.of.map(conditionOf) };
  if ("temperature" in source) return source;
  if ("age" in source) {
    const { from, under } = source.age;
    return { age: { ...(from && { from: yearsOf(from) }), ...(under && { under: yearsOf(under) }) } };
  }
  return "over" in source
    ? { lasts: source.lasts, over: daysOf(source.over) }
    : { lasts: source.lasts, under: daysOf(source.under) };
}

export function whenOf({ all = [], any, unless = [], count }: PathwaySource["rows"][number]["when"]): Condition {
  return {
    all: [
      ...all.map(conditionOf),
      ...(any ? [anyOf(any.map(conditionOf))] : []),
      ...(count ? [conditionOf({ count })] : []),
      ...unless.map((condition) => ({ not: conditionOf(condition) })),
    ],
  };
}
