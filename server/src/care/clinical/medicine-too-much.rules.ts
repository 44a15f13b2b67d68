import type { NamedMedicine } from "../medicines/names.rules";
import { isAnyOf, type MedicinesTable } from "../medicines/table.rules";
import type { Case } from "./case.rules";
import { gapIn, givenIn, takesAlready, timesMeantIn } from "./medicine-amounts.rules";
import { type Amounts, timesTheDose } from "./medicine-dose.rules";
import { isWeekly } from "./medicine-lines.rules";

/** What a message tells of amounts, and of too much of a medicine, beside the words of the questions. */

/** What is told, rather than asked. */
export const TOLD: ReadonlySet<string> = new Set([
  ...["taken", "of-mine", "beside", "for-me", "for-child", "on-it", "gap", "given", "by-two", "each-day", "for-weeks"],
]);
/** Signs that are told of a medicine ask nothing by themselves. */
export const isTold = (question: string): boolean => TOLD.has(question) || question.startsWith("sign-");
export const hasAny = (questions: ReadonlySet<string>, some: readonly string[]) =>
  some.some((one) => questions.has(one));

/** A slip is told, and not how much is usual. */
const SLIP =
  /(?<!\p{L})(?:mistake|accident\p{L}*|instead|doubl\p{L}*|twice|extra|(?:had|took|gave|taken) another|forgot\p{L}*|remember\p{L}*|by error|erreur|deux fois|trop|oubli\p{L}*|versehentlich|versehen|doppelt\p{L}*|zweimal|zu viel\p{L}*|vergessen|error|sin querer|dos veces|doble|demasiad\p{L}*|olvid\p{L}*)(?!\p{L})/iu;
const TWO =
  /(?<!\p{L})(?:two|2|deux|zwei|dos)(?!\s*(?:x|times|mal|fois|veces|h|hours?|hrs?|stunden|heures|horas|days?|tage|jours|días)(?!\p{L}))(?![\d.,:])/iu;

/** "Had two at 12": two tablets are a dose of some. */
const takesTwo = (named: readonly NamedMedicine[], message: string, { medicines }: MedicinesTable): boolean =>
  TWO.test(message) &&
  !SLIP.test(message) &&
  named.every(({ what }) => /^(?:1 or 2|2) (?:tablets|capsules)/.test(medicines[what]?.adult?.each.en ?? ""));

const MORE =
  /(?<!\p{L}|[\d.,:]|\bat |\bum |\bà |\blas )(?:[3-9]|\d{2,}|three|four|five|six|trois|quatre|cinq|drei|vier|fünf|tres|cuatro|cinco)(?!\s*(?:am|pm|h|hours?|hrs?|mins?|minutes?|mg|ml|uhr|kg|years?|months?|stunden|heures?|horas?|jahre|ans|años)(?!\p{L})|[\d.,:])/iu;

/** "2 paracetamol if I had Lemsip at 1pm": no more than a usual dose of each is told, and when. */
export const isWithinDoses = (message: string): boolean => !SLIP.test(message) && !MORE.test(message);

/** Rounding and a spoon that was too full are none too many. */
const TOO_MANY_TIMES = 1.5;
const FAR_TOO_MANY_TIMES = 3;

const PATCHES = /(?<!\d)[2-9]\s+(?:\p{L}+\s+)?(?:patches|patchs|pflaster|parches)(?!\p{L})/iu;
const STUCK =
  /(?<!\p{L})(?:used|put|stuck|wearing|wore|geklebt|aufgeklebt|mis|coll[eé]s?|puse|puesto|pegado)(?!\p{L})/iu;
const OF_PATCHES = /patch|pflaster|parche|timbre/iu;

/** More than one patch at a time. */
const hasManyPatches = (message: string, found: ReadonlySet<string>): boolean =>
  (found.has("many-patches") && OF_PATCHES.test(message)) || (PATCHES.test(message) && STUCK.test(message));

/** "My 2 year old has eaten 3 of my amlodipine", and not "has eaten and can have". */
const EATEN =
  /(?<!\p{L})(?:ate|eaten|swallowed|chewed|licked|sucked|aval[eé]e?|mang[eé]e?|croqu[eé]e?|comido|tragado)\s+(?:(?!and|with|before|after|since|so|can|but|not|any|little|less|nothing|et|avec|avant|y|con|antes)[\p{L}\d]+\s+){0,5}$/iu;
const EATEN_LAST = /^\s+(?:\p{L}+\s+){0,2}(?:gegessen|geschluckt|verschluckt|zerkaut)(?!\p{L})/iu;

