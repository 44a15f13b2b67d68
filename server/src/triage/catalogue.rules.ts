import { INGREDIENTS, type IngredientId } from "../medicines/over-the-counter.rules";
import { isMoreUrgent } from "./concept.rules";
import { CONCEPTS } from "./concepts/all-concepts.rules";
import { CRITICAL_CONCEPTS } from "./concepts/critical.rules";
import { SYMPTOM_LINKS } from "./concepts/symptoms.rules";

/** One entry of the symptom catalogue, as the patient's side shows it. */
export interface CatalogueEntry {
  name: string;
  isCritical: boolean;
  medlinePlusUrl: string;
  /** Names of over-the-counter suggestions; empty for a critical symptom. */
  otcRecommendations: string[];
}

/** The documented over-the-counter suggestions, in the documented order. */
const SUGGESTIONS: Readonly<Record<string, readonly IngredientId[]>> = {
  headache: ["paracetamol", "ibuprofen"],
  fever: ["paracetamol"],
  "sore-throat": ["throat-lozenges", "paracetamol"],
  cough: ["cough-syrup", "throat-lozenges"],
  allergies: ["antihistamines", "nasal-spray"],
};

/** The documented names of the symptoms, by the concept that recognises them. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...CRITICAL_CONCEPTS.map(({ id }) => [id, id.replaceAll("-", " ")] as const),
  ...Object.keys(SUGGESTIONS).map((id) => [id, id.replaceAll("-", " ")] as const),
]);

export const SYMPTOM_CATALOGUE: readonly CatalogueEntry[] = [
  ...CRITICAL_CONCEPTS.map(({ id, source }) => ({
    name: NAMES.get(id) ?? id,
    isCritical: true,
    medlinePlusUrl: source.url,
    otcRecommendations: [],
  })),
  ...Object.entries(SUGGESTIONS).map(([id, ingredients]) => ({
    name: NAMES.get(id) ?? id,
    isCritical: false,
    medlinePlusUrl: SYMPTOM_LINKS[id] ?? "https://medlineplus.gov/",
    otcRecommendations: ingredients.map((ingredient) => INGREDIENTS[ingredient].name.en),
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

export interface AssistantVersion {
  version: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** How many warning signs it knows: the concepts for which somebody needs help today or at once. */
  conceptCount: number;
  improvements: string[];
  sources: string[];
}

/** The reviewed rules that decide how urgent a question is. There is no accuracy figure until one is measured. */
export const ASSISTANT_VERSION: AssistantVersion = {
  version: "1.0.0",
  updatedAt: "2026-11-21T04:00:00Z",
  conceptCount: CONCEPTS.filter(({ level }) => isMoreUrgent(level, "PHARMACIST")).length,
  improvements: [
    "Emergencies are recognised in everyday words, such as a chest that feels as if someone sits on it.",
    "“No chest pain” is understood, and so are small typing errors.",
    "Every answer says when to get help, and where its words come from.",
    "Questions are understood in English, French, Spanish and German. What is not understood goes to a pharmacist.",
  ],
  sources: ["NHS website", "NHS 111 online", "MedlinePlus"],
};
