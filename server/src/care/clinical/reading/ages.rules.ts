import { beginsWithDigit, DAYS_PER_UNIT, numberIn, unitAfter } from "./numbers.rules";

/** An age, or the weeks of a pregnancy. */
export interface Age {
  /** The word that counts as the age, and where its number stands. */
  at: number;
  from: number;
  forms: readonly string[];
  /** Undefined for a pregnancy. */
  years?: number;
}

/** The words as which an age counts. */
function ageForms(years: number): string[] {
  const limits: readonly (readonly [boolean, string])[] = [
    [years < 16, "@child"],
    [years < 5, "@under-5"],
    [years < 1, "@baby"],
    [years < 0.25, "@young-baby"],
    [years >= 0.245 && years < 0.5, "@infant-3-to-6"],
    [years >= 50, "@over-50"],
    [years >= 65, "@older"],
  ];
  return limits.flatMap(([holds, form]) => (holds ? [form] : []));
}

const GROWING: ReadonlySet<string> = new Set("baby infant child toddler student pensioner patient".split(" "));
const OF_A_SEX: ReadonlySet<string> = new Set("male female man woman boy girl lady gentleman lad".split(" "));
const YEARS_OLD: ReadonlySet<string> = new Set(["yo", "yr", "yrs", "y", "yro", "yrold"]);
const OF_PREGNANCY: ReadonlySet<string> = new Set(
  "pregnant gestation gestational pregnancy primigravida multiparous gravid gone along preggers antenatal".split(" "),
);

function isAfter(words: readonly string[], at: number, before: ReadonlySet<string>, reach: number): boolean {
  for (let near = at - 1; near >= at - reach; near -= 1) if (before.has(words[near] ?? "")) return true;
  return false;
}

/** Before or after a time these tell how long something lasts, or how long ago it was. */
const TELLS_DURATION: ReadonlySet<string> = new Set(
  "for since last past over about in within during every next after another until by the these".split(" "),
);
const FOLLOWS_DURATION: ReadonlySet<string> = new Set(
  "ago of now later after since without straight running early pregnant".split(" "),
);
/** Words of the months before a birth. */
const BEFORE_BIRTH: ReadonlySet<string> = new Set(
  "kick kicks kicked kicking bump womb midwife waters contractions placenta cervix trimester fetal foetal".split(" "),
);
/** Words of babies: a time that stands by itself is their age, as in "teething, 7 months, temp 37.2". */
const OF_BABIES: ReadonlySet<string> = new Set(
  "baby babys bubs newborn infant nappy nappies teething dribbling breastfed formula possets crawling".split(" "),
);

/** "My son is 6 weeks", "little one is 10 weeks". */
const CHILDREN: ReadonlySet<string> = new Set("he son daughter grandson granddaughter boy girl littleone".split(" "));

/** A time that is not called a duration, such as the "7 months" of a baby. */
function isBareTime(words: readonly string[], at: number, unit: number): boolean {
  return !TELLS_DURATION.has(words[at - 1] ?? "") && !FOLLOWS_DURATION.has(words[unit + 1] ?? "");
}

/** "He is 5 weeks", "teething, 7 months": a baby's age without a word for "old". */
function isAgeOfBaby(words: readonly string[], at: number, unit: number, days: number): boolean {
  const isMonths = /^mo|^mth/.test(words[unit] ?? "");
  if (days > (isMonths ? 720 : 112) || !/^(w|mo|mth)/.test(words[unit] ?? "") || !isBareTime(words, at, unit))
    return false;
  const isMonthsOfBaby = isMonths && days >= 300;
  // "Baby's only three weeks"
  const before = ["only", "just", "nearly", "almost", "barely"].includes(words[at - 1] ?? "") ? at - 2 : at - 1;
  const [whose = "", verb = ""] = [words[before - 1], words[before]];
  if (verb === "is" && (CHILDREN.has(whose) || (whose === "she" && isMonthsOfBaby))) return true;
  const isTold = isMonths || verb === "is" || verb === "at" || OF_BABIES.has(verb);
  return isTold && words.some((word) => OF_BABIES.has(word));
}

/** The words as which the weeks of a pregnancy count. */
const weeksForms = (weeks: number): string[] => ["@gestation", weeks < 20 ? "@early-pregnancy" : "@late-pregnancy"];

