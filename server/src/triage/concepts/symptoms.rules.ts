import { medlinePlusPage, nhsPage } from "../../medicines/sources.rules";
import type { Concept } from "../concept.rules";
import { BELLY_COMPLAINTS } from "./complaints/belly.rules";
import { BODY_FACTS } from "./complaints/body-facts.rules";
import { complaints } from "./complaints/complaint.rules";
import { DAILY_COMPLAINTS } from "./complaints/daily.rules";
import { DAILY_LIMB_COMPLAINTS } from "./complaints/daily-limbs.rules";
import { DAILY_SKIN_COMPLAINTS } from "./complaints/daily-skin.rules";
import { EVERYDAY_COMPLAINTS } from "./complaints/everyday.rules";
import { EYE_AND_MIND_COMPLAINTS } from "./complaints/eyes-and-mind.rules";
import { HEAD_COMPLAINTS } from "./complaints/head.rules";
import { MUSCLE_COMPLAINTS } from "./complaints/muscles.rules";
import { SKIN_COMPLAINTS } from "./complaints/skin.rules";
import { SMALL_WORRIES } from "./complaints/small-worries.rules";

/** The five documented symptoms that are not critical. */
const DOCUMENTED = complaints({
  headache: {
    label: { en: "Headache", fr: "Mal de tête", es: "Dolor de cabeza", de: "Kopfschmerzen" },
    patterns: {
      en: [
        "headache|headaches|migraine|migraines|cephalgia",
        "head ~ <pain>|banging|pounding|throbbing|splitting|bandlike",
      ],
      fr: [
        "mal|maux|douleur|douleurs de tete",
        "mal|maux a la tete",
        "tete ~ mal|douleur|bourdonne",
        "cephalee|cephalees|migraine|migraines",
      ],
      es: [
        "dolor|dolores de cabeza",
        "cabeza ~ duele|dolor|dolores|estalla",
        "cefalea|cefaleas|migrana|migranas|jaqueca",
      ],
      de: [
        "kopfschmerzen|kopfschmerz|kopfweh|migrane|cephalgie|kopfdruck",
        "kopf ~ weh|schmerzt|schmerzen|brummt|drohnt",
      ],
    },
    source: nhsPage("Headaches", "/conditions/headaches/"),
    version: 2,
  },
  fever: {
    label: { en: "Fever", fr: "Fièvre", es: "Fiebre", de: "Fieber" },
    patterns: {
      en: ["<fever>", "burning up", "hot ~ shivery|shivering", "@hot degrees|c|celsius|f", "pyrexia|pyrexial"],
      fr: ["fievre|fievreux|fievreuse|febrile", "de la temperature"],
      es: ["fiebre|febril|febricula|calentura", "tengo temperatura|decimas", "decimas"],
      de: ["fieber|fiebrig|fiebert", "erhohte temperatur"],
    },
    unless: {
      en: ["temperature normal|fine|ok"],
      fr: ["bouton|boutons de fievre"],
      es: ["calentura ~ labio|labios"],
    },
    source: nhsPage("High temperature (fever) in adults", "/conditions/fever-in-adults/"),
    version: 2,
  },
  "sore-throat": {
    label: { en: "Sore throat", fr: "Mal de gorge", es: "Dolor de garganta", de: "Halsschmerzen" },
    patterns: {
      en: [
        "throat ~ <pain>|scratchy|raw|tickly|itchy|burning",
        "tonsillitis|laryngitis|pharyngitis|odynophagia",
        "hurts|painful|sore swallow|swallowing",
        "hoarse|hoarseness|croaky",
        "lost|losing voice",
        "pharyngeal|pharynx|tonsillar erythema|exudate|redness",
      ],
      fr: [
        "mal de gorge",
        "mal a la gorge",
        "gorge ~ mal|douleur|pique|gratte|irritee|brule|serree",
        "angine|pharyngite|laryngite|enroue|enrouee",
        "mal ~ avaler",
      ],
      es: [
        "garganta ~ duele|dolor|pica|irritada|molestia|carraspera",
        "anginas|faringitis|amigdalitis|laringitis|ronquera|afonia|afonico|afonica",
        "duele|dolor ~ tragar",
      ],
      de: [
        "halsschmerzen|halsweh|mandelentzundung|heiser|heiserkeit|schluckbeschwerden|pharyngitis",
        "hals ~ weh|kratzt|schmerzt|schmerzen|brennt",
        "schlucken ~ weh|schmerzen|schmerzt",
      ],
    },
    source: nhsPage("Sore throat", "/conditions/sore-throat/"),
    version: 2,
  },
  cough: {
    label: { en: "Cough", fr: "Toux", es: "Tos", de: "Husten" },
    patterns: {
      en: ["cough|coughs|coughing|coughed|coughy|chesty"],
      fr: ["toux|tousse|tousser|tousses|toussote"],
      es: ["tos|toso|toser|tose|tosiendo"],
      de: ["husten|huste|hustet|gehustet|hustenreiz|reizhusten"],
    },
    source: nhsPage("Cough", "/conditions/cough/"),
    version: 2,
  },
  allergies: {
    label: { en: "Allergies", fr: "Allergies", es: "Alergias", de: "Allergien" },
    patterns: {
      en: [
        "allergy|allergies|allergic|hayfever|pollen|hives|urticaria",
        "itchy|watery|streaming|pruritic ~ eyes|eye|nose",
        "sneezing|sneeze|sneezes",
        "clear rhinorrhoea|rhinorrhea ~ itchy|itching|sneezing|eyes",
      ],
      fr: [
        "allergie|allergies|allergique|pollen|pollens|urticaire|eternue|eternuements|eternuer",
        "rhume des foins",
        "yeux|nez ~ pique|piquent|demange|demangent|larmoient|coulent|grattent",
      ],
      es: [
        "alergia|alergias|alergico|alergica|polen|urticaria|estornudo|estornudos|estornudar",
        "fiebre del heno",
        "ojos|nariz ~ pica|pican|lloran|llorosos|picor",
      ],
      de: [
        "allergie|allergien|allergisch|heuschnupfen|pollen|nesselsucht|niesen|niese",
        "augen|nase ~ jucken|juckt|tranen|juckende",
      ],
    },
    source: nhsPage("Allergies", "/conditions/allergies/"),
    version: 2,
  },
});

