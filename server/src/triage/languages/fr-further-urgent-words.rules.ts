import type { ConceptWords } from "./language.rules";

/** The French words of what was added later and should be looked at soon, by concept. */
export const FRENCH_FURTHER_URGENT_WORDS: Readonly<Record<string, ConceptWords>> = {
  "water-infection": {
    patterns: [
      "<pee> ~ brule|brulure|brulures|pique|cuisson|douleur",
      "brule|brulure|brulures|pique ~ <pee>",
      "cystite|pyelonephrite|prostatite|dysurie",
      "brulure|brulures|brule|pique ~ urinant|pissant",
      "infection urinaire",
      "<pee> ~ souvent|trouble|troubles|frequemment|malodorante",
    ],
  },
  "chest-infection": {
    patterns: [
      "pneumonie|pneumopathie|pleuresie",
      "infection|foyer poumon|poumons|pulmonaire|respiratoire",
      "tousse|toux && <fever>|@hot && crachat|crachats|glaire|glaires|verdatre|vert|jours",
      "coqueluche",
    ],
  },
  shingles: {
    patterns: [
      "zona",
      "cloques|vesicules|plaques|boutons ~ ceinture|bande|cote && brule|brulure|douleur|picotement|picotements",
    ],
    unless: ["vaccin zona"],
  },
  "skin-infection": {
    patterns: [
      "erysipele|impetigo|furoncle|panaris|lymphangite|abces",
      "peau|jambe|plaie|doigt|orteil|cicatrice ~ pus|purulent|purulente|suinte|infecte|infectee",
      "rougeur|plaque ~ chaude|etend|grandit && peau|jambe|bras|pied|douleur|<swollen>",
      "pied|orteil ~ plaie|ulcere|ampoule && diabetique|diabete",
    ],
  },
  "bad-throat": {
    patterns: [
      "angine|gorge|amygdales|amygdale && <fever>|@hot && ganglion|ganglions|blanc|blanches|pus|points",
      "amygdale|amygdales|gorge ~ pus|blanches|blancs|depots",
      "phlegmon|mononucleose|scarlatine",
      "gorge ~ cote && <awful>|oreille|gonfle",
    ],
  },
  "lasting-sinus-pain": {
    patterns: [
      "sinusite && jours|semaine|semaines|pire|<fever>|@hot|revient|empire|dents",
      "sinus ~ <pain> && jours|semaine|semaines|pire|<fever>|@hot",
      "morve|mouche|nez ~ vert|verte|purulent && semaine|semaines|<fever>|joue|front",
    ],
  },
  "ear-infection": {
    patterns: [
      "oreille|oreilles ~ <pain> && <fever>|@hot|coule|pus|ecoulement|entend|jours",
      "oreille|oreilles ~ coule|pus|ecoulement|suinte",
      "otite|mastoidite",
      "tympan ~ perce|perfore|bombe|rouge",
      "entend|entends ~ plus|moins && oreille|soudain|coup|brusquement",
    ],
    unless: ["entend|entends voix"],
  },
  "red-eye": {
    patterns: [
      "oeil|yeux ~ rouge|rouges && lumiere|lentille|lentilles|flou|floue|vue|vision|douleur",
      "keratite|uveite|sclerite",
      "corps etranger|poussiere ~ oeil && reste|coince|rouge|douleur|enlever",
      "baisse acuite visuelle",
      "paupiere ~ <swollen> && <fever>|ferme|etend|rouge",
    ],
  },
  "pelvic-or-sexual-infection": {
    patterns: [
      "pertes ~ malodorantes|vertes|jaunes|odeur|vaginales|blanches && brulure|douleur|rapport|rapports|odeur|demange|malodorantes|vertes",
      "<pain> ~ rapport|rapports|sexuels",
      "chlamydia|gonorrhee|gonocoque|blennorragie|chaudepisse",
      "rapport|rapports ~ protege|proteges|preservatif && pas|non|sans|craque|dechire",
      "ecoulement|boutons|plaie|ulcere ~ penis|verge|vagin|sexe|genital|vulve",
    ],
  },
  "rash-with-illness": {
    patterns: [
      "boutons|eruption|plaques|taches && <fever>|@hot",
      "rougeole|rubeole",
      "tique ~ mordu|piqure|plaque|rouge|retire|enleve|peau",
      "maladie lyme",
      "boutons|eruption|plaques ~ depuis|apres ~ antibiotique|antibiotiques|amoxicilline|medicament",
    ],
  },
  "fever-in-a-baby-or-of-long": {
    patterns: [
      "<fever>|@hot && nourrisson|bebe|@baby",
      "<fever> && @over-3-days|revient|dure|baisse|tombe ~ pas|plus|jours|semaine",
      "fievre && retour ~ voyage|vacances|etranger",
      "fievre && sueurs nocturnes|poids|maigri",
    ],
  },
  "gut-infection-to-check": {
    patterns: [
      "diarrhee|diarrhees ~ sang|sanglante|glaires|sanglantes",
      "diarrhee|diarrhees && <fever>|@hot|antibiotique|antibiotiques|voyage|vacances|@over-1-week|semaine",
      "dysenterie|salmonellose|giardiase|hepatite",
      "<vomit>|diarrhee && deshydrate|bouche ~ seche|urine ~ peu|fonce",
    ],
  },
  "bleeding-to-check": {
    patterns: [
      "<bleed>|pertes ~ entre|apres ~ regles|rapport|rapports|menopause",
      "regles ~ abondantes|hemorragiques|caillots|irregulieres",
      "<bleed> ~ nez && souvent|chaque|repete|anticoagulant|jours|semaine",
      "hematurie|metrorragie|menorragie",
      "bleus|hematomes|ecchymoses ~ partout|facilement|raison|spontanes",
    ],
  },
  "lump-to-check": {
    patterns: [
      "boule|bosse|grosseur|masse|kyste|nodule ~ sein|aisselle|cou|testicule|aine",
      "sein|mamelon|teton ~ ecoulement|retracte|creux|capiton|change",
      "grain|grains beaute ~ change|grossi|saigne|gratte|noir|irregulier|pousse",
      "ganglion|ganglions ~ <swollen>|dur|grossit|cou|aisselle|aine",
      "plaie|bouton|aphte|lesion ~ guerit|cicatrise ~ pas|jamais",
    ],
  },
  "slow-change-to-check": {
    patterns: [
      "perdu|maigri|perte ~ poids|kilos",
      "tousse|toux|voix|enroue && @3-weeks",
      "sueurs nocturnes",
      "mal|difficulte|peine avaler && semaines|mois|poids|bloque|coince",
      "fatigue|fatiguee|epuise|epuisee ~ semaines|mois|constamment|permanence",
    ],
  },
  "yellow-skin": {
    patterns: [
      "jaunisse|ictere",
      "peau|yeux|teint|blanc ~ jaune|jaunes|jaunatre",
      "urine|urines foncees|fonce|foncee && <poo> ~ claires|blanches|decolorees",
    ],
  },
  "hot-or-swollen-joint": {
    patterns: [
      "crise goutte",
      "genou|cheville|poignet|coude|orteil|articulation|doigt ~ <swollen> && chaud|chaude|rouge|<pain>",
      "genou|cheville|poignet|coude|orteil|articulation ~ chaud|chaude|rouge && <pain>|<swollen>",
      "epanchement|bursite|hemarthrose|synovite && genou|coude|articulation|douleur",
    ],
    unless: ["goutte eau|nez|yeux", "peu|legerement <swollen>"],
  },
  "injury-to-check": {
    patterns: [
      "cheville|pied|genou|poignet|epaule|doigt|coude && <cannot> plus|pas poser|marcher|plier|bouger|appuyer|lever",
      "coupure|entaille|plaie ~ profonde|ouverte|suture|sale|rouille|beante",
      "clou|verre|echarde ~ pied|plante|marche|enfonce|rouille",
      "entendu|senti ~ craquement|craquer|claquement|claquer && genou|cheville|mollet|tendon|doigt|dos",
      "dent ~ cassee|arrachee|tombee && choc|coup|chute|tombe|accident",
    ],
  },
  spinning: {
    patterns: [
      "vertige|vertiges ~ forts|rotatoires|violents|jours|nausee|nausees|permanents|intenses",
      "labyrinthite|nevrite vestibulaire|meniere",
      "piece|chambre|maison|autour ~ tourne",
      "tete tourne && nausee|nausees|<vomit>|jours|tourner",
    ],
  },
  "heart-to-check": {
    patterns: [
      "tension ~ haute|elevee|trop|monte",
      "fibrillation auriculaire|extrasystoles|arythmie",
      "chevilles|jambes|pieds ~ <swollen> && essouffle|essoufflee|deux|allonge|coucher|oreillers|coeur",
      "essouffle|essoufflee|souffle ~ escalier|escaliers|marchant|effort|montant",
      "coeur ~ rates|saute|palpite|irregulier",
    ],
  },
  "kidney-stone": {
    patterns: [
      "calcul|calculs|caillou|lithiase ~ rein|reins|renal|renaux|urinaire",
      "colique|coliques nephretique|nephretiques|renale",
      "flanc|lombaire|dos|rein|cote ~ <pain> ~ aine|testicule",
    ],
  },
  "mind-to-check": {
    patterns: [
      "moral ~ bas|plat|zero",
      "attaque|attaques|crise|crises panique|angoisse",
      "anxieux|anxieuse|anxiete|angoisse|angoissee && semaines|mois|jours|constamment|permanence|travail|dormir|tout",
      "pleure ~ tout|souvent|jours|raison|constamment && moi|je|j|envie|temps|jours",
      "anorexie mentale|boulimie|burnout",
      "depression postpartum|post|nerveuse",
    ],
  },
  "medicine-trouble": {
    patterns: [
      "depuis|apres|commence|nouveau|nouvelle ~ <tablets>|antibiotique|antibiotiques|traitement|statine|ramipril|metformine|sertraline && boutons|<swollen>|tousse|toux|vertige|vertiges|nausee|nausees|diarrhee|demangeaisons|eruption|palpitations",
      "oublie|oubliee|saute|manque ~ pilule|dose|insuline|comprime|traitement",
      "effet|effets secondaire|secondaires|indesirable|indesirables ~ <tablets>|traitement|nouveau",
      "pris ~ double|doublee ~ dose",
    ],
  },
  "mouth-to-check": {
    patterns: [
      "dent|dents|gencive|gencives|molaire|sagesse ~ <pain>|abces|pus|infection|<swollen>|rage|saignent",
      "rage dents|dent",
      "bouche|langue|gencive|levre ~ plaie|aphte|ulcere|tache && @3-weeks",
      "abces dentaire|dent",
      "joue|visage ~ <swollen> && dent|dents|dentaire",
    ],
    unless: ["poussee dentaire|dents", "bebe ~ dents"],
  },
  "asthma-to-check": {
    patterns: [
      "asthme ~ nuit|controle|pire|aggrave|sport|effort|souvent|reveille",
      "ventoline|inhalateur|bronchodilatateur ~ souvent|plus|tous|chaque|jour|nuit",
      "asthmatique && tousse|toux|siffle|sifflement ~ nuit|plus|effort|sport",
    ],
  },
  "pregnancy-to-check": {
    patterns: [
      "<pregnant> && demangeaison|demangeaisons|pertes|<vomit>|<pee>|<fever>|vertige|vertiges|crampe|crampes|contraction",
      "retard ~ regles",
      "pilule lendemain",
      "contraception urgence",
      "allaite|allaitement && sein|seins ~ rouge|chaud|dur|douleur|crevasse",
    ],
  },
  "child-to-check": {
    patterns: [
      "<baby>|garcon|fillette ~ boite|boiterie|boitille",
      "<baby>|garcon|fillette && oreille|otite|eruption|boutons|sifflement|jaunisse|coqueluche ~ <pain>|<fever>|mal|rouge|touche|tousse|siffle|pleure",
      "bronchiolite|laryngite && <baby>|tousse|toux|garcon|fillette",
      "bebe|nourrisson ~ refuse|mange|tete|boit ~ biberon|sein|moins|mal|peu",
      "reflux|coliques && bebe|nourrisson",
    ],
  },
};
