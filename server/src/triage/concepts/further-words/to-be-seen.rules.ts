import type { FurtherWordsById } from "./further-words.rules";

/** What somebody should look at, and what looks like it and is harmless. */
export const TO_BE_SEEN_WORDS: FurtherWordsById = {
  "bleeding-from-bottom": {
    patterns: {
      fr: ["sang ~ papier|toilette|essuyant|selles"],
      es: ["sangre ~ papel|retrete|limpiarme"],
      de: ["blut ~ papier|klopapier|toilettenpapier|abwischen"],
    },
  },
  "bleeding-to-check": {
    patterns: {},
    unless: {
      en: ["ate|eaten|eating|had|after|jars ~ beetroot && <pee>|urine|<poo> ~ pink|red|coloured|purple"],
    },
  },
  palpitations: {
    patterns: {},
    unless: {
      en: ["heart ~ skips|skipped|skip|flutters|racing|races ~ when ~ see|sees|texts|text|smiles|saw|ex|crush|him|her"],
    },
  },
  "heart-to-check": {
    patterns: {},
    unless: {
      en: ["heart ~ skips|skipped|skip|flutters ~ when ~ see|sees|texts|text|smiles|saw|ex|crush|him|her"],
    },
  },
  "bad-throat": {
    patterns: {},
    unless: {
      en: ["throat ~ sandpaper"],
    },
  },
  "infected-wound-or-bite": {
    patterns: {},
    unless: {
      en: ["no|not|none|without infected|pus|spreading"],
    },
  },
  "injury-to-check": {
    patterns: {
      en: ["fish hook|hooks", "hook|thorn|splinter ~ throbbing|red|pink|swollen|pus"],
    },
    unless: {
      en: [
        "cat|kitten scratched|scratch ~ line|tiny|light|barely|little",
        "after|had|since ~ tetanus ~ booster|jab|vaccine",
      ],
    },
  },
  "slow-change-to-check": {
    patterns: {
      en: [
        "calf|calves|leg|legs|thigh|thighs|buttock ~ cramp|cramps|tight|ache|aches|<pain>|seize && walk|walking|hill|metres|yards|stroll && stop|rest|stopping|resting|stand",
      ],
      fr: ["mollet|mollets|jambe ~ crampe|crampes|douleur|mal && marche|marcher|metres && arret|arrete|repos"],
      es: [
        "pantorrilla|pantorrillas|pierna ~ calambre|dolor|duele && andar|ando|caminar|camino|metros && paro|parar|descanso",
      ],
      de: [
        "wade|waden|bein ~ krampf|verkrampft|schmerz|schmerzen && gehen|laufen|metern|meter && stehen|pause|stehenbleiben",
      ],
    },
  },
  "mouth-to-check": {
    patterns: {},
    unless: {
      en: ["popcorn|husk|seed ~ gum|gums|tooth|teeth ~ tender|sore"],
    },
  },
  "mind-to-check": {
    patterns: {
      en: [
        "feel|feeling|felt|feels low|down|flat|empty|rubbish && weeks|months|since|sleep|sleeping|food|appetite|redundancy|breakup|died",
        "counting|washing|checking|cleaning ~ stop|hours|hands && hours|day|raw|exhausted|cannot|stop",
      ],
    },
  },
  "medicine-trouble": {
    patterns: {
      fr: ["plus|manque|fini|rupture|sans ~ comprimes|comprime|medicament|medicaments|traitement"],
      es: ["sin|acabado|acabaron|quede ~ pastillas|pastilla|medicacion|tratamiento|medicinas"],
      de: ["keine|keinen ~ tabletten|medikamente|schilddrüsentabletten|tablette && mehr|leer|ausgegangen|woche"],
      en: ["ran|run|running ~ out ~ tablets|tablet|pills|inhaler|medication|insulin|thyroid|meds|patches"],
    },
    unless: {
      en: ["threadworm|threadworms && twice"],
    },
  },
  "child-to-check": {
    patterns: {},
    unless: {
      en: ["yellow|greasy ~ scales|scale|crust|crusts|flakes|scalp", "wobbly|milk tooth|teeth ~ blood"],
    },
  },
  "lasting-fever": {
    patterns: {},
    unless: {
      fr: ["bouton fievre"],
    },
  },
  "red-eye": {
    patterns: {
      en: ["eye && white ~ spot|patch|dot && lens|lenses|contact|contacts|red|<pain>"],
    },
  },
  "other-urgent": {
    patterns: {
      en: [
        "blister|blisters ~ tray|iron|oven|kettle|steam|hot ~ fingers|fingertips|hand|palm",
        "hot tray|pan|iron|oven|plate && blister|blisters && fingers|fingertips|hand|palm",
      ],
      fr: ["plat|fer|four|plaque|casserole && brulant|brulante|chaud && cloque|cloques|ampoule ~ doigts|main|doigt"],
      es: ["bandeja|plancha|horno|sarten && caliente && ampolla|ampollas ~ dedos|mano|dedo"],
      de: ["blech|herd|pfanne|bügeleisen && heiss|heisses|heisse && blase|blasen ~ finger|hand|fingerkuppen"],
    },
  },
  "hot-or-swollen-joint": {
    patterns: {},
    unless: {
      en: ["jellyfish|nettle|nettles && red"],
    },
  },
  "other-medicines": {
    patterns: {},
    unless: {
      en: ["ibuprofen|paracetamol ~ with food|milk|breakfast|meal"],
    },
  },
  "strong-words": {
    patterns: {},
    unless: {
      en: [
        "so bad ~ snore|snoring|smell|smells|stink|joke|dandruff",
        "suddenly ~ remembered|realised|thought|wondered",
        "fell|fall|falls|falling asleep",
        "tingling ~ nettles|nettle|bumps|toothpaste|mint",
        "blood blister|orange|oranges|type|test",
        "wobbly|milk|loose ~ tooth",
        "dead leg",
        "sting|stung|bite|bitten && bit|little|slightly swollen|puffy",
        "eyes ~ puffy ~ film|crying|weepy|cried|sleep|morning",
        "feel|says|mate|he|she|that|is ~ dead",
        "dead ~ hand|arm|leg|foot ~ asleep|slept|shook|woke",
        "asleep ~ arm|leg|foot|hand && dead|numb ~ hand|arm|leg|foot",
      ],
      fr: ["gueule bois terrible|affreuse|horrible", "gueule de bois", "gueule de bois terrible"],
      es: [
        "poco hinchada|hinchado",
        "hinchada|hinchado ~ regla|periodo|lentejas|comer",
        "dormido|dormida ~ brazo|mano|pierna",
        "gueule de bois terrible",
      ],
      de: ["eingeschlafen|taub ~ arm|hand|bein|fuss"],
    },
  },
  "keyword-severe": {
    patterns: {},
    unless: {
      fr: ["rien de grave|mechant", "pas grave"],
      es: ["rien de grave", "nada grave|serio"],
    },
  },
  "faint-feeling": {
    patterns: {},
    unless: {
      fr: ["mal tete leger|legere"],
    },
  },
};
