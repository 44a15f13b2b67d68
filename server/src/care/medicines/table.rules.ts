import type { Language } from "../../people/accounts/account.rules";
import type { ConditionId } from "./conditions.rules";
import type { Source } from "./texts.rules";

/** The table of medicines once it is compiled; the README of `server/clinical/` says what each part means. */

type Texts = Readonly<Record<Language, string>>;
type Coded = Readonly<Record<string, Texts>>;

/** How much it matters that two are taken together, the worst first. */
export const SEVERITIES = ["never", "doctor-first", "care", "fine"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a row says by a word, one or several: each is an id of that section of the texts. */
/** What is said of every medicine, in the text "any", unless its row or class says something else. */
export const SAID_OF_ALL = [
  "surgery",
  "blood-test",
  "travel",
  "crushing",
  "expired",
  "disposal",
  "run-out",
  "duration",
  "fasting",
  "ill",
  "animals",
  "lenses",
  "ingredients",
  "exercise",
  "heat",
  "checks",
  "giving-blood",
  "tattoo",
] as const;
export const SAID_ONCE = [
  ...(["starts", "breastfeeding", "alcohol", "driving", "sun", "missed", "stopping", "overdose"] as const),
  ...(["storage", "supply", "habit", "young"] as const),
  ...SAID_OF_ALL,
] as const;
export const SAID_OFTEN = ["how", "food", "organs"] as const;
/** Illnesses with which it is not taken, or not before somebody was asked: what any class of a medicine says counts. */
export const ILLNESSES = ["not-with", "ask-with"] as const;

export interface Dose {
  /** What is taken each time, with units. */
  each: Texts;
  /** At most so often in 24 hours. */
  times: number;
  gapHours: number;
}

/** A dose by age, in months. */
export interface ChildDose extends Dose {
  from: number;
  under: number;
}

type SaidOnce = Partial<Record<(typeof SAID_ONCE)[number], string>>;
type SaidOften = Partial<Record<(typeof SAID_OFTEN)[number], readonly string[]>>;

/** What is told of a medicine, by ids of the texts, uses and effects. */
export interface Told extends SaidOnce, SaidOften, Partial<Record<(typeof ILLNESSES)[number], readonly ConditionId[]>> {
  uses?: readonly string[];
  common?: readonly string[];
  serious?: readonly string[];
  /** One word for the whole pregnancy, or one for each third of it. */
  pregnancy?: string | { first: string; second: string; third: string };
}

export interface Medicine extends Told {
  id: string;
  names: Readonly<Record<Language, readonly string[]>>;
  brands: readonly string[];
  /** Its kinds: classes, and tags that carry what it does to others. */
  classes: readonly string[];
  /** A product of several: what is in it. */
  contains?: readonly string[];
  /** In years. */
  fromAge?: number;
  adult?: Dose;
  child?: readonly ChildDose[];
  /** Liquids of another strength than that of the doses, by their names, in mg per ml. */
  /** Of what a doctor prescribes, what grown-ups usually take and never more than: the label counts before it. */
  most?: Texts;
  /** One dose of a child by weight, by which too much is told where no age is; nobody is told it as a dose. */
  mgPerKg?: number;
  liquids?: Readonly<Record<string, number>>;
  source: Source;
}

/** A kind of medicines, with what is told of all of them. */
export interface MedicineClass extends Told {
  label: Texts;
  names?: Readonly<Record<Language, readonly string[]>>;
  /** Two of it are one too many. */
  alike: boolean;
}

export interface Interaction {
  between: readonly string[];
  and: readonly string[];
  severity: Severity;
  harm: string;
  act?: string;
  /** Speaks of a class that is named itself, whatever few of its medicines do; the text names those. */
  general?: boolean;
  source: Source;
}

export interface MedicinesTable {
  medicines: Readonly<Record<string, Medicine>>;
  classes: Readonly<Record<string, MedicineClass>>;
  uses: Coded;
  texts: Readonly<Record<string, Coded>>;
  severity: Readonly<Record<Severity, { name: Texts; do: Texts }>>;
  /** `do`: what helps with it. */
  common: Readonly<Record<string, { text: Texts; facts: readonly string[]; do?: Texts }>>;
  /** `when`: of each group of facts of the book, one is there; `first`: the common effects that may be its first sign. */
  serious: Readonly<
    Record<string, { text: Texts; care: string; when?: readonly (readonly string[])[]; first?: readonly string[] }>
  >;
  interactions: readonly Interaction[];
  /** Words that are no slip of a name. */
  everyday: readonly string[];
}

const PREPARED = new WeakMap<MedicinesTable, Map<string, readonly string[]>>();

/** What something is, from itself to the classes of what is in it; what is no medicine of the table is a class. */
export function kindsOf(table: MedicinesTable, what: string): readonly string[] {
  const known = PREPARED.get(table) ?? new Map<string, readonly string[]>();
  PREPARED.set(table, known);
  let kinds = known.get(what);
  if (!kinds) {
    const medicine = table.medicines[what];
    const parts = medicine?.contains?.flatMap((part) => kindsOf(table, part)) ?? [];
    kinds = [...new Set([what, ...(medicine?.classes ?? []), ...parts])];
    known.set(what, kinds);
  }
  return kinds;
}

const MEMBERS = new WeakMap<MedicinesTable, Map<string, Medicine[]>>();

/** The medicines of a class. */
export function membersOf(table: MedicinesTable, kind: string): readonly Medicine[] {
  let members = MEMBERS.get(table);
  if (!members) {
    members = new Map();
    for (const medicine of Object.values(table.medicines))
      for (const own of medicine.classes) members.set(own, [...(members.get(own) ?? []), medicine]);
    MEMBERS.set(table, members);
  }
  return members.get(kind) ?? [];
}

/** What is in a product, or the medicine itself. */
export function ingredientsOf(table: MedicinesTable, what: string): readonly string[] {
  const { contains, classes } = table.medicines[what] ?? {};
  return contains ? [...contains, ...(classes?.length ? [what] : [])] : [what];
}

/** How a medicine or a class is called. */
export function nameOf(table: MedicinesTable, what: string, language: Language): string {
  return table.medicines[what]?.names[language][0] ?? table.classes[what]?.label[language] ?? what;
}

/** Whether something is one of these medicines, or of one of these classes. */
export const isAnyOf = (table: MedicinesTable, what: string, kinds: readonly string[]): boolean =>
  kindsOf(table, what).some((kind) => kinds.includes(kind));
