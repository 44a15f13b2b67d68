import { compareShares } from "./proportions";

describe("two shares", () => {
  it.each([
    ["a clear difference", { of: 10_000, hits: 200 }, { of: 10_000, hits: 120 }, "firstBetter"],
    ["the same the other way round", { of: 10_000, hits: 120 }, { of: 10_000, hits: 200 }, "secondBetter"],
    ["a small one", { of: 10_000, hits: 150 }, { of: 10_000, hits: 140 }, "chance"],
    ["equal ones", { of: 500, hits: 10 }, { of: 500, hits: 10 }, "chance"],
    ["too few clicks", { of: 10_000, hits: 4 }, { of: 10_000, hits: 400 }, "tooFew"],
    ["nothing yet", { of: 0, hits: 0 }, { of: 0, hits: 0 }, "tooFew"],
    ["everything clicked", { of: 90, hits: 90 }, { of: 90, hits: 40 }, "tooFew"],
  ])("%s", (_what, first, second, said) => {
    expect(compareShares(first, second)).toBe(said);
  });

  it("changes its mind at a z of 1.96", () => {
    // 120 and 90.6 of 10,000 would be 2.04, 120 and 93 are 1.86.
    expect(compareShares({ of: 10_000, hits: 120 }, { of: 10_000, hits: 90 })).toBe("firstBetter");
    expect(compareShares({ of: 10_000, hits: 120 }, { of: 10_000, hits: 93 })).toBe("chance");
  });
});
