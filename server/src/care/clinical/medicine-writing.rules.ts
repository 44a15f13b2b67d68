import type { Language } from "../../people/accounts/account.rules";
import { fold, type NamedMedicine } from "../medicines/names.rules";
import { type Interaction, ingredientsOf, isAnyOf, type MedicinesTable, nameOf } from "../medicines/table.rules";
import type { Source } from "../medicines/texts.rules";
import { type Book, CARE_IDS, type CareId } from "./book.rules";
import { headed, joined } from "./composing.rules";
import type { AllergyLine } from "./medicine-allergies.rules";
import { doseText } from "./medicine-dose-texts.rules";
import type { MedicineLine } from "./medicine-lines.rules";
import { MEDICINE_TEXTS } from "./medicine-texts.rules";

/** With what a line is put into words. */
interface Writer {
  table: MedicinesTable;
  language: Language;
  /** What to do, by the care. */
  careNames: Readonly<Record<CareId, string>>;
}

export const writerOf = (book: Book, language: Language): Writer => ({
  ...{ table: book.medicines, language },
  careNames: Object.fromEntries(CARE_IDS.map((id) => [id, book.care[id].name[language]])) as Writer["careNames"],
});

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string) => `${capitalised(text)}.`;

function listed(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? "";
  // "Sintrom e ibuprofeno".
  const and = language === "es" && /^h?i(?!e)/i.test(last) ? "e" : MEDICINE_TEXTS[language].and;
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** "My pill" is not ours. */
const WHOSE = /^(?:my|ma|mon|mes|meine?|mis?)\s+/iu;

/** As it was written, with its own name behind it where that is another; in the reader's language where the message does not name it. */
function called({ what, words: written, isNameless }: NamedMedicine, { table, language }: Writer): string {
  if (isNameless) return nameOf(table, what, language);
  const words = written.replace(WHOSE, "");
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
export function partsOf(medicine: NamedMedicine, writer: Writer) {
  const own = toldOf(medicine, writer);
  const isOwn = own?.uses !== undefined || own?.common !== undefined;
  return isOwn && own
    ? [own]
    : ingredientsOf(writer.table, medicine.what).flatMap((id) => writer.table.medicines[id] ?? []);
}

type Pair = Extract<MedicineLine, { kind: "pair" | "unknown-pair" }>;

/** What is said of two together: of what happens, and what to do. */
function effectOf({ harm, act }: Interaction, { table, language }: Writer, shared: readonly string[] = []): string {
  const does = [table.texts.harms?.[harm]?.[language], table.texts.acts?.[act ?? ""]?.[language]];
  const names = shared.map((id) => nameOf(table, id, language));
  const both = names.length > 0 ? [MEDICINE_TEXTS[language].bothContain(listed(names, language))] : [];
  return [...both, ...does.flatMap((one) => (one ? [sentence(one)] : []))].join(" ");
}

/** What is in both of a pair, where one is not simply another name of the other. */
function sharedBy([one, other]: Pair["medicines"], table: MedicinesTable): string[] {
  const [own, others] = [ingredientsOf(table, one.what), ingredientsOf(table, other.what)];
  return one.what === other.what ? [] : own.filter((id) => others.includes(id));
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
export function groupsOf(lines: readonly MedicineLine[]): readonly MedicineLine[][] {
  const groups = new Map<string, MedicineLine[]>();
  lines.forEach((line, at) => {
    const key = keyOf(line) ?? String(at);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  });
  return [...groups.values()];
}

const isPair = (line: MedicineLine): line is Pair => line.kind === "pair" || line.kind === "unknown-pair";

const CONTRACEPTIVES = ["combined-contraceptive", "progestogen-contraceptive"];

/** A line in words. */
interface Said {
  title: string;
  text: string;
  source: Source | null;
}

/** What a group of lines says. */
export function textOfGroup(group: readonly MedicineLine[], writer: Writer): Said[] {
  const [first, ...others] = group.filter(isPair);
  if (first && others.length > 0) return [textOfPairs([first, ...others], writer)];
  // An allergy is told by what is compared with the profile.
  return group.flatMap((line) => (line.kind === "allergy" ? [] : [textOf(line, writer)]));
}

/** Whom to call for side effects with which nobody waits until the next day. */
const CALLS: readonly (readonly [number: string, cares: readonly string[]])[] = [
  ["999", ["emergency"]],
  ["111", ["ae", "crisis", "urgent-111"]],
];

/** A class of all that is of no other says nothing. */
const OTHERS = /^(?:other|d’autres|autres|les autres|andere|otros) /;

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
      text: `${effectOf(line.row, writer, sharedBy(line.medicines, table))} ${table.severity[severity].do[language]}`,
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
  if (line.kind === "different" || line.kind === "one-of") {
    const [first, other] = line.medicines;
    return {
      title: capitalised(together(line.medicines)),
      text:
        line.kind === "one-of"
          ? texts.oneOf(line.isOne, called(first, writer), table.classes[other.what]?.label[language] ?? other.words)
          : line.ofOneKind
            ? texts.ofOneKind
            : texts.different,
      source: sourceOf(first, writer),
    };
  }
  const { medicine } = line;
  const source = sourceOf(medicine, writer);
  const titled = (section: string, text: string) => ({
    title: headed(capitalised(called(medicine, writer)), table.texts.titles?.[section]?.[language] ?? "", language),
    text,
    source,
  });
  const namesOf = (ids: readonly string[], coded: Readonly<Record<string, Readonly<Record<Language, string>>>>) =>
    ids.flatMap((id) => coded[id]?.[language] ?? []);
  const effects = (ids: readonly string[]) => ids.flatMap((id) => table.common[id]?.text[language] ?? []).join(", ");
  switch (line.kind) {
    case "too-young": {
      const instead = toldOf(medicine, writer)?.young;
      return titled(
        "dose",
        [doseText(line, language), ...namesOf(instead ? [instead] : [], table.texts.young ?? {}).map(sentence)].join(
          " ",
        ),
      );
    }
    case "told":
      return titled(
        line.section,
        namesOf(line.ids, table.texts[line.section] ?? {})
          .map(sentence)
          .join(" "),
      );
    case "uses": {
      const uses = partsOf(medicine, writer).flatMap((part) => part.uses ?? []);
      const [kind] = table.medicines[medicine.what]?.classes ?? [];
      const label = table.classes[kind ?? ""]?.label[language];
      const isKind = label !== undefined && !OTHERS.test(label);
      return titled(
        "uses",
        [texts.uses(namesOf([...new Set(uses)], table.uses).join(", ")), ...(isKind ? [texts.kind(label)] : [])].join(
          " ",
        ),
      );
    }
    case "effects": {
      const common = partsOf(medicine, writer).flatMap((part) => part.common ?? []);
      const serious = partsOf(medicine, writer).flatMap((part) => part.serious ?? []);
      const calls = (line.isAsked ? CALLS : []).flatMap(([number, cares]) => {
        const ids = [...new Set(serious)].filter((id) => cares.includes(table.serious[id]?.care ?? ""));
        const signs = ids.flatMap((id) => table.serious[id]?.text[language] ?? []);
        return signs.length > 0 ? [texts.callFor(number, signs.join("; "))] : [];
      });
      return titled("effects", [texts.common(effects([...new Set(common)])), ...calls].join(" "));
    }
    case "cause": {
      const serious = partsOf(medicine, writer).flatMap((part) => part.serious ?? []);
      // What may be the first sign of worse is not made light of.
      const mild = line.effects.filter((id) => !serious.some((one) => table.serious[one]?.first?.includes(id)));
      const helps = [...new Set(mild.flatMap((id) => table.common[id]?.do?.[language] ?? []))].map(sentence);
      const found = line.effects.length > 0 ? texts.mayCause(effects(line.effects)) : texts.mayNotCause;
      return titled("cause", [found, ...helps].join(" "));
    }
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
      return titled("vomited", isAnyOf(table, medicine.what, CONTRACEPTIVES) ? texts.vomitedPill : texts.vomited);
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
