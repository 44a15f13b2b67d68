import type { NamedMedicine } from "../medicines/names.rules";
import { type ChildDose, type Dose, ingredientsOf, type MedicinesTable } from "../medicines/table.rules";
import { agesOfWeight, type Given, isLightFor, isOfChild, type LastDose } from "./medicine-amounts.rules";

/** What a message tells of how much and when. */
export interface Amounts {
  /** In years, where it is for a child; null where its age is not told. */
  childAge: number | null | undefined;
  /** What the person weighs. */
  kg?: number;
  /** Of a liquid, in mg per ml. */
  strength?: number;
  lastDose?: LastDose;
  /** How often it was taken today already. */
  takenToday?: number;
}

/** What is said of how much and when. */
export type DoseLine =
  | {
      kind: "dose";
      medicine: NamedMedicine;
      dose: Dose;
      ageInMonths?: number;
      mg?: number;
      measured?: Measured;
      isByAge: boolean;
    }
  | { kind: "too-young"; medicine: NamedMedicine; years: number }
  /** Who weighs less than most has to ask first. */
  | { kind: "light"; medicine: NamedMedicine; isChild: boolean }
  /** The doses of the ages that fit a weight, where no age is told. */
  | { kind: "by-age"; medicine: NamedMedicine; doses: readonly (ChildDose & Content)[] }
  /** When more may be taken: in minutes since midnight, or how many minutes from now; neither where it is late enough. */
  | { kind: "next"; medicine: NamedMedicine; dose: Dose; from?: number; left?: number }
  | { kind: "day-full"; medicine: NamedMedicine; dose: Dose }
  | { kind: "as-prescribed"; medicine: NamedMedicine; most?: Dose["each"] }
  | { kind: "age-needed" | "no-dose"; medicine: NamedMedicine };

/** How much of the reader's own syrup, of another strength than the row's. */
interface Measured {
  ml: number;
  mgPerMl: number;
}

/** How much of it a syrup's dose is, in mg. */
interface Content {
  mg?: number;
  measured?: Measured;
}

const ADULT = 50;
/** A weight that a pack is written for; whoever weighs less asks first. */
const isLightAdult = (kg: number) => kg < ADULT;

const SYRUP = /([\d.]+)ml of (\d+)mg\/5ml/;

/** How much of it a syrup's dose is, and how much that is of a syrup of another strength. */
function contentOf({ each }: Dose, strength: number | undefined): Content {
  const [, ml, per5] = SYRUP.exec(each.en) ?? [];
  if (!ml || !per5) return {};
  const mg = (Number(ml) * Number(per5)) / 5;
  const isOther = strength !== undefined && Math.abs(strength - Number(per5) / 5) > 0.1;
  return { mg, ...(isOther && { measured: { ml: Math.floor((mg / strength) * 10) / 10, mgPerMl: strength } }) };
}

/** From when on nobody younger is given a medicine, by what is in it, in years. */
function youngestFor({ what }: NamedMedicine, table: MedicinesTable): number {
  const ids = [what, ...ingredientsOf(table, what)];
  return Math.max(0, ...ids.map((id) => table.medicines[id]?.fromAge ?? 0));
}

/** Months: 8 weeks are the age of the first vaccinations, which pages call 2 months. */
const EIGHT_WEEKS_ARE_TWO_MONTHS = 0.16;

const HOUR = 60;
const DAY = 24 * HOUR;

/** When more may be taken, by what was taken last. */
function nextOf(medicine: NamedMedicine, dose: Dose, { lastDose, takenToday = 0 }: Amounts): DoseLine[] {
  if (takenToday >= dose.times) return [{ kind: "day-full", medicine, dose }];
  const { at, ago } = lastDose ?? {};
  if (at === undefined && ago === undefined) return [];
  const left = ago === undefined ? undefined : Math.max(0, dose.gapHours * HOUR - ago);
  const from = at === undefined ? undefined : (at + dose.gapHours * HOUR) % DAY;
  return [{ kind: "next", medicine, dose, ...(left === 0 ? {} : from === undefined ? { left } : { from }) }];
}

