import type { Book } from "../clinical/book.rules";
import { LITTLE_WORDS } from "../clinical/reading/pattern.rules";
import { NEGATORS } from "../clinical/reading/words.rules";
import { foldWords } from "./study.rules";

/** An entry of the catalogue of symptoms that a study is close to. */
export interface RelevanceTerm {
  concept: string;
  label: string;
  /** 0 to 1, two digits. */
  score: number;
}

/** How close a study is to the catalogue: its closest entry, and up to three of them by name. */
export interface Relevance {
  /** 0 to 1, two digits. */
  score: number;
  terms: RelevanceTerm[];
}

export interface StudyText {
  title: string;
  abstract: string | null;
  tags: readonly string[];
}

const SHORTEST = 3;
/** How often a word counts that stands in a name, a title or a tag. */
const NAMED = 3;
const NEAREST = 3;

/** Words that say how something was studied or told, and nothing of what. */
const PLAIN_WORDS = new Set(
  (
    "and for with from into than then that this these those their there which while who whom what when where are was were been has " +
    "have had not but can may our its between among about after before during under over versus compared study studies trial trials " +
    "randomised randomized controlled clinical cohort review systematic meta analysis placebo double blind patient patients people adult " +
    "adults year years effect effects efficacy outcome outcomes result results method methods conclusion background objective using use " +
    "based example nhs medlineplus one two three not she her him his you your new first time day week month more most less good better long short treatment treatments time rate rates interest low"
  ).split(" "),
);

/** A plural and its singular are one word. */
function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

function wordsOf(text: string): string[] {
  return foldWords(text)
    .replaceAll("hay fever", "hayfever") // as the catalogue has it: it is no fever
    .split(" ")
    .filter(
      (word) => word.length >= SHORTEST && !LITTLE_WORDS.has(word) && !NEGATORS.has(word) && !PLAIN_WORDS.has(word),
    )
    .map(stemOf);
}

/** How often each word counts. */
function countsOf(named: string, told: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(named)) counts.set(word, (counts.get(word) ?? 0) + NAMED);
  for (const word of wordsOf(told)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

interface Entry {
  concept: string;
  label: string;
  counts: Map<string, number>;
}

/** The complaints of the clinical book: their names, the pages behind them, and what the facts that open them are called. */
function entriesOf({ pathways, facts }: Book): Entry[] {
  const byId = new Map(facts.map(({ id, label }) => [id, label.en]));
  return pathways
    .filter(({ id }) => id !== "general" && !id.startsWith("danger-"))
    .map(({ id, label, opens, sources }) => {
      const told = opens.map((fact) => byId.get(fact) ?? "").join(" ");
      const counts = countsOf(`${label.en} ${Object.values(sources)[0]?.title ?? ""}`, told);
      return { concept: id, label: label.en, counts };
    });
}

const twoDigits = (value: number): number => Math.round(Math.min(1, value) * 100) / 100;

/**
 * How close the words of a study are to the complaints of the book: the cosine between tf-idf vectors (Salton and Buckley 1988),
 * with 1 + log tf. The same words give the same figure. It says what a study is about, never how good it is.
 */
export function relevanceIn(book: Book): (study: StudyText) => Relevance {
  const entries = entriesOf(book);
  const entriesWith = new Map<string, number>();
  for (const { counts } of entries) {
    for (const word of counts.keys()) entriesWith.set(word, (entriesWith.get(word) ?? 0) + 1);
  }
  // A word tells the more the fewer entries have it. One that none has tells of no entry, so it counts like one that all have.
  const idf = (word: string): number => Math.log(1 + entries.length / (entriesWith.get(word) ?? entries.length));
  const weightOf = (word: string, count: number): number => (1 + Math.log(count)) * idf(word);
  const lengthOf = (counts: ReadonlyMap<string, number>): number =>
    Math.sqrt([...counts].reduce((sum, [word, count]) => sum + weightOf(word, count) ** 2, 0));
  // Where each word of the catalogue stands, with its share of the entry's length.
  const places = new Map<string, { entry: number; share: number }[]>();
  for (const [entry, { counts }] of entries.entries()) {
    const length = lengthOf(counts);
    for (const [word, count] of counts)
      places.set(word, [...(places.get(word) ?? []), { entry, share: weightOf(word, count) / length }]);
  }
  return ({ title, abstract, tags }) => {
    const counts = countsOf(`${title} ${tags.join(" ")}`, abstract ?? "");
    const length = lengthOf(counts);
    if (length === 0) return { score: 0, terms: [] };
    const sums = new Float64Array(entries.length);
    for (const [word, count] of counts) {
      for (const { entry, share } of places.get(word) ?? []) {
        sums[entry] = (sums[entry] ?? 0) + (weightOf(word, count) * share) / length;
      }
    }
    const terms = entries
      .map(({ concept, label }, entry) => ({ concept, label, score: twoDigits(sums[entry] ?? 0) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.concept < b.concept ? -1 : 1))
      .slice(0, NEAREST);
    return { score: terms[0]?.score ?? 0, terms };
  };
}
