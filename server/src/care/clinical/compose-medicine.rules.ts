import type { Language } from "../../people/accounts/account.rules";
import { checkMedication } from "../medicines/check-medication.rules";
import { fold, medicinesIn, type NamedMedicine } from "../medicines/names.rules";
import { type Interaction, ingredientsOf, type MedicinesTable, nameOf } from "../medicines/table.rules";
import { inLanguage, type Source } from "../medicines/texts.rules";
import type { Book, CareId } from "./book.rules";
import { CARE_IDS } from "./book.rules";
import { SELF_CARE_TEXTS } from "./calm-texts.rules";
import {
  headed,
  joined,
  onceEach,
  openingOf,
  type Parts,
  type Recommendation,
  toReferences,
  type Written,
} from "./composing.rules";
import type { AllergyLine } from "./medicine-allergies.rules";
import { doseText } from "./medicine-dose-texts.rules";
import { isWarning, type MedicineLine } from "./medicine-lines.rules";
import type { MedicineAnswer } from "./medicine-question.rules";
import { MEDICINE_TEXTS } from "./medicine-texts.rules";
import { CALL_999_SIGNS } from "./urgent-texts.rules";

interface Writer {
  table: MedicinesTable;
  language: Language;
  /** What to do, by the care. */
  careNames: Readonly<Record<CareId, string>>;
}

const writerOf = (book: Book, language: Language): Writer => ({
  ...{ table: book.medicines, language },
  careNames: Object.fromEntries(CARE_IDS.map((id) => [id, book.care[id].name[language]])) as Writer["careNames"],
});

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string) => `${capitalised(text)}.`;

