import { nhsPage } from "../../../medicines/sources.rules";
import { complaints } from "./complaint.rules";

/** Stomach, bowels, and what comes with periods. */
export const BELLY_COMPLAINTS = complaints({
  wind: {
    label: { en: "Wind and bloating", fr: "Gaz et ballonnements", es: "Gases e hinchazón", de: "Blähungen" },
    patterns: {
      en: [
        "wind|gas ~ trapped|passing|belly|tummy|stomach|lots|painful",
        "flatulence|flatulent|farting|farts|burping|belching|gassy|bloated|bloating|distension",
      ],
      fr: ["gaz|ballonnement|ballonnements|ballonne|ballonnee|flatulences"],
      es: [
        "gases|flatulencia|flatulencias|pedos|eructos",
        "hinchazon abdominal",
        "barriga|vientre|estomago ~ hinchado|hinchada",
      ],
      de: ["blahungen|blahung|geblaht|vollegefuhl|blahbauch|aufstossen"],
    },
    unless: { en: ["gas ~ boiler|leak|cooker|smell|carbon|monoxide|fire"] },
    source: nhsPage("Farting (flatulence)", "/conditions/farting/"),
  },
  nausea: {
    label: { en: "Feeling sick", fr: "Nausées", es: "Náuseas", de: "Übelkeit" },
    patterns: {
      en: ["nausea|nauseous|nauseated|queasy|queasiness", "feel|feels|feeling|felt sick", "sick stomach"],
      fr: ["nausee|nausees|nauseeux|nauseeuse", "haut le coeur", "envie de vomir"],
      es: ["nausea|nauseas|arcadas", "ganas de vomitar", "estomago revuelto"],
      de: ["ubelkeit|brechreiz|speiubel|flau", "mir ist ubel|schlecht", "ist mir ubel|schlecht"],
    },
    unless: { en: ["sick of|leave|note|pay|day"] },
    source: nhsPage("Feeling sick (nausea)", "/conditions/feeling-sick-nausea/"),
  },
  "tummy-bug": {
    label: { en: "Tummy bug", fr: "Virus de l’estomac", es: "Infección de estómago", de: "Magen-Darm-Beschwerden" },
    patterns: {
      en: [
        "tummy|stomach|vomiting|winter bug|flu",
        "gastroenteritis|norovirus|foodpoisoning",
        "dodgy curry|kebab|takeaway|prawns|chicken|meal|oysters",
        "vomiting|vomited|puking|sick && diarrhoea|diarrhea|runs",
        "being|been|was sick",
        "threw|throwing up",
        "vomiting|vomited|puked",
        "loose|watery stools|stool && vomiting|nausea",
      ],
      fr: ["gastro|gastroenterite|gastroenterites", "intoxication alimentaire", "vomi|vomis|vomir|vomissements|vomit"],
      es: ["gastroenteritis|vomitos|vomitado|vomitando|vomito", "intoxicacion alimentaria", "comida mala|mal estado"],
      de: ["magendarm|magendarmgrippe|lebensmittelvergiftung|erbrochen|erbreche|erbrechen|ubergeben", "magen darm"],
    },
    source: nhsPage("Diarrhoea and vomiting", "/conditions/diarrhoea-and-vomiting/"),
  },
  "travel-sickness": {
    label: { en: "Travel sickness", fr: "Mal des transports", es: "Mareo en los viajes", de: "Reisekrankheit" },
    patterns: {
      en: [
        "travel|motion|car|sea|air|bus|coach|boat sick|sickness",
        "seasick|carsick|seasickness",
        "sick|nauseous|queasy ~ car|boat|ferry|coach|bus|train|ship|flight",
      ],
      fr: ["mal des transports", "mal de mer", "malade ~ voiture|bateau|bus|avion"],
      es: ["mareo|mareos|marea ~ coche|barco|viaje|viajes|autobus|avion|carretera", "cinetosis"],
      de: [
        "reisekrankheit|reiseubelkeit|seekrank|seekrankheit",
        "ubel|schlecht|ubelkeit ~ auto|schiff|bus|reisen|autofahren|fahre",
      ],
    },
    source: nhsPage("Motion sickness", "/conditions/motion-sickness/"),
  },
  haemorrhoids: {
    label: { en: "Piles", fr: "Hémorroïdes", es: "Hemorroides", de: "Hämorrhoiden" },
    patterns: {
      en: [
        "piles|haemorrhoid|haemorrhoids|hemorrhoid|hemorrhoids",
        "itchy|itching|itch ~ bottom|anus|bum",
        "perianal itch|itching|swelling",
        "pruritus ani",
      ],
      fr: ["hemorroide|hemorroides|hemorroidaire", "demangeaisons|demange ~ anus|fesses|lanus"],
      es: ["hemorroide|hemorroides|almorranas|almorrana", "picor|pica ~ ano"],
      de: ["hamorrhoiden|hamorriden|hamorrhoide|hamorride", "juckt|juckreiz|jucken ~ po|after|hintern"],
    },
    source: nhsPage("Piles (haemorrhoids)", "/conditions/piles-haemorrhoids/"),
  },
  "period-pain": {
    label: { en: "Period pain", fr: "Règles douloureuses", es: "Dolor de regla", de: "Regelschmerzen" },
    patterns: {
      en: [
        "period|periods|menstrual|monthly ~ pain|pains|painful|cramps|cramping|cramp|ache",
        "dysmenorrhoea|dysmenorrhea",
      ],
      fr: ["regles ~ douloureuses|douleur|douleurs|mal|crampes", "dysmenorrhee"],
      es: ["regla|menstruacion|periodo ~ dolor|dolores|duele|dolorosa|colicos|calambres", "dismenorrea"],
      de: [
        "regelschmerzen|periodenschmerzen|menstruationsschmerzen|menstruationsbeschwerden|dysmenorrho",
        "periode|regel|tage ~ krampfe|schmerzen|unterleibsschmerzen",
      ],
    },
    source: nhsPage("Period pain", "/conditions/period-pain/"),
  },
  thrush: {
    label: {
      en: "Itching and white discharge",
      fr: "Démangeaisons et pertes blanches",
      es: "Picor y flujo blanco",
      de: "Juckreiz und weißer Ausfluss",
    },
    patterns: {
      en: [
        "thrush|candida|candidiasis",
        "yeast infection",
        "cottage cheese ~ discharge",
        "vaginal|vulval|vagina|vulva|discharge|down ~ itch|itching|itchy|white",
      ],
      fr: [
        "mycose|mycoses ~ vaginale|vaginales|intime|vagin",
        "candidose|candida",
        "pertes blanches",
        "demangeaisons ~ vaginales|vagin|intimes|vulve",
      ],
      es: ["candidiasis|candida", "hongos vaginales", "picor|picores ~ vaginal|vagina|intima|vulva", "flujo blanco"],
      de: [
        "scheidenpilz|vaginalpilz|candida|pilzinfektion",
        "juckreiz|juckt ~ scheide|intimbereich|vulva",
        "weisser|weißer ausfluss",
      ],
    },
    source: nhsPage("Thrush in men and women", "/conditions/thrush-in-men-and-women/"),
  },
  hangover: {
    label: { en: "Hangover", fr: "Gueule de bois", es: "Resaca", de: "Kater nach Alkohol" },
    patterns: {
      en: [
        "hangover|hungover|hangovers",
        "drank|drinking|drunk much ~ last night|night",
        "morning after ~ drinking|drinks|alcohol",
      ],
      fr: ["gueule de bois", "trop bu ~ hier|soir"],
      es: ["resaca", "bebi|bebido demasiado ~ anoche|ayer"],
      de: ["kater|verkatert", "viel getrunken ~ gestern|abend"],
    },
    unless: { en: ["tom|pet kater"], de: ["kater ~ katze|tier|tierarzt|gekratzt|gebissen"] },
    source: nhsPage("Alcohol advice", "/live-well/alcohol-advice/"),
  },
});
