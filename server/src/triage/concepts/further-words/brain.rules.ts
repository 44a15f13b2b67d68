import type { FurtherWordsById } from "./further-words.rules";

/** Strokes, confusion, fits, heads and sight as people picture them. */
export const BRAIN_WORDS: FurtherWordsById = {
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
        "foot|toe|leg|toes ~ catching|catches|dragging|drags|scuffing|scuffs|hooks ~ carpet|floor|rug|ground|pavement|step",
        "room|everything|world|floor|horizon ~ tilted|tilting|tilts|sideways|slanting && voice|fall|falling|left|right|swallow|hiccups|hiccuping|double",
        "voice ~ stranger|strangers|foreign|else|weird && tilted|tilting|dizzy|fall|falling|balance|swallow|spinning",
        "mouth|face ~ side && minutes|normal|again|today|morning ~ side|mouth|face",
      ],
      fr: [
        "visage|bouche|figure ~ moitie|cote ~ tombe|pend|affaisse|fige",
        "lache|echappe|echappent ~ tasse|verre|fourchette|couverts|objets",
        "mots|phrases ~ sens|melanges|bouillie|charabia|desordre",
        "comisure|commissure|bouche|paupiere ~ tombante|tombe|baisse|pend",
        "traine|trainer|tire ~ pied|jambe && soudain|matin|parle|mots|chaussures|bouche|sait",
        "moitie ~ page|assiette|champ|vision ~ manque|disparu|disparue",
        "charabia|galimatias|baragouin|bouillie ~ parle|mots|coup|devenu|paroles|dit",
        "pied|jambe ~ accroche|traine|bute ~ tapis|sol|parquet",
        "penche|tangue|tourne|bascule && tombe ~ gauche|droite|cote",
        "melangeait|melange|confond ~ mots",
        "main|bras|bouche ~ morte|engourdie|ivre|obei && minutes && bien|normal|revenu|maintenant",
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
        "pie|pierna ~ engancha|arrastra|tropieza ~ alfombra|suelo",
        "inclina|gira|tumba|vueltas && caigo ~ izquierda|derecha|lado",
        "mezclaba|mezcla|confunde|cambia ~ palabras",
        "mano|brazo|boca ~ no|como ~ quiso|queria|dormida|borracha|muerta && minutos && bien|normal|ahora",
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
        "fuss|bein ~ hängen|schleift|bleibt ~ teppich|boden",
        "kippt|schwankt|dreht && falle|kippe ~ links|rechts|seite",
        "durcheinander|verwechselt ~ wörter|worte",
        "arm|hand|bein|mund ~ tot|taub|betrunken|gehorcht && minuten && weg|da|gut|normal|wieder",
      ],
    },
    unless: {
      en: [
        "dentist|filling|anaesthetic|injection ~ numb|crooked|drool|drooling|dribbling",
        "ankle ~ twisted",
        "numb|dead|tingling|needles|weak ~ kneeling|sitting|sat|crossed|leaning|slept",
        "stroke of luck|genius",
        "eyelid ~ twitched|twitching|twitches",
        "died of|from stroke",
        "stroke at forty|fifty|sixty|seventy|eighty|ninety|40|50|60|70|80|90",
      ],
      de: [
        "arm|hand|bein|fuss eingeschlafen ~ auf|lag|gelegen",
        "auf dem|der|meinem|meiner arm|hand|bein|fuss eingeschlafen",
        "starb|gestorben ~ schlaganfall",
        "mit vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig ~ schlaganfall",
      ],
      fr: ["mort d un avc", "avc ~ soixante|cinquante|quatre|quarante ~ ans"],
      es: ["murio de un ictus|derrame", "ictus a los cuarenta|cincuenta|sesenta|setenta|ochenta|noventa"],
    },
  },
  "stroke-signs-in-notes": {
    patterns: {},
    unless: {
      en: [
        "deaf ~ gone|one",
        "pulled|pulling|pull face",
        "hearing|ear|ears ~ gone|muffled|blocked",
        "dropped ~ on ~ foot|toe|toes|hand|thumb",
      ],
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
        "cannot|forgotten|forgot|not|blank ~ name ~ own|his|her ~ son|daughter|wife|husband|dog|kids|children|grandson",
        "asked|asks|asking ~ times|again && whose|where|what|who|day|house",
      ],
      fr: [
        "repete ~ meme|memes ~ question|questions|chose|phrase",
        "demande ~ sans ~ meme|quel|jour",
        "parle ~ gens|personnes ~ pas|la",
        "sait pas|plus ~ jour|annee|appelle|trouve",
        "sait pas|plus ~ comment ~ met|mettre|marche|utiliser|habiller|ouvrir|faire",
        "sait|trouve|retrouve plus|pas ~ nom|prenom ~ fils|fille|femme|mari|propre",
      ],
      es: [
        "repite|pregunta ~ mismo|misma ~ vez|veces|pregunta|rato",
        "habla ~ gente|personas ~ no",
        "no sabe|reconoce ~ dia|nombre|hija|hijo|casa|donde|quien",
        "dice ~ cosas ~ raro|sentido|tonterias",
        "no|olvidado ~ sabe|recuerda ~ como ~ pone|ponerse|usar|vestirse|abrir|funciona",
        "no ~ nombre ~ hijo|hija|mujer|marido|propio|perro",
      ],
      de: [
        "fragt ~ immer|dauernd|ständig ~ dasselbe|gleiche",
        "erkennt|weiss ~ nicht ~ tag|uns|mich|namen|tochter|sohn",
        "redet|spricht ~ wirr|wirres|unsinn|zeug",
        "weiss ~ nicht ~ wie ~ anzieht|benutzt|geht|bedient|öffnet|schuhe",
        "name ~ nicht ~ ein|sohn|tochter|frau|mann|eigenen",
      ],
    },
    unless: {
      en: ["wrong name ~ receptionist|letter|prescription", "asking|asks ~ same ~ receptionist|doctor|gp"],
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
        "sound|sounds like chainsaw|walrus|tractor|engine|whale",
        "chainsaw|walrus|tractor|engine ~ seizure|fit",
      ],
    },
  },
  "fit-in-notes": {
    patterns: {
      en: [
        "stiff|rigid ~ board|plank|poker && danced|jerked|puppet|shook|twitched|floor",
        "body ~ shake|shakes|shaking && foam|mouth|eyes",
        "foam|froth ~ mouth",
      ],
    },
    unless: {
      en: ["eyelid|eye|lid|thumb|calf|muscle ~ twitched|twitching|twitches"],
    },
  },
  "bleeding-around-the-brain": {
    patterns: {
      en: [
        "snap|pop|bang|crack|explosion|burst ~ head|skull && headache|<head-pain>|<vomit>|light|lights|neck|agony|puked",
        "headache|<head-pain> ~ life|ever|worst|brutal|blinding ~ seconds|instantly|instant|out|nowhere|bang|life",
        "like ~ hit|struck|kicked|shot|smacked ~ head|skull ~ plank|bat|brick|hammer|bottle|axe|back && <sick>|<vomit>|neck|light|lights|headache|collapsed",
        "headache ~ epidural|lumbar|spinal",
        "worst head ~ life|ever",
        "neck ~ broom|poker|iron|pole|rod|concrete|stone|wood && head|headache|light|phone|<vomit>",
        "<head-pain> ~ instant|instantly|nowhere|abrupt|abruptly|bang|seconds",
        "<head-pain> && out ten|10 && <sick>|<vomit>|light|neck|gym|never|sudden|instant|collapsed",
        "ten out ten && <head-pain>",
      ],
      de: ["kopfschmerz|kopfschmerzen ~ donnerschlag|schlagartig|explodiert|vernichtend|schlimmste|schlimmsten"],
      fr: [
        "tete ~ coup ~ tonnerre|massue|marteau|poignard",
        "pire ~ mal|maux ~ tete",
        "tete ~ coup|instantane|instantanee|brutal|brutale|brutalement ~ <pain>|mal && vomi|vomis|vomir|raide|lumiere|pire",
      ],
      es: [
        "cabeza ~ trueno|martillazo|mazazo|estallado|explota|exploto && <vomit>|cuello|luz|repente|nunca",
        "peor dolor ~ cabeza",
        "cabeza ~ golpe|instantaneo|subito|repente ~ <pain> && vomito|vomitado|vomitar|rigido|luz|peor",
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
  "head-injury": {
    patterns: {
      en: [
        "<blood-thinner> && walked|bumped|bump|knocked|banged|hit|fell|tripped|slipped && head|door|cupboard|<drowsy>|<confused>|muddled|headache|<head-pain>|<vomit>",
        "knee|elbow|ball|bat|kick|boot|fist|punch|branch|beam|door|plank ~ head|temple|skull|forehead|face && <drowsy>|<confused>|slurring|slurred|<vomit>|pupil|sick|blank|seeing|odd|strange",
        "fine|right|ok|okay ~ hour|first|while && slurring|<drowsy>|pupil|<vomit> && head|temple|rugby|fell|knock|bump",
        "clear|watery fluid|liquid ~ nose|ear|ears && hit|fell|knock|knocked|blow|bang|crash",
      ],
      fr: ["liquide clair|transparent ~ nez|oreille"],
      de: ["klare|klarer|wässrige flüssigkeit ~ nase|ohr"],
      es: ["liquido claro|transparente ~ nariz|oido"],
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
        "head|forehead|temple ~ bumped|bump|knock|knocked|bang|banged && <vomit>|<drowsy>|<confused>|slurring|slurred|blurred|fit",
        "head|forehead|temple ~ bumped|bump|knock|knocked|bang|banged && sick",
        "hit|hits head|forehead|temple && sick|<vomit>|<drowsy>|<confused>|slurring|slurred|blurred|fit",
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
  "loose-retina": {
    patterns: {
      en: [
        "curtain|veil|shadow|shutter|blind|cloud ~ down|across|drawn|half|corner|coming|lowering && eye|eyes|sight|vision|floaters|flashes|see|seeing",
        "soot|pepper|flies|tadpoles|cobwebs|spiders|bubbles|confetti ~ eye|sight|vision|view && flashes|flashing|lightning|curtain|shadow|<sudden>|sudden",
      ],
      fr: ["rideau|voile|ombre ~ oeil|vue|vision|descend|tombe", "volet|rideau|voile|store ~ oeil|vue"],
      es: ["cortina|telon|velo|sombra ~ ojo|vista|vision|baja|bajando", "persiana|cortina|velo|telon ~ ojo|vista"],
      de: [
        "vorhang|schleier|schatten|rollladen ~ auge|sicht|sichtfeld|gesichtsfeld|senkt|zieht",
        "russ|mücken|blitze ~ auge && schatten|vorhang|schleier|plötzlich",
        "rollladen|vorhang|schleier|jalousie ~ auge|sicht",
      ],
    },
    unless: {
      en: ["eye shadow", "curtain|blind ~ bedroom|window"],
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
  "loss-of-consciousness": {
    patterns: {
      en: [
        "everything|things|vision|sight|room ~ went|goes|going|gone ~ grey|gray|dim|fuzzy|dark|distant|white",
        "nearly|almost ~ went|blacked|passed|keeled|hit ~ over|out|floor|deck",
        "found ~ floor|ground|slumped|bathroom ~ not|cannot ~ get|move|up|respond|speak",
        "slumped|slid|slipped|crumpled ~ chair|wheel|table|sofa|seat|floor|sideways|wall",
      ],
    },
    unless: {
      en: [
        "collapsed|collapse|collapsing ~ sofa|bed|couch|chair|laughing|heap",
        "passed|faint|fainted|pass ~ price|bill|cost",
      ],
      fr: ["evanouir|evanoui ~ prix|facture"],
      es: ["desmayo|desmaye ~ precio|factura"],
    },
  },
};