function listed(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${MEDICINE_TEXTS[language].and} ${last}`;
}

/** As it was written, with its own name behind it where that is another; in the reader's language where the message does not name it. */
function called({ what, words, isNameless }: NamedMedicine, { table, language }: Writer): string {
  if (isNameless) return nameOf(table, what, language);
  const names = (table.medicines[what]?.contains ?? [what]).map((id) => nameOf(table, id, language));
  const isSaid = !(what in table.medicines) || names.some((name) => fold(words).includes(fold(name)));
  const isLike = table.medicines[what]?.names[language].some((name) => fold(name) === fold(words));
  return isSaid || isLike ? words : `${words} (${listed(names, language)})`;
}

const toldOf = (medicine: NamedMedicine, { table }: Writer) =>
  table.medicines[medicine.what] ?? table.classes[medicine.what];

function sourceOf(medicine: NamedMedicine, { table }: Writer): Source | null {
  return table.medicines[medicine.what]?.source ?? null;
}

/** A medicine or what is in it, with what is told of each. */
function partsOf(medicine: NamedMedicine, writer: Writer) {
  const own = toldOf(medicine, writer);
  const isOwn = own?.uses !== undefined || own?.common !== undefined;
  return isOwn && own
    ? [own]
    : ingredientsOf(writer.table, medicine.what).flatMap((id) => writer.table.medicines[id] ?? []);
}

type Pair = Extract<MedicineLine, { kind: "pair" | "unknown-pair" }>;

/** What is said of two together: of what happens, and what to do. */
function effectOf({ harm, act }: Interaction, { table, language }: Writer): string {
  const does = [table.texts.harms?.[harm]?.[language], table.texts.acts?.[act ?? ""]?.[language]];
  return does.flatMap((one) => (one ? [sentence(one)] : [])).join(" ");
}

/** Pairs of which the same is said stand in one line, save where they should not be taken together. */
function keyOf(line: MedicineLine): string | undefined {
  if (line.kind === "unknown-pair") return "unknown";
  const isMild = line.kind === "pair" && ["care", "fine"].includes(line.row.severity);
  return isMild ? `${line.row.severity} ${line.row.harm} ${line.row.act}` : undefined;
}

/** Several pairs in one line, each named. */
function textOfPairs(pairs: readonly [Pair, ...Pair[]], writer: Writer): Said {
  const { table, language } = writer;
  const [first] = pairs;
  const texts = MEDICINE_TEXTS[language];
  const names = pairs.map(({ medicines }) =>
    listed(
      medicines.map((one) => called(one, writer)),
      language,
    ),
  );
  const all = sentence(joined(names, language));
  if (first.kind === "unknown-pair")
    return { title: texts.unknownPairs.title, text: `${all} ${texts.unknownPairs.text}`, source: null };
  const { name, do: todo } = table.severity[first.row.severity];
  const parts = [all, effectOf(first.row, writer), todo[language]];
  return { title: name[language], text: parts.join(" "), source: first.row.source };
}

/** The lines with pairs of which the same is said put together. */
function groupsOf(lines: readonly MedicineLine[]): readonly MedicineLine[][] {
  const groups = new Map<string, MedicineLine[]>();
  lines.forEach((line, at) => {
    const key = keyOf(line) ?? String(at);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  });
  return [...groups.values()];
}

const isPair = (line: MedicineLine): line is Pair => line.kind === "pair" || line.kind === "unknown-pair";

interface Said {
  title: string;
  text: string;
  source: Source | null;
}

function textOfGroup(group: readonly MedicineLine[], writer: Writer): Said[] {
  const [first, ...others] = group.filter(isPair);
  if (first && others.length > 0) return [textOfPairs([first, ...others], writer)];
  // An allergy is told by what is compared with the profile.
  return group.flatMap((line) => (line.kind === "allergy" ? [] : [textOf(line, writer)]));
}

function textOf(line: Exclude<MedicineLine, AllergyLine>, writer: Writer): Said {
  const { table, language } = writer;
  const texts = MEDICINE_TEXTS[language];
  const together = (medicines: readonly NamedMedicine[]) =>
    listed(
      medicines.map((one) => called(one, writer)),
      language,
    );
  if (line.kind === "pair") {
    const { severity, source } = line.row;
    return {
      title: headed(capitalised(together(line.medicines)), table.severity[severity].name[language], language),
      text: `${effectOf(line.row, writer)} ${table.severity[severity].do[language]}`,
      source,
    };
  }
  if (line.kind === "unknown-pair") {
    return {
      title: headed(capitalised(together(line.medicines)), texts.unknownPair.title, language),
      text: texts.unknownPair.text,
      source: null,
    };
  }
  if (line.kind === "different") {
    const [first] = line.medicines;
    return {
      title: capitalised(together(line.medicines)),
      text: line.ofOneKind ? texts.ofOneKind : texts.different,
      source: sourceOf(first, writer),
    };
  }
  const { medicine } = line;
  const source = sourceOf(medicine, writer);
  const titled = (section: keyof typeof texts.titles, text: string) => ({
    title: headed(capitalised(called(medicine, writer)), texts.titles[section], language),
    text,
    source,
  });
  const namesOf = (ids: readonly string[], coded: Readonly<Record<string, Readonly<Record<Language, string>>>>) =>
    ids.flatMap((id) => coded[id]?.[language] ?? []);
  const effects = (ids: readonly string[]) => ids.flatMap((id) => table.common[id]?.text[language] ?? []).join(", ");
  switch (line.kind) {
    case "told":
      return titled(
        line.section,
        namesOf(line.ids, table.texts[line.section] ?? {})
          .map(sentence)
          .join(" "),
      );
    case "uses": {
      const uses = partsOf(medicine, writer).flatMap((part) => part.uses ?? []);
      return titled("uses", texts.uses(namesOf([...new Set(uses)], table.uses).join(", ")));
    }
    case "effects": {
      const common = partsOf(medicine, writer).flatMap((part) => part.common ?? []);
      return titled("effects", texts.common(effects([...new Set(common)])));
    }
    case "cause":
      return titled("cause", line.effects.length > 0 ? texts.mayCause(effects(line.effects)) : texts.mayNotCause);
    case "serious":
      return titled(
        "cause",
        texts.serious(table.serious[line.effect]?.text[language] ?? "", writer.careNames[line.care]),
      );
    case "unnamed":
      return titled("with", texts.unnamed);
    case "long-gap":
      return titled("missed", texts.longGap);
    case "vomited":
      return titled("vomited", texts.vomited);
    case "same": {
      const contents = table.medicines[medicine.what]?.contains ?? [medicine.what];
      const names = contents.map((id) => nameOf(table, id, language));
      return titled("same", `${texts.contains(names.join(", "))} ${line.isOfTwo ? texts.inBoth : texts.twoNames}`);
    }
    case "not-known":
      return { title: capitalised(called(medicine, writer)), text: texts.notKnown, source };
    case "next":
    case "day-full":
      return titled("again", doseText(line, language));
    default:
      return titled("dose", doseText(line, language));
  }
}

/** What is said, by how soon it has to be read: dangers, pairs that must not be, what to ask about, the rest, what could not be read. */
interface Ranked {
  rank: number;
  said: Recommendation;
}

const about = (title: string, description: string, source: Source | null): Recommendation => ({
  ...{ type: "ABOUT_MEDICINE", about: null, title, description, cautions: [], source },
});

/** What stands before all other warnings; the lines are in their order already. */
const isDanger = (line: MedicineLine) =>
  line.kind === "serious" || (line.kind === "pair" && line.row.severity === "never");

/** What speaks against the medicines for whoever asks, beside what they take. */
function warningsFor(
  { asker, language, book }: Written,
  { medicines, forPerson, conditions, allergies }: MedicineAnswer,
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
  return medicines.flatMap(({ words }) =>
    checkMedication(words, profile, language, table)
      .warnings.filter(({ kind }) => kind !== "INTERACTION")
      .map(({ kind, severity, title, reason, advice, source }) => ({
        rank: severity === "STOP" ? 0 : kind === "UNREADABLE" ? 4 : 2,
        said: about(headed(capitalised(words), title, language), `${reason} ${advice}`, source),
      })),
  );
}

/** Most lines that an answer has beside what should not be. */
const MOST_LINES = 8;

/** What the table of medicines says, line by line. */
export function medicineLines(written: Written): Recommendation[] {
  const { assessment, language, book } = written;
  const found = assessment.medicine;
  if (!found) return [];
  const writer = writerOf(book, language);
  const warnings = warningsFor(written, found);
  // Whom it does not suit is told no dose.
  const suits = warnings.every(({ rank }) => rank === 4);
  const told = found.lines.filter(({ kind }) => !["dose", "by-age"].includes(kind) || suits);
  const lines = groupsOf(told).flatMap((group) =>
    textOfGroup(group, writer).map(
      ({ title, text, source }): Ranked => ({
        rank: group.some(isDanger) ? 1 : 3,
        said: about(title, text, source),
      }),
    ),
  );
  const all = [...warnings, ...lines].sort((a, b) => a.rank - b.rank).map(({ said }) => said);
  const most = warnings.length + told.filter(isWarning).length + MOST_LINES;
  return onceEach(all, ({ title }) => title).slice(0, most);
}

const MOST_SIGNS = 4;

/** Side effects for which somebody needs help, the most urgent first, with where. */
function signsOf({ medicines }: MedicineAnswer, book: Book, language: Language): string[] {
  const { medicines: table } = book;
  const writer = writerOf(book, language);
  const ids = medicines.flatMap((one) => partsOf(one, writer).flatMap(({ serious = [] }) => serious));
  const byCare = new Map<string, string[]>();
  for (const id of new Set(ids)) {
    const effect = table.serious[id];
    if (effect) byCare.set(effect.care, [...(byCare.get(effect.care) ?? []), effect.text[language]]);
  }
  return CARE_IDS.flatMap((care: CareId) => {
    const signs = byCare.get(care)?.slice(0, MOST_SIGNS);
    return signs ? [headed(book.care[care].name[language], `${joined(signs, language)}.`, language)] : [];
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
      signs: signs.length > 0 ? signs : [...CALL_999_SIGNS[language]],
    },
  };
}
