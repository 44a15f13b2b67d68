import type { MedicinesTable } from "./table.rules";

/** Plain lower-case letters and digits, parted by single blanks. */
export function fold(text: string): string {
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe");
  return letters
    .replace(/['’‘]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** "D'aluminium" is "aluminium": what stands before an apostrophe in French is no part of a name. */
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;

/** Folded as names are. */
export const foldName = (text: string): string => fold(text.replace(ELISION, ""));

/** By name, folded, what it stands for: ids of medicines and classes. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** "Paracetamol and ibuprofen" names two, also where a product has both. */
const OF_SEVERAL = / (?:and|et|und|y) /;

const PREPARED = new WeakMap<MedicinesTable, Names>();

/** Every name of the table. */
export function namesOf(table: MedicinesTable): Names {
  const before = PREPARED.get(table);
  if (before) return before;
  const names = new Map<string, readonly string[]>();
  const learn = (all: readonly string[], what: string) => {
    for (const name of all.map(foldName)) names.set(name, [...new Set([...(names.get(name) ?? []), what])]);
  };
  for (const { id, names: own, brands } of Object.values(table.medicines))
    learn([...Object.values(own).flat(), ...brands], id);
  for (const [id, { names: own }] of Object.entries(table.classes)) learn(Object.values(own ?? {}).flat(), id);
  for (const name of names.keys()) {
    const parts = name.split(OF_SEVERAL);
    if (parts.length > 1 && parts.every((part) => names.has(part))) names.delete(name);
  }
  PREPARED.set(table, names);
  return names;
}

/** Words of this length or more may be written with a slip. */
const LONG = 7;

/** Whether one letter added, left out, changed or swapped with its neighbour makes one of the other. */
export function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwap || short.slice(at + 1) === long.slice(at + 1);
}

const FIRST_WORDS = new WeakMap<Names, ReadonlySet<string>>();

/** The words with which a name of several words begins. */
function firstWords(names: Names): ReadonlySet<string> {
  const before = FIRST_WORDS.get(names);
  if (before) return before;
  const words = [...names.keys()].flatMap((name) => (name.includes(" ") ? name.split(" ", 1) : []));
  const first = new Set(words);
  FIRST_WORDS.set(names, first);
  return first;
}

const BY_BEGINNING = new WeakMap<Names, ReadonlyMap<string, readonly string[]>>();

/** Single long names by their first two letters: a slip there is not forgiven. */
function longNames(names: Names): ReadonlyMap<string, readonly string[]> {
  const before = BY_BEGINNING.get(names);
  if (before) return before;
  const byBeginning = new Map<string, string[]>();
  for (const name of names.keys()) {
    if (name.length < LONG || name.includes(" ")) continue;
    const beginning = name.slice(0, 2);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), name]);
  }
  BY_BEGINNING.set(names, byBeginning);
  return byBeginning;
}

/** The name that a word is, perhaps with a slip; none where it could be several. */
export function nameLike(word: string, names: Names): string | undefined {
  if (names.has(word)) return word;
  if (word.length > 4 && word.endsWith("s") && names.has(word.slice(0, -1))) return word.slice(0, -1);
  if (word.length < LONG || word.includes(" ")) return undefined;
  const like = (longNames(names).get(word.slice(0, 2)) ?? []).filter((name) => isOneSlip(word, name));
  const meanings = new Set(like.map((name) => (names.get(name) ?? []).join()));
  return meanings.size === 1 ? like[0] : undefined;
}

export interface NamedMedicine {
  /** Ids of medicines or classes; several where the name is of several. */
  what: string;
  /** As they were written. */
  words: string;
}

/** No name is looked for in more words. */
export const MOST_WORDS = 6;

/** The medicines that a text names, each once, in the order in which they stand. */
export function medicinesIn(text: string, table: MedicinesTable): NamedMedicine[] {
  const names = namesOf(table);
  const plain = text.replace(ELISION, "");
  const tokens = [...plain.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)];
  const words = tokens.map(([token]) => fold(token));
  const written = (from: number, to: number) =>
    plain.slice(tokens[from]?.index ?? 0, (tokens[to]?.index ?? 0) + (tokens[to]?.[0].length ?? 0));
  const first = firstWords(names);
  const found = new Map<string, NamedMedicine>();
  for (let at = 0; at < words.length; ) {
    const begins = first.has(words[at]?.split(" ", 1)[0] ?? "");
    let length = Math.min(begins ? MOST_WORDS : 1, words.length - at);
    let name: string | undefined;
    for (; length > 0 && !name; length -= 1) {
      name = nameLike(words.slice(at, at + length).join(" "), names);
      if (name) break;
    }
    const said = written(at, at + Math.max(1, length) - 1);
    for (const what of name ? (names.get(name) ?? []) : [])
      if (!found.has(what)) found.set(what, { what, words: said });
    at += name ? length : 1;
  }
  return [...found.values()];
}
