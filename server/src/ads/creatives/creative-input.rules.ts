import { readTargetUrl } from "./target-url.rules";

/** Characters at the most; what the database allows. */
export const TEXT_LIMITS = { title: 100, description: 300, altText: 200, disclaimer: 300 } as const;
export type CreativeText = keyof typeof TEXT_LIMITS;

/** The highest price, in pence. */
export const PRICE_MAX_PENCE = 1_000_000;

/** What an advertiser types of an advert. */
export interface CreativeWords extends Record<CreativeText, string> {
  pricePence?: number | null;
  targetUrl: string;
}

const NAMES: Readonly<Record<CreativeText, string>> = {
  title: "a title",
  description: "a text",
  altText: "what the picture shows, for people who cannot see it",
  disclaimer: "a disclaimer",
};

const PRICE = "Please enter a price from £0 to £10,000, or none.";
export const UNSEEN = "Please remove the invisible characters.";

/** Control characters, those that change the direction of a text, invisible fillers, halves of a character. */
const UNSEEN_CHARACTERS =
  /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\u3164\uffa0\u115f\u1160\u{e0000}-\u{e007f}]/u;

/** True for a text with characters that nobody can see. */
export const hasUnseen = (text: string): boolean => UNSEEN_CHARACTERS.test(text);

/** A text as it is kept: one line, without spaces at its ends. */
export const asLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[ \t\r\n\u00a0]+/g, " ")
    .trim();

/** Every field that cannot be taken, by its name in the API; and the words as they are kept. */
export function readWords(input: CreativeWords): {
  words: Required<CreativeWords>;
  problems: { field: string; message: string }[];
} {
  const problems: { field: string; message: string }[] = [];
  const texts = { title: "", description: "", altText: "", disclaimer: "" };
  for (const field of Object.keys(TEXT_LIMITS) as CreativeText[]) {
    texts[field] = asLine(input[field]);
    const message = textProblem(field, texts[field]);
    if (message) problems.push({ field, message });
  }
  const { pricePence = null } = input;
  if (pricePence !== null && (pricePence < 0 || pricePence > PRICE_MAX_PENCE)) {
    problems.push({ field: "pricePence", message: PRICE });
  }
  const target = readTargetUrl(input.targetUrl);
  if ("problem" in target) problems.push({ field: "targetUrl", message: target.problem });
  return { words: { ...texts, pricePence, targetUrl: "url" in target ? target.url : "" }, problems };
}

function textProblem(field: CreativeText, text: string): string | null {
  if (text === "" && field !== "disclaimer") return `Please enter ${NAMES[field]}.`;
  if (text.length > TEXT_LIMITS[field]) return `Please use at most ${TEXT_LIMITS[field]} characters.`;
  return hasUnseen(text) ? UNSEEN : null;
}
