import type { MedicinesTable } from "./table.rules";

/** Plain lower-case letters and digits, parted by single blanks. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return lower;
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

/** The words of a text, folded, and how what stands from one to before another was written. */
export function foldedWords(text: string): { words: string[]; written: (from: number, to: number) => string } {
  const words = foldName(text).split(" ").filter(Boolean);
  const whole = text.replace(ELISION, "");
  let same: RegExpExecArray[] | undefined;
  return {
    words,
    written: (from, to) => {
      if (!same) {
        const found = [...whole.matchAll(/[\p{L}\p{N}]+/gu)];
        const isSame = found.length === words.length && found.every(([word], at) => fold(word) === words[at]);
        same = isSame ? found : [];
      }
      const [first, last] = [same[from], same[to - 1]];
      return first && last ? whole.slice(first.index, last.index + last[0].length) : words.slice(from, to).join(" ");
    },
  };
}

/** By name, folded, what it stands for: ids of medicines and classes. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** The names of a table, with what finds them quickly in a text. */
export interface NameIndex {
  names: Names;
  /** By the first word of names, how many words the longest of them has. */
  longest: ReadonlyMap<string, number>;
  /** Names of one long word by their first two letters, where a slip is not forgiven, and their length. */
  alike: ReadonlyMap<string, readonly string[]>;
  /** Words that are no slip of a name. */
  everyday: ReadonlySet<string>;
  /** What single words were found to be before. Of nobody: most words of a text are those of others. */
  seen: Map<string, string | undefined>;
}

/** So many words are remembered at the most; then all are forgotten. */
const MOST_SEEN = 20_000;

/** "Paracetamol and ibuprofen" names two, also where a product has both. */
const OF_SEVERAL = / (?:and|et|und|y) /;

/** Words of this length or more may be written with a slip. */
const LONG = 7;

/** How a cream, gel or drops are called beside what is in them: "gel de ketoprofeno", "collyre à l’olopatadine". */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  gel: ["gel", "cream", "spray", "mousse", "creme", "pommade", "salbe", "crema", "pomada", "espuma"],
  cream: ["cream", "ointment", "creme", "pommade", "salbe", "crema", "pomada"],
  "eye-drops": ["eye drops", "collyre", "augentropfen", "colirio"],
};
const OF_FORM = ["", " of", " with", " de", " du", " au", " a", " a la", " a base de", " avec", " mit", " con"];

/** Names of a medicine for the skin or the eye by those of the one that is swallowed. */
function namesByForm(id: string, { medicines }: MedicinesTable): string[] {
  return Object.entries(FORMS).flatMap(([form, words]) => {
    const swallowed = id.endsWith(`-${form}`) ? medicines[id.slice(0, -form.length - 1)] : undefined;
    if (!swallowed) return [];
    const names = [...Object.values(swallowed.names).flat(), ...swallowed.brands].map(foldName);
    return names.flatMap((name) =>
      words.flatMap((word) => [`${name} ${word}`, ...OF_FORM.map((of) => `${word}${of} ${name}`)]),
    );
  });
}

/** By the first word of names, how many words the longest of them has. */
export function longestOf(names: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const name of names) {
    const words = name.split(" ");
    const [first = ""] = words;
    longest.set(first, Math.max(words.length, longest.get(first) ?? 1));
  }
  return longest;
}

const PREPARED = new WeakMap<MedicinesTable, NameIndex>();

/** Every name of the table, prepared once. */
export function namesOf(table: MedicinesTable): NameIndex {
  const before = PREPARED.get(table);
  if (before) return before;
  const names = new Map<string, readonly string[]>();
  const learn = (all: readonly string[], what: string) => {
    for (const name of all.map(foldName)) names.set(name, [...new Set([...(names.get(name) ?? []), what])]);
  };
  for (const { id, names: own, brands } of Object.values(table.medicines))
    learn([...Object.values(own).flat(), ...brands], id);
  for (const [id, { names: own }] of Object.entries(table.classes)) learn(Object.values(own ?? {}).flat(), id);
  for (const id of Object.keys(table.medicines))
    learn(
      namesByForm(id, table).filter((name) => !names.has(name)),
      id,
    );
  for (const name of names.keys()) {
    const parts = name.split(OF_SEVERAL);
    if (parts.length > 1 && parts.every((part) => names.has(part))) names.delete(name);
  }
  const alike = new Map<string, string[]>();
  for (const name of names.keys()) {
    if (name.length < LONG || name.includes(" ")) continue;
    const key = name.slice(0, 2) + name.length;
    alike.set(key, [...(alike.get(key) ?? []), name]);
  }
  const everyday = new Set(table.everyday);
  const index: NameIndex = { names, longest: longestOf(names.keys()), alike, everyday, seen: new Map() };
  PREPARED.set(table, index);
  return index;
}

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

