import { INGREDIENTS } from "./ingredients.rules";
import { fold } from "./names.rules";
import type { MedicinesTable } from "./table.rules";

export interface MedicineSuggestion {
  name: string;
  /** What is in it, where the name does not say so. */
  ingredients: string[];
}

interface Known extends MedicineSuggestion {
  folded: string;
}

/** The most names that are suggested at once. */
const MOST_SUGGESTIONS = 20;
/** Longer texts are no beginning of a name. */
const LONGEST = 60;

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const PREPARED = new WeakMap<MedicinesTable, readonly Known[]>();

/** Every name of the table, each once; a brand with what is in it. */
function knownOf(table: MedicinesTable): readonly Known[] {
  const before = PREPARED.get(table);
  if (before) return before;
  const nameIn = (id: string) => capitalised(table.medicines[id]?.names.en[0] ?? id);
  const all = [
    ...Object.values(table.medicines).flatMap(({ id, names, brands, contains }) => [
      ...Object.values(names)
        .flat()
        .map((name) => ({ name, ingredients: (contains ?? []).map(nameIn) })),
      ...brands.map((name) => ({ name, ingredients: (contains ?? [id]).map(nameIn) })),
    ]),
    ...Object.values(INGREDIENTS).map(({ en: [name] }) => ({ name, ingredients: [] as string[] })),
  ].map(({ name, ingredients }) => ({ name: capitalised(name), ingredients, folded: fold(name) }));
  const known = [...new Map(all.reverse().map((one) => [one.folded, one])).values()];
  PREPARED.set(table, known);
  return known;
}

/** Typing mistakes that are forgiven in a text of that length. */
function mistakesIn(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The fewest letters to change, add, leave out or swap with their neighbour until `typed` is a beginning of `name`; the first
 * letter has to be right.
 */
function mistakesUntil(typed: string, name: string): number {
  if (typed[0] !== name[0]) return Number.POSITIVE_INFINITY;
  const beginning = name.slice(0, typed.length + 2);
  let before: number[] = [];
  let row = Array.from({ length: beginning.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= beginning.length; j += 1) {
      const isSame = typed[i - 1] === beginning[j - 1];
      const isSwap = i > 1 && j > 1 && typed[i - 1] === beginning[j - 2] && typed[i - 2] === beginning[j - 1];
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}

/** 0: begins so. 1: a word of it begins so. More: that many mistakes. */
function distance(typed: string, { folded }: Known): number {
  if (folded.startsWith(typed)) return 0;
  if (folded.includes(` ${typed}`)) return 1;
  const mistakes = mistakesUntil(typed, folded);
  return mistakes <= mistakesIn(typed.length) ? 1 + mistakes : Number.POSITIVE_INFINITY;
}

/**
 * Names of medicines and ingredients that begin like the text, the closest and shortest first. Small mistakes are forgiven.
 * @param first 1 to 20; other numbers are brought into that range.
 */
export function suggestMedicines(text: string, first: number, table: MedicinesTable): MedicineSuggestion[] {
  const typed = fold(text);
  if (typed === "" || text.length > LONGEST) return [];
  return knownOf(table)
    .map((known) => ({ known, distance: distance(typed, known) }))
    .filter((one) => Number.isFinite(one.distance))
    .sort((a, b) => a.distance - b.distance || a.known.folded.length - b.known.folded.length)
    .slice(0, Math.max(1, Math.min(MOST_SUGGESTIONS, first)))
    .map(({ known: { name, ingredients } }) => ({ name, ingredients }));
}
