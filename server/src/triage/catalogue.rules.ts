import type { IngredientId } from "../medicines/cautions.rules";
import { nameOf } from "../medicines/check-medicines.rules";
import { CRITICAL_CONCEPTS } from "./concepts/critical.rules";
import { SYMPTOM_CONCEPTS, SYMPTOM_LINKS } from "./concepts/symptoms.rules";

/** One entry of the symptom catalogue, as the patient's side shows it. */
export interface CatalogueEntry {
  name: string;
  isCritical: boolean;
  medlinePlusUrl: string;
  /** Names of over-the-counter suggestions; empty for a critical symptom. */
  otcRecommendations: string[];
}

/** The over-the-counter suggestions; those of the first five are the documented ones, in the documented order. */
const SUGGESTIONS: Readonly<Record<string, readonly IngredientId[]>> = {
  headache: ["paracetamol", "ibuprofen"],
  fever: ["paracetamol"],
  "sore-throat": ["throat-lozenges", "paracetamol"],
  cough: ["cough-syrup", "throat-lozenges"],
  allergies: ["antihistamines", "nasal-spray"],
  cold: ["paracetamol", "saline-spray", "decongestant-spray"],
  indigestion: ["antacids"],
  "back-ache": ["ibuprofen", "paracetamol"],
  diarrhoea: ["rehydration-salts", "loperamide"],
  constipation: ["laxatives"],
  "insect-bite": ["hydrocortisone", "antihistamines"],
  earache: ["paracetamol", "ibuprofen"],
  "ear-wax": ["ear-drops"],
  "sinus-congestion": ["paracetamol", "saline-spray", "decongestant-spray"],
  "mouth-ulcer": ["mouth-gel"],
  toothache: ["paracetamol", "ibuprofen"],
  "cold-sore": ["aciclovir-cream"],
  wind: ["simeticone"],
  "tummy-bug": ["rehydration-salts"],
  "travel-sickness": ["hyoscine"],
  haemorrhoids: ["haemorrhoid-cream"],
  "period-pain": ["ibuprofen", "paracetamol"],
  hangover: ["rehydration-salts"],
  "muscle-strain": ["paracetamol", "ibuprofen-gel"],
  "sprained-ankle": ["paracetamol", "ibuprofen-gel"],
  "stiff-neck": ["paracetamol", "ibuprofen"],
  "heel-pain": ["paracetamol", "ibuprofen"],
  "tennis-elbow": ["paracetamol", "ibuprofen-gel"],
  "knee-pain": ["paracetamol", "ibuprofen-gel"],
  "small-burn": ["paracetamol"],
  sunburn: ["paracetamol", "emollient"],
  eczema: ["emollient", "hydrocortisone"],
  "itchy-rash": ["emollient", "antihistamines"],
  "athletes-foot": ["clotrimazole"],
  acne: ["benzoyl-peroxide"],
  dandruff: ["dandruff-shampoo"],
  "head-lice": ["lice-lotion"],
  warts: ["wart-gel"],
  "dry-eyes": ["eye-drops"],
};

const nameOfConcept = (id: string) => id.replaceAll("-", " ");

/** The names of the symptoms, by the concept that recognises them. */
const NAMES: ReadonlyMap<string, string> = new Map(
  [...CRITICAL_CONCEPTS, ...SYMPTOM_CONCEPTS].map(({ id }) => [id, nameOfConcept(id)]),
);

/** The documented entries lead to MedlinePlus, the others to the page that their words were compared with. */
export const SYMPTOM_CATALOGUE: readonly CatalogueEntry[] = [
  ...CRITICAL_CONCEPTS.map(({ id, source }) => ({
    name: nameOfConcept(id),
    isCritical: true,
    medlinePlusUrl: source.url,
    otcRecommendations: [],
  })),
  ...SYMPTOM_CONCEPTS.map(({ id, source }) => ({
    name: nameOfConcept(id),
    isCritical: false,
    medlinePlusUrl: SYMPTOM_LINKS[id] ?? source.url,
    otcRecommendations: (SUGGESTIONS[id] ?? []).map((ingredient) => nameOf(ingredient, "en")),
  })),
];

/** The catalogue's name of a concept, or nothing when the catalogue does not list it. */
export function symptomNameOf(conceptId: string): string | undefined {
  return NAMES.get(conceptId);
}

/** Which over-the-counter medicines are suggested for a recognised symptom. */
export function suggestionsFor(conceptId: string): readonly IngredientId[] {
  return SUGGESTIONS[conceptId] ?? [];
}

interface RulesVersion {
  version: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  improvements: string[];
  sources: string[];
}

/** The version of the rules that decide how urgent a question is; a text model beside them has a version of its own. */
export const RULES_VERSION = "3.0.0";

/** What the rules alone know. */
export const RULES: RulesVersion = {
  version: RULES_VERSION,
  updatedAt: "2026-11-25T09:00:00Z",
  improvements: [
    "It reads your words as facts, says which it understood, and decides by them: what a father had, or what was last year, decides nothing.",
    "It says where to go more exactly: 999, A&E, the maternity unit, 111, a GP today or in the next days, a pharmacist, a dentist, an optician.",
    "Your illnesses, medicines, pregnancy and age can make an answer more urgent.",
    "Nothing waits for a pharmacist because it was not understood.",
    "“No chest pain” is understood, and so are small typing errors.",
    "Every answer says what would make it more urgent, and where to go then.",
    "You can ask, and are answered, in English, French, Spanish and German.",
  ],
  sources: ["NHS website", "NHS 111 online", "MedlinePlus"],
};
