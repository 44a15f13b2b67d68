import type { NamedMedicine } from "../medicines/names.rules";
import { interactionOf } from "../medicines/pairs.rules";
import {
  type ChildDose,
  type Dose,
  type Interaction,
  ingredientsOf,
  type MedicinesTable,
} from "../medicines/table.rules";
import type { CareId } from "./book.rules";
import type { Case } from "./case.rules";

/** Sections of the texts from which a line of a medicine is told, each asked about by the question of that name. */
const TOLD = ["alcohol", "driving", "breastfeeding", "sun", "missed", "stopping", "starts", "supply"] as const;
type ToldSection = (typeof TOLD)[number] | "pregnancy" | "overdose" | "storage" | "how" | "food" | "organs";

/** One thing that is answered about medicines; the texts are chosen when it is written down. */
export type MedicineLine =
  | { kind: "pair"; medicines: readonly [NamedMedicine, NamedMedicine]; row: Interaction }
  | { kind: "unknown-pair"; medicines: readonly [NamedMedicine, NamedMedicine] }
  | { kind: "told"; medicine: NamedMedicine; section: ToldSection; ids: readonly string[] }
  | { kind: "uses" | "effects" | "vomited" | "same"; medicine: NamedMedicine }
  | { kind: "different"; medicines: readonly [NamedMedicine, NamedMedicine]; ofOneKind: boolean }
  | { kind: "cause"; medicine: NamedMedicine; effects: readonly string[] }
  | { kind: "serious"; medicine: NamedMedicine; effect: string; care: CareId }
  | { kind: "dose"; medicine: NamedMedicine; dose: Dose; ageInMonths?: number }
  | { kind: "too-young"; medicine: NamedMedicine; years: number }
  | { kind: "long-gap"; medicine: NamedMedicine; isDangerous: boolean }
  | { kind: "unnamed"; medicine: NamedMedicine }
  | { kind: "age-needed" | "as-prescribed" | "not-known"; medicine: NamedMedicine };

/** What is asked, about which medicines and of whom. */
export interface Asked {
  questions: ReadonlySet<string>;
  /** In years, where it is for a child; null where its age is not told. */
  childAge: number | null | undefined;
  medicines: readonly NamedMedicine[];
  known: Case;
  table: MedicinesTable;
}

export const isPresent = ({ facts }: Case, id: string): boolean => facts.get(id)?.standing === "present";
const isAsked = ({ facts }: Case, id: string): boolean => facts.get(id)?.standing === "asked";

/** Every pair of them, with what is known of it. */
export function pairsOf(all: readonly NamedMedicine[], table: MedicinesTable): MedicineLine[] {
  return all.flatMap((one, at) =>
    all.slice(at + 1).map((other): MedicineLine => {
      const row = interactionOf(table, one.what, other.what);
      const medicines = [one, other] as const;
      return row ? { kind: "pair", medicines, row } : { kind: "unknown-pair", medicines };
    }),
  );
}

/** What a row or its class says of one section. */
function told(medicine: NamedMedicine, section: ToldSection, table: MedicinesTable, at?: string): MedicineLine {
  const row = table.medicines[medicine.what] ?? table.classes[medicine.what];
  const said = row?.[section];
  const id = typeof said === "object" && !Array.isArray(said) ? said[(at ?? "first") as keyof typeof said] : said;
  const ids = [...new Set([id ?? []].flat())] as string[];
  return ids.length > 0 ? { kind: "told", medicine, section, ids } : { kind: "not-known", medicine };
}

/** Which third of a pregnancy it is, as far as the message tells; the one that is most careful where it does not. */
function thirdOf(medicine: NamedMedicine, known: Case, table: MedicinesTable): string {
  if (isPresent(known, "person.pregnant-late")) return "third";
  const said = table.medicines[medicine.what]?.pregnancy;
  const rank = ["fine", "usual", "ask", "avoid", "never"];
  if (typeof said !== "object") return "first";
  const thirds = ["first", "second", "third"] as const;
  return thirds.reduce((worst, one) => (rank.indexOf(said[one]) > rank.indexOf(said[worst]) ? one : worst));
}

function doseOf(medicine: NamedMedicine, { table, childAge }: Asked): MedicineLine[] {
  const row = table.medicines[medicine.what];
  const how = told(medicine, "how", table);
  if (!row) return [how];
  const amount: MedicineLine = row.adult
    ? { kind: "dose", medicine, dose: row.adult }
    : { kind: "as-prescribed", medicine };
  if (childAge === undefined) return [amount, how];
  const years = Math.max(
    row.fromAge ?? 0,
    ...rowsOf(medicine, table).map((part) => ("fromAge" in part && part.fromAge) || 0),
  );
  if (childAge === null) return [{ kind: "age-needed", medicine }];
  if (childAge < years) return [{ kind: "too-young", medicine, years }];
  const months = Math.floor(childAge * 12 + 0.01);
  const dose = row.child?.find(({ from, under }: ChildDose) => months >= from && months < under);
  return dose ? [{ kind: "dose", medicine, dose, ageInMonths: months }] : [{ kind: "not-known", medicine }];
}

