import { addDays } from "../../platform/london.rules";
import { BANK_HOLIDAYS, HOLIDAYS_KNOWN_UNTIL } from "./working-days.rules";

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

/** Easter Sunday by the anonymous Gregorian computation. */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, "0")}-${String((sum % 31) + 1).padStart(2, "0")}`;
}

const MONDAY = 1;

function mondayFrom(day: string, step: 1 | -1): string {
  let found = day;
  while (weekdayOf(found) !== MONDAY) found = addDays(found, step);
  return found;
}

/** The next day that is neither at a weekend nor taken. */
function freeFrom(day: string, taken: readonly string[]): string {
  let found = day;
  while ([0, 6].includes(weekdayOf(found)) || taken.includes(found)) found = addDays(found, 1);
  return found;
}

function holidaysOf(year: number): string[] {
  const christmas = freeFrom(`${year}-12-25`, []);
  const boxing =
    weekdayOf(`${year}-12-26`) === 6 || weekdayOf(`${year}-12-26`) === 0 ? `${year}-12-27` : `${year}-12-26`;
  return [
    freeFrom(`${year}-01-01`, []),
    addDays(easter(year), -2),
    addDays(easter(year), 1),
    mondayFrom(`${year}-05-01`, 1),
    mondayFrom(`${year}-05-31`, -1),
    mondayFrom(`${year}-08-31`, -1),
    christmas,
    freeFrom(boxing, [christmas]),
  ].sort();
}

it("knows the bank holidays of every year that it says it knows", () => {
  const last = Number(HOLIDAYS_KNOWN_UNTIL.slice(0, 4));
  const years = [...new Set([...BANK_HOLIDAYS].map((day) => Number(day.slice(0, 4))))];
  expect(Math.max(...years)).toBe(last);
  expect([...BANK_HOLIDAYS]).toEqual(years.flatMap(holidaysOf));
});
