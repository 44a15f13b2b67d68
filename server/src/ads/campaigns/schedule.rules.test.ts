import { hasHourLeft, isScheduled, londonHour, weekdayOf } from "./schedule.rules";

const always = { startsOn: null, endsOn: null, weekdays: [], hours: [] };
const at = (text: string) => londonHour(Date.parse(text));

it.each([
  ["2026-11-22", 7],
  ["2026-11-23", 1],
  ["2026-12-31", 4],
])("%s is the ISO day %d of the week", (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

describe("the hour in London", () => {
  it.each([
    ["2026-01-05T09:00:00Z", { day: "2026-01-05", weekday: 1, hour: 9 }],
    ["2026-07-05T23:30:00Z", { day: "2026-07-06", weekday: 1, hour: 0 }],
    ["2026-03-29T00:59:59Z", { day: "2026-03-29", weekday: 7, hour: 0 }],
    ["2026-03-29T01:00:00Z", { day: "2026-03-29", weekday: 7, hour: 2 }],
    ["2026-10-25T00:30:00Z", { day: "2026-10-25", weekday: 7, hour: 1 }],
    ["2026-10-25T01:30:00Z", { day: "2026-10-25", weekday: 7, hour: 1 }],
    ["2026-10-25T02:00:00Z", { day: "2026-10-25", weekday: 7, hour: 2 }],
  ])("at %s", (text, expected) => {
    expect(at(text)).toEqual(expected);
  });
});

describe("a schedule", () => {
  it.each([
    ["none", {}, "2026-11-22T10:00:00Z", true],
    ["before its first day", { startsOn: "2026-11-23" }, "2026-11-22T23:59:00Z", false],
    ["on its first day in London", { startsOn: "2026-07-02" }, "2026-07-01T23:00:00Z", true],
    ["on its last day", { endsOn: "2026-11-22" }, "2026-11-22T23:59:00Z", true],
    ["after its last day in London", { endsOn: "2026-07-01" }, "2026-07-01T23:00:00Z", false],
    ["on its weekday", { weekdays: [7] }, "2026-11-22T10:00:00Z", true],
    ["on another weekday", { weekdays: [1, 3] }, "2026-11-22T10:00:00Z", false],
    ["in its hour in summer", { hours: [9] }, "2026-07-01T08:30:00Z", true],
    ["in the same hour of UTC", { hours: [8] }, "2026-07-01T08:30:00Z", false],
  ])("with %s", (_what, given, text, expected) => {
    expect(isScheduled({ ...always, ...given }, at(text))).toBe(expected);
  });
});

it.each([
  ["without limits", always, "2026-11-22T12:00:00Z", true],
  ["until today, in an hour to come", { ...always, endsOn: "2026-11-22", hours: [13] }, "2026-11-22T12:30:00Z", true],
  ["until today, in the present hour", { ...always, endsOn: "2026-11-22", hours: [12] }, "2026-11-22T12:30:00Z", true],
  [
    "until today, in an hour that is over",
    { ...always, endsOn: "2026-11-22", hours: [11] },
    "2026-11-22T12:30:00Z",
    false,
  ],
  ["over a weekend, on Mondays", { ...always, endsOn: "2026-11-22", weekdays: [1] }, "2026-11-21T12:00:00Z", false],
  [
    "on one day a year ahead, on its weekday",
    { ...always, startsOn: "2027-11-22", endsOn: "2027-11-22", weekdays: [1], hours: [0] },
    "2026-11-21T12:00:00Z",
    true,
  ],
  [
    "on the day on which the clocks leave out its only hour",
    { ...always, startsOn: "2027-03-28", endsOn: "2027-03-28", hours: [1] },
    "2026-11-21T12:00:00Z",
    false,
  ],
  [
    "on Sundays at one, from such a day on",
    { ...always, startsOn: "2027-03-28", weekdays: [7], hours: [1] },
    "2026-11-21T12:00:00Z",
    true,
  ],
  [
    "in the first hour of a summer's day",
    { ...always, startsOn: "2027-07-01", endsOn: "2027-07-01", hours: [0] },
    "2026-11-21T12:20:00Z",
    true,
  ],
])("a campaign %s has an hour left: %s", (_what, schedule, now, expected) => {
  expect(hasHourLeft(schedule, new Date(now))).toBe(expected);
});