/** "Paracetamolsaft": the form stands behind the name. A cream, gel or drops for the eye is another medicine. */
const GERMAN_FORM =
  /^(.{5,})(?:saft|tabletten?|sirup|kapseln?|filmtabletten?|brausetabletten?|impfung|impfstoff|spritzen?|allergie|allergiker(?:in)?|unvertraglichkeit)$/;

/** The name that some words are, one perhaps with a slip; none where it could be several. */
export function nameLike(said: string, index: NameIndex): string | undefined {
  if (index.names.has(said)) return said;
  const plural = [/s$/, /es$/].map((end) => said.replace(end, "")).find((one) => one !== said && index.names.has(one));
  if (said.length > 4 && plural) return plural;
  if (said.length < LONG || said.includes(" ")) return undefined;
  const { seen } = index;
  if (seen.has(said)) return seen.get(said);
  if (seen.size >= MOST_SEEN) seen.clear();
  const name = slippedName(said, index);
  seen.set(said, name);
  return name;
}

/** The name of which a long word is another form, or a slip. */
function slippedName(said: string, { names, alike, everyday }: NameIndex): string | undefined {
  if (everyday.has(said)) return undefined;
  const [, stem] = GERMAN_FORM.exec(said) ?? [];
  if (stem && names.has(stem)) return stem;
  const beginning = said.slice(0, 2);
  const like: string[] = [];
  for (let length = said.length - 1; length <= said.length + 1; length += 1)
    for (const name of alike.get(beginning + length) ?? []) if (isOneSlip(said, name)) like.push(name);
  if (like.length === 0) return undefined;
  const meanings = new Set(like.map((name) => (names.get(name) ?? []).join()));
  return meanings.size === 1 ? like[0] : undefined;
}

export interface NamedMedicine {
  /** Ids of medicines or classes; several where the name is of several. */
  what: string;
  /** As they were written. */
  words: string;
  /** Where in the text they stand. */
  at: number;
  /** Thought of, and named by nobody. */
  isNameless?: true;
  /** Another name for the same, said beside it: "Panadol and paracetamol". */
  again?: string;
  /** It is asked whether another name is the same: "is Panadol paracetamol". */
  isRenamed?: true;
}

/** A name of several words is not parted so: "paracetamol, codeine" are two. */
const PARTS_NAMES = /[,;:+&!?\n]/;

/** What stands between two names of one and the same that are both taken, rather than one explaining the other. */
const BOTH_TAKEN = /\b(?:and|with|plus|und|mit|et|avec|y|e|con|then|after|on top of)\b|[+&]/i;

/** What stands between two names of which one is asked to be the other. */
const IS_THE_OTHER =
  /^[\s=]*(?:is|just|only|really|basically|actually|the same as|same as|du|de la|de l|juste|la même chose que|pareil que|nur|einfach|das gleiche wie|dasselbe wie|lo mismo que|solo|solamente|(?:a bit )?like|comme|wie|como)?\s*$/i;

/** The medicines that a text names, each once, in the order in which they stand. */
export function medicinesIn(text: string, table: MedicinesTable): NamedMedicine[] {
  const index = namesOf(table);
  const plain = text.replace(ELISION, "");
  let from = 0;
  const tokens = (plain.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? []).map((token) => {
    const start = plain.indexOf(token, from);
    from = start + token.length;
    return { word: fold(token), start, end: from };
  });
  const found = new Map<string, NamedMedicine>();
  const wordAt = (at: number) => tokens[at]?.word ?? "";
  const between = (first: number, last: number) => plain.slice(tokens[first]?.end, tokens[last]?.start);
  const saidAt = (at: number, length: number) =>
    length === 1
      ? wordAt(at)
      : tokens
          .slice(at, at + length)
          .map(({ word }) => word)
          .join(" ");
  let lastOf: { what: string; at: number } | undefined;
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(index.longest.get(wordAt(at)) ?? 1, tokens.length - at);
    while (length > 1 && PARTS_NAMES.test(between(at, at + length - 1))) length -= 1;
    let name = nameLike(saidAt(at, length), index);
    while (!name && length > 1) {
      length -= 1;
      name = nameLike(saidAt(at, length), index);
    }
    for (const what of (name && index.names.get(name)) || []) {
      const start = tokens[at]?.start ?? 0;
      const written = plain.slice(start, tokens[at + length - 1]?.end);
      const before = found.get(what);
      if (!before) found.set(what, { what, words: written, at: start });
      else if (lastOf?.what === what && fold(before.words) !== fold(written) && BOTH_TAKEN.test(between(lastOf.at, at)))
        found.set(what, { ...before, again: written });
      else if (
        lastOf?.what === what &&
        fold(before.words) !== fold(written) &&
        IS_THE_OTHER.test(between(lastOf.at, at))
      )
        found.set(what, { ...before, isRenamed: true });
      lastOf = { what, at: at + length - 1 };
    }
    at += length;
  }
  return [...found.values()];
}
