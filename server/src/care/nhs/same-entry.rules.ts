import { isOneSlip } from "../medicines/names.rules";
import type { NhsEntryKind } from "./nhs-import.rules";

/** Words that say nothing about which allergy, illness or medicine it is. */
const EMPTY_WORDS: Readonly<Record<NhsEntryKind, ReadonlySet<string>>> = {
  ALLERGY: wordSet("allergy allergic allergies to hypersensitivity intolerance adverse reaction drug the of"),
  CONDITION: wordSet("disease disorder syndrome mellitus essential unspecified the of"),
  MEDICINE: wordSet(
    "tablet tablets capsule capsules caplets inhaler cfc free cream ointment gel oral solution suspension syrup drops spray sachets sachet patch patches injection modified release gastro resistant film coated dispersible soluble dose doses mg mcg microgram micrograms g ml unit units puff puffs",
  ),
};

/** Other names of common illnesses. */
const SAME_ILLNESS: Readonly<Record<string, string>> = {
  hypertension: "high blood pressure",
  hypercholesterolemia: "high cholesterol",
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** What names an entry, however it is written: words in an order of their own, without accents, endings and filling words. */
function coreWords(kind: NhsEntryKind, name: string): string[] {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/æ|ae/g, "e").replace(/œ|oe/g, "e");
  const said = kind === "CONDITION" ? (SAME_ILLNESS[plain.trim()] ?? plain) : plain;
  const words = said.match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? [];
  const core = words.filter(
    (word) => !EMPTY_WORDS[kind].has(word) && !(kind === "MEDICINE" && /^\d/.test(word) && words.length > 1),
  );
  return (core.length > 0 ? core : words).map((word) => word.replace(/(?<=\p{L}{3})s$/u, "")).sort();
}

/** A word of this many letters is still itself with one of them wrong; shorter ones would be taken for each other. */
const LONG_WORD = 7;

/** True when two names mean the same entry: other capitals, another order, filling words, a slip in a long word. */
export function isSameEntry(kind: NhsEntryKind, a: string, b: string): boolean {
  const [ours, theirs] = [coreWords(kind, a), coreWords(kind, b)];
  const mayHaveSlips = kind !== "MEDICINE"; // two medicines can be one letter apart
  return (
    ours.length === theirs.length &&
    ours.every((word, at) => {
      const other = theirs[at] as string;
      return (
        word === other || (mayHaveSlips && Math.min(word.length, other.length) >= LONG_WORD && isOneSlip(word, other))
      );
    })
  );
}
