import { allergyTo } from "../medicines/check-medication.rules";
import { medicinesIn, type NamedMedicine } from "../medicines/names.rules";
import { ingredientsOf, type MedicinesTable } from "../medicines/table.rules";

const THE = String.raw`(?:\s+(?:the|any|my|la|le|les|el|los|las|l['’]))?\s*$`;
const WITH = "(?:to|from|with|on|after|of|à|au|aux|avec|a|al|con|por|gegen|auf|von|nach|bei|mit)";
/** "Allergic to penicillin", "can't have penicillin", "came up in a rash with penicillin". */
const ALLERGIC_TO = new RegExp(
  [
    String.raw`(?:allergi\p{L}*|allergy|al[eé]rgi\p{L}*|intol[eé]ra\p{L}*|react|reacts|reacted|reaction|reaktion|réaction|r[eé]agi\p{L}*|reacci[oó]n|reacciono|reagier\p{L}*)(?:\s+\p{L}+)?\s+${WITH}`,
    String.raw`(?:hives|wheals|anaphyla\p{L}*|rash|swelled up|swell up|swelling|urticaire|boutons|plaques|nesselsucht|quaddeln|ausschlag|urticaria|ronchas|sarpullido)\s+${WITH}`,
    "(?:can'?t|can’t|cannot) (?:have|take|tolerate)",
    "(?:vertrage|supporte pas|tol[eè]re pas|no tolero|no puedo tomar)(?: kein| keine)?",
    "allergi(?:es|c)?:?",
  ]
    .map((one) => `(?:${one})${THE}`)
    .join("|"),
  "iu",
);
/** The allergy behind its name: "penicillin allergy", "penicillin gave me hives". */
const ALLERGY_BEHIND =
  /^[\s-]*(?:allerg|unvertr|(?:gave|gives|brought|brings|made|makes|causes?|caused|sent)\s+(?:me|him|her|us|my \p{L}+)\s+(?:\p{L}+\s+){0,3}(?:hives|rash|swell|swelling|anaphyla|welts|lumps|blotches|blow up)|(?:m['’]a|me|lui a|le|me ha)\s+(?:donn[eé]|fait|da|dio|provoqu?[oóe]|sali[oó]|dado)\s+(?:\p{L}+\s+){0,2}(?:urticaire|boutons|plaques|gonfl|ronchas|urticaria|alergia|reacci))/iu;
/** "I can't take ibuprofen with my blood thinner" tells of no allergy. */
const BESIDE =
  /^[\s-]*(?:with|while|when|and|together|because|until|before|after|avec|et|con|y|cuando|mit|und|zu)(?!\p{L})/iu;
const CANNOT = /can[’']?t|cannot|puedo/iu;
const IS_ALLERGY = /allergi|allergik|unvertr/iu;

/** Whether a message says that its person is allergic to what it names there. */
export function isAllergen({ at, words }: NamedMedicine, text: string): boolean {
  const behind = text.slice(at + words.length);
  const [before] = ALLERGIC_TO.exec(text.slice(Math.max(0, at - 60), at)) ?? [];
  const isTold = before !== undefined && !(CANNOT.test(before) && BESIDE.test(behind));
  return isTold || IS_ALLERGY.test(words) || ALLERGY_BEHIND.test(behind);
}

/** A medicine that is of what somebody is allergic to, or like it. */
export interface AllergyLine {
  kind: "allergy";
  medicine: NamedMedicine;
  severity: "STOP" | "ASK";
}

/** What an allergy speaks against, by what somebody is allergic to in their own words. */
export function againstAllergies(
  medicines: readonly NamedMedicine[],
  allergies: readonly string[],
  table: MedicinesTable,
): AllergyLine[] {
  const told = allergies.flatMap((text) => medicinesIn(text, table)).flatMap(({ what }) => [what]);
  return medicines.flatMap((medicine): AllergyLine[] => {
    const substances = ingredientsOf(table, medicine.what);
    const found = told.flatMap((one) => substances.map((substance) => allergyTo(table, one, substance)));
    const severity = found.includes("STOP") ? "STOP" : found.includes("ASK") ? "ASK" : undefined;
    return severity ? [{ kind: "allergy", medicine, severity }] : [];
  });
}
