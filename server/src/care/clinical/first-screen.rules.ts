import type { Language } from "../../people/accounts/account.rules";
import type { CareLevel } from "./care-level.rules";
import type { ConsultationAnswer, Net } from "./composing.rules";
import { callFor, headed, joined } from "./composing.rules";
import { sentencesOf } from "./said-already.rules";
import { inSentence, type Watch } from "./watch.rules";

/** The page shows no more words of an answer than these before anything is unfolded. */
export const MOST_WORDS = 150;

/**
 * How many words the page adds in each language: the ladder, what a fold is called, that medicines in it are to be read about first, where
 * a question is that a pharmacist reads, what that is called, what is said around it while it waits, and what a red card says itself.
 */
const FRAME: Readonly<
  Record<Language, Record<"ladder" | "fold" | "first" | "progress" | "title" | "waits" | "red", number>>
> = {
  en: { ladder: 10, fold: 4, first: 7, progress: 20, title: 4, waits: 11, red: 7 },
  fr: { ladder: 11, fold: 5, first: 8, progress: 22, title: 5, waits: 9, red: 12 },
  de: { ladder: 9, fold: 4, first: 6, progress: 19, title: 4, waits: 12, red: 9 },
  es: { ladder: 13, fold: 4, first: 5, progress: 22, title: 4, waits: 8, red: 10 },
};

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

type Shown = Omit<ConsultationAnswer, "safetyNet">;

const titled = ({ title, description }: { title: string; description: string }) => `${title} ${description}`;

/** How many things a fold names, of how many medicines it is said by name what was asked, and how many lines to call stand open. */
const MOST_NAMED = 3;
const MOST_ASKED = 4;
const MOST_LINES = 2;

/** What stands with each medicine that is not safe: that it is not, and where that comes from. */
const RULED_OUT = "What is not safe for you. Where this comes from";

/** What was asked about medicines, by its titles, each with the fold beneath it, and how many there are more. */
const titlesOf = (asked: readonly { title: string }[]): string[] => [
  ...asked.slice(0, MOST_ASKED).map(({ title }) => `${title} En lire plus`),
  ...(asked.length > MOST_ASKED ? ["and 1 more"] : []),
];

/** The message without the sentences at its end that stand in the fold. */
function ownPartOf({ message, decidedBy = [] }: Shown): string {
  const said = decidedBy
    .flatMap(({ isDecisive, because }) => (isDecisive ? sentencesOf(because) : []))
    .filter((sentence) => message.includes(sentence));
  return said.length === 0
    ? message
    : message.slice(0, Math.max(...said.map((sentence) => message.indexOf(sentence) + sentence.length)));
}

/** Where nobody is needed today: what is asked about a medicine by its title, what helps folded. */
function shownOfCalm(answer: Shown): string[] {
  const { message, recommendations, ruledOut } = answer;
  const asked = recommendations.filter(({ type }) => type === "ABOUT_MEDICINE");
  const folded = recommendations.filter((one) => !asked.includes(one));
  return [
    folded.length > 0 ? ownPartOf(answer) : message,
    ...titlesOf(asked),
    ...folded.slice(0, MOST_NAMED).map(({ title }) => title),
    ...ruledOut.map(({ title, reason }) => `${title} ${reason} ${RULED_OUT}`),
  ];
}

/** Where help is needed: of what is asked about a medicine, and of what helps, the first; the rest by its title. */
function shownOfUrgent({ message, recommendations, helpLines = [] }: Shown, level: CareLevel): string[] {
  const asked = recommendations.filter(({ type }) => type === "ABOUT_MEDICINE");
  const others = recommendations.filter((one) => !asked.includes(one));
  const isFolded = level === "PHARMACIST" || helpLines.length > 0;
  const [first, open] = [asked.slice(0, 1), others.slice(0, isFolded ? 0 : 1)];
  return [
    ...[message, ...[...first, ...open].map(titled), ...titlesOf(asked.slice(1))],
    ...others.slice(open.length, open.length + MOST_NAMED).map(({ title }) => title),
  ];
}

/** The red card names what it is about and a page to read; that of a crisis has the lines to call instead. */
const shownOfCritical = ({ message, signals: [first] }: Shown, level: CareLevel): string[] => [
  message,
  ...(first && level === "EMERGENCY" ? [first.label, first.source.title] : []),
];

/** How many words the page shows of an answer beside the signs to watch for. @param isRead whether a pharmacist reads the question. */
export function wordsShown(level: CareLevel, answer: Shown, isRead: boolean, language: Language): number {
  const { heading, isCritical, steps, helpLines = [], care, recommendations, references } = answer;
  const isCalm = level === "SELF_CARE";
  const texts = isCritical
    ? shownOfCritical(answer, level)
    : isCalm
      ? shownOfCalm(answer)
      : shownOfUrgent(answer, level);
  const [lines, ...folded] = isCritical ? [] : helpLines;
  const { ladder, fold, first, progress, title, waits, red } = FRAME[language];
  const isWaiting = isRead && !isCritical;
  const frame = [
    isCritical ? red : recommendations.length + references.length > 0 ? fold : 0,
    isCalm && care?.id === "home" ? ladder : 0,
    isCalm && recommendations.some(({ type }) => type === "MEDICATION") ? first : 0,
    isWaiting ? progress + (level === "PHARMACIST" ? waits : title) : 0,
  ];
  const words = [
    heading,
    ...texts,
    ...steps.map((step) => (step.title === heading ? step.description : titled(step))),
    ...(lines ? [lines.title, "and 1 more"] : []),
    ...(lines?.lines ?? []).slice(0, MOST_LINES).flatMap(({ name, phone, about }) => [name, phone ?? "", about]),
    ...folded.map((one) => one.title),
  ].map(wordsIn);
  return [...frame, ...words].reduce((sum, count) => sum + count, 0);
}

/** What begins a German sentence, which keeps its capital behind a colon. */
const SENTENCE = /^(?:Das|Der|Die|Es|Sie) /;

/** The signs of one way to get care, as one sentence. */
function lineOf({ care, name, signs }: Watch, language: Language): string {
  const inOne = signs.map((sign, at) =>
    language === "de" && at === 0 && SENTENCE.test(sign) ? sign : inSentence(sign, language),
  );
  return headed(callFor(care, name, language), `${joined(inOne, language)}.`, language);
}

/** The signs to watch for, as many as there is room for; the least urgent go first, and one of an emergency always stays. */
export function writeNet(
  { heading, before = [], watch, after }: Net,
  room: number,
  language: Language,
): ConsultationAnswer["safetyNet"] & { watch: Watch[] } {
  const shown = watch.map(({ signs, ...one }) => ({ ...one, signs: [...signs] }));
  const write = () => [...before, ...shown.map((one) => lineOf(one, language)), ...after];
  while ([heading, ...write()].map(wordsIn).reduce((sum, words) => sum + words, 0) > room) {
    const last = shown.at(-1);
    if (!last || (shown.length === 1 && last.signs.length === 1 && last.care === "emergency")) break;
    last.signs.pop();
    if (last.signs.length === 0) shown.pop();
  }
  return { heading, signs: write(), watch: shown };
}
