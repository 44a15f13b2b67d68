import { FIND_A_PHARMACY } from "../../medicines/sources.rules";
import type { Concept } from "../concept.rules";

/** What a person should look at before the assistant answers, although no documented keyword is in it. */
export const PHARMACIST_CONCEPTS: readonly Concept[] = [
  {
    id: "lasting-symptom",
    level: "PHARMACIST",
    label: { en: "It has lasted more than a week or comes back" },
    patterns: {
      en: [
        "@lasting",
        "keeps|keep coming|returning",
        "comes back|again",
        "weeks|months ~ for|since|now",
        "recurring|recurrent|persistent|constantly|constant",
        "painkillers|paracetamol|ibuprofen|tablets ~ not|nothing help|helping|working|work|touching|touch",
        "not getting better|improving",
        "not better|improving|improved",
        "not going|gone away",
      ],
    },
    unless: {
      en: [
        "how many|long ~ weeks|months",
        "every couple|few|two|three ~ years|months",
        "comes|keeps back|coming ~ minute|seconds|wiggling",
      ],
    },
    source: FIND_A_PHARMACY,
    version: 2,
  },
  {
    id: "strong-words",
    level: "PHARMACIST",
    label: { en: "It is bad or getting worse" },
    patterns: {
      en: [
        "worse|worsening|worst|terrible|agony|agonising|agonizing|extreme|extremely|intense|horrendous|awful|unable",
        "very|really|so bad|painful|ill|unwell|poorly",
        "suddenly|sudden",
        "pins needles",
        "lump|lumps|<swollen>|<numb>|dizzy|dizziness|vertigo|drowsy",
        "<bleed>",
        "lost|losing|loss weight",
        "night sweats",
      ],
    },
    unless: {
      en: [
        "tingle|tingling|tingly ~ lip|cold|coldsore",
        "fell|falling|fall asleep ~ garden|beach|sun|sunbed|sofa",
        "no|not|without ~ cracks bleeding",
        "nose ~ bleed|bled|bleeding|bleeds|blood",
      ],
      fr: ["nez ~ saigne|saignement", "gueule bois terrible"],
      de: ["nase ~ blutet|geblutet", "frostbeulen|frostbeule|geschwollene ~ zehen|finger"],
    },
    source: FIND_A_PHARMACY,
    version: 1,
  },
  {
    id: "other-medicines",
    level: "PHARMACIST",
    label: { en: "Other medicines or a health condition" },
    patterns: {
      en: [
        "warfarin|apixaban|rivaroxaban|edoxaban|dabigatran|clopidogrel|heparin|lithium|methotrexate|ciclosporin|tacrolimus|steroids|prednisolone|sertraline|citalopram|fluoxetine|antidepressant|antidepressants|statin|statins|levothyroxine|metformin|insulin|ramipril|amlodipine|antibiotics|chemotherapy|chemo",
        "bloodthinner|bloodthinners",
        "bloodpressure ~ high|tablets|medicine|medication",
        "interact|interacts|interaction|interactions",
        "take|taking|took ~ with|together|alongside ~ <tablets>",
        "allergic paracetamol|ibuprofen|aspirin|penicillin|medicine|medicines|antihistamines|nsaids",
        "stomach|peptic|duodenal|gastric ulcer|ulcers",
        "asthma|asthmatic|diabetes|diabetic|epilepsy|epileptic|copd|crohns|colitis",
        "kidney|liver|heart disease|failure|problem|problems|condition",
        "breastfeeding|breastfeed|nursing",
        "breast feeding",
        "side effect|effects",
      ],
    },
    source: FIND_A_PHARMACY,
    version: 1,
  },
  {
    id: "baby",
    level: "PHARMACIST",
    label: { en: "A baby" },
    patterns: { en: ["baby|newborn|infant|@baby"] },
    source: FIND_A_PHARMACY,
    version: 1,
  },
];
