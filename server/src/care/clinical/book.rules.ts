import type { Language } from "../../people/accounts/account.rules";
import type { MedicinesTable } from "../medicines/table.rules";
import type { Source } from "../medicines/texts.rules";
import type { FrameWords } from "./reading/not-happening.rules";
import type { Sign } from "./reading/told-of-the-past.rules";
import type { Scorecard } from "./scorecard.rules";
import type { WholeReader } from "./whole-reader.rules";

/** What the clinical book holds once it is compiled; `server/clinical/README.md` says what each part means. */

export type Texts = Readonly<Record<Language, string>>;
export type Words = Readonly<Record<Language, readonly string[]>>;

/** The ways to get care, the most urgent first. */
export const CARE_IDS = [
  "emergency",
  "crisis",
  "ae",
  "maternity",
  "urgent-111",
  "gp-today",
  "sexual-health",
  "dentist",
  "optician",
  "pharmacist-treats",
  "gp-days",
  "gp-routine",
  "talking",
  "our-pharmacist",
  "ask-pharmacist",
  "home",
] as const;
export type CareId = (typeof CARE_IDS)[number];

const RANKS = Object.fromEntries(CARE_IDS.map((id, rank) => [id, rank])) as Readonly<Record<CareId, number>>;

export const isMoreUrgent = (a: CareId, b: CareId): boolean => RANKS[a] < RANKS[b];

export function mostUrgent(cares: readonly CareId[]): CareId {
  return cares.reduce<CareId>((most, care) => (isMoreUrgent(care, most) ? care : most), "home");
}

export interface Care {
  /** The coarse step of the API. */
  level: "SELF_CARE" | "PHARMACIST" | "URGENT" | "CRISIS" | "EMERGENCY";
  /** What evaluations call it. */
  label: "emergency" | "urgent" | "routine";
  name: Texts;
  how: Texts;
}

export interface Fact {
  id: string;
  label: Texts;
  /** What somebody would tick or watch for, where the label does not say it so. */
  sign?: Texts;
  /** What its line in a list asks about as well: who does not tick it has none of these. */
  covers?: readonly string[];
  /** It is asked and watched for where each of these may hold. */
  of?: readonly Condition[];
  /** It is asked once this is there, and this before it. */
  once?: string;
  /** Signs that are one complaint where they are told beside it: how long is asked of the first of them. */
  together?: readonly string[];
  /** It may explain what would be looked at sooner, asked last, or a danger, asked first; each where it does. */
  explains?: readonly ("soon" | "danger")[];
  /** What is milder and stands in the same list, so that nobody ticks this for want of it. */
  beside?: string;
  words: Words;
  unless: Words;
  /** What is true as well when this is. */
  means: readonly string[];
  /** What is not there when this is. */
  rulesOut: readonly string[];
  /** It counts also when it is past or only asked about: a kind answer is never wrong. */
  countsAlways?: true;
  /** Of a medicine: who asks whether it may be taken does not take it. */
  askedIsNotTaken?: true;
  snomed?: string;
}

/** Times are in days, ages in years, temperatures in degrees Celsius; `over` and `from` are lower limits, `under` upper ones. */
export type Condition =
  | { fact: string }
  | { not: Condition }
  | { lasts: string; over?: number; under?: number }
  | { age: { from?: number; under?: number } }
  | { temperature: { from?: number; under?: number } }
  | { all: readonly Condition[] }
  | { atLeast: number; of: readonly Condition[] };

export interface Row {
  care: CareId;
  when: Condition;
  because: Texts;
  source: string;
  /** It never waits for an ordinary appointment, however little readers find. */
  cannotWait?: true;
  /** Facts that are not asked about while the line of this row is. */
  covers?: readonly string[];
}

export interface Advice {
  text: Texts;
  /** Whom it does not suit. */
  unless: readonly Condition[];
  /** It names ibuprofen as something to take. */
  offersIbuprofen: boolean;
}

export interface Pathway {
  id: string;
  label: Texts;
  /** Any of these facts opens it. */
  opens: readonly string[];
  /** Whom it is for; nobody else opens it. */
  for: readonly Condition[];
  sources: Readonly<Record<string, { title: string; url: string }>>;
  written: string;
  reviewed: string;
  /** The most urgent first; the first that holds decides. */
  rows: readonly Row[];
  otherwise: { care: CareId; because: Texts };
  advice: readonly Advice[];
  medicines: readonly string[];
  firstAid: readonly Texts[];
}

