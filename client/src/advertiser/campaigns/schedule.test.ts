import { hoursOf, shortWeekday, spansOf, spanWords, weekdayName } from "./schedule";

describe("hours of a day", () => {
  it("become stretches and hours again", () => {
    const spans = spansOf([22, 9, 10, 15, 23, 10]);
    expect(spans.map(spanWords)).toEqual(["9:00-11:00", "15:00-16:00", "22:00-24:00"]);
    expect(hoursOf(spans)).toEqual([9, 10, 15, 22, 23]);
    expect(spansOf([])).toEqual([]);
  });

  it("have days with names, Monday first", () => {
    expect([1, 7].map(weekdayName)).toEqual(["Monday", "Sunday"]);
    expect(shortWeekday(3)).toBe("Wed");
  });
});
