import {
  londonClock,
  londonMoment,
  noticePhase,
  overlapMessage,
  planWindow,
  WINDOW_MESSAGES,
  whatIsDue,
} from "./window.rules";

const at = (text: string) => new Date(text);

it.each([
  ["2026-12-04T18:30", "2026-12-04T18:30:00.000Z"],
  ["2026-07-04T18:30", "2026-07-04T17:30:00.000Z"],
  // The clocks go forward at 1:00 on 29 March 2026: from 1:00 to 1:59 there is no such time.
  ["2026-03-29T00:59", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29T01:00", "missing"],
  ["2026-03-29T01:59", "missing"],
  ["2026-03-29T02:00", "2026-03-29T01:00:00.000Z"],
  // They go back at 2:00 on 25 October 2026: from 1:00 to 1:59 comes twice, and the first is meant.
  ["2026-10-25T00:59", "2026-10-24T23:59:00.000Z"],
  ["2026-10-25T01:00", "2026-10-25T00:00:00.000Z"],
  ["2026-10-25T01:59", "2026-10-25T00:59:00.000Z"],
  ["2026-10-25T02:00", "2026-10-25T02:00:00.000Z"],
  ["2026-02-29T10:00", "unknown"],
  ["2026-12-04T24:00", "unknown"],
  ["2026-12-04 10:00", "unknown"],
  ["tomorrow", "unknown"],
])("%s on London's clock is %s", (wall, expected) => {
  const moment = londonMoment(wall);
  expect(moment instanceof Date ? moment.toISOString() : moment).toBe(expected);
});

it("reads London's clock", () => {
  expect(londonClock(at("2026-10-25T01:30:00Z"))).toBe("2026-10-25T01:30");
  expect(londonClock(at("2026-07-04T23:30:00Z"))).toBe("2026-07-05T00:30");
});

it.each([
  ["2026-10-25T00:29:59Z", "WAIT"],
  ["2026-10-25T00:30:00Z", "START"],
  ["2026-10-25T01:29:59Z", "START"], // late, but its time is not over
  ["2026-10-25T01:30:00Z", "MISSED"],
])("a window of an hour from 00:30 UTC is due at %s: %s", (now, expected) => {
  const window = { scheduledFor: at("2026-10-25T00:30:00Z"), endsAt: at("2026-10-25T01:30:00Z") };
  expect(whatIsDue(window, at(now))).toBe(expected);
});

describe("what users are told", () => {
  const window = {
    type: "RELEASE" as const,
    status: "SCHEDULED" as const,
    isAnnounced: true,
    scheduledFor: at("2026-12-04T18:00:00Z"),
    completedAt: null,
  };
  const over = { ...window, status: "COMPLETED" as const, completedAt: at("2026-12-04T18:05:00Z") };
  it.each([
    [window, "2026-12-03T17:59:59Z", null],
    [window, "2026-12-03T18:00:00Z", "COMING"],
    [window, "2026-12-04T17:44:59Z", "COMING"],
    [window, "2026-12-04T17:45:00Z", "SOON"],
    [{ ...window, isAnnounced: false }, "2026-12-04T17:45:00Z", null],
    [{ ...window, status: "IN_PROGRESS" as const }, "2026-12-04T18:01:00Z", "RUNNING"],
    [over, "2026-12-11T18:04:59Z", "RELEASED"],
    [over, "2026-12-11T18:05:00Z", null],
    [{ ...over, type: "BACKUP" as const }, "2026-12-04T19:00:00Z", null],
    [
      { ...window, status: "CANCELLED" as const, completedAt: at("2026-12-04T10:00:00Z") },
      "2026-12-04T17:50:00Z",
      null,
    ],
  ])("%j at %s: %s", (told, now, expected) => expect(noticePhase(told, at(now))).toBe(expected));
});

describe("an input", () => {
  const now = at("2026-11-20T12:00:00Z");
  const input = {
    type: "BACKUP" as const,
    scheduledFor: "2026-11-21T02:00",
    lasts: 60,
    description: " Nightly ",
    startsNow: false,
    repeats: "NEVER" as const,
  };
  it("is planned in UTC, and only releases are announced unless somebody says so", () => {
    const planned = planWindow(input, now);
    expect(planned).toMatchObject({
      scheduledFor: at("2026-11-21T02:00:00Z"),
      endsAt: at("2026-11-21T03:00:00Z"),
      description: "Nightly",
      isAnnounced: false,
    });
    const release = { ...input, type: "RELEASE" as const, releaseVersion: "v2.5.0", releaseNotes: "Faster." };
    expect(planWindow(release, now)).toMatchObject({ isAnnounced: true, releaseVersion: "v2.5.0" });
    expect(planWindow({ ...input, isAnnounced: true, startsNow: true, scheduledFor: null }, now)).toMatchObject({
      isAnnounced: true,
      scheduledFor: now,
    });
  });
  it.each([
    [{ description: "  " }, "description", WINDOW_MESSAGES.required],
    [{ scheduledFor: "" }, "scheduledFor", WINDOW_MESSAGES.required],
    [{ scheduledFor: "2026-11-20T12:00" }, "scheduledFor", WINDOW_MESSAGES.timePast],
    [{ scheduledFor: "2027-03-28T01:30" }, "scheduledFor", WINDOW_MESSAGES.timeMissing],
    [{ lasts: 4 }, "lasts", WINDOW_MESSAGES.minutes],
    [{ lasts: 721 }, "lasts", WINDOW_MESSAGES.minutes],
    [{ type: "RELEASE" as const, releaseNotes: "x" }, "releaseVersion", WINDOW_MESSAGES.required],
    [{ type: "RELEASE" as const, releaseVersion: "v1" }, "releaseNotes", WINDOW_MESSAGES.required],
    [
      { type: "RELEASE" as const, releaseVersion: "v1", releaseNotes: "x", repeats: "DAILY" as const },
      "repeats",
      WINDOW_MESSAGES.releaseRepeats,
    ],
    [{ description: "x".repeat(1_001) }, "description", WINDOW_MESSAGES.descriptionTooLong],
  ])("%j is refused at %s", (change, field, message) => {
    expect(planWindow({ ...input, ...change }, now)).toEqual([{ field, message }]);
  });
});

it("names the window that is overlapped by London's clock", () => {
  const other = { scheduledFor: at("2026-07-04T17:30:00Z"), endsAt: at("2026-07-04T18:30:00Z") };
  expect(overlapMessage({ type: "SECURITY", ...other })).toBe(
    "This overlaps the security window from 4 July 2026 at 18:30 to 4 July 2026 at 19:30.",
  );
});