const isEaten = ({ at, words }: NamedMedicine, message: string): boolean =>
  EATEN.test(message.slice(0, at)) || EATEN_LAST.test(message.slice(at + words.length));

/** Given at less than half of the gap that has to be between doses. */
function isTooOften({ what }: NamedMedicine, message: string, table: MedicinesTable): number {
  const { adult, child = [] } = table.medicines[what] ?? {};
  const gaps = [...(adult ? [adult] : []), ...child].map(({ gapHours }) => gapHours);
  const gap = gapIn(message);
  return gap && gaps.length > 0 ? Math.min(...gaps) / gap : 0;
}

/** A child that was given more than the dose of its age had too much, whatever else is asked. */
export function withTooMuch(
  found: Set<string>,
  named: readonly NamedMedicine[],
  message: string,
  amounts: Amounts & { table: MedicinesTable },
): void {
  const [medicine, ...others] = named;
  if (!medicine || others.length > 0) return;
  const { table } = amounts;
  const times = Math.max(
    timesTheDose(medicine, givenIn(message), amounts),
    isTooOften(medicine, message, table),
    timesMeantIn(message),
    isWeekly(medicine, table) && found.has("each-day") && (takesAlready(message) || SLIP.test(message))
      ? FAR_TOO_MANY_TIMES
      : 0,
    amounts.childAge !== undefined && isEaten(medicine, message) ? FAR_TOO_MANY_TIMES : 0,
    hasManyPatches(message, found) && isAnyOf(table, medicine.what, ["opioid"]) ? FAR_TOO_MANY_TIMES : 0,
  );
  if (times >= FAR_TOO_MANY_TIMES) found.add("swallowed");
  else if (times >= TOO_MANY_TIMES) found.add("doubled");
  if (times >= TOO_MANY_TIMES) for (const one of ["dose", "same", "apart"]) found.delete(one);
}

/** How often a medicine may be taken in a day, by its doses. */
function mostTimes(what: string, table: MedicinesTable): number {
  const { adult, child = [] } = table.medicines[what] ?? {};
  return Math.max(0, ...[...(adult ? [adult] : []), ...child].map(({ times }) => times));
}

const TOO_MUCH = /^(danger\.overdose|poison\.)/;

/** "Twice, 5 hours apart": as long as it has to be between doses. */
const isInGap = ([medicine, ...others]: readonly NamedMedicine[], message: string, table: MedicinesTable): boolean => {
  const times = medicine && others.length === 0 ? isTooOften(medicine, message, table) : 0;
  return times > 0 && times <= 1;
};

/** Adds what is told beside the words of the questions: an amount asks for a dose. */
export function withAmounts(
  found: Set<string>,
  named: readonly NamedMedicine[],
  message: string,
  amounts: Amounts,
  { known, table, isInTime }: { known: Case; table: MedicinesTable; isInTime: boolean },
): void {
  // Whoever had too much of it is told no dose.
  const hadTooMuch = [...known.facts].some(([id, { standing }]) => standing === "present" && TOO_MUCH.test(id));
  // Four doses in a day are the most, and none too many.
  const { takenToday } = amounts;
  const isNoneTooMany =
    (takenToday !== undefined && named.every(({ what }) => takenToday <= mostTimes(what, table))) ||
    isInGap(named, message, table);
  // Two who each gave one gave too much, unless times are told between which enough time went by.
  const isByTwo = found.has("by-two") && named.length === 1 && amounts.lastDose === undefined;
  if (isByTwo) found.add("doubled");
  else if (isNoneTooMany || isInTime || (amounts.childAge === undefined && takesTwo(named, message, table)))
    found.delete("doubled");
  if (hadTooMuch || hasAny(found, ["swallowed", "doubled", "vomited"])) return;
  const hasDoses = named.some(({ what }) => table.medicines[what]?.child ?? table.medicines[what]?.adult);
  const asksNothing = [...found].every((question) => isTold(question) || question === "may");
  const isOfAmount = amounts.kg !== undefined;
  const isOfChildAlone = asksNothing && amounts.childAge !== undefined;
  if (isOfChildAlone || (hasDoses && (takenToday !== undefined || (asksNothing && isOfAmount)))) found.add("dose");
  // "Took two at 6, can I take more at 8" is asked for the next one, and told of none too many.
  const isOfNext = amounts.lastDose !== undefined && (found.has("may") || found.has("dose"));
  if (isOfNext && !hasAny(found, ["missed", "vomited", "alcohol", "driving"])) found.add("dose");
}
