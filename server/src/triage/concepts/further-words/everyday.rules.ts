import type { FurtherWordsById } from "./further-words.rules";

/** Everyday complaints as people tell of them, and what looks like something to be seen and is not. */
export const EVERYDAY_WORDS: FurtherWordsById = {
  "muscle-strain": {
    patterns: {
      en: [
        "thighs|calves|quads|legs|arms|abs|glutes|shoulders|muscles ~ stiff|refuse|planks|wobbly|jelly|killing|sore|ache|aching|burning|seized|screaming && gym|spin|class|workout|run|running|race|training|squats|stairs|hike|football|match|moved|moving|lifting|digging|gardening|coach|shuttle|session|marathon",
        "back|neck ~ <pain>|stiff|seized|aches|spasm && gardening|digging|lifting|lifted|allotment|boxes|shovelling|sofa|moving|decorating|bending",
        "stiff|sore|aching|achy ~ board|plank ~ after|helping|moving|move|house|lifting|gym",
        "stiff|sore|aching|achy && helping|moving|lifting|carried|carrying|removals|boxes ~ house|flat|sofa|boxes|furniture|move",
        "dead leg",
      ],
    },
  },
  "stiff-neck": {
    patterns: {
      en: [
        "slept|sleeping|woke ~ funny|awkward|awkwardly|crick && neck",
        "crick ~ neck",
        "neck ~ seized|crick|stiff && slept|woke|pillow|sofa|draught",
      ],
    },
  },
  eczema: {
    patterns: {
      en: [
        "hands|hand|knuckles|fingers|shins|elbows|face ~ dry|cracked|chapped|flaky|rough|scaly|riverbed|sandpaper",
        "chapped|chafed|chafing|chafe ~ bum|bottom|thighs|skin|nipples|cycling|running|saddle",
      ],
      fr: ["mains|doigts|coudes|visage ~ seche|seches|crevassees|gercees|rugueuses|tiraille"],
      es: ["manos|dedos|codos|cara ~ seca|secas|agrietadas|asperas|tirante"],
      de: ["hände|finger|ellbogen|gesicht ~ trocken|trockene|rissig|rissige|rau|spannt"],
    },
  },
  "chapped-lips": {
    patterns: {
      en: ["corner|corners ~ mouth|lips ~ cracked|split|sore|crack"],
      fr: ["commissure|commissures|perleche", "coin|coins ~ bouche|levres ~ fendu|fendille|gerce"],
      es: ["boqueras|comisura|comisuras"],
      de: ["mundwinkel ~ eingerissen|eingerissener|eingerissene|rissig|wund", "mundwinkelrhagade"],
    },
  },
  "sore-throat": {
    patterns: {
      en: ["throat ~ sandpaper|razor|razors|glass|gravel|scratchy|tickle|tickly|rough|dry"],
    },
  },
  "trouble-sleeping": {
    patterns: {
      en: [
        "jetlagged|yawning|nightmares",
        "wide awake ~ night|bed|am",
        "body clock",
        "nightmare|nightmares|dreams|dreaming",
        "hours ~ sleep ~ should|need|enough|normal",
      ],
      fr: ["decalage horaire", "insomniaque", "cauchemar|cauchemars"],
      es: ["pesadillas|pesadilla"],
      de: ["albträume|alptraum|albtraum", "stunden ~ schlafen|schlaf ~ soll|sollte|braucht|viele"],
    },
  },
  wind: {
    patterns: {
      en: [
        "windy|parping|trumping|trumps|guffs|gurgling|gurgles|gurgly",
        "stomach|tummy|belly ~ rumbling|rumbles|gurgling|noisy|bubbling",
        "burp|burps|burped|parps|parp|trump",
      ],
      fr: ["ballonne|ballonnee|ballonnements|pets|prouts"],
      es: ["gases|pedos|tripa|barriga ~ lentejas|alubias|comer|hinchada|ruidos"],
      de: ["blähungen|völlegefühl|pupsen|pupse|aufgebläht|blähbauch"],
    },
  },
  "small-cut": {
    patterns: {
      en: [
        "cut|nicked|nick|scratch|scratched ~ shaving|paper|envelope|peeling|peeler|thorn|bramble|brambles|rose|cat ~ tiny|small|stopped|plaster|little|finger|leg|hand",
        "cat|kitten ~ scratched|scratch ~ line|tiny|light|barely|little",
        "knees|knee|elbow|elbows|shins|palms|hands ~ skinned|scraped|grazed|scuffed",
      ],
      fr: ["coupure|ecorchure|egratignure|eraflure", "griffure|griffe ~ chat && ligne|petite|legere|peine|lavee"],
    },
  },
  "insect-bite": {
    patterns: {
      en: [
        "midges|mozzies|mozzie|horseflies|mosquitoes|gnats|fleas|ants",
        "bites|bitten ~ itchy|itch|mosquito|garden|ankles|camping|tent",
      ],
    },
  },
  hangover: {
    patterns: {
      en: [
        "rough|fragile|delicate|rubbish ~ after ~ wine|beers|drinks|pints|wedding|party|gin",
        "wine|beers|pints|gin|cocktails|shots ~ last ~ night",
      ],
      fr: ["gueule bois", "trop bu ~ hier", "gueule de bois"],
      es: ["resaca|guayabo|cruda"],
      de: ["verkatert|katerstimmung|kater"],
    },
  },
  indigestion: {
    patterns: {
      en: [
        "heartburn|burning|acid|acidy ~ curry|pizza|chilli|spicy|pints|meal|takeaway|tomatoes|coffee",
        "ate|eaten ~ much ~ stuffed|full|sick|bloated|regret",
      ],
      fr: ["trop mange|manger"],
      es: ["comido|comi demasiado", "empacho|empachado|empachada"],
      de: ["zuviel|viel gegessen", "sodbrennen"],
    },
  },
  stye: {
    patterns: {
      es: ["orzuelo|orzal|perrilla"],
      fr: ["orgelet|compere"],
      de: ["gerstenkorn|hagelkorn"],
    },
  },
  hiccups: {
    patterns: {
      en: ["hic|hiccoughing|hiccupping"],
    },
  },
  sunburn: {
    patterns: {
      en: ["caught|catching sun|rays", "pink|lobster|red ~ sun|beach|sunbathing|sunny|aftersun"],
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
  "mind-to-check": {
    patterns: {
      en: [
        "feel|feeling|felt|feels low|down|flat|empty|rubbish && weeks|months|since|sleep|sleeping|food|appetite|redundancy|breakup|died",
      ],
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
  "sore-after-jab": {
    patterns: {
      en: ["jab|jabs|vaccine|vaccination|booster && arm ~ punched|dead|lead|kicked|bruised"],
      de: ["impfung|tetanusimpfung|grippeimpfung|geimpft && arm ~ geboxt|boxt|schwer|muskelkater|blei"],
    },
  },
  "limb-asleep": {
    patterns: {
      en: [
        "asleep|slept ~ arm|leg|foot|hand && dead|numb|needles|tingly && minute|minutes|seconds|shook|normal",
        "dead ~ arm|leg|hand|foot && slept|asleep|woke && minute|minutes|seconds|shook|normal",
      ],
      fr: [
        "endormi|endormie|engourdi|engourdie ~ bras|jambe|main && reveillant|reveil|dormi && minutes|normale|normal|secouant",
      ],
      es: ["dormido|dormida ~ brazo|mano|pierna && desperte|sobre|dormi|dormido && minuto|minutos|normal"],
      de: ["eingeschlafen|taub ~ arm|hand|bein|fuss && minuten|schütteln|gelegen"],
    },
  },
  "bad-breath": {
    patterns: {
      en: ["breath ~ stun|garlic|onion|onions|ox|dragon|kippers"],
    },
  },
  "injury-to-check": {
    patterns: {},
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
  "small-burn": {
    patterns: {
      es: ["vapor|plancha|horno|cazo ~ ampolla|quemadura|quemado|mano|dedo"],
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
  toothache: {
    patterns: {
      en: ["popcorn|husk|seed|floss ~ gum|gums|tooth|teeth"],
    },
  },
  "mouth-to-check": {
    patterns: {},
    unless: {
      en: ["popcorn|husk|seed ~ gum|gums|tooth|teeth ~ tender|sore"],
    },
  },
  "bleeding-from-bottom": {
    patterns: {
      fr: ["sang ~ papier|toilette|essuyant|selles"],
      es: ["sangre ~ papel|retrete|limpiarme"],
      de: ["blut ~ papier|klopapier|toilettenpapier|abwischen"],
    },
  },
  "medicine-trouble": {
    patterns: {
      fr: ["plus|manque|fini|rupture|sans ~ comprimes|comprime|medicament|medicaments|traitement"],
      es: ["sin|acabado|acabaron|quede ~ pastillas|pastilla|medicacion|tratamiento|medicinas"],
      de: ["keine|keinen ~ tabletten|medikamente|schilddrüsentabletten|tablette && mehr|leer|ausgegangen|woche"],
      en: ["ran|run|running ~ out ~ tablets|tablet|pills|inhaler|medication|insulin|thyroid|meds|patches"],
    },
  },
  "back-ache": {
    patterns: {
      en: ["lbp", "lower back ~ <pain>|niggle|grumbling|stiff"],
    },
  },
  "lasting-fever": {
    patterns: {},
    unless: {
      fr: ["bouton fievre"],
    },
  },
  "cold-sore": {
    patterns: {
      es: ["herpes|calentura|pupa|boquera ~ labio|labios|boca"],
      de: ["lippenherpes|herpes|fieberblase"],
      fr: ["bouton fievre"],
    },
  },
  stress: {
    patterns: {
      en: ["blush|blushing|nervous|nerves|butterflies ~ meeting|meetings|speak|date|exam|presentation|interview"],
    },
  },
  "itchy-rash": {
    patterns: {},
    unless: {
      en: ["chickenpox"],
    },
  },
  "child-to-check": {
    patterns: {},
    unless: {
      en: ["yellow|greasy ~ scales|scale|crust|crusts|flakes|scalp", "wobbly|milk tooth|teeth ~ blood"],
    },
  },
};
