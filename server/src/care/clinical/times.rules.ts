import { mayLast } from "./reading/durations.rules";
import { DAYS_PER_UNIT, numberIn, unitAfter } from "./reading/numbers.rules";
import { once } from "./reading/pattern.rules";
import type { QuestionText, Time } from "./reading/question.rules";

/** Times without a number, in days. */
const NAMED: ReadonlyMap<string, number> = new Map(Object.entries({ yesterday: 1, today: 0.4, tonight: 0.2 }));
const EACH_NIGHT = new Set(["the", "of", "every", "each"]);
const TWO_DAYS = new Set(["de:vorgestern", "es:anteayer", "es:antier"]);

/** The days of the week from Sunday on, and the weekend, which begins with a Saturday. */
const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    "sunday de:sonntag fr:dimanche es:domingo",
    "monday de:montag fr:lundi es:lunes",
    "tuesday tues de:dienstag fr:mardi es:martes",
    "wednesday weds de:mittwoch fr:mercredi es:miercoles",
    "thursday thurs de:donnerstag fr:jeudi es:jueves",
    "friday de:freitag fr:vendredi es:viernes",
    "saturday weekend de:samstag de:sonnabend de:wochenende fr:samedi es:sabado",
  ].flatMap((names, day) => names.split(" ").map((name) => [name, day] as const)),
);
/** Short as they are typed behind "since" alone: "sun" and "sat" are other words elsewhere. */
const SHORT = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
/** "Sonntagabend" is a Sunday, "sonntags" is every one. */
const PART_OF_DAY = /(?<=^de:\p{L}+tag)(fruh|morgen|vormittag|mittag|nachmittag|abend|nacht)$/u;
/** Of several words: "week-end", "fin de semana". */
const WEEKENDS = /^(week end|fr:week fr:end|es:fin of week)$/;
const SATURDAY = 6;
/** Before or behind a day that is still to come, or comes each week. */
const AHEAD = new Set(
  (
    "next until till by every each coming upcoming de:nachsten de:nachster de:nachstem de:kommenden de:kommendem " +
    "de:jeden de:jedem fr:prochain fr:chaque es:proximo es:cada es:viene"
  ).split(" "),
);
/** Without a clock, as the readers of the book learned: the middle of a week. */
const WORKDAYS = new Set(["monday", "tuesday", "wednesday", "thursday", "friday"]);
const SOME_DAYS = 3;

/** The day of the week that is named at a place, in the words up to it, as long as it lies behind. */
function weekdayAt(words: readonly string[], at: number): number | undefined {
  const isWeekend = [2, 3].some((count) => WEEKENDS.test(words.slice(at + 1 - count, at + 1).join(" ")));
  const word = (words[at] ?? "").replace(PART_OF_DAY, "");
  const short = words[at - 1] === "since" ? SHORT.indexOf(word) : -1;
  const day = isWeekend ? SATURDAY : short === -1 ? WEEKDAYS.get(word) : short;
  if (day === undefined) return undefined;
  const around = [...words.slice(Math.max(0, at - 3), at), ...words.slice(at + 1, at + 3)];
  return around.some((word) => AHEAD.has(word)) ? undefined : day;
}

/** How many days ago a time without a number is. A day of the week was a week ago on that day itself, since whoever means today says so. */
function namedAt(words: readonly string[], at: number, today: number | undefined): number | undefined {
  const word = words[at] ?? "";
  // "Por la noche", "le soir": each night, and not this one.
  const isEachNight = word === "tonight" && EACH_NIGHT.has(words[at - 1] ?? "") && words[at - 2] !== "since";
  const named = isEachNight ? undefined : NAMED.get(word);
  if (today === undefined) return named ?? (WORKDAYS.has(word) ? SOME_DAYS : undefined);
  if (TWO_DAYS.has(word) || (word === "yesterday" && words[at - 1] === "before")) return 2;
  if (named !== undefined) return named;
  const day = weekdayAt(words, at);
  return day === undefined ? undefined : (today - day + 7) % 7 || 7;
}

/** "For weeks", "months of". */
const PLURAL: ReadonlyMap<string, number> = new Map(
  Object.entries({ minutes: 0.01, hours: 0.2, days: 3, weeks: 15, months: 60, years: 800, ages: 60 }),
);
const BEFORE_PLURAL: ReadonlySet<string> = new Set(["for", "of", "many", "since", "some", "over", "past", "last"]);
const LASTING: ReadonlySet<string> = new Set(["chronic", "chronically", "longstanding", "lifelong"]);
/** "The last week", "this morning". */
const AFTER_LAST: ReadonlyMap<string, number> = new Map(Object.entries({ night: 0.5, week: 7, month: 30, year: 365 }));

/** "The first time in years": since then something else has not been. */
const OCCASION = /^(time|(de:)?mal|(fr:)?fois|(es:)?vez)$/;
const FIRST = /^(first|second|only|(de:)?(erste|ersten|zweite)|(fr:)?(premiere|seconde)|(es:)?(primera|segunda))$/;
const isOfOccasion = (words: readonly string[], at: number): boolean =>
  OCCASION.test(words[at - 2] ?? "") && FIRST.test(words[at - 3] ?? "");

