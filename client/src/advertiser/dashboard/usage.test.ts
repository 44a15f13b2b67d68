import { usageScale } from "./usage";

const scale = (used: number, included = 500_000) => usageScale(used, included, String, "included");

describe("usageScale", () => {
  it("ends at eight fifths of the quota while there is room", () => {
    expect(scale(412_806)).toMatchObject({ max: 800_000, majors: 8, minors: 40 });
    expect(scale(0).labels.map(({ at }) => at)).toEqual([0, 500_000, 200_000, 800_000]);
  });

  it("grows with what is used, and never ends on it", () => {
    expect(scale(800_000).max).toBe(900_000);
    expect(scale(1_234_567).max).toBe(1_300_000);
  });

  it.each([10, 100, 1_000])("has few ticks at %d times the quota", (times) => {
    const { majors, max } = scale(times * 500_000);
    expect(majors).toBeLessThanOrEqual(16);
    expect(max).toBeGreaterThan(times * 500_000);
  });
});
