/** What an advert's address can hold, to be filled in by each click. Nothing of them is about who clicks. */
export const MACROS = ["campaign", "creative", "placement"] as const;
export type Macro = (typeof MACROS)[number];

export const MACRO_MESSAGES = {
  unknown: (found: string) =>
    `There is no ${found}. You can use ${MACROS.map((macro) => `{${macro}}`).join(", ")} in the address.`,
  /** What a page is about would tell why somebody saw the advert. */
  topic: "Please remove {topic}: a click never tells what the page was about.",
} as const;

/** What stands between braces, or a brace alone. */
const BRACED = /\{[^{}]*\}|[{}]/g;
/** Reading an address writes the braces of its path as codes. */
const CODED = new RegExp(`%7B(${MACROS.join("|")})%7D`, "gi");

/** What is wrong with the braces of an address as it is typed; null when nothing is. */
export function macroProblem(typed: string): string | null {
  const wrong = typed.match(BRACED)?.find((braced) => !MACROS.some((macro) => braced === `{${macro}}`));
  if (wrong === undefined) return null;
  return wrong === "{topic}" ? MACRO_MESSAGES.topic : MACRO_MESSAGES.unknown(wrong);
}

/** An address with its macros as they are typed, wherever they stand. */
export const keepMacros = (href: string): string =>
  href.replace(CODED, (_, macro: string) => `{${macro.toLowerCase()}}`);

/** An address with its macros filled in, percent-encoded. */
export const fillMacros = (url: string, values: Readonly<Record<Macro, string>>): string =>
  MACROS.reduce((filled, macro) => filled.replaceAll(`{${macro}}`, () => encodeURIComponent(values[macro])), url);
