import { medlinePlusPage, nhsPage } from "../../medicines/sources.rules";
import type { Concept } from "../concept.rules";

/** The five documented symptoms that are not critical. */
const DOCUMENTED: readonly Concept[] = [
  {
    id: "headache",
    level: "SELF_CARE",
    label: { en: "Headache" },
    patterns: { en: ["headache|headaches|migraine|migraines", "head ~ <pain>|banging|pounding|throbbing"] },
    source: nhsPage("Headaches", "/conditions/headaches/"),
    version: 1,
  },
  {
    id: "fever",
    level: "SELF_CARE",
    label: { en: "Fever" },
    patterns: { en: ["<fever>", "burning up", "hot ~ shivery|shivering", "@hot degrees|c|celsius|f"] },
    unless: { en: ["temperature normal|fine|ok"] },
    source: nhsPage("High temperature (fever) in adults", "/conditions/fever-in-adults/"),
    version: 1,
  },
  {
    id: "sore-throat",
    level: "SELF_CARE",
    label: { en: "Sore throat" },
    patterns: {
      en: [
        "throat ~ <pain>|scratchy|raw|tickly|itchy|burning",
        "tonsillitis|laryngitis",
        "hurts|painful|sore swallow|swallowing",
      ],
    },
    source: nhsPage("Sore throat", "/conditions/sore-throat/"),
    version: 1,
  },
  {
    id: "cough",
    level: "SELF_CARE",
    label: { en: "Cough" },
    patterns: { en: ["cough|coughs|coughing|coughed|coughy|chesty"] },
    source: nhsPage("Cough", "/conditions/cough/"),
    version: 1,
  },
  {
    id: "allergies",
    level: "SELF_CARE",
    label: { en: "Allergies" },
    patterns: {
      en: [
        "allergy|allergies|allergic|hayfever|pollen|hives",
        "itchy|watery|streaming ~ eyes|eye|nose",
        "sneezing|sneeze|sneezes",
      ],
    },
    source: nhsPage("Allergies", "/conditions/allergies/"),
    version: 1,
  },
];

/** Everyday complaints beside the documented ones. */
const EVERYDAY: readonly Concept[] = [
  {
    id: "cold",
    level: "SELF_CARE",
    label: { en: "Cold" },
    patterns: {
      en: [
        "runny|blocked|stuffy|bunged|snotty|streaming nose|up",
        "nose ~ running|runny|blocked|stuffy",
        "a|common|head|bad|slight|stinking cold|colds",
        "sniffles|sniffly|congested|congestion|sinuses|sinus|snot",
        "flu|influenza",
      ],
    },
    unless: { en: ["cold water|shower|bath|drink|weather|day", "flu jab|vaccine|vaccination|injection"] },
    source: nhsPage("Common cold", "/conditions/common-cold/"),
    version: 1,
  },
  {
    id: "indigestion",
    level: "SELF_CARE",
    label: { en: "Indigestion" },
    patterns: { en: ["indigestion|heartburn|bloated|bloating|dyspepsia", "acid reflux|stomach"] },
    source: nhsPage("Indigestion", "/conditions/indigestion/"),
    version: 1,
  },
  {
    id: "back-ache",
    level: "SELF_CARE",
    label: { en: "Back ache" },
    patterns: { en: ["backache|backaches", "back ~ <pain>|stiff|twinge|pulled|strained"] },
    unless: { en: ["came|come|comes|coming|go|went|is|get|got|am back", "back of|in|from|to|again|head|throat|neck"] },
    source: nhsPage("Back pain", "/conditions/back-pain/"),
    version: 1,
  },
  {
    id: "diarrhoea",
    level: "SELF_CARE",
    label: { en: "Diarrhoea" },
    patterns: { en: ["diarrhoea|diarrhea|diarrhoe|runs", "upset|dodgy <belly>", "tummy|stomach bug"] },
    unless: { en: ["runs family|away|out", "nose runs"] },
    source: nhsPage("Diarrhoea and vomiting", "/conditions/diarrhoea-and-vomiting/"),
    version: 1,
  },
  {
    id: "constipation",
    level: "SELF_CARE",
    label: { en: "Constipation" },
    patterns: { en: ["constipated|constipation"] },
    source: nhsPage("Constipation", "/conditions/constipation/"),
    version: 1,
  },
  {
    id: "insect-bite",
    level: "SELF_CARE",
    label: { en: "Insect bite or sting" },
    patterns: {
      en: [
        "insect|mosquito|midge|bee|wasp|flea|gnat bite|bites|sting|stings",
        "bitten|stung ~ insect|mosquito|midge|bee|wasp|flea|gnat",
      ],
    },
    source: nhsPage("Insect bites and stings", "/conditions/insect-bites-and-stings/"),
    version: 1,
  },
];

export const SYMPTOM_CONCEPTS: readonly Concept[] = [...DOCUMENTED, ...EVERYDAY];

/** The health-information link of each documented symptom that is not critical. */
export const SYMPTOM_LINKS: Readonly<Record<string, string>> = {
  headache: medlinePlusPage("Headache", "003024").url,
  fever: medlinePlusPage("Fever", "003090").url,
  "sore-throat": medlinePlusPage("Sore throat", "000655").url,
  cough: medlinePlusPage("Cough", "003072").url,
  allergies: medlinePlusPage("Allergic reactions", "000005").url,
};
