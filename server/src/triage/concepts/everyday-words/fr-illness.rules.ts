import type { ConceptWords } from "../../languages/language.rules";

/** How people in French tell of colds, sleep, stomachs, ears, eyes and mouths: as they speak, as they type in a hurry, and as they write letters. */
export const EVERYDAY_ILLNESS_FR: Readonly<Record<string, ConceptWords>> = {
  cold: {
    patterns: [
      "nez ~ bouche|bouches|bouchee|coule|coulait|goutte|encombre|congestionne|pris|degage|moucher|mouche|fontaine|robinet|respire|morve|renifle",
      "coup|pris froid",
      "renifle|reniflements|morve|morveux",
      "patraque|enchifrene|enchifrenee",
      "congestion|ecoulement|obstruction nasale|nasal",
      "eternue|eternuements ~ nez|froid|rhume|hier|gorge",
      "etat pseudo|grippal",
      "syndrome grippal",
    ],
  },
  "sore-throat": {
    patterns: [
      "gorge ~ irritee|irrite|seche|enflammee|prise|picote|picotement|rape|rapeuse|chatouille|gene|rouge|gratte|grattait|grattouille|brule",
      "voix ~ cassee|perdue|eteinte|rauque|enrouee|extinction",
      "extinction voix",
      "aphone|maux gorge",
      "deglutition|avaler ~ douloureuse|penible|sensible",
    ],
  },
  cough: {
    patterns: ["toussoter|toussote|toussotement|tousser|toussait|quinte|quintes|toux"],
  },
  fever: {
    patterns: ["37,5|37,6|37,7|37,8|37,9|38 ~ joue|boit|temperature|thermometre|degres|fievre|mange|vaccin"],
  },
  allergies: {
    patterns: [
      "pollens|graminees|bouleau|ambroisie|acariens",
      "yeux ~ larmoyants|pleurent|rouges|coulent|piquent ~ printemps|fleurs|pollen|chat|foin|saison|herbe",
      "eternue ~ chat|chats|poussiere|printemps|pollen|aspirateur|fleurs|saison|herbe|chien",
      "rhinite allergique",
      "antihistaminique ~ quel|lequel|conseil|conseiller",
    ],
  },
  headache: {
    patterns: [
      "mal|maux de crane",
      "crane ~ mal|douleur|serre|tape",
      "tete ~ lourde|serre|cogne|tape|barre",
      "barre front",
      "cephalees",
    ],
    unless: ["coup|coups de tete"],
  },
  "trouble-sleeping": {
    patterns: [
      "endormir|mendormir|endors|endort|sendormir ~ mal|arrive|peine|difficile|difficulte|difficultes|pas|longtemps",
      "dors|dort|dormir|sommeil ~ peu|mal|moins|leger|mieux|agite|hache|perturbe|canicule|chaleur|decale",
      "reveille|reveilles ~ nuit|nuits|heures|souvent|matin && dormir|sommeil|rendormir|fatigue",
      "rendormir|insomnies",
      "nuit blanche",
      "canicule|chaleur ~ sommeil|dormir|nuit|nuits",
      "sieste ~ nuit|soir|dort|dormir",
      "troubles sommeil",
      "mieux dormir",
    ],
  },
  stress: {
    patterns: [
      "stresse|stressant|stressante|stressee|tendue|tracasse ~ travail|examen|examens|bac|entretien|boulot|concours|oral",
      "trac|tracs",
      "decompresser|detendre|relaxer|calmer ~ comment|conseils|astuces|aide",
    ],
  },
  indigestion: {
    patterns: [
      "brulure|brulures|acidite|aigreur|aigreurs ~ estomac|repas|manger|oesophage|gastrique|gastriques|apres",
      "aigreurs|pyrosis",
      "remontee|remontees ~ acide|acides|repas|manger|gastrique|gastriques|couche",
      "estomac ~ lourd|brule|acide|lourdeur",
      "ventre lourd",
      "trop|bien mange|manger",
      "digestion ~ lente|lourde|difficile",
      "reflux gastrique|gastro",
    ],
    unless: ["bebe|nourrisson ~ reflux"],
  },
  wind: {
    patterns: [
      "gaz|pets|prouts|rots|flatulences|ballonnement|ballonnements",
      "ventre ~ ballonne|gonfle|gargouille|gargouillements|tambour ~ lentilles|haricots|repas|manger|chou|gaz|choux",
      "gargouille|gargouillis|gargouillements|borborygmes",
    ],
    unless: ["gaz ~ fuite|odeur|chaudiere|cuisiniere|monoxyde|carbonique|lacrymogene"],
  },
  "tummy-bug": {
    patterns: ["vomi une fois", "gastro|gastroenterite", "indigestion alimentaire", "mal digere"],
  },
  diarrhoea: {
    patterns: ["diarrhees|diarrhee|tourista|turista|chiasse|courante", "selles ~ molles|liquides|frequentes"],
  },
  constipation: {
    patterns: [
      "constipe|constipee|constipation|transit ~ lent|paresseux|bloque|selles|jours",
      "selles ~ rares|dures|difficiles|seches|jours",
      "aller|allee|alle selle|toilettes ~ jours|pas|plus|difficile|mal",
      "rien depuis ~ jours && ballonne|ballonnee|toilettes|selles",
    ],
  },
  haemorrhoids: { patterns: ["hemorroide|hemorroides|hemoroides|emorroides", "anus|derriere ~ demange|gratte|picote"] },
  "mouth-ulcer": {
    patterns: [
      "aphte|aphtes|afte|aftes",
      "bouton|plaie ~ bouche|langue|gencive|joue|levre",
      "mordu|mordue ~ joue|levre|langue",
    ],
  },
  "bitten-tongue": { patterns: ["palais ~ brule|brulee|brulure", "langue ~ brulee|brule|mordue"] },
  "ear-wax": {
    patterns: [
      "cire|cerumen|bouchon ~ oreille|oreilles|auditif|appareil|audition",
      "oreille|oreilles ~ bouchees|bouchee|debouchee|bouchon",
    ],
  },
  earache: { patterns: ["mal ~ oreille|oreilles", "otalgie legere"] },
  "dry-eyes": {
    patterns: [
      "yeux|oeil ~ secs|sec|sable|papier|grain|picotent|piquent|fatigues|brulent && ecran|ordinateur|tableur|travail|journee|lentilles|telephone|vent|climatisation",
      "yeux secs",
      "secheresse oculaire",
    ],
  },
  nosebleed: {
    patterns: [
      "nez ~ saigne|saigner|saignement|saignait ~ minute|minutes|arrete|fini|peu|gouttes|goutte|mouchant|pincant",
      "saignement|saignements nez",
      "goutte sang ~ mouchant|moucher",
    ],
    unless: ["saigne ~ arrete pas|plus"],
  },
  "period-pain": {
    patterns: [
      "regles ~ mal|douloureuses|douleurs|crampes|habituelles|bouillotte|ventre",
      "dysmenorrhee|douleurs menstruelles",
      "crampes|douleurs menstruelles|regles",
    ],
  },
  "travel-sickness": {
    patterns: [
      "malade|nausee|nausees|vomit|vomir ~ voiture|bateau|bus|car|avion|train|virages|route|transports",
      "mal transports|mer|route",
    ],
  },
  hangover: {
    patterns: ["gueule bois", "lendemain ~ fete|mariage|soiree|cuite|alcool|arrose", "bu ~ trop && tete|soif|mal|hier"],
    unless: ["bu ~ eau javel|produit"],
  },
  snoring: { patterns: ["ronfle|ronfler|ronflements|ronfleur"] },
  hiccups: { patterns: ["hoquet|hoquets"] },
  "ears-after-flight": {
    patterns: [
      "oreille|oreilles ~ avion|vol|atterrissage|montagne|altitude|plongee ~ bouchees|bouchee|pression|debouchent|claquent",
    ],
  },
  "puffy-eyes": { patterns: ["yeux ~ gonfles|bouffis|poches|cernes ~ pleure|nuit|sommeil|film|matin|reveil"] },
  "bad-breath": { patterns: ["haleine ~ mauvaise|ail|oignon|fraiche|sent|puante|forte", "mauvaise haleine"] },
  toothache: { patterns: ["dent|dents ~ sensible|sensibles|froid|glace|chaud|elance|lancine", "mal dent|dents"] },
  stye: { patterns: ["orgelet|paupiere ~ bouton|boule|grain"] },
  "sticky-eye": {
    patterns: ["yeux|oeil|paupieres ~ colles|collent|colle|croute|croutes|chassie ~ matin|reveil|bebe|peu"],
  },
};
