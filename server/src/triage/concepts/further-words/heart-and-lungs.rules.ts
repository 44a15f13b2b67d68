import type { FurtherWordsById } from "./further-words.rules";

/** Hearts, breath and big blood vessels as people picture them. */
export const HEART_AND_LUNG_WORDS: FurtherWordsById = {
  "chest-pain": {
    patterns: {
      en: [
        "band|belt|strap|rope|clamp|vice|hoop|corset|python|wire ~ tight|tighter|tightened|tightening|squeezing|round|around|pulled && <chest>|ribs|heart",
        "elephant|anvil|piano|boulder|fridge|breeze|concrete|lorry|weight|ton|anchor ~ sitting|sat|standing|parked|lying|pressing|on && <chest>|ribs",
        "<chest> ~ band|belt|strap|rope|hoop|anvil|piano|boulder|rock|lorry|fridge|ton|anchor|fist|concrete|sack|slab|python|bear|lead",
        "behind|under breastbone|sternum && <sweaty>|arm|arms|jaw|teeth|<grey>|putty|wringing|vomit|<sick>",
        "hand|fist|claw|claws|fingers|rope|band ~ closed|closing|squeezing|gripping|gripped|clenched|round|around ~ heart",
        "heart ~ hand|fist|claw|vice|squeezed|gripped|clenched|wrung",
        "parked|sat|sitting|standing|lying ~ breastbone|chest|ribs|sternum",
        "tightness|pressure|heaviness && elbow|elbows|arms|jaw|wrists|teeth",
      ],
      fr: [
        "elephant|enclume|camion|parpaing|dalle ~ assis|pose|pese|ecrase|moi|dessus && machoire|bras|sueur|transpire|degouline|poitrine|souffle",
        "etau|ceinture|sangle|poing ~ poitrine|sternum|coeur|cotes",
        "main|poing|griffe|etau ~ serre|serrait|ferme|etreint ~ coeur",
        "voiture|camion|poids|elephant ~ sternum|poitrine",
      ],
      es: [
        "losa|elefante|yunque|piedra|camion|ladrillo ~ pecho|encima",
        "cinturon|cincha|cuerda|tenaza|garra ~ pecho|costillas|corazon",
        "mano|puno|garra ~ aprieta|apretaba|cierra|estruja ~ corazon|pecho",
      ],
      de: [
        "schraubstock|gürtel|klammer|faust|seil|band ~ brust|brustkorb|rippen|herz",
        "elefant|amboss|klotz|felsen|zentner|zementsack ~ brust|brustkorb",
        "hand|faust|klammer|kralle ~ herz|brust",
      ],
    },
    unless: {
      en: [
        "band|belt|strap ~ watch|bra|rash|blisters|shingles|seat|seatbelt",
        "belt|strap ~ hole|holes|notch|looser|weight",
        "wet|hairs ~ <chest>",
        "chest clear|normal|fine",
        "gave|gives|give me|us ~ attack",
      ],
    },
  },
  "heart-attack-signs": {
    patterns: {
      en: [
        "indigestion|heartburn|rennie|gaviscon|antacid|antacids|wind && jaw|arm|arms|shoulder|teeth ~ up|into|down|spread|ache|aching|heavy|gone|going|numb",
        "indigestion|heartburn|rennie|gaviscon && teeth|jaw|clammy|sweating|wringing|doom|<grey>",
        "<sweaty>|wringing|clammy && putty|waxy|pasty|ashen|<grey> && <chest>|breastbone|arm|jaw|<sick>|weight|band",
        "jaw|teeth ~ <pain>|ache|toothache && arm|<sweaty>|wringing|clammy|<chest>",
        "arm|arms ~ lead|heavy|dead && <sweaty>|clammy|<sick>|<grey>|jaw|<chest>",
        "teeth|jaw ~ bottom|lower|ache|aching|<pain> && <sweaty>|drenched|belching|burping|blades|<sick>|weight",
        "<sweaty> && shovelling|digging|exertion|pushing|climbing|mowing|lifting && stuck|weight|chest|breathless|sat|grey|heavy",
        "<sweaty> && stuck|weight|lump|brick ~ dinner|throat|food|gullet|lunch|blades|shoulder",
        "belching|burping && <sweaty>|jaw|arm|weight|teeth",
        "weight|ache|pressure ~ between ~ blades|shoulder|shoulders && <sweaty>|teeth|jaw|arm|<sick>|breathless",
        "<grey>|clammy && shoulder|arm|arms|jaw|elbow ~ rubbing|<pain>|heavy|throbs|aches|clutching && <sick>|stop|stairs|<sweaty>|cold",
        "elbow|elbows|wrist|wrists ~ <pain>|throbs|aches|heavy|tight && heart|chest|<sick>|<sweaty>|breath|jaw",
        "wind|indigestion && shirt|vest|drenched|soaked|throat|hour && climbs|up|creeps|wet",
      ],
      fr: [
        "sueur|sueurs|degouline|transpire ~ froide|froides|glacee|glacees && bras|machoire|poitrine|nausee|malaise|oppression",
        "dents|machoire && omoplates|omoplate|nage|sueur|sueurs|transpire|trempe",
        "nage|trempe|sueur ~ suis|est && omoplates|bras|poitrine|vomir|nausee",
        "gaz|indigestion && gorge|bras|machoire && trempe|chemise|sueur|heure",
      ],
      es: [
        "sudor ~ frio|helado && brazo|mandibula|pecho|nausea|nauseas|estomago",
        "dientes|mandibula && omoplatos|omoplato|sudor|chorreando|sudando|empapado",
        "codo|brazo|mandibula|hombro ~ late|duele|pesa|dormido && corazon|pecho|vomitar|nauseas|sudor",
        "gases|indigestion|acidez && garganta|brazo|mandibula && empapada|empapado|sudor|camisa",
      ],
      de: [
        "kaltschweissig|schweissausbruch && arm|kiefer|brust|übel|engegefühl",
        "kiefer|arm ~ <pain>|taub|schwer && speiübel|schweiss|kaltschweissig|brust",
        "zähne|kiefer && schulterblätter|schulterblättern|schweiss|triefe|schwitze|nassgeschwitzt|kaltschweissig",
        "ellbogen|arm|kiefer|schulter ~ pocht|zieht|schwer|schmerzt && herz|brust|schlecht|übel|schweiss",
        "blähungen|sodbrennen && hals|arm|kiefer && nass|schweiss|hemd|stunde",
      ],
    },
    unless: {
      en: ["jaw|teeth ~ grind|grinding|clench|dentist", "jaw|teeth ~ filling|crown|wisdom"],
    },
  },
  "shortness-of-breath": {
    patterns: {
      en: [
        "couple|few|two|three|one|single ~ words|word ~ breath|breathe|time|between|stop|rest|pause",
        "puffs|puffer|pump|inhaler|ventolin|salbutamol|blue ~ nothing|not|useless|hardly|barely|empty ~ doing|touching|working|help|helping|difference|touch|work",
        "breathing|breathe ~ straw|snorkel|treacle|blanket|cloth|underwater",
        "drowning|suffocating ~ inside|land|air|lying|myself",
        "lips|mouth|fingers|nails|face ~ blue|bluish|dusky|lilac|lavender|mauve",
        "gulping|gulps|hungry|starved ~ air",
        "head ~ bobbing|bobs|nodding|nods ~ breath|breathe|breathes|breathing",
        "cnt|cant|cannot breath|breathe",
        "no breath ~ see|cold|found",
      ],
      fr: [
        "respire|respirer ~ paille|sifflant|siffle|rale|rales",
        "deux|trois|quelques ~ mots ~ reprendre|souffle|respirer",
        "tete ~ bouge|hoche ~ respiration|inspiration|respire",
        "respiration|souffle ~ arrete|coupe|pause|pauses",
      ],
      es: [
        "respira|respirar ~ pajita|silba|pitidos|silbando|ronquido",
        "dos|tres|pocas palabras ~ seguidas|aire|parar|respirar",
        "cabeceo|cabecea|cabeza ~ mueve ~ respira|respirar",
        "respiracion|respirar ~ deja|para|pausa|pausas|corta",
      ],
      de: [
        "röchelt|röcheln|japst|japsen|schnappt ~ luft",
        "zwei|drei|wenige worte|wörter ~ luft|atem|pause",
        "nickt ~ atemzug|atmen|kopf && atemzug|atmet|atmen",
        "atem|atmung ~ setzt|aussetzt|aussetzer|stockt|stoppt",
      ],
    },
    unless: {
      en: [
        "blue ~ pen|ink|lipstick|top|eyes|badge",
        "straw ~ drink|drinking",
        "breathless|breath|puffed|dyspnoea|dyspnea ~ stairs|upstairs|hill|hills|running|bus|walking|exertional && weeks|months|passed|unfit|always",
        "hammered|hammer|trapped|dropped|banged|hit|shut && nail|nails|thumb|finger ~ blue|black|purple",
        "fish bone|bones|oil|tank|finger|fingers",
      ],
      fr: ["cheville|genou|orteil|ongle|tibia ~ toute|tout|bleu|bleue"],
    },
  },
  "severe-asthma": {
    patterns: {
      en: [
        "inhaler|puffer|ventolin|pump && whistling|tight|chest|breath|heart && cannot ~ walk|talk|finish|climb|cross|speak",
        "using ~ tummy|stomach|belly|neck|shoulders ~ breathe|wheezing|wheeze|breathing|breath",
        "inhaler|puffs|puffer|pump ~ @many",
      ],
    },
    unless: {
      en: ["@spo2-low ~ usual|baseline|target", "blue inhaler|puffer|pump|reliever"],
    },
  },
  "clot-on-the-lung": {
    patterns: {
      en: [
        "replacement|surgery|operation|op|plaster|cast|flight|flew && gulping|skewer|stabbing|stitch|catches && air|breath|breathe|breathing|suddenly",
        "calf|leg ~ ballooned|fat|swollen|tight|hard && fainted|heart|breath|collapsed|puffed",
      ],
      fr: [
        "mollet|jambe|phlebite && respiration|respire|respirer|souffle|essouffle|point && cote|coupe|respiration|respirer|souffle",
        "operation|opere|operee|avion|platre && souffle|respiration|respirer ~ coupe|coupee|mal|pointe|cote",
      ],
      es: [
        "pantorrilla|pierna ~ hinchada|hinchado|gorda && respirar|aire|punzada|ahogo",
        "operacion|operado|operaron|vuelo|escayola && respirar|aire ~ punzada|dolor|no|falta",
      ],
      de: [
        "wade|bein ~ dick|geschwollen && einatmen|luft|atmen|stich",
        "operation|op|gips|flug && einatmen|luft ~ stich|schlecht|kaum|keine",
      ],
    },
  },
  "stopped-breathing": {
    patterns: {
      en: [
        "breathing|breaths ~ stops|stopping|pauses|pausing && seconds|minute|moment|again|then|starts|now|next|keeps",
        "breathing && stops|pauses seconds|again|altogether",
        "not ~ breathing|breathe ~ right|properly ~ gulping|collapsed|goldfish|fish|floor",
        "gulping|gasping|snoring ~ now|goldfish|fish|every && collapsed|floor|blue|grey|unconscious|drowned",
      ],
    },
    unless: {
      en: ["heart stopped ~ saw|bill|price|heard|news", "drowning in paperwork|work|debt|emails|homework|laundry"],
      es: ["para el corazon"],
    },
  },
  "torn-or-swollen-aorta": {
    patterns: {
      en: [
        "aorta|artery|vessel|tube ~ belly|stomach|tummy|abdomen ~ wide|widened|wider|bulge|bulging|swollen|enlarged|stretched|weak && <pain>|collapsed|<faint>|back|<sudden>",
        "aneurysm|aaa ~ scan|watching|watched|monitoring|told && <pain>|back|<faint>|<sudden>",
      ],
    },
  },
  "limb-without-blood": {
    patterns: {
      en: [
        "leg|foot|arm|hand ~ marble|ice|icy|white|wax ~ cold|no|pulse|feel|numb|suddenly && toes|fingers|pulse|feel|<pain>|<numb>|minutes|hour",
      ],
    },
  },
  "dangerous-heart-rhythm": {
    patterns: {
      en: [
        "alarm|fright|shock|swimming|running && fainted|blackout|collapsed && family|brother|father|sudden ~ death|died|young",
        "heart|pulse ~ racing|hammering|galloping|pounding|dozen|mad|190|irregular && collapsed|slid|slumped|came|round|grey|porridge|fainted|blackout|clammy",
        "pacemaker && fainting|fainted|faint|hiccups|pulse|dizzy|collapsed|@hr-very-low",
      ],
    },
  },
  "dangerous-vital-signs": {
    patterns: {},
    unless: {
      en: ["@spo2-very-low ~ usual|baseline|target"],
    },
  },
  choking: {
    patterns: {
      en: [
        "steak|meat|chicken|food|bread|lamb|sausage|beef|tablet|bone ~ stuck|wedged|lodged|jammed && saliva|spit|dribble|swallow|sick|drool|water|gullet|throat|down",
        "cannot ~ swallow|get|keep ~ own|even ~ dribble|spit|saliva",
        "peanut|peanuts|nut|nuts|grape|bead|popcorn|carrot|sausage|toy|sweet && coughed|coughing|choked|spluttered|inhaled && whistle|wheeze|wheezy|purple|blue|noisy|breathing|side|hoarse",
        "pork|meat|steak|chicken|food|fish|apple ~ stuck|jammed|wedged|lodged ~ gullet|throat|down",
      ],
    },
    unless: {
      en: [
        "choked|choke|choking ~ laughter|laughing|laughed",
        "gets|getting|get stuck ~ swallow && weeks|month|months",
      ],
    },
  },
};
