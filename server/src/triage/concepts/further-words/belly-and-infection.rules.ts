import type { FurtherWordsById } from "./further-words.rules";

/** Bellies, infections and bites as people tell of them. */
export const BELLY_AND_INFECTION_WORDS: FurtherWordsById = {
  "infected-joint": {
    patterns: {
      en: ["knee|hip|joint|elbow|shoulder|ankle|wrist ~ hot|swollen && shivering|shivers|shivery|shaking"],
    },
  },
  "infection-around-the-eye": {
    patterns: {
      en: [
        "eye ~ bulging|bulges|popping|pushed|sticking && pimple|spot|sinus|nose|<fever>|@hot|double|two|swollen",
        "pimple|spot|boil ~ nose|lip|face && eye|eyes|headache|double|two|<fever>|@hot|swollen && bulging|swollen|double|two|fever",
      ],
    },
  },
  "sepsis-in-notes": {
    patterns: {
      en: [
        "cellulitis|infection|infected|red|wound|redness && shivering|shivers|shaking && confused|day|muddled|dizzy|where",
      ],
    },
  },
  "fever-with-low-immunity": {
    patterns: {
      en: [
        "mycophenolate|methotrexate|azathioprine|rituximab|biologic|infliximab|adalimumab|humira|steroids && cellulitis|infection|<fever>|@hot|shivering|shivers",
      ],
    },
  },
  "adrenal-crisis": {
    patterns: {
      en: [
        "steroid|steroids|prednisolone|hydrocortisone ~ come|came|coming|off|stopped|taper|tapered && <faint>|<vomit>|salt|@bp-very-low|@bp-low|collapse|weak",
      ],
    },
  },
  "trapped-hernia": {
    patterns: {
      en: [
        "hernia|rupture|bulge|lump ~ tuck|push|back|pop|reduce && not|cannot && colour|red|purple|beetroot|hard|<vomit>|<sick>|water|down|<pain>",
      ],
    },
  },
  "pancreas-or-bile": {
    patterns: {
      en: ["gallbladder|gallstones|bile|keyhole && yellow|yellowish && <fever>|@hot|shaking|shivering"],
    },
  },
  "erection-that-stays": {
    patterns: {
      en: ["thing|willy|manhood|member ~ up|hard|stiff ~ hours|hour && agony|<pain>|down|viagra|go"],
    },
  },
  "flesh-infection": {
    patterns: {},
    unless: {
      en: ["nail|toenail|fingernail ~ black|blue|purple"],
    },
  },
  sepsis: {
    patterns: {},
    unless: {
      fr: ["bleu ~ genou|cuisse|bras|tibia|foot", "cheville|genou|orteil ~ toute|tout ~ bleu|bleue"],
    },
  },
  "blocked-bowel": {
    patterns: {},
    unless: {
      fr: ["gonfle ~ gaz ~ lentilles|aucune|aucun|repas|choux|haricots", "lentilles|haricots|choux ~ gonfle"],
    },
  },
  "sudden-sight-loss": {
    patterns: {
      en: [
        "cataract|lens|eye ~ op|operation|surgery|injection|procedure && <pain>|throbbing|murky|murkier|misty|blurry|worse|sight|hazy ~ eye|sight|vision|hour|throbbing|worse",
        "half|part|side ~ see|seeing|sight|vision|view ~ dark|gone|black|missing|grey",
      ],
      fr: ["operation|opere|cataracte && oeil ~ rouge|mal|douleur && vue|baisse|flou|floue|pire"],
      es: ["cataratas|operado|operaron && ojo ~ rojo|duele|dolor && vista|veo|borroso|peor"],
      de: ["star|operation|augenop|operiert && auge ~ rot|pocht|schmerzt && sehe|trüb|trüber|schlechter|verschwommen"],
    },
  },
};
