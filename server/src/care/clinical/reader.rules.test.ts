import { LANGUAGES, type Language } from "../../people/accounts/account.rules";
import { BOOK } from "./book.test-support";
import { NO_FACTS } from "./bystanders.rules";
import { understand } from "./understand.rules";

/** How a pattern can be said: the first word of each of its places. Undefined for measures, which are numbers. */
function saidBy(pattern: string, language: Language): string | undefined {
  const spelled = pattern.replace(
    /<([a-z-]+)>/g,
    (_, name: string) => BOOK.wordGroups[language][name]?.trim().replace(/\s+/g, "|") ?? "",
  );
  const words = spelled
    .split(/[\s~&]+/)
    .filter(Boolean)
    .map((place) => place.split("|").find((word) => !word.startsWith("@")));
  return words.includes(undefined) ? undefined : words.join(" ").replaceAll("*", "");
}

const AROUND: Readonly<Record<Language, (words: string) => string>> = {
  en: (words) => `I have ${words}`,
  fr: (words) => `j'ai ${words} depuis hier`,
  de: (words) => `ich habe ${words} und das`,
  es: (words) => `tengo ${words} desde ayer`,
};

describe.each(LANGUAGES)("the words of the book in %s", (language) => {
  it("find the fact that they are written for, save a few", () => {
    const facts = BOOK.facts.filter(({ id }) => !NO_FACTS.has(id));
    const all = facts.flatMap(({ id, words }) =>
      words[language].flatMap((pattern) => {
        const said = saidBy(pattern, language);
        return said === undefined ? [] : [{ id, pattern, said: AROUND[language](said) }];
      }),
    );
    const missed = all.filter(
      ({ id, said }) => !understand(said, BOOK).cases.some(({ facts }) => facts.get(id)?.words),
    );
    expect(all.length).toBeGreaterThan(500);
    expect(missed.map(({ id, pattern }) => `${id}: ${pattern}`).slice(0, 20)).toHaveLength(
      Math.min(missed.length, Math.floor(all.length / 200)),
    );
  });
});