/** A question about care itself, such as how to order a prescription; `fact` is found where it is asked. */
export interface Service {
  id: string;
  /** Its answer is for people without other medicines and illnesses. */
  aboutMedicine: boolean;
  fact: string;
  label: Texts;
  advice: readonly Texts[];
  source: Source;
}

/** What people say without asking anything, such as thanks. */
export interface Talk {
  id: string;
  fact: string;
  label: Texts;
  answer: Texts;
}

/** Somebody to call, or to find by a page alone. */
export interface HelpLine {
  id: string;
  name: string;
  /** As it is said; absent where there is a page alone. */
  phone?: string;
  about: Texts;
  source: Source;
}

/** Whom a line is for: whoever it happens to, somebody who worries about them, or somebody under 19. */
export const LINE_READERS = ["self", "other", "child"] as const;
export type LineReader = (typeof LINE_READERS)[number];

/** Something in which a person may not be safe, with who to call then. */
export interface SafetyTopic {
  id: string;
  /** It is about any of these. */
  facts: readonly string[];
  lines: Readonly<Record<LineReader, readonly HelpLine[]>>;
}

export interface Example {
  pathway: string;
  say: string;
  care: CareId | "not-opened";
  /** In years. */
  age?: number;
  sex?: "female" | "male";
}

/** The fact of a medicine that is called by its name. */
export const NAMED_MEDICINE = "medicine.named";

export interface Book {
  care: Readonly<Record<CareId, Care>>;
  facts: readonly Fact[];
  pathways: readonly Pathway[];
  services: readonly Service[];
  talk: readonly Talk[];
  /** What somebody is asked of whose words nothing was understood: what it is about, and which of its complaints. */
  topics: readonly { fact: string; complaints: readonly string[]; signs: readonly string[] }[];
  /** Pathways of which, beside a complaint of the body, one sign is asked first: that sign, by the pathway. */
  behindTheBody: Readonly<Record<string, string>>;
  /** Pathways that stand behind one of some facts unless a condition holds, or only where the same words tell of both: of such a one `asks` is asked first. */
  behindAnother: readonly {
    id: string;
    of: readonly string[];
    isInSameWords: boolean;
    unless: readonly Condition[];
    asks: readonly string[];
  }[];
  /** What is asked of whoever ticks no topic. */
  withoutTopic: readonly string[];
  /** The more exact first. */
  safety: readonly SafetyTopic[];
  wordGroups: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Patterns of what words mean beside others; a word that counts for no fact there has a "!" before it. */
  otherMeanings: Words;
  /** How a message speaks of an illness that nobody has. */
  notHappening: Readonly<Record<FrameWords, Words>>;
  /** How people tell of what is over and is not asked about. */
  toldOfOthers: Readonly<Record<Sign, Readonly<Record<Language, readonly string[]>>>>;
  examples: readonly Example[];
  /** What people ask about medicines. */
  questions: readonly Fact[];
  /** What facts speak for, all together. */
  scorecard: Scorecard;
  /** Reads the words of a message beside its facts. */
  reader?: WholeReader;
  /** Words of an English dictionary, which are no slips of others. */
  english?: ReadonlySet<string>;
  medicines: MedicinesTable;
}

const TODAY: ReadonlySet<Care["level"]> = new Set(["URGENT", "CRISIS", "EMERGENCY"]);

/** How many facts the book knows upon which somebody needs help today or at once. */
export function warningSignsOf({ pathways, care }: Book): number {
  const rows = pathways.flatMap((pathway) => pathway.rows).filter((row) => TODAY.has(care[row.care].level));
  return new Set(rows.flatMap(({ when }) => factsOf(when))).size;
}

const NAMED = new WeakMap<Condition, readonly string[]>();

/** Every fact that a condition names. */
export function factsOf(condition: Condition): readonly string[] {
  const before = NAMED.get(condition);
  if (before) return before;
  const named = namedBy(condition);
  NAMED.set(condition, named);
  return named;
}

function namedBy(condition: Condition): readonly string[] {
  if ("fact" in condition) return [condition.fact];
  if ("not" in condition) return factsOf(condition.not);
  if ("lasts" in condition) return [condition.lasts];
  if ("all" in condition) return condition.all.flatMap(factsOf);
  if ("of" in condition) return condition.of.flatMap(factsOf);
  return [];
}
