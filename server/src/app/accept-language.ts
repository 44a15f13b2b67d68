import { LANGUAGES, type Language } from "../people/accounts/account.rules";

/** The cookie in which a browser remembers the language that was chosen; the client writes it. */
export const LANGUAGE_COOKIE = "language";

const known = (tag: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => tag?.trim().toLowerCase().split("-")[0] === language);

/**
 * The language to answer a browser in: what was chosen before, else the one of ours that the browser ranks highest (RFC 9110,
 * 12.5.4; of equal rank the first), else English.
 */
export function negotiateLanguage(chosen: string | undefined, accepted: string | undefined): Language {
  const ranked = (accepted ?? "")
    .split(",")
    .slice(0, 20)
    .map((part) => {
      const [tag, ...parameters] = part.split(";");
      const q = parameters.find((parameter) => parameter.trim().startsWith("q="))?.split("=")[1];
      const rank = q === undefined ? 1 : Number(q);
      return { language: known(tag), rank };
    })
    .filter(({ language, rank }) => language !== undefined && rank > 0)
    .sort((a, b) => b.rank - a.rank);
  return known(chosen) ?? ranked[0]?.language ?? "en";
}
