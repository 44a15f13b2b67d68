import type { ConceptWords } from "./language.rules";

/** The French words of what should be looked at today, and of what a pharmacist reads. */
export const FRENCH_URGENT_WORDS: Readonly<Record<string, ConceptWords>> = {
  "coughing-blood": {
    patterns: ["tousse|tousser|toux|crache|cracher|crachat|glaire ~ sang|sanglant", "hemoptysie"],
  },
  "lasting-fever": {
    patterns: [
      "<fever> && @over-3-days",
      "<fever> && @very-hot",
      "<fever> && eruption|bouton|boutons|plaques",
      "<fever> && raide|raideur",
      "<fever> && voyage|paludisme|malaria|afrique|inde|asie|tropical|etranger",
      "<fever> && cortisone|immunitaire|vih",
    ],
  },
  "baby-fever": { patterns: ["<fever>|@hot && bebe|nourrisson|nouveaune|@baby|@young-baby"] },
  "leg-clot": {
    patterns: [
      "jambe|mollet|cuisse ~ <swollen> ~ <pain>|rouge|chaud|chaude|dur|une|seule",
      "mollet ~ <pain>|<swollen> && rouge|chaud|gonfle|enfle|avion|vol|operation|voyage",
      "phlebite|thrombose",
      "jambe ~ <swollen>",
      "caillot ~ sang|jambe",
    ],
  },
  "urine-or-kidney-infection": {
    patterns: [
      "<pee> ~ sang|rouge",
      "<pee>|cystite|rein|reins|urinant && <fever>|@hot|frissons|frisson",
      "<pee>|cystite && dos|flanc|rein ~ <pain>",
      "<cannot> pas|plus uriner|pisser",
      "impossible|arrive pas ~ uriner|pisser|pipi",
      "infection urinaire",
      "colique nephretique",
    ],
  },
  "bleeding-from-bottom": {
    patterns: ["<poo>|anus|rectal|rectum|derriere|fesses|essuie ~ <bleed>", "rectorragie"],
  },
  dehydration: {
    patterns: [
      "deshydrate|deshydratation",
      "garde|garder ~ rien|liquide|eau && <vomit>|pas|plus|rien",
      "arrete pas|plus vomir",
      "<vomit> ~ @over-2-days",
      "<vomit> ~ vert|verte|bile",
      "diarrhee && @over-1-week",
      "<vomit> sans|tout",
    ],
  },
  "eye-problem": {
    patterns: [
      "oeil|yeux ~ <pain>|rouge && <vision>|mal|douleur|lumiere",
      "<pain> ~ oeil|yeux",
      "vue|vision ~ floue|flou|trouble|double|baisse|brouille",
      "vois flou|double|trouble",
      "flash|eclair|mouche ~ oeil|yeux|devant|lumineux|volantes",
    ],
  },
  "headache-with-jaw-pain": {
    patterns: ["tete|tempe|tempes|cephalee ~ <pain> && machoire|cuir chevelu|macher"],
  },
  palpitations: {
    patterns: [
      "palpitation|arythmie|tachycardie",
      "coeur ~ bat|battre ~ vite|fort|irregulier|chamade|irregulierement",
      "coeur ~ emballe|accelere|irregulier|saute|galope|rate",
      "pouls ~ rapide|irregulier|eleve",
    ],
  },
  "bad-tummy-pain": {
    patterns: [
      "<awful>|fort|forte|violent ~ <belly>",
      "<belly> ~ <pain> ~ <awful>|tres|fort|forte|pire|empire",
      "<belly> ~ droite|droit ~ bas|<pain>",
      "appendicite|appendice",
      "<pregnant> && <belly> ~ <pain>|crampe",
    ],
  },
  wheezing: {
    patterns: [
      "sifflement|siffle ~ respire|respirant|poitrine|bronches|poumon",
      "asthme ~ pire|empire|aggrave|mal|crise",
    ],
  },
  "infected-wound-or-bite": {
    patterns: [
      "plaie|coupure|morsure|piqure|peau|orteil|doigt|blessure ~ infecte|infectee|pus|etend|rouge",
      "rougeur ~ etend|trainee|progresse",
      "erysipele|abces|cellulite ~ rouge|chaud|infecte|fievre|pus",
      "abces|erysipele",
      "coupure|entaille|plaie profonde",
      "mordu|morsure ~ chien|chat|animal|singe|serpent|vipere|homme|chauve",
      "besoin|faut points suture",
    ],
  },
  "possible-fracture": {
    patterns: [
      "casse|cassee|fracture|fracturee|brise ~ bras|jambe|poignet|cheville|os|doigt|orteil|pied|main|clavicule|cote|nez",
      "<cannot> plus|pas marcher|poser|tenir|appuyer",
      "tombe|chute ~ escalier|escaliers",
      "luxe|luxation|deboite|demis",
    ],
  },
  "faint-feeling": {
    patterns: [
      "sens|impression|vais ~ evanouir|faible|malaise|defaillir",
      "tete ~ tourne|legere",
      "etourdi|etourdissement",
    ],
  },
  "other-urgent": {
    patterns: [
      "jaunisse|ictere",
      "peau|yeux ~ jaune",
      "hypoglycemie",
      "tete|migraine && eruption",
      "desespere|desespoir|desesperee",
      "<cannot> plus",
      "entend|entends voix",
      "fausse couche",
      "abces ~ visage|dent|joue",
      "double|doublee dose",
      "pris deux fois",
      "zona ~ oeil|visage",
    ],
    unless: ["<cannot> plus|pas respirer|parler|bouger|marcher|dormir|attendre|rien"],
  },
  "lasting-symptom": {
    patterns: [
      "@lasting",
      "revient|reviennent|recidive",
      "semaines|mois ~ depuis|dure|fait",
      "recurrent|persistant|persiste|permanent|constamment",
      "doliprane|paracetamol|ibuprofene|medicament ~ rien|pas ~ fait|aide|marche|soulage",
      "passe|ameliore pas|plus",
      "va pas",
      "part|passe|disparait pas",
    ],
  },
  "strong-words": {
    patterns: [
      "pire|empire|aggrave|terrible|horrible|affreux|atroce|extreme|extremement|intense",
      "tres|vraiment|trop mal|malade|douloureux|fort",
      "soudain|soudainement|brusquement|brutal",
      "fourmi|fourmillement|fourmis",
      "bosse|grosseur|boule|<swollen>|<numb>|vertige|somnolent",
      "<bleed>",
      "maigri|perdu poids|kilos",
      "sueurs nocturnes|nuit",
    ],
  },
  "other-medicines": {
    patterns: [
      "warfarine|coumadine|anticoagulant|eliquis|xarelto|apixaban|rivaroxaban|clopidogrel|heparine|lithium|methotrexate|ciclosporine|cortisone|prednisone|prednisolone|sertraline|citalopram|fluoxetine|antidepresseur|statine|levothyrox|metformine|insuline|ramipril|amlodipine|antibiotique|antibiotiques|chimio|chimiotherapie",
      "interaction|interactions|interagir",
      "tension ~ haute|elevee|medicament",
      "prendre|prends|prend ~ avec|ensemble|meme ~ <tablets>",
      "allergique ~ paracetamol|ibuprofene|aspirine|penicilline|medicament",
      "asthme|asthmatique|diabete|diabetique|epilepsie|epileptique|ulcere|bpco|crohn",
      "insuffisance|maladie|probleme renale|rein|reins|foie|coeur|cardiaque",
      "allaite|allaitement|allaiter",
      "effet secondaire|indesirable",
    ],
  },
  baby: { patterns: ["bebe|nourrisson|nouveaune|@baby"] },
  "keyword-cancer": { patterns: ["cancer|cancereux|cancereuse"] },
  "keyword-tumor": { patterns: ["tumeur|tumeurs"] },
  "keyword-chronic": { patterns: ["chronique|chroniques"] },
  "keyword-severe": { patterns: ["severe|severement|grave|gravement"] },
  "keyword-unbearable": { patterns: ["insupportable|intenable|insoutenable"] },
  "keyword-excruciating": { patterns: ["atroce|atrocement"] },
  "keyword-pregnancy": { patterns: ["enceinte|grossesse|grossesses"] },
  "keyword-mental-health": { patterns: ["sante|maladie|trouble mental|mentale|psychique|psychiatrique"] },
  "keyword-suicidal": { patterns: ["suicide|suicidaire|suicider"] },
  "keyword-depression": { patterns: ["depression|deprime|depressif|depressive|deprimee"] },
};
