import type { NamedMedicine } from "../medicines/names.rules";
import { ingredientsOf, type MedicinesTable } from "../medicines/table.rules";
import type { CareId } from "./book.rules";
import type { Case } from "./case.rules";

/** What a medicine does that is not wanted, as far as a message tells of it. */
export type EffectLine =
  /** `isAsked`: whether it may do something is asked in general, and nobody says that they have it. */
  | { kind: "cause"; medicine: NamedMedicine; effects: readonly string[]; isAsked?: boolean }
  | { kind: "serious"; medicine: NamedMedicine; effect: string; care: CareId };

interface Told {
  questions: ReadonlySet<string>;
  known: Case;
  table: MedicinesTable;
}

export const isPresent = ({ facts }: Case, id: string): boolean => facts.get(id)?.standing === "present";
const isAsked = ({ facts }: Case, id: string): boolean => facts.get(id)?.standing === "asked";

/** A medicine, and what is in it, each with what is told of it. */
export function rowsOf({ what }: NamedMedicine, table: MedicinesTable) {
  return ingredientsOf(table, what).flatMap((id) => table.medicines[id] ?? table.classes[id] ?? []);
}

/** Side effects that the questions about medicines tell. */
export const SIGNS = [
  ...["urine-colour", "milk-signs", "spasm-signs", "weight-signs", "hair-signs", "sex-signs"],
  ...["mind-signs", "mood-signs", "urge-signs", "sudden-sleep-signs"],
];

/** Signs that no fact tells stand among the questions about medicines. */
const isWorded = (fact: string, questions: ReadonlySet<string>) =>
  fact.startsWith("ask.") && questions.has(fact.slice("ask.".length));

/** The side effects of a medicine that the message tells of. */
export function causesOf(
  medicine: NamedMedicine,
  { known, table, questions }: Told,
): Extract<EffectLine, { kind: "cause" }> {
  const isHad = (fact: string) => isPresent(known, fact);
  const isNamed = (fact: string) => isAsked(known, fact) || isWorded(fact, questions);
  const effects = rowsOf(medicine, table)
    .flatMap(({ common = [] }) => common)
    .filter((id) => table.common[id]?.facts.some((fact) => isHad(fact) || isNamed(fact)));
  const all = Object.values(table.common).flatMap(({ facts }) => facts);
  return { kind: "cause", medicine, effects: [...new Set(effects)], isAsked: all.some(isNamed) && !all.some(isHad) };
}

/** The serious side effects that the message tells of, whoever asks about them. */
export function dangersOf(medicine: NamedMedicine, { known, table, questions }: Told): EffectLine[] {
  const ids = rowsOf(medicine, table).flatMap(({ serious = [] }) => serious);
  return [...new Set(ids)].flatMap((effect): EffectLine[] => {
    const { when, care } = table.serious[effect] ?? {};
    const isThere = when?.every((group) => group.some((fact) => isPresent(known, fact) || isWorded(fact, questions)));
    return isThere && care ? [{ kind: "serious", medicine, effect, care: care as CareId }] : [];
  });
}
