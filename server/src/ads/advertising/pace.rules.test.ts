import fc from "fast-check";
import { evenAllowance, hoursOfUtcDay } from "./pace.rules";

describe("the hour in London", () => {
  it("exists 24 times a UTC day: when clocks change one is missing or comes twice", () => {
    const hours = (day: string) => hoursOfUtcDay(day).map(({ hour }) => hour);
    expect(hours("2026-03-29").filter((hour) => hour === 1)).toHaveLength(0);
    expect(hours("2026-10-25").filter((hour) => hour === 1)).toHaveLength(2);
    expect(hours("2026-11-01")).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  });
});

describe("an even delivery", () => {
  const midnight = Date.parse("2026-11-22T00:00:00Z");
  const quarter = (number: number) => midnight + number * 900_000;
  const all = Array.from({ length: 24 }, () => true);

  it.each([
    [96, 0, 1],
    [96, 1, 2],
    [96, 95, 96],
    [10, 0, 1],
    [10, 47, 5],
    [10, 48, 6],
    [1, 0, 1],
  ])("of %d in quarter %d is %d", (cap, number, expected) => {
    expect(evenAllowance(cap, all, quarter(number))).toBe(expected);
    expect(evenAllowance(cap, all, quarter(number) + 899_999)).toBe(expected);
  });

  it("spreads over the allowed hours only", () => {
    const hours = all.map((_, hour) => hour === 9 || hour === 20);
    expect(evenAllowance(80, hours, quarter(35))).toBe(0);
    expect(evenAllowance(80, hours, quarter(36))).toBe(10);
    expect(evenAllowance(80, hours, quarter(60))).toBe(40);
    expect(evenAllowance(80, hours, quarter(83))).toBe(80);
    expect(
      evenAllowance(
        80,
        hours.map(() => false),
        quarter(83),
      ),
    ).toBe(0);
  });

  it("only grows, and is the whole cap at the end", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
        (cap, hours) => {
          fc.pre(hours.some(Boolean));
          const path = Array.from({ length: 96 }, (_, number) => evenAllowance(cap, hours, quarter(number)));
          expect(path.every((value, index) => index === 0 || value >= (path[index - 1] ?? 0))).toBe(true);
          expect(path.at(-1)).toBe(cap);
        },
      ),
    );
  });
});
