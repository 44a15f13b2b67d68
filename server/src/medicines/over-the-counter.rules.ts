import type { Language } from "../accounts/account.rules";
import { nhsPage } from "./sources.rules";
import { inLanguage, type Source, type Texts } from "./texts.rules";

export type IngredientId =
  | "paracetamol"
  | "ibuprofen"
  | "throat-lozenges"
  | "cough-syrup"
  | "antihistamines"
  | "nasal-spray";

/**
 * A kind of medicine that a pharmacy or a shop sells without a prescription. No amounts: the leaflet in the pack is
 * the only place that is right for the pack in the person's hand, and children's amounts are never given here.
 */
export interface Ingredient {
  id: IngredientId;
  name: Texts;
  purpose: Texts;
  howToTake: Texts;
  /** Shown always, and in full, as long as the person's own profile has not been compared with them. */
  cautions: Texts<readonly string[]>;
  source: Source;
}

/** One suggestion as a person reads it. */
export interface MedicineAdvice {
  ingredient: IngredientId;
  title: string;
  description: string;
  cautions: string[];
  source: Source;
}

const ADULTS_ONLY = "This is for people aged 16 and over. For a child, ask a pharmacist what is safe.";
const ASK_WITH_OTHER_MEDICINES =
  "If you take other medicines, have a health condition or are pregnant or breastfeeding, ask a pharmacist first.";
const ALLERGY = "Do not take it if you have had an allergic reaction to it before.";

export const INGREDIENTS: Readonly<Record<IngredientId, Ingredient>> = {
  paracetamol: {
    id: "paracetamol",
    name: { en: "Paracetamol" },
    purpose: { en: "It eases pain and brings down a high temperature." },
    howToTake: {
      en: "Follow the leaflet in the pack. Leave at least 4 hours between doses. Never take more than it says.",
    },
    cautions: {
      en: [
        ADULTS_ONLY,
        ALLERGY,
        "Do not take it with other medicines that have paracetamol in them, such as co-codamol or cold and flu remedies.",
        "Ask a pharmacist first if you have liver or kidney problems, weigh less than 50 kg, or drink more than 14 units of alcohol a week.",
        "Ask a pharmacist first if you take warfarin, or medicines for epilepsy or tuberculosis.",
      ],
    },
    source: nhsPage("Paracetamol for adults", "/medicines/paracetamol-for-adults/"),
  },
  ibuprofen: {
    id: "ibuprofen",
    name: { en: "Ibuprofen" },
    purpose: { en: "It eases pain and swelling." },
    howToTake: { en: "Follow the leaflet in the pack. Take it with food, and for as short a time as you can." },
    cautions: {
      en: [
        ADULTS_ONLY,
        "Do not take it if ibuprofen, aspirin, naproxen or a similar painkiller has ever given you a reaction, such as wheezing or a rash.",
        "Do not take it if you are pregnant. Ask first if you are trying for a baby.",
        "Do not take it if you have had a bleeding stomach, stomach ulcers, or serious heart, kidney or liver failure.",
        "Ask a pharmacist first if you are over 65, or have asthma, hay fever, other allergies, high blood pressure, heart disease, kidney or liver problems, Crohn's disease, colitis or chickenpox, or have had a stroke.",
        "Ask a pharmacist first if you take blood thinners, other painkillers such as aspirin, antidepressants, steroids, blood pressure tablets, lithium or methotrexate.",
      ],
    },
    source: nhsPage("Ibuprofen for adults", "/medicines/ibuprofen-for-adults/"),
  },
  "throat-lozenges": {
    id: "throat-lozenges",
    name: { en: "throat lozenges" },
    purpose: { en: "Sucking one can soothe a sore throat or a tickly cough." },
    howToTake: {
      en: "Follow the leaflet in the pack. Suck them slowly. Do not give them to small children, who can choke.",
    },
    cautions: {
      en: [
        ADULTS_ONLY,
        ALLERGY,
        "Many have sugar in them: ask for a sugar-free kind if you have diabetes.",
        "Some have a painkiller like ibuprofen in them (flurbiprofen). If ibuprofen or aspirin is not safe for you, these are not either.",
      ],
    },
    source: nhsPage("Sore throat", "/conditions/sore-throat/"),
  },
  "cough-syrup": {
    id: "cough-syrup",
    name: { en: "cough syrup" },
    purpose: { en: "It can soothe a cough for a while. It does not make it go away sooner." },
    howToTake: { en: "Follow the leaflet in the bottle. A pharmacist can help you to choose one." },
    cautions: {
      en: [
        ADULTS_ONLY,
        ALLERGY,
        "Many have sugar in them: ask for a sugar-free kind if you have diabetes.",
        "Some can make you sleepy, and some do not go with antidepressants. Ask a pharmacist before you choose one.",
        ASK_WITH_OTHER_MEDICINES,
      ],
    },
    source: nhsPage("Cough", "/conditions/cough/"),
  },
  antihistamines: {
    id: "antihistamines",
    name: { en: "antihistamines" },
    purpose: {
      en: "They ease sneezing, itching, a runny nose and itchy eyes. Cetirizine and loratadine make most people less sleepy.",
    },
    howToTake: { en: "Follow the leaflet in the pack. Ask a pharmacist which kind suits you." },
    cautions: {
      en: [
        ADULTS_ONLY,
        ALLERGY,
        "Some make you sleepy, such as chlorphenamine. Do not drive, cycle or drink alcohol if that happens.",
        "Ask a pharmacist first if you have kidney or liver problems, glaucoma, prostate problems or epilepsy.",
        ASK_WITH_OTHER_MEDICINES,
      ],
    },
    source: nhsPage("Antihistamines", "/conditions/antihistamines/"),
  },
  "nasal-spray": {
    id: "nasal-spray",
    name: { en: "nasal spray" },
    purpose: { en: "Salt water sprays rinse the nose. Steroid sprays calm a nose that is swollen by an allergy." },
    howToTake: { en: "Follow the leaflet in the pack. A pharmacist can show you how to use it." },
    cautions: {
      en: [
        ADULTS_ONLY,
        ALLERGY,
        "Sprays that unblock the nose (decongestants) are for a week at most. They are not for people with high blood pressure, heart disease or glaucoma unless a pharmacist agrees.",
        ASK_WITH_OTHER_MEDICINES,
      ],
    },
    source: nhsPage("Hay fever", "/conditions/hay-fever/"),
  },
};

/**
 * The suggestions as a person reads them, with every caution. A later comparison with the person's own profile
 * belongs here: it may rule a suggestion out and say why, it may never drop a caution without one.
 */
export function adviseMedicines(ingredients: readonly IngredientId[], language: Language): MedicineAdvice[] {
  return ingredients.map((id) => {
    const ingredient = INGREDIENTS[id];
    const name = inLanguage(ingredient.name, language);
    return {
      ingredient: id,
      title: name.charAt(0).toUpperCase() + name.slice(1),
      description: `${inLanguage(ingredient.purpose, language)} ${inLanguage(ingredient.howToTake, language)}`,
      cautions: [...inLanguage(ingredient.cautions, language)],
      source: ingredient.source,
    };
  });
}
