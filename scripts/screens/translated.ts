import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { PRODUCT_NAME } from "../../client/src/lib/product";

const LOCALES = path.resolve(__dirname, "../../client/src/locales");
/** Ways to find something by what it says. */
const FINDERS = new Set(["getByRole", "getByText", "getByLabel", "locator", "filter", "first", "last", "nth"]);

type Words = string | RegExp;
export type Translate = (words: Words) => Words;

/** Every text of a language under its whole name. */
function textsOf(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, key: string) => {
    if (typeof value === "string") texts.set(key, value.replaceAll("{{product}}", PRODUCT_NAME));
    else for (const [name, inner] of Object.entries(value as object)) walk(inner, `${key}.${name}`);
  };
  for (const file of readdirSync(path.join(LOCALES, language))) {
    walk(JSON.parse(readFileSync(path.join(LOCALES, language, file), "utf8")), file);
  }
  return texts;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** A text as a pattern: what is filled in may be anything, and tags are not seen. */
const patternOf = (text: string) =>
  escaped(text.replace(/<\/?\w+>/g, ""))
    .replace(/\\\{\\\{\w+\\\}\\\}/g, ".*")
    .replace(/\s+/g, "\\s+");

const HOLE = /\{\{\w+\}\}/g;
/** Whether those words are this text with something in its places. */
const isFilledIn = (text: string, words: string) =>
  /[a-z]{4}/i.test(text.replace(HOLE, "")) && new RegExp(`^${patternOf(text)}$`).test(words);

/** What is written in English in the list of screens, as the catalogues say it in another language; else as it is. */
export function translator(language: string): Translate {
  if (language === "en") return (words) => words;
  const [english, other] = [textsOf("en"), textsOf(language)];
  return (words) => {
    const isMeant = (text: string) =>
      typeof words === "string" ? text === words || isFilledIn(text, words) : words.test(text.replace(HOLE, "5"));
    const meant = [...english].filter(([, text]) => isMeant(text)).flatMap(([key]) => other.get(key) ?? []);
    if (meant.length === 0) return words;
    const pattern = meant.map(patternOf).join("|");
    return typeof words === "string" ? new RegExp(`^\\s*(?:${pattern})`) : new RegExp(`${pattern}|${words.source}`);
  };
}

/** A page on which the list of screens finds its way although everything on it is in another language. */
export function translatedPage<T extends object = Page>(page: T, translate: Translate): T {
  const isWords = (value: unknown): value is Words => typeof value === "string" || value instanceof RegExp;
  const translateArgument = (name: string, value: unknown, index: number): unknown => {
    if (isWords(value)) return name === "locator" || (name === "getByRole" && index === 0) ? value : translate(value);
    if (typeof value !== "object" || value === null) return value;
    const options = Object.entries(value).map(([key, inner]) => [
      key,
      (key === "name" || key === "hasText") && isWords(inner) ? translate(inner) : inner,
    ]);
    return Object.fromEntries(options);
  };
  return new Proxy(page, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      if (!FINDERS.has(String(key))) return value.bind(target);
      return (...args: unknown[]) =>
        translatedPage(
          value.apply(
            target,
            args.map((argument, index) => translateArgument(String(key), argument, index)),
          ),
          translate,
        );
    },
  });
}
