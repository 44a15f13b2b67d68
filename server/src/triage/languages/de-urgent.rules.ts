import type { ConceptWords } from "./language.rules";

/** The German words of what should be looked at today, and of what a pharmacist reads. */
export const GERMAN_URGENT_WORDS: Readonly<Record<string, ConceptWords>> = {
  "coughing-blood": {
    patterns: ["huste|hustet|husten|spucke|spuckt|auswurf|schleim ~ blut|blutig|blutiger", "bluthusten"],
  },
  "lasting-fever": {
    patterns: [
      "<fever> && @over-3-days",
      "<fever> && @very-hot",
      "<fever> && ausschlag|hautausschlag",
      "<fever> && steif|steifer",
      "<fever> && reise|malaria|afrika|indien|asien|tropen|ausland|urlaub",
      "<fever> && kortison|immunschwäche|hiv",
    ],
  },
  "baby-fever": { patterns: ["<fever>|@hot && baby|säugling|neugeborenes|@baby|@young-baby"] },
  "leg-clot": {
    patterns: [
      "bein|wade|oberschenkel ~ <swollen> ~ <pain>|rot|heiss|warm|ein|eines",
      "wade ~ <pain>|<swollen> && rot|heiss|warm|geschwollen|dick|flug|operation",
      "wadenschmerzen && geschwollen|rot|heiss|dick|warm",
      "thrombose|venenthrombose|beinvenenthrombose",
      "ein|linkes|rechtes bein ~ <swollen>",
      "blutgerinnsel ~ bein",
    ],
  },
  "urine-or-kidney-infection": {
    patterns: [
      "<pee> ~ blut|blutig|rot",
      "<pee>|blasenentzündung|niere|nieren|harnwegsinfekt && <fever>|schüttelfrost",
      "<pee>|blasenentzündung && rücken|flanke|niere|nieren ~ <pain>",
      "<cannot> ~ nicht ~ wasserlassen|pinkeln|urinieren",
      "nierenbeckenentzündung|nierenkolik|blasenentzündung|harnwegsinfekt|harnverhalt",
    ],
  },
  "bleeding-from-bottom": { patterns: ["<poo>|after|rektal|po|hintern|darm|toilettenpapier ~ <bleed>"] },
  dehydration: {
    patterns: [
      "dehydriert|ausgetrocknet|dehydration|exsikkose",
      "nichts|keine ~ drin|behalten|flüssigkeit",
      "nicht aufhören ~ <vomit>",
      "<vomit> ~ @over-2-days",
      "<vomit> ~ grün|galle",
      "durchfall && @over-1-week",
      "ständig|dauernd ~ <vomit>",
    ],
  },
  "eye-problem": {
    patterns: [
      "auge|augen ~ <pain>",
      "augenschmerzen|sehstörung|sehstörungen|doppelbilder",
      "sehe|sieht|sicht ~ verschwommen|doppelt|unscharf|trüb|schlechter",
      "blitze|lichtblitze|fliegen|russflocken ~ auge|augen|sehe",
      "lichtblitze",
    ],
  },
  "headache-with-jaw-pain": { patterns: ["kopfschmerzen|kopfschmerz|schläfe|schläfen && kiefer|kopfhaut|kauen"] },
  palpitations: {
    patterns: [
      "herzrasen|herzstolpern|herzklopfen|palpitationen|herzrhythmusstörung|herzrhythmusstörungen|vorhofflimmern|tachykardie",
      "herz ~ rast|rasen|stolpert|unregelmässig|pocht|schnell|flattert|hämmert",
      "puls ~ schnell|rast|unregelmässig|hoch",
    ],
  },
  "bad-tummy-pain": {
    patterns: [
      "<awful> ~ <belly>",
      "<belly> ~ <pain> ~ <awful>|schlimmer|sehr",
      "rechts|rechter|rechten ~ <belly>|unterbauch",
      "blinddarm|blinddarmentzündung|appendizitis",
      "<pregnant> && <belly>|bauchkrämpfe ~ <pain>|krämpfe|bauchschmerzen",
      "<pregnant> && bauchschmerzen|bauchweh|unterleibsschmerzen|bauchkrämpfe",
    ],
  },
  wheezing: {
    patterns: [
      "pfeifen|pfeift|giemen|pfeifende ~ atmen|atmet|brust|lunge|atmung",
      "asthma ~ schlimmer|schlechter|schlecht|schub",
    ],
  },
  "infected-wound-or-bite": {
    patterns: [
      "wunde|schnitt|biss|stich|haut|zeh|finger ~ entzündet|eiter|eitert|breitet|infiziert|rot",
      "rötung|rote ~ breitet|streifen|ausgebreitet",
      "wundrose|abszess|phlegmone|erysipel|furunkel",
      "tief|tiefe|tiefer schnitt|wunde|schnittwunde",
      "gebissen|biss|bisswunde ~ hund|katze|tier|affe|schlange|kreuzotter|mensch|fledermaus",
      "hundebiss|katzenbiss|schlangenbiss",
      "muss|müsste genäht",
    ],
  },
  "possible-fracture": {
    patterns: [
      "gebrochen|bruch|brach|gebrochenes ~ arm|bein|handgelenk|knöchel|knochen|finger|zeh|fuss|hand|schlüsselbein|rippe|rippen|nase",
      "<cannot> ~ nicht ~ gehen|laufen|auftreten|belasten",
      "gefallen|gestürzt|sturz|gefalln ~ treppe",
      "ausgekugelt|verrenkt|luxation|luxiert",
      "knochenbruch|armbruch|beinbruch",
    ],
  },
  "faint-feeling": {
    patterns: [
      "fühle|gefühl|fast|gleich ~ ohnmächtig|schwach|umzukippen",
      "schwindelig|schwindlig|benommen",
      "schwarz ~ augen",
    ],
  },
  "other-urgent": {
    patterns: [
      "gelbsucht",
      "haut|augen ~ gelb",
      "unterzuckerung|unterzuckert",
      "kopfschmerzen|migräne && ausschlag",
      "hoffnungslos|verzweifelt",
      "<cannot> ~ nicht mehr",
      "höre|hört stimmen",
      "fehlgeburt",
      "abszess ~ gesicht|zahn",
      "doppelte|doppelten|doppelt dosis",
      "gürtelrose ~ auge|gesicht",
    ],
    unless: ["<cannot> ~ nicht mehr ~ atmen|sprechen|schlafen|gehen|laufen|bewegen"],
  },
  "lasting-symptom": {
    patterns: [
      "@lasting",
      "kommt|kehrt ~ wieder|zurück|immer",
      "wochen|monate|monaten ~ seit|schon|lang",
      "wiederkehrend|anhaltend|ständig|dauernd|andauernd",
      "paracetamol|ibuprofen|tabletten|schmerzmittel ~ nicht|nichts ~ hilft|helfen|wirkt|wirken",
      "wird nicht besser",
      "nicht besser|weg",
    ],
  },
  "strong-words": {
    patterns: [
      "schlimmer|schlechter|verschlimmert|furchtbar|schrecklich|entsetzlich|extrem|intensiv|qualvoll|höllisch",
      "sehr|wirklich|richtig|so schlimm|schlecht|krank|schmerzhaft|stark",
      "plötzlich|schlagartig",
      "ameisenlaufen|kribbeln",
      "knoten|beule|<swollen>|<numb>|schwindel|schwindelig|schläfrig",
      "<bleed>",
      "abgenommen|gewichtsverlust",
      "gewicht verloren",
      "nachtschweiss",
    ],
  },
  "other-medicines": {
    patterns: [
      "warfarin|marcumar|blutverdünner|eliquis|xarelto|apixaban|rivaroxaban|clopidogrel|heparin|lithium|methotrexat|ciclosporin|kortison|cortison|prednisolon|sertralin|citalopram|fluoxetin|antidepressivum|antidepressiva|statin|statine|thyroxin|metformin|insulin|ramipril|amlodipin|antibiotikum|antibiotika|chemo|chemotherapie",
      "wechselwirkung|wechselwirkungen|nebenwirkung|nebenwirkungen",
      "blutdruck ~ hoch|hoher|tabletten|medikament",
      "bluthochdruck",
      "nehme|nehmen|einnehmen ~ mit|zusammen|gleichzeitig ~ <tablets>",
      "allergisch|allergie ~ paracetamol|ibuprofen|aspirin|penicillin|medikament",
      "asthma|asthmatiker|diabetes|diabetiker|epilepsie|epileptiker|magengeschwür|copd|crohn|colitis",
      "nieren|niere|leber|herz ~ krank|schwäche|insuffizienz|problem|probleme|erkrankung",
      "nierenerkrankung|leberschaden|herzschwäche|niereninsuffizienz|leberzirrhose|herzkrank",
      "stille|stillen|stillzeit",
    ],
  },
  baby: { patterns: ["baby|säugling|neugeborenes|@baby"] },
  "keyword-cancer": {
    patterns: ["krebs|krebserkrankung|brustkrebs|lungenkrebs|darmkrebs|prostatakrebs|hautkrebs|karzinom|leukämie"],
  },
  "keyword-tumor": { patterns: ["tumor|tumore|tumoren|hirntumor|geschwulst"] },
  "keyword-chronic": { patterns: ["chronisch|chronische|chronischer"] },
  "keyword-severe": { patterns: ["schwer|schwere|schwerer|heftig|heftige|schwerwiegend"] },
  "keyword-unbearable": { patterns: ["unerträglich|unerträgliche"] },
  "keyword-excruciating": { patterns: ["qualvoll|höllisch|höllische|entsetzlich"] },
  "keyword-pregnancy": { patterns: ["schwanger|schwangerschaft|schwangere"] },
  "keyword-mental-health": { patterns: ["psychisch|psychische|seelisch|psyche|psychiatrisch"] },
  "keyword-suicidal": { patterns: ["suizid|selbstmord|suizidal|selbstmordgedanken|suizidgedanken"] },
  "keyword-depression": { patterns: ["depression|depressionen|depressiv|deprimiert"] },
};
