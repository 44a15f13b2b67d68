import type { Language } from "../../../../people/accounts/account.rules";
import { type Measure, measuresIn } from "../measures.rules";
import { tagged } from "./language.rules";

interface Read {
  /** The English word that does the same work. */
  word: string;
  language: Language;
  /** As it was typed, in plain letters. */
  typed: string;
}

const UNITS: ReadonlySet<string> = new Set("days day weeks week months month years year".split(" "));
/** Before a number these tell how long something lasts or how long ago it was. */
const OF_TIME: ReadonlySet<string> = new Set(
  "since for agobefore in during until after before all than over while fr:durant fr:fait fr:dure es:durante es:dura de:lang de:uber".split(
    " ",
  ),
);
const YOUNG: ReadonlySet<string> = new Set("baby child son daughter small".split(" "));
const YOUNG_FORMS: ReadonlySet<string> = new Set(
  (
    "fr:nourrisson fr:bebe fr:bb fr:enfant fr:fils fr:fille fr:neveu fr:niece fr:garcon es:bebe es:hijo es:hija es:nino es:nina " +
    "es:sobrino es:lactante es:tiene de:baby de:sohn de:tochter de:kind de:saugling de:enkel de:enkelin de:neffe"
  ).split(" "),
);

/** "Il a 3 ans", "un bébé de 5 semaines", "tiene 8 meses": an age, without a word for "old". */
function isAge(reading: readonly Read[], number: number): boolean {
  const unit = reading[number + 1]?.word ?? "";
  const before = reading.slice(Math.max(0, number - 3), number);
  if (!UNITS.has(unit) || before.some(({ word }) => OF_TIME.has(word))) return false;
  if (unit.startsWith("year")) return true;
  const around = reading.slice(Math.max(0, number - 5), number);
  const hasAge = reading[number - 1]?.language === "fr" && reading[number - 1]?.typed === "a";
  return (
    (hasAge && /^(month|week)/.test(unit)) ||
    around.some(({ word, language, typed }) => YOUNG.has(word) || YOUNG_FORMS.has(`${language}:${typed}`))
  );
}

/** It is no temperature. */
const FRENCH_TIME = "fr:temps";

/** The measures of one reading of a question. Ages are said the English way first: "three years" becomes "three years old". */
export function measuresOf(reading: readonly Read[]): Map<number, Measure> {
  const [{ language } = { language: "en" as const }] = reading;
  if (language === "en") return measuresIn(reading.map(({ word }) => word));
  const words: string[] = [];
  const places: number[] = [];
  reading.forEach(({ word }, at) => {
    // Names of medicines and measures are written alike: "fr:doliprane".
    words.push(word === FRENCH_TIME ? "time" : word[2] === ":" ? word.slice(3) : word);
    places.push(at);
    if (reading[at + 1]?.word !== "old" && at > 0 && isAge(reading, at - 1)) {
      words.push("old");
      places.push(at);
    }
  });
  return new Map(
    [...measuresIn(words)].map(([at, { forms, from }]) => [
      places[at] ?? at,
      { forms: forms.map((form) => tagged(language, form)), from: places[from] ?? from },
    ]),
  );
}
