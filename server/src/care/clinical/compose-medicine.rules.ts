import type { Language } from "../../people/accounts/account.rules";
import { checkMedication, type MedicationWarning } from "../medicines/check-medication.rules";
import { medicinesIn } from "../medicines/names.rules";
import { nameOf } from "../medicines/table.rules";
import { inLanguage, type Source } from "../medicines/texts.rules";
import { type Book, CARE_IDS } from "./book.rules";
import { SELF_CARE_TEXTS } from "./calm-texts.rules";
import {
  headed,
  onceEach,
  openingOf,
  type Parts,
  type Recommendation,
  toReferences,
  type Written,
} from "./composing.rules";
import { isWarning, type MedicineLine } from "./medicine-lines.rules";
import type { MedicineAnswer } from "./medicine-question.rules";
import { MEDICINE_TEXTS } from "./medicine-texts.rules";
import { capitalised, groupsOf, partsOf, textOfGroup, writerOf } from "./medicine-writing.rules";
import { CALL_999_SIGNS } from "./urgent-texts.rules";
import type { Watch } from "./watch.rules";

/** What is said, by how soon it has to be read: dangers, pairs that must not be, what to ask about, the rest, what could not be read. */
interface Ranked {
  rank: number;
  said: Recommendation;
  /** Whether it answers what is asked, rather than what the medicine is for and usually does. */
  isAnswer: boolean;
  /** The medicine that does not suit. */
  of?: string;
}

const isAnswer = (line: MedicineLine, isOfUse: boolean): boolean =>
  line.kind === "cause"
    ? line.effects.length > 0
    : !(isOfUse ? ["not-known"] : ["uses", "effects", "not-known"]).includes(line.kind);

const about = (title: string, description: string, source: Source | null): Recommendation => ({
  ...{ type: "ABOUT_MEDICINE", about: null, title, description, cautions: [], source },
});

/** What stands before all other warnings; the lines are in their order already. */
const isDanger = (line: MedicineLine) =>
  line.kind === "serious" ||
  (line.kind === "pair" && line.row.severity === "never") ||
  (line.kind === "told" && line.ids.includes("chickenpox"));

/** What speaks against the medicines for whoever asks, beside what they take. */
function warningsFor(
  { asker, language, book }: Written,
  { medicines, lines, forPerson, conditions, allergies }: MedicineAnswer,
): Ranked[] {
  if (!forPerson) return [];
  const { table } = writerOf(book, language);
  const told = asker.profile ?? { allergies: [], conditions: [], medications: [] };
  // What they take is compared in pairs; what of it could not be read is said here.
  const medications = told.medications.filter((text) => medicinesIn(text, table).length === 0);
  const profile = {
    ...{ ...told, medications },
    conditions: [...told.conditions, ...conditions],
    allergies: [...told.allergies, ...allergies],
  };
  // What the table says of a pregnancy, or of breastfeeding alone, needs no "ask first" beside it.
  const isSaid = (what: string, section: string) =>
    lines.some((line) => line.kind === "told" && line.section === section && line.medicine.what === what);
  const isToldBetter = (what: string, { kind, severity }: MedicationWarning) =>
    kind === "PREGNANCY" && (isSaid(what, "pregnancy") ? severity === "ASK" : isSaid(what, "breastfeeding"));
  return medicines.flatMap(({ what, words: written, isNameless }) => {
    const words = isNameless ? nameOf(table, what, language) : written;
    return checkMedication(words, profile, language, table)
      .warnings.filter((one) => one.kind !== "INTERACTION" && !isToldBetter(what, one))
      .map(({ kind, severity, title, reason, advice, source }) => ({
        rank: severity === "STOP" ? 0 : kind === "UNREADABLE" ? 4 : 2,
        said: about(headed(capitalised(words), title, language), `${reason} ${advice}`, source),
        isAnswer: kind !== "UNREADABLE",
        of: what,
      }));
  });
}

/** Most lines that an answer has beside what should not be. */
const MOST_LINES = 8;

/** What the table of medicines says, line by line. */
export const medicineLines = (written: Written): Recommendation[] => rankedLines(written).map(({ said }) => said);

/** The lines, each with whether it answers what is asked. */
export function rankedLines(written: Written): Ranked[] {
  const { assessment, language, book } = written;
  const found = assessment.medicine;
  if (!found) return [];
  const writer = writerOf(book, language);
  const warnings = warningsFor(written, found);
  // Whom it does not suit is told no dose.
  const suits = (what: string) => warnings.every(({ rank, of }) => rank === 4 || of !== what);
  const told = found.lines.filter(
    (line) => !(line.kind === "dose" || line.kind === "by-age") || suits(line.medicine.what),
  );
  const lines = groupsOf(told).flatMap((group) =>
    textOfGroup(group, writer).map(
      ({ title, text, source }): Ranked => ({
        rank: group.some(isDanger) ? 1 : group.some(isWarning) ? 1.5 : 3,
        said: about(title, text, source),
        isAnswer: group.some((line) => isAnswer(line, found.isOfUse)),
      }),
    ),
  );
  const all = [...warnings, ...lines].sort((a, b) => a.rank - b.rank);
  const most = warnings.length + told.filter(isWarning).length + MOST_LINES;
  return onceEach(all, ({ said }) => said.title).slice(0, most);
}

const MOST_SIGNS = 4;

/** Side effects for which somebody needs help, the most urgent first, with where. */
function signsOf({ medicines }: MedicineAnswer, book: Book, language: Language): Watch[] {
  const { medicines: table } = book;
  const writer = writerOf(book, language);
  const ids = medicines.flatMap((one) => partsOf(one, writer).flatMap(({ serious = [] }) => serious));
  const byCare = new Map<string, string[]>();
  for (const id of new Set(ids)) {
    const effect = table.serious[id];
    if (effect) byCare.set(effect.care, [...(byCare.get(effect.care) ?? []), effect.text[language]]);
  }
  return CARE_IDS.flatMap((care) => {
    const signs = byCare.get(care)?.slice(0, MOST_SIGNS);
    return signs ? [{ care, name: book.care[care].name[language], signs }] : [];
  });
}

/** A question about medicines, answered from their table. */
export function composeMedicine(written: Written): Parts {
  const { assessment, language, book, answer } = written;
  const { medicine, care, level } = assessment;
  if (!medicine) throw new Error("Nothing was asked about a medicine.");
  const texts = MEDICINE_TEXTS[language];
  const [first, ...others] = medicineLines(written);
  const signs = signsOf(medicine, book, language);
  return {
    heading: level === "URGENT" || !first ? answer.name : first.title,
    message: first ? (level === "URGENT" ? openingOf(first) : first.description) : texts.notKnown,
    steps: [care === "home" ? texts.step : { title: answer.name, description: answer.how }],
    recommendations: others,
    references: toReferences([first, ...others].flatMap((one) => one?.source ?? [])),
    safetyNet: {
      heading: inLanguage(SELF_CARE_TEXTS.safetyNetHeading, language),
      watch: signs,
      after: signs.length > 0 ? [] : CALL_999_SIGNS[language],
    },
  };
}
