import fc from "fast-check";
import { ageBandOf, type Cell, isAdult, MERGED, mergeSmallGroups, percentsOf } from "./audience.rules";

const cell = (label: string, people: number): Cell => ({
  ...{ label, people, surePeople: people, views: people * 2, clicks: people, engagements: 0 },
});
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it.each([
  [null, null],
  [16, null],
  [17, null],
  [18, "18-24"],
  [24, "18-24"],
  [25, "25-34"],
  [44, "35-44"],
  [54, "45-54"],
  [64, "55-64"],
  [65, "65+"],
  [120, "65+"],
])("the age %p is in the band %p", (age, band) => {
  expect(ageBandOf(age)).toBe(band);
  expect(isAdult(age)).toBe(age === null || age >= 18);
});

describe("small groups", () => {
  it.each<[string, Cell[], Cell[]]>([
    ["of 10 people stand alone", [cell("a", 10), cell("b", 30)], [cell("a", 10), cell("b", 30)]],
    [
      "of 9 are merged, with the next smallest while they are too few together",
      [cell("a", 9), cell("b", 10), cell("c", 30)],
      [cell("c", 30), cell(MERGED, 19)],
    ],
    [
      "are merged with each other first",
      [cell("a", 4), cell("b", 6), cell("c", 12)],
      [cell("c", 12), cell(MERGED, 10)],
    ],
    ["are all that there is: nothing is kept", [cell("a", 4), cell("b", 5)], []],
    ["of one person leave nothing", [cell("a", 1)], []],
    ["may be none", [], []],
  ])("%s", (_what, cells, kept) => {
    expect(mergeSmallGroups(cells)).toEqual(kept);
  });

  const cells = fc.array(
    fc.record({ people: fc.integer({ min: 1, max: 40 }), views: fc.integer({ min: 1, max: 400 }) }),
    {
      maxLength: 8,
    },
  );
  it("are never kept, and nothing is lost unless all is", () => {
    fc.assert(
      fc.property(cells, (given) => {
        const all = given.map((one, at) => ({ ...cell(String(at), one.people), views: one.views }));
        const kept = mergeSmallGroups(all);
        expect(kept.every(({ people }) => people >= 10)).toBe(true);
        const total = sum(all.map(({ people }) => people));
        expect(sum(kept.map(({ people }) => people))).toBe(total < 10 ? 0 : total);
        if (kept.length > 0) expect(sum(kept.map(({ views }) => views))).toBe(sum(all.map(({ views }) => views)));
      }),
    );
  });
});

describe("percents", () => {
  it.each<[number[], number[]]>([
    [[], []],
    [[0, 0], []],
    [[7], [100]],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [999, 1],
      [100, 0],
    ],
    [
      [1, 2, 3, 4],
      [10, 20, 30, 40],
    ],
  ])("of %p are %p", (parts, percents) => {
    expect(percentsOf(parts)).toEqual(percents);
  });

  const parts = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 12 });
  it("sum to 100, are less than one away from the exact share, and more is never less", () => {
    fc.assert(
      fc.property(parts, (given) => {
        const percents = percentsOf(given);
        if (sum(given) === 0) return expect(percents).toEqual([]);
        expect(sum(percents)).toBe(100);
        for (const [at, percent] of percents.entries()) {
          expect(Math.abs(percent - ((given[at] ?? 0) * 100) / sum(given))).toBeLessThan(1);
          for (const [other, others] of percents.entries()) {
            if ((given[at] ?? 0) > (given[other] ?? 0)) expect(percent).toBeGreaterThanOrEqual(others);
          }
        }
      }),
    );
  });
});
