import {
  formatClock,
  formatDay,
  formatDayOrClock,
  formatFullDay,
  formatHourMinute,
  formatSeconds,
  formatSpan,
  formatTimeOfDay,
  formatWeekday,
  isSameDay,
} from "./time";

describe("times in London", () => {
  it("shows the clock of patients, in summer and in winter", () => {
    expect(formatClock("2026-11-20T09:58:00Z")).toBe("9:58 AM");
    expect(formatClock("2026-07-20T12:05:00Z")).toBe("1:05 PM");
    expect(formatClock("2026-11-20T00:10:00Z")).toBe("12:10 AM");
  });

  it("shows the clocks of administrators", () => {
    expect(formatHourMinute("2026-11-20T00:05:09Z")).toBe("00:05");
    expect(formatSeconds("2026-11-20T10:41:55Z")).toBe("10:41:55");
  });

  it("shows days, with the year only when it is another", () => {
    expect(formatDay("2026-11-18T10:00:00Z", "2026-11-20T10:00:00Z")).toBe("18 November");
    expect(formatDay("2025-11-18T10:00:00Z", "2026-11-20T10:00:00Z")).toBe("18 November 2025");
    expect(formatFullDay("2026-12-04T10:00:00Z")).toBe("4 December 2026");
    expect(formatWeekday("2026-11-20T10:00:00Z")).toBe("Friday 20 November");
  });

  it("begins the day at midnight in London, not in UTC", () => {
    expect(isSameDay("2026-07-01T23:30:00Z", "2026-07-02T09:00:00Z")).toBe(true);
    expect(formatDayOrClock("2026-07-01T23:30:00Z", "Today", "2026-07-02T09:00:00Z")).toBe("Today, 12:30 AM");
    expect(formatDayOrClock("2026-07-01T22:30:00Z", "Today", "2026-07-02T09:00:00Z")).toBe("1 July");
  });

  it.each([
    ["fr", "Aujourd’hui, 13:05", "18 novembre 2025", "vendredi 20 novembre"],
    ["es", "Hoy, 13:05", "18 de noviembre de 2025", "viernes, 20 de noviembre"],
    ["de", "Heute, 13:05", "18. November 2025", "Freitag, 20. November"],
  ] as const)("speaks %s", (language, clock, day, weekday) => {
    const today = clock.split(",")[0] ?? "";
    expect(formatDayOrClock("2026-11-20T13:05:00Z", today, "2026-11-20T15:00:00Z", language)).toBe(clock);
    expect(formatDayOrClock("2025-11-18T13:05:00Z", today, "2026-11-20T15:00:00Z", language)).toBe(day);
    expect(formatWeekday("2026-11-20T13:05:00Z", language)).toBe(weekday);
  });

  it("shows times of any day", () => {
    expect([0, 2 + 10 / 60, 12, 13].map((hours) => formatTimeOfDay(hours))).toEqual([
      "12 AM",
      "2:10 AM",
      "12 PM",
      "1 PM",
    ]);
    expect([3, 15 + 40 / 60].map((hours) => formatTimeOfDay(hours, "de"))).toEqual(["3 Uhr", "15:40"]);
    expect(formatTimeOfDay(21, "fr")).toBe("21 h");
    expect(formatTimeOfDay(21, "es")).toBe("21:00");
  });
});

it("a length of time is said in the unit that people would use", () => {
  const said = [1, 20, 21, 90, 729, 2_190].map((days) => formatSpan(days));
  expect(said).toEqual(["1 day", "20 days", "3 weeks", "3 months", "24 months", "6 years"]);
  expect(formatSpan(0.25)).toBe("6 hours");
  expect(formatSpan(2_190, "es")).toBe("6 años");
});
