import { forgottenBefore, minuteOf, uptimePercent, uptimeSince } from "./heartbeat.rules";

const now = new Date("2026-11-22T10:42:31Z");

it("knows the minute of a moment", () => {
  expect(minuteOf(now).toISOString()).toBe("2026-11-22T10:42:00.000Z");
});

it("counts from the first beat, and from 30 days ago at the most", () => {
  expect(uptimeSince(new Date("2026-11-22T10:00:00Z"), now).toISOString()).toBe("2026-11-22T10:00:00.000Z");
  expect(uptimeSince(new Date("2026-01-01T10:00:00Z"), now).toISOString()).toBe("2026-10-23T10:42:00.000Z");
  expect(forgottenBefore(now).toISOString()).toBe("2026-10-22T10:42:00.000Z");
});

it.each([
  ["2026-11-22T10:02:00Z", 40, 100],
  ["2026-11-22T10:02:00Z", 20, 50],
  ["2026-11-22T10:02:00Z", 0, 0],
  ["2026-10-23T10:42:00Z", 43_199, 99.9],
  ["2026-11-22T10:42:00Z", 0, 100],
])("since %s with %d beats it is %d percent", (since, beats, percent) => {
  expect(uptimePercent(new Date(since), beats, now)).toBe(percent);
});
