import type { NoteId } from "./caution-texts.rules";
import type { ConditionId } from "./conditions.rules";
import type { MedicineGroup } from "./groups.rules";
import { nhsPage } from "./sources.rules";
import type { Source } from "./texts.rules";

/** When something speaks against a medicine. */
export interface Against {
  pregnancy?: true;
  conditions?: readonly ConditionId[];
  takes?: readonly MedicineGroup[];
  /** Older than this many years. */
  over?: number;
}

/** What is known about one medicine that a pharmacy or a shop sells. */
export interface Cautions {
  /** What is in it, by the ids of the table of medicines. */
  contains: readonly string[];
  /** What some packs of the kind have in them. */
  mayContain: readonly string[];
  /** Then it is not for this person. */
  blockIf: Against;
  /** Then a pharmacist has to be asked first. */
  askIf: Against;
  notes: readonly NoteId[];
  source: Source;
  /** General knowledge: not compared with the page word by word, and for a pharmacist to review. */
  needsReview: boolean;
}

export const NSAID_BLOCKS: Against = {
  pregnancy: true,
  conditions: ["stomach-ulcer", "stomach-bleed", "heart-failure", "kidney-failure", "liver-failure"],
  takes: ["nsaid", "anticoagulant", "antiplatelet", "lithium", "methotrexate"],
};
export const NSAID_ASKS: Against = {
  over: 65,
  conditions: [
    "asthma",
    "other-allergies",
    "high-blood-pressure",
    "heart-disease",
    "stroke",
    "kidney-disease",
    "liver-disease",
    "bowel-inflammation",
    "chickenpox",
    "bleeding-tendency",
  ],
  takes: [
    "ssri-or-snri",
    "oral-steroid",
    "ace-or-arb",
    "blood-pressure",
    "diuretic",
    "quinolone",
    "transplant-medicine",
    "ginkgo",
    "tricyclic",
  ],
};
export const DECONGESTANT_BLOCKS: Against = {
  conditions: ["high-blood-pressure", "heart-disease", "heart-failure", "stroke", "glaucoma", "kidney-failure"],
  takes: ["maoi", "decongestant"],
};
export const DECONGESTANT_ASKS: Against = {
  pregnancy: true,
  conditions: ["diabetes", "overactive-thyroid", "prostate", "kidney-disease"],
  takes: ["blood-pressure", "ssri-or-snri", "tricyclic"],
};
export const SEDATING_BLOCKS: Against = { conditions: ["glaucoma", "prostate"], takes: ["maoi", "sedating"] };
export const SEDATING_ASKS: Against = {
  pregnancy: true,
  over: 65,
  conditions: ["epilepsy", "kidney-disease", "liver-disease", "breathing-illness", "heart-disease"],
  takes: ["tricyclic", "anticholinergic"],
};
export const ON_THE_SKIN: Against = { pregnancy: true };

interface Row extends Partial<Omit<Cautions, "source" | "needsReview">> {
  page: readonly [title: string, path: string];
  reviewed?: true;
}

/** One row of the table; what is not said does not apply. */
export function cautions({
  contains = [],
  mayContain = [],
  blockIf = {},
  askIf = {},
  notes = [],
  page,
  reviewed,
}: Row): Cautions {
  return { contains, mayContain, blockIf, askIf, notes, source: nhsPage(...page), needsReview: !reviewed };
}
