import { kindsOf, type MedicinesTable } from "./table.rules";

/** The groups that the cautions of what is sold without a prescription speak of, by the kinds of the table that belong to them. */
const GROUPS = {
  nsaid: ["nsaid", "aspirin-low-dose", "nsaid-gel", "flurbiprofen-lozenges", "benzydamine"],
  anticoagulant: ["anticoagulant"],
  antiplatelet: ["antiplatelet", "aspirin-low-dose"],
  "ssri-or-snri": ["ssri", "snri", "st-johns-wort", "mirtazapine", "trazodone"],
  tricyclic: ["tricyclic"],
  maoi: ["maoi", "linezolid", "rasagiline", "selegiline"],
  "ace-or-arb": ["ace-inhibitor", "arb"],
  "blood-pressure": [
    "ace-inhibitor",
    "arb",
    "beta-blocker",
    "calcium-blocker",
    "alpha-blocker",
    "thiazide",
    "loop-diuretic",
  ],
  diuretic: ["thiazide", "loop-diuretic", "potassium-sparing-diuretic"],
  "oral-steroid": ["oral-steroid"],
  lithium: ["lithium"],
  methotrexate: ["methotrexate"],
  quinolone: ["quinolone"],
  opioid: ["opioid", "weak-opioid"],
  antihistamine: ["antihistamine", "sedating-antihistamine"],
  sedating: ["sedating"],
  "epilepsy-medicine": ["epilepsy-medicine"],
  "tuberculosis-medicine": ["isoniazid", "rifampicin"],
  "transplant-medicine": ["ciclosporin", "tacrolimus-tablets", "azathioprine", "mycophenolate"],
  "heart-rhythm": ["digoxin", "antiarrhythmic", "sotalol"],
  ginkgo: ["ginkgo"],
  decongestant: ["decongestant", "decongestant-spray"],
  anticholinergic: ["antispasmodic", "bladder-anticholinergic"],
  thyroid: ["thyroid-hormone"],
  iron: ["iron-supplement"],
  "hiv-medicine": ["hiv-medicine"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MedicineGroup = keyof typeof GROUPS;

const ALL = Object.entries(GROUPS) as [MedicineGroup, readonly string[]][];

/** The groups to which a medicine or a class belongs. */
export function groupsOf(table: MedicinesTable, what: string): MedicineGroup[] {
  const kinds = kindsOf(table, what);
  return ALL.flatMap(([group, members]) => (members.some((kind) => kinds.includes(kind)) ? [group] : []));
}

export const isNsaid = (table: MedicinesTable, what: string): boolean => groupsOf(table, what).includes("nsaid");

/** Every kind that a group names, for the check of the table. */
export const KINDS_OF_GROUPS: readonly string[] = Object.values(GROUPS).flat();
