import type { FurtherWordsById } from "./further-words.rules";

/** Bellies, private parts, infections and bites as people tell of them. */
export const BELLY_AND_INFECTION_WORDS: FurtherWordsById = {
  "vomiting-blood": {
    patterns: {
      en: ["<vomit> ~ black|coffee"],
    },
    unless: {
      en: ["iron|bismuth|pepto|liquorice|blueberries ~ black ~ <poo>"],
      es: ["hierro|bismuto|regaliz ~ <poo> ~ negro|negra|negras"],
      fr: ["fer|bismuth|reglisse ~ <poo> ~ noir|noire|noires"],
      de: ["eisen|eisentabletten|lakritz|heidelbeeren ~ <poo> ~ schwarz|schwarze|schwarzer"],
    },
  },
  "bleeding-inside-the-gut": {
    patterns: {
      en: [
        "loo|toilet|bowl ~ <bleed> ~ filled|full|red|fresh|bright && twice|faint|tilting|dizzy|lots|again|clots|pale|never",
        "<poo> ~ molasses|treacle|tar|tarry|marmite|pitch|soot|bitumen|ink|oil",
        "pass|passing|poo ~ treacle|tar|molasses",
      ],
      es: [
        "<poo> ~ alquitran|brea|regaliz|tinta",
        "melaza|alquitran|brea && estrellas|mareo|mareado|levantarme|heces|caca|hago",
      ],
      fr: ["<poo> ~ goudron|cirage|encre|poix"],
      de: ["<poo> ~ teer|pech|tinte|schuhcreme"],
    },
    unless: {
      en: [],
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
  "sudden-tummy-pain": {
    patterns: {},
    unless: {
      es: ["va|ir|yendo a peor"],
    },
  },
  "blocked-bowel": {
    patterns: {},
    unless: {
      fr: ["gonfle ~ gaz ~ lentilles|aucune|aucun|repas|choux|haricots", "lentilles|haricots|choux ~ gonfle"],
    },
  },
  "cannot-pee": {
    patterns: {
      en: [
        "clots ~ wee|pee|urine|catheter && nothing|stopped|stuck|cannot|belly|bladder|clutching",
        "<pee> && astride|straddled|crotch|fence|saddle|crossbar && blood",
      ],
      de: ["kein ~ wasser ~ lassen", "rückenschmerzen && gefühl ~ beinen|kein && wasser|urin|pinkeln"],
    },
  },
  "twisted-testicle": {
    patterns: {
      en: [
        "down there|below|groin|privates|undercarriage|jewels|bits ~ hurt|<pain>|agony|<swollen>|kicked|football && one|higher|ridden|<vomit>|hours|<sick>|up|side && boy|lad|son|he|his|my|teenager",
        "one|left|right|side ~ ridden|riding|sits|sitting|pulled|drawn|hitched ~ up|higher && down|ball|groin|nuts|testicle|bits|privates|football",
        "down there && left|right one && <sick>|<vomit>|kick|suddenly|agony|swollen",
      ],
    },
    unless: {
      en: ["shorts|skirt|trousers|pants ~ ridden|riding", "groin strain|stretch"],
    },
  },
  "testicular-torsion": {
    patterns: {
      en: [
        "nuts|balls|knackers|goolies|plums|nads|bollock|bollocks|stones && twisted|upright|puked|<vomit>|swollen|agony|purple|higher && lad|son|boy|my|his|he",
      ],
    },
    unless: {
      en: ["nuts ~ ate|eaten|allergy|allergic|peanut|brazil|cashew|almond|hazel|mixed"],
    },
  },
  "erection-that-stays": {
    patterns: {
      en: [
        "hard on && hours|hour|@over-3-hours",
        "thing|willy|manhood|member ~ up|hard|stiff ~ hours|hour && agony|<pain>|down|viagra|go",
        "foreskin ~ forward|over|back ~ not|come|go|pull|roll && doughnut|swollen|tight|dark|purple|stuck|catheter|agony",
        "foreskin && doughnut|stuck|trapped|dark|purple",
      ],
      fr: ["prepuce ~ revient|remet|coince && gonfle|serre|noir|violet|sonde"],
      es: ["prepucio ~ vuelve|atascado|baja && hinchado|morado|sonda|negro"],
      de: ["vorhaut ~ zurück|vor|klemmt && geschwollen|dick|dunkel|katheter|blau"],
    },
  },
  "infected-joint": {
    patterns: {
      en: ["knee|hip|joint|elbow|shoulder|ankle|wrist ~ hot|swollen && shivering|shivers|shivery|shaking"],
    },
  },
  "infection-around-the-eye": {
    patterns: {
      en: [
        "eye ~ bulging|bulges|popping|pushed|sticking && pimple|spot|sinus|nose|<fever>|@hot|double|two|swollen",
        "pimple|spot|boil ~ nose|lip|face && eye|eyes|headache|double && bulging|swollen|double|two|<fever>|@hot",
      ],
    },
  },
  sepsis: {
    patterns: {},
    unless: {
      fr: ["bleu ~ genou|cuisse|bras|tibia|foot", "cheville|genou|orteil ~ toute|tout ~ bleu|bleue"],
    },
  },
  "sepsis-in-notes": {
    patterns: {
      en: [
        "cellulitis|infection|infected|red|wound|redness && shivering|shivers|shaking && confused|day|muddled|dizzy|where",
        "<fever>|@hot|burning|infection|flu && ceiling|walls|curtains|station|train|cupboard ~ children|people|insects|faces|animals|says|thinks|sees|in",
      ],
    },
  },
  meningitis: {
    patterns: {},
    unless: {
      de: ["steifer|steif nacken ~ kissen|zug|büro|verlegen|schlafen|geschlafen|dusche"],
      fr: ["raide ~ oreiller|dormi|torticolis"],
      es: ["tieso|rigido ~ almohada|dormir|tortícolis"],
    },
  },
  "fever-with-low-immunity": {
    patterns: {
      en: [
        "mycophenolate|methotrexate|azathioprine|rituximab|biologic|infliximab|adalimumab|humira|steroids && cellulitis|infection|<fever>|@hot|shivering|shivers",
        "spleen ~ out|removed|taken|lost|without|no && <fever>|@hot|shivering|chattering|chills",
      ],
      fr: ["rate ~ enlevee|sans|retiree|ablation && <fever>|@hot|frissons|claque"],
      es: ["bazo ~ quitaron|extirpado|sin|quitado && <fever>|@hot|escalofrios|tiritando"],
      de: ["milz ~ entfernt|ohne|rausgenommen && <fever>|@hot|schüttelfrost|klappere"],
    },
  },
  "flesh-infection": {
    patterns: {
      en: [
        "bite|cut|scratch|graze && purple|violet|dusky|black ~ patch|blisters|bubbles|area && <pain>|bear|agony|tight|fever",
      ],
    },
    unless: {
      en: ["nail|toenail|fingernail ~ black|blue|purple"],
    },
  },
  "throat-closing-infection": {
    patterns: {
      en: [
        "drool|drooling|dribble|dribbling && chin|forward|leaning|tripod|lie ~ out|forward|down|refuses|sits|sitting && temp|<fever>|@hot|throat|voice",
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
  "lockjaw-or-rabies-risk": {
    patterns: {
      en: [
        "bat ~ bit|bite|bitten|scratched|scratch",
        "bitten|bite|bit && cannot|afraid|scared|hate ~ drink|drinking|water ~ stand|swallow",
        "bitten|bite|bit|scratched|licked ~ dog|cat|monkey|stray|fox|bat && morocco|turkey|india|thailand|bali|egypt|vietnam|africa|peru|abroad|holiday|nepal|sri",
      ],
    },
    unless: {
      en: ["remember|sure|when|know|last|due|date ~ tetanus|rabies", "baseball|cricket|rounders bat"],
    },
  },
};