/** A medicine, and what is in it, each with what is told of it. */
function rowsOf({ what }: NamedMedicine, table: MedicinesTable) {
  return ingredientsOf(table, what).flatMap((id) => table.medicines[id] ?? table.classes[id] ?? []);
}

/** The side effects of a medicine that the message tells of. */
function causesOf(medicine: NamedMedicine, { known, table }: Asked): MedicineLine {
  const effects = rowsOf(medicine, table)
    .flatMap(({ common = [] }) => common)
    .filter((id) => table.common[id]?.facts.some((fact) => isPresent(known, fact) || isAsked(known, fact)));
  return { kind: "cause", medicine, effects: [...new Set(effects)] };
}

/** The serious side effects that the message tells of, whoever asks about them. */
export function dangersOf(medicine: NamedMedicine, known: Case, table: MedicinesTable): MedicineLine[] {
  const ids = rowsOf(medicine, table).flatMap(({ serious = [] }) => serious);
  return [...new Set(ids)].flatMap((effect): MedicineLine[] => {
    const { when, care } = table.serious[effect] ?? {};
    const isThere = when?.every((group) => group.some((fact) => isPresent(known, fact)));
    return isThere && care ? [{ kind: "serious", medicine, effect, care: care as CareId }] : [];
  });
}

/** One dose forgotten, or several days. */
function missedOf(medicine: NamedMedicine, { questions, table }: Asked): MedicineLine {
  const { stopping } = table.medicines[medicine.what] ?? table.classes[medicine.what] ?? {};
  return questions.has("gap")
    ? { kind: "long-gap", medicine, isDangerous: stopping === "danger" }
    : told(medicine, "missed", table);
}

/** A medicine that is told of, rather than asked for. */
export const isTaken = (questions: ReadonlySet<string>) =>
  !["may", "with", "dose", "use", "supply", "same", "storage"].some((one) => questions.has(one));

export const PREGNANT = ["person.pregnant", "person.pregnant-late", "pregnancy.possible"];

/** The lines that each question asks for, for each medicine that it names. */
export function linesOf(asked: Asked): MedicineLine[] {
  const { questions, medicines, known, table } = asked;
  const isChild = asked.childAge !== undefined;
  const has = (question: string) => questions.has(question);
  const isPregnant = PREGNANT.some((fact) => isPresent(known, fact));
  const mayAsk = has("may") || has("with") || has("dose");
  return medicines.flatMap((medicine): MedicineLine[] => [
    ...(isChild && mayAsk ? doseOf(medicine, asked) : []),
    ...(has("pregnancy") || (isPregnant && (mayAsk || isTaken(questions)))
      ? [told(medicine, "pregnancy", table, thirdOf(medicine, known, table))]
      : []),
    ...(has("breastfeeding") || (!has("pregnancy") && isPresent(known, "person.breastfeeding") && mayAsk)
      ? [told(medicine, "breastfeeding", table)]
      : []),
    ...(mayAsk && ["condition.kidney", "condition.liver"].some((fact) => isPresent(known, fact))
      ? [told(medicine, "organs", table)]
      : []),
    ...(["alcohol", "driving", "sun", "starts"] as const).flatMap((section) =>
      has(section) ? [told(medicine, section, table)] : [],
    ),
    ...(has("missed") ? [missedOf(medicine, asked)] : []),
    ...(has("food") ? [told(medicine, "food", table), told(medicine, "how", table)] : []),
    ...(has("vomited") ? [{ kind: "vomited", medicine } as const] : []),
    ...(has("swallowed") || (has("doubled") && !has("dose")) ? [told(medicine, "overdose", table)] : []),
    ...(has("stopping") ? [told(medicine, "stopping", table)] : []),
    ...(has("cause") || isTaken(questions) ? [causesOf(medicine, asked)] : []),
    ...(has("effects") ? [{ kind: "effects", medicine } as const] : []),
    ...(has("dose") && !isChild ? doseOf(medicine, asked) : []),
    ...(has("use") ? [{ kind: "uses", medicine } as const] : []),
    ...(has("same") && medicines.length !== 2 ? [{ kind: "same", medicine } as const] : []),
    ...(has("supply") ? [told(medicine, "supply", table)] : []),
    ...(has("storage") ? [told(medicine, "storage", table)] : []),
  ]);
}
