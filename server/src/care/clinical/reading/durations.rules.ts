/** Which times of a question tell how long a symptom lasts, and which belong to something else: a holiday, a supply, an age. */
import { numberIn } from "./numbers.rules";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Before the number: "in three weeks", "every couple of years", "within a month". */
const BEFORE = words(
  "in within every each next until till by per aged age another coming due ahead under turns turned",
);
/** Behind the unit: "ten days' supply", "two months out of date", "three weeks backpacking", "five weeks apart". */
const BEHIND = words(
  "old off out early apart supply supplies worth notice holiday holidays trip leave travelling traveling backpacking camping " +
    "course courses pass left younger older ahead later pregnant gone along fr:vacances fr:avance es:vacaciones de:urlaub de:vorrat",
);
/** "Twice a month", "three days a week": what is counted before "a". */
const COUNTED = words(
  "once twice times time day days night nights hour hours item items drink drinks unit units cigarettes much often many " +
    "bottles glass glasses pounds quid mal fr:fois es:veces es:vez",
);
/** "It began three weeks ago" belongs to the symptom, "I had it taken out three weeks ago" does not. */
const BEGAN = words("start started starts began begun since noticed came come appeared first got been");
const REACH = 8;
/** "He has not opened his bowels in 8 days" looks back, "we fly in 8 days" ahead. */
const NOT = words("not no never cannot nothing hardly barely without");
/** "The last month" is how long, "my check-up last month" is when. */
const BEFORE_LAST = words("the for since over past this these");

function isWithin(said: readonly string[], from: number, to: number, list: ReadonlySet<string>): boolean {
  for (let at = Math.max(0, from); at <= to; at += 1) if (list.has(said[at] ?? "")) return true;
  return false;
}

/** Whether a number and its unit of time, at these places, may tell how long a symptom lasts. Times that nobody can place do. */
export function mayLast(said: readonly string[], number: number, unit: number): boolean {
  const before = said[number - 1] ?? "";
  const behind = said[unit + 1] ?? "";
  if (said[number] === "last") return BEFORE_LAST.has(before);
  if (["in", "within"].includes(before) && isWithin(said, number - REACH, number - 1, NOT)) return true;
  if (BEFORE.has(before) || (before === "the" && BEFORE.has(said[number - 2] ?? "") && said[number - 2] !== "in"))
    return false;
  if (BEHIND.has(behind)) return false;
  const isRate = (said[number] === "a" || said[number] === "an") && COUNTED.has(before);
  if (isRate || said[number - 1] === "many") return false;
  if (behind === "ago")
    return isWithin(said, number - REACH, number - 1, BEGAN) && numberIn(said[number]) !== undefined;
  return true;
}
