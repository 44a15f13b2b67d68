import { daysAhead, forecastOf } from "./forecast";

const counted = (impressionsUsed: number, updatedAt = "2026-11-20T00:00:00Z") => ({
  impressionsUsed,
  impressionsIncluded: 500_000,
  periodStart: "2026-11-04T00:00:00Z",
  periodEnd: "2026-12-04T00:00:00Z",
  updatedAt,
});

describe("forecastOf", () => {
  it("goes on as it was so far, and says when the quota is reached", () => {
    expect(forecastOf(counted(400_000), 800)).toEqual({
      days: 16,
      aDay: 25_000,
      total: 750_000,
      over: 250_000,
      costPence: 200_000,
      reachesAt: new Date("2026-11-24T00:00:00Z"),
    });
  });

  it("costs nothing while it stays within the quota", () => {
    expect(forecastOf(counted(160_000), 800)).toMatchObject({ total: 300_000, over: 0, costPence: 0, reachesAt: null });
    expect(forecastOf(counted(0), 800)).toMatchObject({ aDay: 0, total: 0, reachesAt: null });
  });

  it("names no day once the quota was passed, and rounds half a penny up", () => {
    expect(forecastOf(counted(600_000), 800)?.reachesAt).toBeNull();
    // 1,125,001 - 500,000 = 625,001 at £0.01 per 1,000 is 625.001 pence; 62,500 over at 100 pence is 6,250.
    expect(forecastOf({ ...counted(266_667), impressionsIncluded: 499_500 }, 1_001)?.costPence).toBe(502); // 501 × 1.001 = 501.501
  });

  it("says nothing under three full days, or after the end", () => {
    expect(forecastOf(counted(90_000, "2026-11-06T23:59:59Z"), 800)).toBeNull();
    expect(forecastOf(counted(90_000, "2026-11-07T00:00:00Z"), 800)?.days).toBe(3);
    expect(forecastOf(counted(90_000, "2026-12-04T00:00:00Z"), 800)).toBeNull();
  });
});

describe("daysAhead", () => {
  it("are those after today that are still paid for", () => {
    expect(daysAhead(counted(0, "2026-12-01T10:42:00Z"))).toEqual(["2026-12-02", "2026-12-03"]);
    expect(daysAhead(counted(0, "2026-12-03T10:42:00Z"))).toEqual([]);
  });

  it("misses no day and names none twice when the clocks change", () => {
    const month = { periodEnd: "2026-10-27T00:00:00Z", updatedAt: "2026-10-23T22:30:00Z" }; // half past eleven in summer time
    expect(daysAhead(month)).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
  });
});
