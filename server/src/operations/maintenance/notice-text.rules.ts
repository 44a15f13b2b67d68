import type { SettingName } from "../../people/settings/setting.rules";
import type { NoticePhase } from "./window.rules";

/** The languages in which a notice has to be written. */
export const NOTICE_LANGUAGES = ["en", "fr", "es", "de"] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

/** What everybody is told at one phase, in each language. */
export type NoticeTexts = Readonly<Record<NoticeLanguage, string>>;

export const NOTICE_TEXT_LIMIT = 300;

/** Under which name the texts of a phase are set. */
export const settingOf = (phase: NoticePhase): SettingName => `NOTICE_${phase}`;

/**
 * What may stand in braces, and is filled in: {day}, {from} and {to} of the window as clocks in London show them, {version} of a release.
 * A text without what is required would leave people without what they need to know.
 */
export const NOTICE_PLACES: Readonly<Record<NoticePhase, { required: readonly string[]; allowed: readonly string[] }>> =
  {
    COMING: { required: ["day", "from", "to"], allowed: ["day", "from", "to"] },
    SOON: { required: ["from"], allowed: ["from", "to"] },
    RUNNING: { required: ["to"], allowed: ["from", "to"] },
    RELEASED: { required: ["version"], allowed: ["version"] },
  };

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");

export const NOTICE_MESSAGES = {
  empty: "Please write the notice.",
  tooLong: `Please use at most ${NOTICE_TEXT_LIMIT} characters.`,
  markup: "Please write plain text, without < and > and without line breaks.",
  missing: (names: readonly string[]) => `Please use ${inBraces(names)} as well: people need to know it.`,
  unknown: (word: string, allowed: readonly string[]) =>
    `{${word}} is not filled in here. You can use ${inBraces(allowed)}.`,
  braces: (allowed: readonly string[]) => `A brace is unmatched. You can use ${inBraces(allowed)}.`,
} as const;

/** A control character, a line break or an angle bracket. */
const MARKUP = /[<>\p{Cc}\u2028\u2029]/u;
const PLACE = /\{([^{}]*)\}/g;

/** What is wrong with one text; null when it can be taken. */
export function noticeProblem(phase: NoticePhase, text: string): string | null {
  const { required, allowed } = NOTICE_PLACES[phase];
  if (text === "") return NOTICE_MESSAGES.empty;
  if (text.length > NOTICE_TEXT_LIMIT) return NOTICE_MESSAGES.tooLong;
  if (MARKUP.test(text)) return NOTICE_MESSAGES.markup;
  const used = [...text.matchAll(PLACE)].map(([, name = ""]) => name);
  const unknown = used.find((name) => !allowed.includes(name));
  if (unknown !== undefined) return NOTICE_MESSAGES.unknown(unknown, allowed);
  if (/[{}]/.test(text.replace(PLACE, ""))) return NOTICE_MESSAGES.braces(allowed);
  const missing = required.filter((name) => !used.includes(name));
  return missing.length > 0 ? NOTICE_MESSAGES.missing(missing) : null;
}

/** What is wrong with each text, by language. */
export function noticeProblems(phase: NoticePhase, texts: NoticeTexts): { field: string; message: string }[] {
  return NOTICE_LANGUAGES.flatMap((language) => {
    const message = noticeProblem(phase, texts[language]);
    return message === null ? [] : [{ field: language, message }];
  });
}
