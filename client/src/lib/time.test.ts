import {
  formatClock,
  formatDay,
  formatDayOrClock,
  formatFullDay,
  formatHourMinute,
  formatSeconds,
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
});