/** Everyday complaints beside the documented ones. */
const EVERYDAY = complaints({
  cold: {
    label: { en: "Cold", fr: "Rhume", es: "Resfriado", de: "Erkältung" },
    patterns: {
      en: [
        "runny|blocked|stuffy|bunged|snotty|streaming nose|up",
        "nose ~ running|runny|blocked|stuffy|runs",
        "a|common|head|bad|slight|stinking cold|colds",
        "sniffles|sniffly|congested|congestion|snot|coryza|coryzal|rhinorrhoea|rhinorrhea|urti",
        "flu|influenza",
      ],
      fr: ["rhume|enrhume|enrhumee|grippe|rhinopharyngite|rhinite", "etat grippal", "nez ~ coule|bouche|bouchee|pris"],
      es: [
        "resfriado|resfriada|resfrio|catarro|constipado|constipada|gripe|mocos|rinorrea",
        "nariz ~ tapada|congestionada|moquea|gotea|taponada",
      ],
      de: [
        "erkaltung|erkaltet|schnupfen|grippe|grippal|verschnupft|rotznase",
        "nase ~ lauft|verstopft|zu|laufende|verstopfte",
      ],
    },
    unless: {
      en: ["cold water|shower|bath|drink|weather|day", "flu jab|vaccine|vaccination|injection"],
      fr: ["rhume des foins", "vaccin ~ grippe"],
      es: ["vacuna ~ gripe"],
      de: ["impfung|grippeimpfung ~ grippe"],
    },
    source: nhsPage("Common cold", "/conditions/common-cold/"),
    version: 2,
  },
  indigestion: {
    label: { en: "Indigestion", fr: "Digestion difficile", es: "Indigestión", de: "Verdauungsbeschwerden" },
    patterns: {
      en: [
        "indigestion|heartburn|dyspepsia|reflux|gord|gerd",
        "acid reflux|stomach",
        "burning ~ meal|meals|eating|lying|spicy",
        "retrosternal|epigastric burning|discomfort ~ meal|meals|eating|spicy",
      ],
      fr: [
        "indigestion|reflux|dyspepsie",
        "brulures|brulure|acidite ~ estomac|destomac",
        "remontees acides",
        "mal ~ digerer|digere",
      ],
      es: ["indigestion|acidez|ardor|ardores|reflujo|dispepsia|agruras", "digestion pesada"],
      de: ["sodbrennen|reflux|verdauungsbeschwerden|magenbrennen|dyspepsie", "saures aufstossen"],
    },
    source: nhsPage("Indigestion", "/conditions/indigestion/"),
    version: 2,
  },
  "back-ache": {
    label: { en: "Back ache", fr: "Mal de dos", es: "Dolor de espalda", de: "Rückenschmerzen" },
    patterns: {
      en: [
        "backache|backaches|lumbago",
        "back ~ <pain>|stiff|twinge|pulled|strained|strain|spasm",
        "lumbar|paraspinal strain|pain|tenderness|spasm",
        "negative straight leg raise",
        "straight leg raise negative",
      ],
      fr: [
        "mal au dos",
        "mal de dos",
        "douleur|douleurs au|de|dans dos",
        "bloque|bloquee|raide du|au dos",
        "lumbago|lombalgie|lombalgies",
        "tour de reins",
      ],
      es: ["espalda|lumbar|lumbares|rinones ~ duele|dolor|dolores|molestia|contractura|tiron", "lumbago|lumbalgia"],
      de: [
        "ruckenschmerzen|ruckenschmerz|kreuzschmerzen|hexenschuss|kreuzweh|lumbago",
        "rucken|kreuz ~ weh|schmerzt|schmerzen|verspannt|steif",
      ],
    },
    unless: { en: ["came|come|comes|coming|go|went|is|get|got|am back", "back of|in|from|to|again|head|throat|neck"] },
    source: nhsPage("Back pain", "/conditions/back-pain/"),
    version: 2,
  },
  diarrhoea: {
    label: { en: "Diarrhoea", fr: "Diarrhée", es: "Diarrea", de: "Durchfall" },
    patterns: {
      en: [
        "diarrhoea|diarrhea|diarrhoe|runs",
        "upset|dodgy <belly>",
        "loose|watery|runny stool|stools|poo|poos|motions",
        "tummy|stomach bug",
      ],
      fr: ["diarrhee|diarrhees|courante", "selles liquides|molles"],
      es: ["diarrea|diarreas|descomposicion", "heces liquidas|sueltas", "estomago suelto"],
      de: ["durchfall|durchfalle|diarrho|dunnpfiff", "dunner|flussiger|weicher stuhl|stuhlgang"],
    },
    unless: { en: ["runs family|away|out", "nose runs"] },
    source: nhsPage("Diarrhoea and vomiting", "/conditions/diarrhoea-and-vomiting/"),
    version: 2,
  },
  constipation: {
    label: { en: "Constipation", fr: "Constipation", es: "Estreñimiento", de: "Verstopfung" },
    patterns: {
      en: [
        "constipated|constipation",
        "hard|lumpy stool|stools|poo|poos",
        "not|cannot poo|poop|poed",
        "not opened bowels",
      ],
      fr: ["constipation|constipe|constipee", "selles dures"],
      es: ["estrenimiento|estrenido|estrenida", "heces duras", "ir bano ~ cuesta|dias"],
      de: ["verstopfung|obstipation|stuhlverstopfung", "harter stuhl|stuhlgang"],
    },
    source: nhsPage("Constipation", "/conditions/constipation/"),
    version: 2,
  },
  "insect-bite": {
    label: { en: "Insect bite or sting", fr: "Piqûre d’insecte", es: "Picadura de insecto", de: "Insektenstich" },
    patterns: {
      en: [
        "insect|mosquito|midge|bee|wasp|flea|gnat|horsefly|bedbug|bug|ant bite|bites|sting|stings",
        "bitten|stung ~ insect|mosquito|midge|bee|wasp|flea|gnat|horsefly|ant",
      ],
      fr: [
        "pique|piquee|piqure|piqures ~ moustique|moustiques|guepe|abeille|insecte|puce|puces",
        "piqure|piqures dinsecte",
      ],
      es: ["picadura|picaduras|picado ~ mosquito|mosquitos|avispa|abeja|insecto|pulga|pulgas|bicho"],
      de: [
        "insektenstich|muckenstich|muckenstiche|wespenstich|bienenstich|flohbisse",
        "gestochen ~ mucke|wespe|biene|insekt|bremse",
      ],
    },
    source: nhsPage("Insect bites and stings", "/conditions/insect-bites-and-stings/"),
    version: 2,
  },
});

/** Everything that people usually look after at home. */
export const SYMPTOM_CONCEPTS: readonly Concept[] = [
  ...DOCUMENTED,
  ...EVERYDAY,
  ...HEAD_COMPLAINTS,
  ...BELLY_COMPLAINTS,
  ...MUSCLE_COMPLAINTS,
  ...SKIN_COMPLAINTS,
  ...EYE_AND_MIND_COMPLAINTS,
  ...EVERYDAY_COMPLAINTS,
  ...SMALL_WORRIES,
  ...BODY_FACTS,
  ...DAILY_COMPLAINTS,
  ...DAILY_SKIN_COMPLAINTS,
  ...DAILY_LIMB_COMPLAINTS,
];

/** The health-information link of each documented symptom that is not critical. */
export const SYMPTOM_LINKS: Readonly<Record<string, string>> = {
  headache: medlinePlusPage("Headache", "003024").url,
  fever: medlinePlusPage("Fever", "003090").url,
  "sore-throat": medlinePlusPage("Sore throat", "000655").url,
  cough: medlinePlusPage("Cough", "003072").url,
  allergies: medlinePlusPage("Allergic reactions", "000005").url,
};
