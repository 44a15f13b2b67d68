import { nhsPage } from "../../../medicines/sources.rules";
import { complaints } from "./complaint.rules";

/** Ears, nose and mouth. */
export const HEAD_COMPLAINTS = complaints({
  earache: {
    label: { en: "Earache", fr: "Mal d’oreille", es: "Dolor de oído", de: "Ohrenschmerzen" },
    patterns: {
      en: [
        "ear|ears ~ pain|painful|ache|aches|aching|hurt|hurts|hurting|sore|throbbing|popping",
        "otalgia|earache|earaches",
        "swimmers ear",
        "otitis externa|media",
        "tympanic membrane ~ normal|pink|erythematous|intact",
      ],
      fr: ["mal|douleur|douleurs ~ oreille|oreilles|loreille|doreille|doreilles", "otite|otalgie"],
      es: ["duele|duelen|dolor|dolores|molestia|molestias ~ oido|oidos|oreja|orejas", "otitis|otalgia"],
      de: ["ohrenschmerzen|ohrenschmerz|ohrenweh|ohrschmerzen|ohrenentzundung", "ohr|ohren ~ weh|schmerzt|schmerzen"],
    },
    source: nhsPage("Earache", "/conditions/earache/"),
  },
  "ear-wax": {
    label: { en: "Too much ear wax", fr: "Bouchon de cérumen", es: "Tapón de cera", de: "Zu viel Ohrenschmalz" },
    patterns: {
      en: ["earwax|cerumen", "ear|ears wax", "wax ~ ear|ears", "ear|ears ~ blocked|clogged|bunged|muffled|plugged"],
      fr: ["cerumen", "bouchon ~ oreille|oreilles|loreille", "oreille|oreilles|loreille ~ bouchee|bouchees"],
      es: ["cerumen", "tapon|cera ~ oido|oidos|oreja", "oido|oidos ~ tapado|tapados|taponado|taponados"],
      de: ["ohrenschmalz|ohrschmalz|cerumen", "ohr|ohren ~ verstopft|zu|dumpf"],
    },
    source: nhsPage("Earwax build-up", "/conditions/earwax-build-up/"),
  },
  "sinus-congestion": {
    label: { en: "Blocked sinuses", fr: "Sinus bouchés", es: "Senos nasales tapados", de: "Verstopfte Nebenhöhlen" },
    patterns: {
      en: [
        "sinus|sinuses|sinusitis|rhinosinusitis",
        "facial|face|cheeks|forehead pressure|fullness",
        "nasal congestion ~ facial|face|cheeks|cheek",
        "maxillary|frontal tenderness",
      ],
      fr: ["sinus|sinusite", "pression|lourdeur ~ visage|front|joues"],
      es: ["sinusitis", "senos nasales|paranasales", "presion ~ cara|frente|mejillas"],
      de: [
        "nebenhohlen|nebenhohle|nasennebenhohlen|stirnhohlen|stirnhohle|sinusitis|nebenhohlenentzundung",
        "druck ~ stirn|wangen|gesicht",
      ],
    },
    source: nhsPage("Sinusitis (sinus infection)", "/conditions/sinusitis-sinus-infection/"),
  },
  "mouth-ulcer": {
    label: { en: "Mouth ulcer", fr: "Aphte", es: "Llaga en la boca", de: "Wunde Stelle im Mund" },
    patterns: {
      en: [
        "mouth|canker|tongue|gum|lip|aphthous ulcer|ulcers|sore|sores",
        "ulcer|ulcers|sore|sores ~ mouth|tongue|gum|gums|cheek|lip",
        "aphthous|aphthae",
      ],
      fr: ["aphte|aphtes|aphteux", "plaie|bouton ~ bouche|langue|gencive"],
      es: ["afta|aftas|aftosa", "llaga|llagas|ulcera|ulceras ~ boca|lengua|encia|encias|labio"],
      de: ["aphthe|aphthen|aphte|aphten", "wunde|blaschen|geschwur|offene ~ mund|zunge|zahnfleisch|mundschleimhaut"],
    },
    source: nhsPage("Mouth ulcers", "/conditions/mouth-ulcers/"),
  },
  toothache: {
    label: { en: "Toothache", fr: "Mal de dents", es: "Dolor de muelas", de: "Zahnschmerzen" },
    patterns: {
      en: [
        "toothache|toothaches|pulpitis|gumboil",
        "tooth|teeth|molar|gum|gums|filling|wisdom ~ pain|painful|ache|aches|aching|hurt|hurts|hurting|sore|throbbing|sensitive|cracked|chipped|lost",
      ],
      fr: ["mal aux dents", "mal ~ dent|dents|gencive|gencives|molaire", "rage de dents", "dent sensible|cassee"],
      es: ["duele|duelen|dolor ~ muela|muelas|diente|dientes|encia|encias"],
      de: ["zahnschmerzen|zahnschmerz|zahnweh|zahnfleischschmerzen", "zahn|zahne|backenzahn ~ weh|schmerzt|schmerzen"],
    },
    source: nhsPage("Toothache", "/conditions/toothache/"),
  },
  "cold-sore": {
    label: { en: "Cold sore", fr: "Bouton de fièvre", es: "Calentura en el labio", de: "Fieberbläschen" },
    patterns: {
      en: [
        "coldsore|coldsores",
        "fever blister|blisters",
        "herpes labialis",
        "lip ~ tingling|tingle|blister|blisters|vesicles",
      ],
      fr: ["bouton de fievre", "boutons de fievre", "herpes labial", "herpes ~ levre|levres"],
      es: ["herpes labial", "calentura|calenturas|pupa|fuego ~ labio|labios", "boquera|boqueras"],
      de: ["fieberblaschen|lippenherpes|fieberblase", "herpes|blaschen ~ lippe|lippen"],
    },
    source: nhsPage("Cold sores", "/conditions/cold-sores/"),
  },
  "bad-breath": {
    label: { en: "Bad breath", fr: "Mauvaise haleine", es: "Mal aliento", de: "Mundgeruch" },
    patterns: {
      en: ["bad|smelly|stinky|foul breath", "halitosis", "breath smells|stinks|smell"],
      fr: ["mauvaise haleine", "haleine ~ mauvaise|sent|fetide", "halitose"],
      es: ["mal aliento", "halitosis", "aliento ~ huele|malo|feo"],
      de: ["mundgeruch", "schlechter|schlechten atem", "atem ~ riecht|stinkt"],
    },
    unless: { en: ["breath ~ chest|short|lungs"] },
    source: nhsPage("Bad breath", "/conditions/bad-breath/"),
  },
  "chapped-lips": {
    label: { en: "Dry, chapped lips", fr: "Lèvres gercées", es: "Labios agrietados", de: "Rissige Lippen" },
    patterns: {
      en: ["chapped|dry|cracked|flaky|peeling lip|lips", "lips ~ dry|chapped|cracked|peeling", "cheilitis"],
      fr: ["levres ~ gercees|seches|crevassees", "gercures|cheilite"],
      es: ["labios ~ secos|agrietados|cortados", "queilitis"],
      de: ["lippen ~ rissig|rissige|trocken|trockene|sprode|sprod|aufgesprungen|aufgesprungene", "cheilitis"],
    },
    source: nhsPage("Sore or dry lips", "/conditions/sore-or-dry-lips/"),
  },
  hiccups: {
    ofBabies: true,
    label: { en: "Hiccups", fr: "Hoquet", es: "Hipo", de: "Schluckauf" },
    patterns: { en: ["hiccup|hiccups|hiccoughs|hiccuping"], fr: ["hoquet"], es: ["hipo"], de: ["schluckauf"] },
    unless: { en: ["hypo"] },
    source: nhsPage("Hiccups", "/conditions/hiccups/"),
  },
});
