import type { FurtherWordsById } from "./further-words.rules";

/** Strokes, confusion, hearts and breath as people picture them. */
export const BRAIN_AND_HEART_WORDS: FurtherWordsById = {
  stroke: {
    patterns: {
      en: [
        "smile|mouth|face|lip|lips|cheek|eyelid ~ crooked|wonky|lopsided|squiffy|skew|skewed|melting|melted|sliding|slid|sloping|twisted",
        "half|side ~ face ~ dropped|fallen|asleep|frozen|gone|slipped|dead",
        "dropping|dropped|drops|spilled|spilling ~ cup|mug|teacup|fork|spoon|keys|phone|pen|tea && speech|words|talking|mouth|smile|face|gibberish|slurred|soup|hand",
        "hand|arm|leg|foot ~ belongs|belong ~ else|somebody|someone",
        "hand|arm|leg|foot ~ not|stopped|refuses ~ obey|obeying|cooperate|listen|listening|answer|follow",
        "speech|speaking|talking|talks|words|voice ~ drunk|marbles|mush|mushy|soup|salad|porridge|treacle|scrambled|backwards|foreign",
        "word|alphabet salad|soup && words|speech|talking|mouth|says|saying",
        "cannot ~ hold|grip|lift|pick ~ cup|fork|pen|spoon|mug|phone|cutlery && <sudden>|morning|today|face|speech|words|minutes|hour",
        "dribbling|drooling|leaking ~ side|corner ~ mouth && arm|speech|face|words|weak|slurred|dinner",
        "walking|veering|leaning|listing|tilting ~ one|left|right ~ side && <sudden>|speech|words|face|arm|morning|today",
        "dribbling|drooling|leaking|spilling ~ one|left|right side",
        "corner|side ~ mouth ~ numb|crumb|feel|cannot|dead|sagging|lower",
        "pen|writing|handwriting|signature|letters ~ wandered|wandering|scrawl|scribble|slid|spider && mouth|corner|hand|speech|suddenly|tired|words",
        "half|left|right ~ page|plate|newspaper|picture|everything|world|field|view ~ missing|gone|blank|vanished|disappeared",
        "stopped ~ talking|speaking && stares|staring|side|stare|arm",
        "not|cannot|suddenly ~ understand|follow ~ say|saying|told|instructions|words|me && <sudden>|he|she|husband|wife|mum|dad|gran|grandad|nan",
        "suddenly ~ cannot|not ~ read|write|speak|talk|understand|swallow|walk|count",
        "hand|fingers ~ claw|clumsy|useless|obey && breakfast|morning|today|hour|minutes|<sudden>|pen|cup|buttons",
        "leg ~ gave|buckled|folded ~ way|under && side|speech|dribbling|arm|face|words|slurred",
        "mumbo|jumbo|gobbledygook|gobbledegook|jabber|jabbering|babble|babbling|gibberish",
        "sentence|sentences|words|talking|telling ~ turned|came|coming ~ rubbish|nonsense|noise|mush|gibberish|jumbled",
      ],
      fr: [
        "visage|bouche|figure ~ moitie|cote ~ tombe|pend|affaisse|fige",
        "lache|echappe|echappent ~ tasse|verre|fourchette|couverts|objets",
        "mots|phrases ~ sens|melanges|bouillie|charabia|desordre",
        "comisure|commissure|bouche|paupiere ~ tombante|tombe|baisse|pend",
        "traine|trainer|tire ~ pied|jambe && soudain|matin|parle|mots|chaussures|bouche|sait",
        "moitie ~ page|assiette|champ|vision ~ manque|disparu|disparue",
        "charabia|galimatias|baragouin|bouillie ~ parle|mots|coup|devenu|paroles|dit",
      ],
      es: [
        "boca|cara ~ torcido|torcida|torcio|caido|ladeada|chueca",
        "salen|sale ~ palabras && no",
        "cae|caen|suelta ~ taza|vaso|tenedor|cosas ~ mano && habla|cara|boca|palabras",
        "arrastra ~ pierna|pie|palabras",
        "comisura|parpado|boca ~ caido|caida|torcida|baja",
        "boli|firma|letra|escribir ~ iba|torcida|sale|garabato && boca|cara|mano|habla|cansada|cansado|comisura",
        "arrastra|arrastrando ~ pie|pierna",
        "galimatias|jerigonza|balbucea|balbuceos",
      ],
      de: [
        "mundwinkel|mund|gesicht ~ hangt|hängt|schief|schiefer|herunter",
        "lallt|lallen|verwaschen|verwaschene|kauderwelsch",
        "tasse|gabel|löffel|stift ~ fällt|gefallen|greift|halten && sprache|mund|gesicht|arm|hand",
        "zieht|schleift ~ bein|fuss ~ nach|hinterher",
        "unterschrift|stift|schrift ~ rutscht|krakelig|abgerutscht && mund|mundwinkel|hand|gesicht|müde",
        "hälfte ~ blatt|seite|bild|teller|sichtfeld ~ weg|fehlt|verschwunden",
        "kauderwelsch|gebrabbel|lallt|stammelt",
        "lid|augenlid|mundwinkel ~ hängt|schlaff",
      ],
    },
    unless: {
      en: [
        "dentist|filling|anaesthetic|injection ~ numb|crooked|drool|drooling|dribbling",
        "ankle ~ twisted",
        "numb|dead|tingling|needles|weak ~ kneeling|sitting|sat|crossed|leaning|slept",
        "stroke of luck|genius",
        "eyelid ~ twitched|twitching|twitches",
      ],
      de: [
        "arm|hand|bein|fuss eingeschlafen ~ auf|lag|gelegen",
        "auf dem|der|meinem|meiner arm|hand|bein|fuss eingeschlafen",
      ],
    },
  },
  confusion: {
    patterns: {
      en: [
        "keeps|kept|keep ~ asking|saying|repeating|telling ~ same|again|day|year|where|time",
        "asking|asks|asked ~ same ~ question|questions|thing|things",
        "calling|calls|called ~ me|us|her|him ~ wrong ~ name|names",
        "calls|calling|called me ~ mother|sister|brother|mum|dad",
        "thinks|convinced ~ it ~ war|school|married|christmas|night && <sudden>|today|since|morning|infection|hot|fell",
        "talking|talks|shouting|chatting ~ people|someone|somebody|relatives ~ not ~ there",
        "talking|talks|shouting|chatting ~ walls|wall|curtains|wardrobe|lamp",
        "picking|plucking|grabbing|clawing ~ air|bedclothes|sheets|blankets",
        "he|she|mum|dad|mam|nan|gran|grandad|husband|wife|neighbour|patient ~ muddled|bewildered|rambling|incoherent|addled|babbling",
        "not|does ~ know|recognise|recognize ~ own ~ daughter|son|house|home|kitchen|wife|husband",
        "forgot|forgotten|not|cannot|how ~ know|how|remember ~ how ~ use|dress|tie|work|put|open|make|drive",
        "cannot|not ~ work|use|remember ~ kettle|remote|phone|cooker|keys|shoes|cutlery && temp|<fever>|polite|stranger|today|morning|yesterday|suddenly|since",
        "watering|wearing|putting|put|stirring|feeding|eating|brushing ~ shoes|soap|slippers|remote|phone|hairbrush|toothpaste && sweat|<sweaty>|sugar|oven|fridge|tablets|found|muddled",
        "different ~ person && <fever>|temp|headache|sudden|suddenly|days",
        "acting|behaving|like ~ stranger|drunk|someone|child && <fever>|temp|headache|infection|sugar|hot",
      ],
      fr: [
        "repete ~ meme|memes ~ question|questions|chose|phrase",
        "demande ~ sans ~ meme|quel|jour",
        "parle ~ gens|personnes ~ pas|la",
        "sait pas|plus ~ jour|annee|appelle|trouve",
        "sait pas|plus ~ comment ~ met|mettre|marche|utiliser|habiller|ouvrir|faire",
      ],
      es: [
        "repite|pregunta ~ mismo|misma ~ vez|veces|pregunta|rato",
        "habla ~ gente|personas ~ no",
        "no sabe|reconoce ~ dia|nombre|hija|hijo|casa|donde|quien",
        "dice ~ cosas ~ raro|sentido|tonterias",
        "no|olvidado ~ sabe|recuerda ~ como ~ pone|ponerse|usar|vestirse|abrir|funciona",
      ],
      de: [
        "fragt ~ immer|dauernd|ständig ~ dasselbe|gleiche",
        "erkennt|weiss ~ nicht ~ tag|uns|mich|namen|tochter|sohn",
        "redet|spricht ~ wirr|wirres|unsinn|zeug",
        "weiss ~ nicht ~ wie ~ anzieht|benutzt|geht|bedient|öffnet|schuhe",
      ],
    },
    unless: {
      en: ["wrong name ~ receptionist|letter|prescription", "asking|asks ~ same ~ receptionist|doctor|gp"],
    },
  },
  "chest-pain": {
    patterns: {
      en: [
        "band|belt|strap|rope|clamp|vice|hoop|corset|python|wire ~ tight|tighter|tightened|tightening|squeezing|round|around|pulled && <chest>|ribs|heart",
        "elephant|anvil|piano|boulder|fridge|breeze|concrete|lorry|weight|ton|anchor ~ sitting|sat|standing|parked|lying|pressing|on && <chest>|ribs",
        "<chest> ~ band|belt|strap|rope|hoop|anvil|piano|boulder|rock|lorry|fridge|ton|anchor|fist|concrete|sack|slab|python|bear|lead",
        "behind|under breastbone|sternum && <sweaty>|arm|arms|jaw|teeth|<grey>|putty|wringing|vomit|<sick>",
        "hand|fist|claw|claws|fingers|rope|band ~ closed|closing|squeezing|gripping|gripped|clenched|round|around ~ heart",
        "heart ~ hand|fist|claw|vice|squeezed|gripped|clenched|wrung",
      ],
      fr: [
        "elephant|enclume|camion|parpaing|dalle ~ assis|pose|pese|ecrase|moi|dessus && machoire|bras|sueur|transpire|degouline|poitrine|souffle",
        "etau|ceinture|sangle|poing ~ poitrine|sternum|coeur|cotes",
        "main|poing|griffe|etau ~ serre|serrait|ferme|etreint ~ coeur",
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
      ],
      fr: [
        "sueur|sueurs|degouline|transpire ~ froide|froides|glacee|glacees && bras|machoire|poitrine|nausee|malaise|oppression",
        "dents|machoire && omoplates|omoplate|nage|sueur|sueurs|transpire|trempe",
        "nage|trempe|sueur ~ suis|est && omoplates|bras|poitrine|vomir|nausee",
      ],
      es: [
        "sudor ~ frio|helado && brazo|mandibula|pecho|nausea|nauseas|estomago",
        "dientes|mandibula && omoplatos|omoplato|sudor|chorreando|sudando|empapado",
        "codo|brazo|mandibula|hombro ~ late|duele|pesa|dormido && corazon|pecho|vomitar|nauseas|sudor",
      ],
      de: [
        "kaltschweissig|schweissausbruch && arm|kiefer|brust|übel|engegefühl",
        "kiefer|arm ~ <pain>|taub|schwer && speiübel|schweiss|kaltschweissig|brust",
        "zähne|kiefer && schulterblätter|schulterblättern|schweiss|triefe|schwitze|nassgeschwitzt|kaltschweissig",
        "ellbogen|arm|kiefer|schulter ~ pocht|zieht|schwer|schmerzt && herz|brust|schlecht|übel|schweiss",
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
      ],
      fr: [
        "respire|respirer ~ paille|sifflant|siffle|rale|rales",
        "deux|trois|quelques ~ mots ~ reprendre|souffle|respirer",
        "tete ~ bouge|hoche ~ respiration|inspiration|respire",
      ],
      es: [
        "respira|respirar ~ pajita|silba|pitidos|silbando|ronquido",
        "dos|tres|pocas palabras ~ seguidas|aire|parar|respirar",
        "cabeceo|cabecea|cabeza ~ mueve ~ respira|respirar",
      ],
      de: [
        "röchelt|röcheln|japst|japsen|schnappt ~ luft",
        "zwei|drei|wenige worte|wörter ~ luft|atem|pause",
        "nickt ~ atemzug|atmen|kopf && atemzug|atmet|atmen",
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
  "bleeding-around-the-brain": {
    patterns: {
      en: [
        "snap|pop|bang|crack|explosion|burst ~ head|skull && headache|<head-pain>|<vomit>|light|lights|neck|agony|puked",
        "headache|<head-pain> ~ life|ever|worst|brutal|blinding ~ seconds|instantly|instant|out|nowhere|bang|life",
        "like ~ hit|struck|kicked|shot|smacked ~ head|skull ~ plank|bat|brick|hammer|bottle|axe|back && <sick>|<vomit>|neck|light|lights|headache|collapsed",
        "headache ~ epidural|lumbar|spinal",
      ],
      de: ["kopfschmerz|kopfschmerzen ~ donnerschlag|schlagartig|explodiert|vernichtend|schlimmste|schlimmsten"],
      fr: ["tete ~ coup ~ tonnerre|massue|marteau|poignard", "pire ~ mal|maux ~ tete"],
      es: [
        "cabeza ~ trueno|martillazo|mazazo|estallado|explota|exploto && <vomit>|cuello|luz|repente|nunca",
        "peor dolor ~ cabeza",
      ],
    },
    unless: {
      es: ["explota ~ jaja|lado|oido"],
    },
  },
  "thunderclap-headache": {
    patterns: {},
    unless: {
      es: ["explota ~ jaja|lado|oido"],
      en: ["exploding|explode|explodes ~ planning|work|ideas|stress|exams|admin"],
      de: ["sehe gut|normal|klar"],
    },
  },
  "severe-asthma": {
    patterns: {
      en: [
        "inhaler|puffer|ventolin|pump && whistling|tight|chest|breath|heart && cannot ~ walk|talk|finish|climb|cross|speak",
      ],
    },
    unless: {
      en: ["@spo2-low ~ usual|baseline|target", "blue inhaler|puffer|pump|reliever"],
    },
  },
  "head-injury": {
    patterns: {
      en: [
        "<blood-thinner> && walked|bumped|bump|knocked|banged|hit|fell|tripped|slipped && head|door|cupboard|<drowsy>|<confused>|muddled|headache|<head-pain>|<vomit>",
        "knee|elbow|ball|bat|kick|boot|fist|punch|branch|beam|door|plank ~ head|temple|skull|forehead|face && <drowsy>|<confused>|slurring|slurred|<vomit>|pupil|sick|blank|seeing|odd|strange",
        "fine|right|ok|okay ~ hour|first|while && slurring|<drowsy>|pupil|<vomit> && head|temple|rugby|fell|knock|bump",
      ],
    },
    unless: {
      en: [
        "lightly|gently|slightly ~ head|forehead|temple|bumped|knocked",
        "bumped|knocked|banged ~ head|forehead ~ lightly|gently|slightly",
      ],
    },
  },
  "pressure-on-the-brain": {
    patterns: {
      en: [
        "pupil|pupils ~ different|size|sizes|uneven|huge|one|bigger && <head-pain>|head|<drowsy>|<vomit>|fell|slurring|knee|temple",
      ],
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
  "spreading-weakness": {
    patterns: {
      en: [
        "not|cannot ~ feel|tell ~ wiping|wipe|wiped|peeing|weeing|bladder|bottom|toilet && back|legs|numb|disc|sciatica|saddle",
        "legs ~ jelly|rubber|buckling|folding|wooden ~ both|up|spreading|days|since && days|tingling|feet|hands|cold|infection|back",
        "eyelids ~ droop|drooping|heavy && swallow|chew|double|speech|weak",
      ],
      fr: [
        "sens plus ~ jambes|entre|essuyant|perinee|fesses|selle",
        "fait dessus ~ rendre|sentir|compte && dos|jambes|hernie|sciatique",
      ],
      es: [
        "siento ~ entre|genitales|culo|silla ~ piernas|limpio|limpiarme && espalda|ciatica|hernia|pis|orina",
        "no siento ~ piernas|genitales",
      ],
      de: [
        "spüre|fühle ~ nichts|nicht ~ zwischen|beine|po|genitalbereich|abwischen",
        "reithosen|reithose ~ taub|gefühl|taubheit",
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
  "loose-retina": {
    patterns: {
      en: [
        "curtain|veil|shadow|shutter|blind|cloud ~ down|across|drawn|half|corner|coming|lowering && eye|eyes|sight|vision|floaters|flashes|see|seeing",
        "soot|pepper|flies|tadpoles|cobwebs|spiders|bubbles|confetti ~ eye|sight|vision|view && flashes|flashing|lightning|curtain|shadow|<sudden>|sudden",
      ],
      fr: ["rideau|voile|ombre ~ oeil|vue|vision|descend|tombe"],
      es: ["cortina|telon|velo|sombra ~ ojo|vista|vision|baja|bajando"],
      de: [
        "vorhang|schleier|schatten|rollladen ~ auge|sicht|sichtfeld|gesichtsfeld|senkt|zieht",
        "russ|mücken|blitze ~ auge && schatten|vorhang|schleier|plötzlich",
      ],
    },
    unless: {
      en: ["eye shadow", "curtain|blind ~ bedroom|window"],
    },
  },
  seizure: {
    patterns: {
      en: [
        "smacking|smacks|chewing ~ lips && shaking|staring|jerking|dropped|blank|unresponsive",
        "<shaking> ~ @over-5-minutes",
        "<shaking> && dropped|floor|unresponsive|stiff|eyes|blank|staring && @over-5-minutes|minutes",
        "epileptic|epilepsy && another|second|two|three|cluster ~ one|now|fit|bus|today|again|row",
        "epileptic|epilepsy && not|hasnt ~ come|came|properly ~ back|round",
      ],
    },
    unless: {
      en: [
        "dog|cat|puppy|kitten|horse|rabbit|hamster ~ fit|fits|seizure|fitting|seizures",
        "seizure|fit free",
        "eyelid|eye|lid|thumb|calf|muscle ~ twitched|twitching|twitches",
      ],
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
  "loss-of-consciousness": {
    patterns: {
      en: [
        "everything|things|vision|sight|room ~ went|goes|going|gone ~ grey|gray|dim|fuzzy|dark|distant|white",
        "nearly|almost ~ went|blacked|passed|keeled|hit ~ over|out|floor|deck",
        "found ~ floor|ground|slumped|bathroom ~ not|cannot ~ get|move|up|respond|speak",
      ],
    },
    unless: {
      en: ["collapsed|collapse|collapsing ~ sofa|bed|couch|chair|laughing|heap"],
    },
  },
  "stopped-breathing": {
    patterns: {
      en: [
        "not ~ breathing|breathe ~ right|properly ~ gulping|collapsed|goldfish|fish|floor",
        "gulping|gasping|snoring ~ now|goldfish|fish|every && collapsed|floor|blue|grey|unconscious|drowned",
      ],
    },
    unless: {
      en: ["heart stopped ~ saw|bill|price|heard|news"],
      es: ["para el corazon"],
    },
  },
  "mini-stroke": {
    patterns: {
      en: [
        "hand|arm|leg|face|mouth|speech|words|eye|sight ~ stopped|wouldnt|refused|not|went|gone ~ working|work|funny|dead|numb|dark|move && minutes|hour|seconds|spell && <gone>|fine",
        "cannot|could|couldnt ~ speak|talk|press|write|hold|see && minutes|hour && <gone>|fine|now",
      ],
    },
    unless: {
      en: ["dead|numb|tingling ~ kneeling|sitting|sat|crossed|leaning|slept"],
    },
  },
  "fit-in-notes": {
    patterns: {},
    unless: {
      en: ["eyelid|eye|lid|thumb|calf|muscle ~ twitched|twitching|twitches"],
    },
  },
  "stroke-signs-in-notes": {
    patterns: {},
    unless: {
      en: ["deaf ~ gone|one"],
    },
  },
  "dangerous-vital-signs": {
    patterns: {},
    unless: {
      en: ["@spo2-very-low ~ usual|baseline|target"],
    },
  },
};
