import { momentOf, nextOccurrence, type Series } from "./repeat.rules";

const times = (repeats: Series["repeats"], firstAt: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    momentOf({ repeats, firstAt }, from + index)
      .toISOString()
      .slice(0, 16),
  );

it("comes daily at the same time in London, through both changes of the clocks", () => {
  expect(times("DAILY", "2026-03-27T02:30", 0, 3)).toEqual([
    "2026-03-27T02:30",
    "2026-03-28T02:30",
    "2026-03-29T01:30", // summer time from here on
    "2026-03-30T01:30",
  ]);
  expect(times("DAILY", "2026-10-24T02:30", 0, 2)).toEqual([
    "2026-10-24T01:30",
    "2026-10-25T02:30", // winter time from here on
    "2026-10-26T02:30",
  ]);
});

it("comes an hour later where the clocks jump over its time, and the first time where it comes twice", () => {
  expect(times("DAILY", "2026-03-28T01:30", 0, 2)).toEqual([
    "2026-03-28T01:30",
    "2026-03-29T01:30", // clocks show 02:30
    "2026-03-30T00:30",
  ]);
  expect(times("DAILY", "2026-10-24T01:30", 0, 2)).toEqual([
    "2026-10-24T00:30",
    "2026-10-25T00:30", // 01:30 comes again an hour later
    "2026-10-26T01:30",
  ]);
});

it("comes weekly on the same day of the week, and monthly on the same day or the last of the month", () => {
  expect(times("WEEKLY", "2026-03-22T03:00", 0, 2)).toEqual([
    "2026-03-22T03:00",
    "2026-03-29T02:00",
    "2026-04-05T02:00",
  ]);
  expect(times("MONTHLY", "2027-12-31T23:15", 0, 4)).toEqual([
    "2027-12-31T23:15",
    "2028-01-31T23:15",
    "2028-02-29T23:15",
    "2028-03-31T22:15",
    "2028-04-30T22:15",
  ]);
  expect(times("MONTHLY", "2026-01-29T12:00", 1, 2)).toEqual(["2026-02-28T12:00", "2026-03-29T11:00"]);
});

it.each<[Series["repeats"], string, number, string, number]>([
  ["DAILY", "2026-11-20T02:00", 0, "2026-11-20T02:10", 1],
  ["DAILY", "2026-11-20T02:00", 0, "2026-11-21T02:00", 2], // what begins now is not to come
  ["DAILY", "2026-11-20T02:00", 5, "2026-11-20T02:10", 6],
  ["DAILY", "2026-11-20T02:00", 0, "2029-11-20T01:59", 1096],
  ["WEEKLY", "2026-03-22T01:30", 0, "2026-03-29T00:31", 1],
  ["MONTHLY", "2026-01-31T02:00", 0, "2027-02-28T02:00", 14],
  ["MONTHLY", "2026-01-31T02:00", 0, "2027-02-28T01:59", 13],
])("%s from %s, after %i at %s: %i", (repeats, firstAt, last, now, expected) => {
  expect(nextOccurrence({ repeats, firstAt }, last, new Date(`${now}Z`))).toBe(expected);
});
