import type { ConceptWords } from "../../languages/language.rules";

/** How people in French tell of skin, muscles, small injuries, feet and babies: as they speak, as they type in a hurry, and as they write letters. */
export const EVERYDAY_SKIN_AND_LIMBS_FR: Readonly<Record<string, ConceptWords>> = {
  "back-ache": {
    patterns: [
      "mal ~ dos|lombaires|lombaire",
      "dos ~ bloque|coince|raide|tire|douloureux|courbature|fatigue|casse|mal|tendu",
      "tour reins",
      "lumbago|lombalgie|dorsalgie",
      "faux mouvement",
      "douleurs|douleur lombaires|lombaire|dorsales|dorsale",
    ],
  },
  "stiff-neck": {
    patterns: [
      "torticolis",
      "nuque|cou|cervicales ~ coince|bloque|bloquee|tordu|rouillee|tendue|douloureuse ~ dormi|matelas|oreiller|matin|reveil|bureau|ecran|position",
      "cervicales ~ mal|tendues|douloureuses",
      "cervicalgie",
    ],
  },
  "muscle-strain": {
    patterns: [
      "courbature|courbatures|courbatue|courbatu",
      "raideur|raideurs musculaire|musculaires",
      "mollet|mollets|cuisse|cuisses|jambes|bras|epaule|epaules|abdos|muscles ~ mal|douloureux|dur|durs|bois|raides|tire|tirent && sport|course|couru|velo|marche|musculation|salle|jardin|jardinage|entrainement|rire|foot|demenagement|randonnee|ski",
      "mal ~ abdos",
      "contracture|contractures",
      "etirement musculaire",
    ],
  },
  "sprained-ankle": {
    patterns: [
      "cheville|poignet|genou|pied|doigt|pouce ~ tordu|tordue|foule|foulee|entorse|tourne|tournee",
      "foulure|entorse legere",
    ],
  },
  "knee-pain": { patterns: ["genou|genoux ~ mal|grince|sensible|sensibles|gene|raide|raides|escaliers"] },
  "heel-pain": { patterns: ["talon|talons|plante ~ mal|sensible|epine|premiers", "epine calcaneenne"] },
  "leg-cramps": { patterns: ["crampe|crampes"], unless: ["crampes|crampe ~ estomac|ventre|regles|abdominales"] },
  bruise: {
    patterns: [
      "cogne|tape|heurte|bute ~ orteil|tibia|genou|coude|hanche|pied|doigt|table|lit|porte|meuble|main|epaule",
      "bleu|bleus|hematome|ecchymose ~ genou|jambe|bras|cuisse|tibia|foot|chute|velo|fesses",
      "tombe|tombee|chute ~ fesses|derriere && pleure|couru|marche|rit|joue|ballon|coussin|jouer",
    ],
    unless: ["tete ~ cogne|tape|heurte"],
  },
  "small-cut": {
    patterns: [
      "coupe|coupee|entaille|entaillee|ecorche|ecorchee|egratigne|egratignee|erafle|eraflee|griffe|griffee ~ doigt|doigts|papier|epluchant|eplucheur|couteau|genou|genoux|coude|main|rose|ronce|chat|rasant|rasoir|pouce|feuille|minuscule|superficielle|superficiel|carotte|legumes|velo",
      "coupe|coupee ~ saigne plus && doigt|pouce|main|couteau|papier|epluchant|cuisine",
      "petite|legere|superficielle coupure|egratignure|plaie|ecorchure|griffure|entaille",
      "echarde|epine ~ doigt|main|pied|retirer",
      "bobo|pansement ~ doigt|genou|coupure",
    ],
    unless: ["mordu|morsure|profond|profonde|profondement"],
  },
  "small-burn": {
    patterns: [
      "brule|brulee|touche ~ fer|four|casserole|bouilloire|plaque|plat|poele && doigt|doigts|pouce|bout",
      "petite|legere|minuscule brulure|brulures",
    ],
    unless: ["profonde|etendue brulure"],
  },
  sunburn: {
    patterns: [
      "coup|coups soleil",
      "soleil|plage ~ brule|brulee|rouge|rouges|epaules|peau|nez|dos && brule|brulee|rouge|rouges",
    ],
    unless: ["allergie|allergique ~ soleil"],
  },
  "insect-bite": {
    patterns: [
      "piqure|piqures|pique|piquee|mange|mangee|devore|devoree|piques ~ moustique|moustiques|guepe|abeille|aoutat|aoutats|puce|puces|araignee|insecte|insectes|taon|fourmis|fourmi|bestiole|frelon",
      "moustiques|moustique ~ boutons|gratte|grattent|demange|demangent",
    ],
    unless: ["gorge|bouche|langue|levre ~ guepe|abeille|frelon", "tique"],
  },
  eczema: {
    patterns: [
      "peau|mains|visage|coudes|jambes ~ seche|seches|secs|desseche|dessechee|gerce|gercees|crevasse|crevasses|tiraille|tiraillent|rugueuse|abimees|abimee|pele",
      "eczema ~ poussee|habituel|mains|legere|petite",
      "peau seche",
      "secheresse cutanee",
    ],
  },
  "itchy-rash": {
    patterns: [
      "rougeur|rougeurs|irritation|plaque|boutons ~ legere|montre|bracelet|ceinture|collier|boucles|chaleur|transpiration|deo|deodorant|lessive",
      "boutons|bouton chaleur",
      "urticaire legere",
      "demange|demangent|gratte|grattent ~ peu|bras|jambe|coude ~ lessive|savon|jardin|herbe|laine|creme",
    ],
  },
  acne: {
    patterns: [
      "boutons ~ visage|front|menton|dos|ado|adolescent",
      "bouton blanc|blancs",
      "points noirs|blancs",
      "acne|comedons",
    ],
  },
  "athletes-foot": {
    patterns: [
      "orteils|doigts pied ~ gratte|grattent|demange|pele|pelent|macere|peau|champignon|champignons",
      "pieds ~ champignon|champignons|mycose|pele",
    ],
  },
  warts: { patterns: ["verrue|verrues"] },
  "cold-sore": {
    patterns: [
      "levre|levres ~ picote|picotent|bouton|fourmille|herpes|cloque|cloques",
      "boutons|bouton fievre",
      "herpes",
    ],
    unless: ["herpes ~ genital|sexe|vagin|oeil"],
  },
  "head-lice": { patterns: ["poux|lentes|lente|pou ~ tete|cheveux|ecole|peigne|lotion|shampoing", "poux"] },
  threadworms: {
    patterns: ["vers|oxyures|verms ~ selles|anus|fesses|gratte|nuit", "gratte ~ fesses|anus|derriere ~ nuit|soir"],
  },
  teething: {
    patterns: [
      "dent|dents ~ arrive|sort|perce|pousse|percent|sortent ~ bave|mordille|gencive|gencives|joue|joues|bebe|lit|macher",
      "fait ses dents",
    ],
  },
  "nappy-rash": {
    patterns: [
      "fesses|siege|derriere ~ rouges|rouge|irrite|irritees|irritee && couche|couches|bebe|creme|nourrisson",
      "erytheme fessier",
      "bebe ~ fesses rouges",
    ],
  },
  "baby-reflux": { patterns: ["regurgite|regurgitations|renvoie|crache ~ lait|tetee|biberon"] },
  "chapped-lips": {
    patterns: ["levres ~ gercees|gerces|seches|sechent|fendillees|abimees|coupees", "gercure|gercures"],
  },
  "sore-after-jab": {
    patterns: [
      "vaccin|vaccine|vaccinee|rappel|tetanos|piqure && bras ~ mal|lourd|boxe|courbature|raide|douloureux|sensible|engourdi|endolori|comme",
    ],
  },
  "limb-asleep": {
    patterns: [
      "dormi|couche|assis|assise|appuye|appuyee|accroupi ~ bras|jambe|jambes|pied|main|coude && minute|minutes|revenu|revient|passe|secousses|allait",
      "bras|jambe|pied|main ~ endormi|endormie|fourmis|coton && minute|minutes|revenu|passe|revient|dormi|assis|assise",
    ],
  },
  nails: { patterns: ["ongle|ongles ~ taches|blanches|cassants|cassent|stries|dedoublent|ronge|mous|fragiles|abimes"] },
  "clicking-joints": {
    patterns: ["epaule|genou|genoux|cou|doigts|machoire|hanche|cheville ~ craque|craquent|craquements|claque|grince"],
  },
  stitch: { patterns: ["point|points cote"] },
  "swallowed-gum": {
    patterns: [
      "avale|avalee|mache|machouille|mange|lechee ~ chewing|chewinggum|pepin|noyau|crayon|cire|terre|sable|pate|gravier|papier|herbe",
    ],
    unless: ["etouffe|bloque|pile|aimant"],
  },
  "smelly-feet": { patterns: ["pieds|chaussures|baskets ~ puent|odeur|sentent|sent|transpirent"] },
  "tired-feet": { patterns: ["pieds ~ fatigues|lourds|mal|brulent ~ journee|debout|travail|chaussures|marche|soir"] },
  blister: { patterns: ["ampoule|ampoules|cloque|cloques ~ talon|pied|chaussures|marche|orteil|main|rando|jardin"] },
  "plant-or-jellyfish-sting": { patterns: ["ortie|orties|meduse|meduses"] },
  "cradle-cap": { patterns: ["croutes|croute lait", "chapeau ~ bebe|croutes"] },
  dandruff: { patterns: ["pellicules", "cuir chevelu ~ seche|sec|pele|gratte|demange|grattent|squames"] },
  "wobbly-tooth": { patterns: ["dent ~ lait|bouge|branle && enfant|fils|fille|ans|lait|petit"] },
  corn: { patterns: ["cor|cors|durillon ~ pied|orteil|chaussures", "durillon|durillons"] },
  "razor-burn": { patterns: ["rasage|rasoir|epilation ~ feu|boutons|irritation|poils|rougeurs|rouge"] },
};
