import { changeOf } from "./insights";
import { spanOf } from "./period";

const chosen = { from: "2026-01-02", to: "2026-01-03" };

it.each([
  ["LAST_7", "2026-10-28T12:00:00Z", "2026-10-22", "2026-10-28"],
  ["LAST_30", "2026-10-28T12:00:00Z", "2026-09-29", "2026-10-28"],
  ["THIS_MONTH", "2026-09-30T23:30:00Z", "2026-10-01", "2026-10-01"], // October in London
  ["LAST_MONTH", "2026-03-15T12:00:00Z", "2026-02-01", "2026-02-28"],
  ["LAST_YEAR", "2026-11-26T12:00:00Z", "2025-11-27", "2026-11-26"],
  ["CHOSEN", "2026-11-26T12:00:00Z", "2026-01-02", "2026-01-03"],
] as const)("%s at %s is %s to %s", (name, now, from, to) => {
  expect(spanOf(name, new Date(now), chosen)).toEqual({ from, to });
});

it.each([
  [112, 100, "+12%"],
  [50, 100, "-50%"],
  [100, 100, "0%"],
  [-50, -100, "+50%"],
  [1, 0, null],
  [null, 1, null],
])("%p against %p is %p", (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