function childDose(medicine: NamedMedicine, amounts: Amounts, doses: readonly ChildDose[]): DoseLine[] {
  const { childAge, kg, strength } = amounts;
  if (typeof childAge !== "number") {
    const ages = kg === undefined ? undefined : agesOfWeight(kg);
    const fitting = doses.filter(({ from, under }) => ages && from < ages.to && under > ages.from);
    // Whatever the age, the longest of the gaps is long enough.
    const [careful] = [...doses].sort((a, b) => b.gapHours - a.gapHours || a.times - b.times);
    const amount: DoseLine =
      fitting.length > 0
        ? { kind: "by-age", medicine, doses: fitting.map((dose) => ({ ...dose, ...contentOf(dose, strength) })) }
        : { kind: "age-needed", medicine };
    return [...(careful ? nextOf(medicine, careful, amounts) : []), amount];
  }
  const ageInMonths = Math.floor(childAge * 12 + EIGHT_WEEKS_ARE_TWO_MONTHS);
  const dose = doses.find(({ from, under }) => ageInMonths >= from && ageInMonths < under);
  if (!dose) return [{ kind: "no-dose", medicine }];
  if (kg !== undefined && isLightFor(kg, ageInMonths)) return [{ kind: "light", medicine, isChild: true }];
  return [
    ...nextOf(medicine, dose, amounts),
    { kind: "dose", medicine, dose, ageInMonths, isByAge: kg !== undefined, ...contentOf(dose, strength) },
  ];
}

/** How much of a medicine, how often and when again; only what a pack that is sold without prescription says. */
export function doseOf(medicine: NamedMedicine, amounts: Amounts & { table: MedicinesTable }): DoseLine[] {
  const { table, childAge, kg } = amounts;
  const row = table.medicines[medicine.what];
  if (!row) return [];
  if (childAge !== undefined) {
    const years = youngestFor(medicine, table);
    const tooYoung: DoseLine[] = years > 0 ? [{ kind: "too-young", medicine, years }] : [];
    if (typeof childAge === "number" && childAge < years) return tooYoung;
    // Of no child is said how old it is: for whom it is not, and the doses of the others.
    if (childAge === null && !row.child && years > 0) return tooYoung;
    if (row.child || childAge === null)
      return [...(childAge === null ? tooYoung : []), ...childDose(medicine, amounts, row.child ?? [])];
    return [{ kind: row.adult ? "no-dose" : "as-prescribed", medicine }];
  }
  if (!row.adult) return [{ kind: "as-prescribed", medicine, ...(row.most && { most: row.most }) }];
  if (kg !== undefined && isLightAdult(kg)) return [{ kind: "light", medicine, isChild: false }];
  return [...nextOf(medicine, row.adult, amounts), { kind: "dose", medicine, dose: row.adult, isByAge: false }];
}

/** How many times the dose of its age, or else of its weight, a child was given, where message and table tell it. */
export function timesTheDose(
  medicine: NamedMedicine,
  { ml = 0, mg = 0 }: Given,
  { childAge, kg, strength, table }: Amounts & { table: MedicinesTable },
): number {
  const row = table.medicines[medicine.what];
  const months = typeof childAge === "number" ? Math.floor(childAge * 12 + EIGHT_WEEKS_ARE_TWO_MONTHS) : -1;
  const doses = row?.child ?? [];
  const byAge = doses.find(({ from, under }) => months >= from && months < under);
  // Without an age, by weight: as doctors reckon it.
  const mgOfDose = byAge ? contentOf(byAge, undefined).mg : kg && isOfChild(kg) && kg * (row?.mgPerKg ?? 0);
  const [, , per5] = SYRUP.exec((byAge ?? doses[0])?.each.en ?? "") ?? [];
  if (!mgOfDose || !per5) return 0;
  return Math.max(mg, ml * (strength ?? Number(per5) / 5)) / mgOfDose;
}