function timeAt(words: readonly string[], at: number, today: number | undefined): Time | undefined {
  const word = words[at] ?? "";
  const value = numberIn(word);
  if (value !== undefined) {
    const unit = unitAfter(words, at);
    if (unit !== -1) {
      const days = value * (DAYS_PER_UNIT.get(words[unit] ?? "") ?? 0);
      const isHistory = ["history", "h", "hx"].includes(words[unit + 1] ?? "") || words[unit + 1] === "ago";
      return isHistory || (mayLast(words, at, unit) && !isOfOccasion(words, at)) ? { at: unit, days } : undefined;
    }
  }
  const named = namedAt(words, at, today);
  if (named !== undefined) return { at, days: named };
  if (word === "morning" && ["this", "since"].includes(words[at - 1] ?? "")) return { at, days: 0.3 };
  // "I have always had it", but not "it is always in the same place".
  const isLasting = LASTING.has(word) || (word === "always" && ["had", "been"].includes(words[at + 1] ?? ""));
  if (isLasting) return { at, days: 120 };
  if (word === "last" || word === "past") {
    const days = AFTER_LAST.get(words[at + 1] ?? "");
    return days === undefined ? undefined : { at: at + 1, days };
  }
  const plural = PLURAL.get(word);
  const isCounted = numberIn(words[at - 1]) !== undefined || numberIn(words[at - 2]) !== undefined;
  return plural !== undefined && !isCounted && !isOfOccasion(words, at) && BEFORE_PLURAL.has(words[at - 1] ?? "")
    ? { at, days: plural }
    : undefined;
}

/** Ages and the weeks of a pregnancy are no durations. */
const OF_AGE =
  /^(..:)?@(gestation|child|baby|young-baby|under-5|infant-3-to-6|over-50|older|early-pregnancy|late-pregnancy)$/;

/** Every time of a message that tells how long something lasts. */
function timesIn(text: QuestionText, today: number | undefined): readonly Time[] {
  const words = text.tokens.map(({ word }) => word);
  const found: Time[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const time = timeAt(words, at, today);
    if (time && text.tokens[time.at]?.forms.some((form) => OF_AGE.test(form))) continue;
    if (time && found.at(-1)?.at !== time.at) found.push(time);
  }
  return found;
}

/** The number of the sentence of each token. */
function sentencesOf({ tokens }: QuestionText): number[] {
  let sentence = 0;
  return tokens.map(({ breakBefore }) => {
    if (breakBefore === "hard") sentence += 1;
    return sentence;
  });
}

/** Where the times stand that are nearer to one of these places than to any other one of their part of a sentence. */
export function timesNearest(
  text: QuestionText,
  places: readonly number[],
  others: readonly number[],
  today: number | undefined,
): ReadonlySet<number> {
  text.times ??= timesIn(text, today);
  const segmentOf = (at: number) => text.tokens[at]?.segment;
  const nearest = (at: number, to: readonly number[]) =>
    Math.min(...to.filter((one) => segmentOf(one) === segmentOf(at)).map((one) => Math.abs(one - at)));
  return new Set(text.times.flatMap(({ at }) => (nearest(at, places) < nearest(at, others) ? [at] : [])));
}

/**
 * Says how long the thing at a place has lasted: the nearest time of its sentence, else that of the next sentence when this names
 * nothing else, as in "Sore throat. Three days now."
 * @param ages the places of times that are ages, or the weeks of a pregnancy
 * @param today the day of the week on which it was written, 0 for a Sunday
 */
export function durationsFor(
  text: QuestionText,
  places: readonly number[],
  allPlaces: readonly number[] = places,
  ages: ReadonlySet<number> = new Set(),
  today?: number,
): (number | undefined)[] {
  text.times ??= timesIn(text, today);
  const times = text.times.filter(({ at }) => !ages.has(at));
  if (times.length === 0) return places.map(() => undefined);
  const sentences = sentencesOf(text);
  const named = new Set(allPlaces.map((at) => sentences[at]));
  const timesOf = new Map<number, Time[]>();
  for (const time of times) once(timesOf, sentences[time.at] ?? 0, (): Time[] => []).push(time);
  const segmentOf = (at: number) => text.tokens[at]?.segment;
  return places.map((at) => {
    const sentence = sentences[at] ?? 0;
    const own = timesOf.get(sentence) ?? [];
    let nearest: Time | undefined;
    for (const time of own) {
      const isNear = segmentOf(time.at) === segmentOf(at);
      const wasNear = nearest && segmentOf(nearest.at) === segmentOf(at);
      const isCloser = !nearest || Math.abs(time.at - at) < Math.abs(nearest.at - at);
      if (isNear === wasNear ? isCloser : isNear || !nearest) nearest = time;
    }
    if (nearest) return nearest.days;
    for (const other of [sentence + 1, sentence - 1]) {
      const time = named.has(other) ? undefined : timesOf.get(other)?.[0];
      if (time) return time.days;
    }
    return undefined;
  });
}
