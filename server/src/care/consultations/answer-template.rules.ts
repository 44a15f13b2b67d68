import { LANGUAGES, type Language } from "../../people/accounts/account.rules";
import type { Source } from "../medicines/texts.rules";

export const TEMPLATE_LIMITS = {
  titleShortest: 2,
  titleLongest: 80,
  text: 2_000,
  sourceTitle: 200,
  kept: 100,
} as const;

export const TEMPLATE_MESSAGES = {
  title: "Please enter a title of 2 to 80 characters.",
  taken: "There is already a text with this title.",
  textMissing: "Please write the text in at least one language.",
  textTwice: "Please write one text for each language.",
  textTooLong: "Please use at most 2,000 characters.",
  sourceTitle: "Please enter what the page is called, in at most 200 characters.",
  sourceUrl: "Please enter the address of the page, beginning with https://",
  tooMany: "There are already 100 texts. Delete one that is no longer needed.",
  changed: "Somebody else has changed this text. Please look at it again.",
} as const;

/** A text that pharmacists put into answers. */
export interface AnswerTemplate {
  id: string;
  title: string;
  texts: { language: Language; text: string }[];
  source: Source | null;
  /** False for what comes with the product. */
  isFromStaff: boolean;
  /** Who wrote the words as they stand, and when; null for what comes with the product. */
  writtenBy: string | null;
  writtenAt: Date | null;
  version: number;
}

/** What somebody writes of one. */
export interface AnswerTemplateFields {
  title: string;
  texts: { language: Language; text: string }[];
  sourceTitle: string | null;
  sourceUrl: string | null;
}

/** The fields as they are kept: without space around them, languages in one order, and no empty source. */
export const tidyTemplate = ({ title, texts, sourceTitle, sourceUrl }: AnswerTemplateFields): AnswerTemplateFields => ({
  title: title.normalize("NFC").replace(/\s+/g, " ").trim(),
  texts: texts
    .map(({ language, text }) => ({ language, text: text.normalize("NFC").trim() }))
    .toSorted((one, other) => LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language)),
  sourceTitle: sourceTitle?.trim() || null,
  sourceUrl: sourceUrl?.trim() || null,
});

/** A field of the input with what is wrong with it. */
interface Blame {
  field: string;
  message: string;
}

/** What is wrong with fields that are tidy. */
export function templateProblems({ title, texts, sourceTitle, sourceUrl }: AnswerTemplateFields): Blame[] {
  const problems: Blame[] = [];
  const blame = (field: string, message: string) => problems.push({ field: `input.${field}`, message });
  const { titleShortest, titleLongest, text: longest } = TEMPLATE_LIMITS;
  if (title.length < titleShortest || title.length > titleLongest) blame("title", TEMPLATE_MESSAGES.title);
  if (texts.length === 0 || texts.some(({ text }) => text === "")) blame("texts", TEMPLATE_MESSAGES.textMissing);
  if (new Set(texts.map(({ language }) => language)).size < texts.length) blame("texts", TEMPLATE_MESSAGES.textTwice);
  if (texts.some(({ text }) => text.length > longest)) blame("texts", TEMPLATE_MESSAGES.textTooLong);
  if ((sourceUrl && !sourceTitle) || (sourceTitle?.length ?? 0) > TEMPLATE_LIMITS.sourceTitle) {
    blame("sourceTitle", TEMPLATE_MESSAGES.sourceTitle);
  }
  if ((sourceTitle && !sourceUrl) || (sourceUrl && !isPage(sourceUrl))) blame("sourceUrl", TEMPLATE_MESSAGES.sourceUrl);
  return problems;
}

const isPage = (url: string): boolean => url.length <= 500 && url.startsWith("https://") && URL.canParse(url);
