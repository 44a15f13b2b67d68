import { frequencyOf } from "./dosage.rules";

it.each([
  ["One to be taken once a day", "ONCE"],
  ["Take ONE tablet daily", "ONCE"],
  ["1 tablet OD", "ONCE"],
  ["20 mg each day", "ONCE"],
  ["One at night", "ONCE"],
  ["One in the morning, with breakfast", "ONCE"],
  ["Two to be taken every day with food", "ONCE"],
  ["One to be taken twice a day", "TWICE"],
  ["1 b.d.", "TWICE"],
  ["1 tab BD with meals", "TWICE"],
  ["500mg two times daily", "TWICE"],
  ["One every 12 hours", "TWICE"],
  ["Two in the morning and one at night", "TWICE"],
  ["ONE CAPSULE THREE TIMES A DAY", "THREE_TIMES"],
  ["5ml TDS", "THREE_TIMES"],
  ["3 times per day after meals", "THREE_TIMES"],
  ["One morning, noon and night", "THREE_TIMES"],
  ["One every eight hours", "THREE_TIMES"],
  ["Two puffs when required", "AS_NEEDED"],
  ["1-2 tablets up to four times a day PRN", "AS_NEEDED"],
  ["Take one as and when needed", "AS_NEEDED"],
  ["One four times a day", null],
  ["1 QDS", null],
  ["One every 4 to 6 hours", null],
  ["One every 4-6 hours", null],
  ["One tablet once a week", null],
  ["10 mg weekly on Mondays", null],
  ["One on alternate days", null],
  ["One every other day", null],
  ["Take as directed", null],
  ["One twice a day, three times a day if ill", null],
  ["One with breakfast, lunch, supper and at bedtime", null],
  ["apply to the skin", null],
  ["", null],
])("%j is taken %s", (text, frequency) => {
  expect(frequencyOf(text)).toBe(frequency);
});

it("is quick with a text that is made to be slow", () => {
  const started = process.cpuUsage();
  frequencyOf("one times a ".repeat(2_000));
  expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
});