/** "32 weeks pregnant", "pregnant, 32 weeks", "I am 32 weeks", "G2P1 at 34 weeks". */
function isPregnancy(words: readonly string[], at: number, unit: number, weeks: number): boolean {
  if (!/^(week|weeks|wk|wks)$/.test(words[unit] ?? "") || weeks > 43 || words[unit + 1] === "old") return false;
  const next = [words[unit + 1] ?? "", words[unit + 2] ?? ""];
  if (next.some((word) => OF_PREGNANCY.has(word))) return true;
  const isMe = words[at - 2] === "i" && words[at - 1] === "am" && weeks >= 4;
  // "A 31-year-old, 33 weeks, BP 158/104".
  const isAfterAge = words[at - 1] === "old" || (words[at - 1] === "at" && words[at - 2] === "old");
  const isTold =
    words[at - 1] === "at" &&
    ["bump", "midwife", "kick", "kicks", "womb", "cramps", "cramping", "spotting", "scan"].some((word) =>
      words.includes(word),
    );
  const isWithChild = weeks >= 12 && isBareTime(words, at, unit) && words.some((word) => BEFORE_BIRTH.has(word));
  // "I am in the 31st week", in German "in der 31. Woche".
  const isCounted = words[at - 2] === "in" && words[at - 1] === "the" && weeks >= 4 && words[unit] === "week";
  const isNoted = words[at - 1] === "at" && isAfter(words, at, new Set(["g", "p", "para", "gravida"]), 7);
  // "34 wks, had heartburn": what a message begins with, where nothing but a pregnancy is counted in so many weeks.
  const isHeading = at === 0 && weeks >= 20 && isBareTime(words, at, unit) && words.length > unit + 1;
  // "So itchy at night, 34 weeks": what a message ends with, where no child is spoken of.
  const isOfChild = words.some((word) => OF_BABIES.has(word) || CHILDREN.has(word) || GROWING.has(word));
  const isEnding = at > 0 && unit === words.length - 1 && weeks >= 20 && isBareTime(words, at, unit) && !isOfChild;
  return (
    isMe ||
    isEnding ||
    isHeading ||
    (isAfterAge && !["of", "ago", "history"].includes(next[0] ?? "")) ||
    isTold ||
    isWithChild ||
    isCounted ||
    isNoted ||
    isAfter(words, at, OF_PREGNANCY, 3)
  );
}

/** What is three days old without being a child: "the bruise is three days old", "a two-week-old scratch". */
const AGEING: ReadonlySet<string> = new Set(
  "bruise bruises bite bites cut cuts scratch scratches graze wound wounds scar scab burn blister tattoo piercing stitches rash spot lump sprain injury leftovers chicken milk".split(
    " ",
  ),
);

const isSomebody = (word: string) =>
  GROWING.has(word) || CHILDREN.has(word) || OF_A_SEX.has(word) || OF_BABIES.has(word) || word === "she";

/** Whether "three days old" is said of a thing: it follows, or it stands nearer before than any person. */
function isAgeOfThing(words: readonly string[], at: number, unit: number): boolean {
  const behind = words[unit + 2] ?? "";
  if (AGEING.has(behind) || isSomebody(behind)) return AGEING.has(behind);
  const before = words.slice(Math.max(0, at - 6), at);
  return before.findLastIndex((word) => AGEING.has(word)) > before.findLastIndex(isSomebody);
}

const WEEKS_PER_MONTH = 4.35;

const IS_PREGNANT = /^(?:..:)?(?:enceinte|embarazada|schwanger)$/;

/** "Pregnant for 5 months", "enceinte de 5 mois". */
const isMonthsPregnant = (words: readonly string[], at: number, unit: number): boolean =>
  DAYS_PER_UNIT.get(words[unit] ?? "") === DAYS_PER_UNIT.get("month") &&
  words.slice(Math.max(0, at - 2), at).some((word) => OF_PREGNANCY.has(word) || IS_PREGNANT.test(word));

