import { LANGUAGES } from "../../people/accounts/account.rules";
import { BOOK } from "./book.test-support";
import { inSentence } from "./watch.rules";

/** Every German text of the book, wherever it stands. */
function germanIn(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  const texts = value as Record<string, unknown>;
  if (LANGUAGES.every((language) => typeof texts[language] === "string")) return [String(texts.de)];
  return (value instanceof Map ? [...value.values()] : Object.values(value)).flatMap(germanIn);
}

/** The words that stand inside a sentence, as they are written there. */
const INSIDE = new Set(
  germanIn(BOOK).flatMap((text) => [...text.matchAll(/(?<=[\p{L}\d,] )\p{L}{2,}/gu)].map(([word]) => word)),
);

/** What the book writes in both ways, in meanings of its own. */
const IN_BOTH: ReadonlySet<string> = new Set(["Einnicken", "Steife"]);

it("begins a German sign in a sentence with a capital where a noun begins it, and nowhere else", () => {
  const wrong = BOOK.facts.flatMap(({ sign, label }) => {
    const text = (sign ?? label).de;
    const [first = ""] = text.match(/^\p{L}+/u) ?? [];
    const [small, tall] = [first.toLowerCase(), first];
    if (IN_BOTH.has(first) || INSIDE.has(small) === INSIDE.has(tall)) return [];
    const [said = ""] = inSentence(text, "de").match(/^\p{L}+/u) ?? [];
    return said === (INSIDE.has(small) ? small : tall) ? [] : [said];
  });
  expect([...new Set(wrong)].sort()).toEqual([]);
});