function ageWithUnit(words: readonly string[], at: number, value: number, unit: number): Age | undefined {
  if (isMonthsPregnant(words, at, unit) && value <= 9)
    return { at: unit, from: at, forms: weeksForms(value * WEEKS_PER_MONTH) };
  if (isPregnancy(words, at, unit, value)) {
    return { at: unit, from: at, forms: weeksForms(value) };
  }
  const next = words[unit + 1] ?? "";
  const isAge =
    ["old", "olds", "o"].includes(next) ||
    (next === "of" && words[unit + 2] === "age") ||
    ((OF_A_SEX.has(next) || GROWING.has(next)) && value < 120 && unit === at + 1) ||
    (YEARS_OLD.has(words[unit] ?? "") && value >= 1 && unit === at + 1 && /^[mf]$/.test(next)) ||
    ["aged", "age"].includes(words[at - 1] ?? "") ||
    isAgeOfBaby(words, at, unit, value * (DAYS_PER_UNIT.get(words[unit] ?? "") ?? 0));
  if (!isAge || (next.startsWith("old") && isAgeOfThing(words, at, unit))) return undefined;
  const days = DAYS_PER_UNIT.get(words[unit] ?? "") ?? 0;
  // Who is 3 months old is not under 3 months.
  const years = days === DAYS_PER_UNIT.get("month") ? value / 12 : (value * days) / 365;
  return { at: unit, from: at, forms: ageForms(years), years };
}

/** What can be counted or measured of somebody: "she is 3 cm open", "he is two days late". */
const OF_MEASURES: ReadonlySet<string> = new Set(
  "percent weeks over degrees c f bpm kg stone cm mm st lb pounds feet foot inches times out of in days day hours to".split(
    " ",
  ),
);

/** "She's three": small numbers are ages only of somebody else, and the larger ones of oneself too. */
function isAgeOfSomebody(words: readonly string[], at: number, value: number): boolean {
  const [subject = "", verb = "", next = ""] = [words[at - 2], words[at - 1], words[at + 1]];
  if (!["am", "is"].includes(verb) || OF_MEASURES.has(next) || value < 2) return false;
  return ["he", "she"].includes(subject) || (subject === "i" && value >= 10);
}

function ageWithoutUnit(words: readonly string[], at: number, value: number): Age | undefined {
  const isSpelledOut = /^(two|three|four|five|six|seven|eight|nine)$/.test(words[at] ?? "");
  if (isSpelledOut && isAgeOfSomebody(words, at, value)) return { at, from: at, forms: ageForms(value), years: value };
  if (!/^\d{1,3}$/.test(words[at] ?? "") || value > 112) return undefined;
  const [before, next] = [words[at - 1] ?? "", words[at + 1] ?? ""];
  const saysSo = ["aged", "age", "turned"].includes(before) || ["yo", "yro", "yrold"].includes(next);
  // "103 F" is a temperature, "93 F" a woman.
  const isHeat = next === "f" && value >= 96 && value <= 108;
  const isSex =
    !isHeat && (next === "m" || next === "f") && before !== "t" && before !== "temp" && (value >= 10 || at <= 1);
  const isPerson = OF_A_SEX.has(next) && before !== "of" && value >= 1;
  if (!saysSo && !isSex && !isPerson && !isAgeOfSomebody(words, at, value)) return undefined;
  return { at, from: at, forms: ageForms(value), years: value };
}

/** "34. Schwangerschaftswoche", "SSW 34": the German word counts by itself. */
const WEEK_OF_PREGNANCY = /^(?:de:)?(?:ssw|schwangerschaftswoche)$/;

function ageAt(words: readonly string[], at: number, value: number): Age | undefined {
  const named = [at + 1, at - 1].find((beside) => WEEK_OF_PREGNANCY.test(words[beside] ?? ""));
  if (named !== undefined && value >= 4 && value <= 43)
    return { at: Math.max(named, at), from: at, forms: weeksForms(value) };
  // "28/40" is how midwives write it.
  if (/^\d+$/.test(words[at] ?? "") && words[at + 1] === "40" && value >= 4 && value <= 42) {
    return { at, from: at, forms: weeksForms(value) };
  }
  const unit = unitAfter(words, at);
  return unit === -1 ? ageWithoutUnit(words, at, value) : ageWithUnit(words, at, value, unit);
}

/** "39+2": weeks and days of a pregnancy. */
const WEEKS_AND_DAYS = /^(2\d|3\d|4[0-2])\+[0-6]$/;

/** Every age of a question, however it is written: "54M", "72 y/o", "aged 8", "6-week-old", "I'm 61". */
export function agesIn(words: readonly string[]): Age[] {
  const found: Age[] = [];
  words.forEach((word, at) => {
    if (beginsWithDigit(word) && WEEKS_AND_DAYS.test(word))
      found.push({ at, from: at, forms: ["@gestation", "@late-pregnancy"] });
    const value = numberIn(word);
    const age = value === undefined ? undefined : ageAt(words, at, value);
    if (age) found.push(age);
  });
  return found;
}
