import type { FurtherWordsById } from "./further-words.rules";

/** Everyday complaints as people tell of them. */
export const EVERYDAY_WORDS: FurtherWordsById = {
  "muscle-strain": {
    patterns: {
      en: [
        "thighs|calves|quads|legs|arms|abs|glutes|shoulders|muscles ~ stiff|refuse|planks|wobbly|jelly|killing|sore|ache|aching|burning|seized|screaming && gym|spin|class|workout|run|running|race|training|squats|stairs|hike|football|match|moved|moving|lifting|digging|gardening|coach|shuttle|session|marathon",
        "back|neck ~ <pain>|stiff|seized|aches|spasm && gardening|digging|lifting|lifted|allotment|boxes|shovelling|sofa|moving|decorating|bending",
        "stiff|sore|aching|achy ~ board|plank ~ after|helping|moving|move|house|lifting|gym",
        "stiff|sore|aching|achy && helping|moving|lifting|carried|carrying|removals|boxes ~ house|flat|sofa|boxes|furniture|move",
        "dead leg",
        "achy|aching|sore|stiff ~ legs|thighs|calves|arms|shoulders|muscles|limbs",
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
        "face|skin ~ flaky|tight|peeling|dry ~ wind|cold|winter|moisturiser|flaky",
        "skin ~ peeling|peels ~ nail|thumb|finger|fingers|washing",
      ],
      fr: [
        "mains|doigts|coudes|visage ~ seche|seches|crevassees|gercees|rugueuses|tiraille",
        "peau|visage ~ tire|tiraille|pele|squames",
      ],
      es: ["manos|dedos|codos|cara ~ seca|secas|agrietadas|asperas|tirante", "piel|cara ~ tira|pela|tirante|escama"],
      de: [
        "hände|finger|ellbogen|gesicht ~ trocken|trockene|rissig|rissige|rau|spannt",
        "haut|gesichtshaut ~ spannt|schuppt|trocken|pellt",
      ],
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
        "had|have|got|getting wind",
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
  "small-burn": {
    patterns: {
      es: ["vapor|plancha|horno|cazo ~ ampolla|quemadura|quemado|mano|dedo"],
    },
  },
  toothache: {
    patterns: {
      en: [
        "popcorn|husk|seed|floss ~ gum|gums|tooth|teeth",
        "toffee|nut|seed|food ~ stuck ~ tooth|teeth|gum",
        "gum ~ cross|tender|sore",
      ],
    },
  },
  "back-ache": {
    patterns: {
      en: ["lbp", "lower back ~ <pain>|niggle|grumbling|stiff"],
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
  "swallowed-gum": {
    patterns: {
      en: ["<swallowed> ~ soil|mud|sand|dirt|earth|grass|petal|leaf|compost|play"],
      fr: ["mange|avale ~ terre|sable|herbe|fleur|craie|crayon"],
      es: ["comido|comio|comi|tragado ~ tierra|arena|hierba|flor|cera|tiza"],
      de: ["gegessen|geschluckt|verschluckt ~ erde|sand|gras|blatt|wachs|kreide"],
    },
  },
  cold: {
    patterns: {
      en: ["nose ~ closed|shut|stuffed|bunged|tap|full"],
      fr: ["nez ~ bouche|bouchee|coule"],
      es: ["nariz ~ tapa|tapada|mocos"],
      de: ["nase ~ zu|dicht|verstopft|läuft"],
    },
  },
  bruise: {
    patterns: {
      en: ["fell|fall|landed|slipped ~ bum|bottom|backside|arse|tailbone && bruise|cushion|walking|sore|ice"],
      fr: ["fesses|coccyx ~ chute|tombe|tombee && bleu|marche|coussin"],
      es: ["culo|coxis ~ cai|caido|caida && moraton|ando|cojin"],
      de: ["po|steiss|hintern ~ gefallen|gestürzt && fleck|laufe|kissen"],
    },
  },
  "cracked-heels": {
    patterns: {
      en: ["heel|heels ~ crack|split|splits"],
    },
  },
  "razor-burn": {
    patterns: {
      en: ["aftershave ~ stings|burns|sting"],
    },
  },
  "ear-wax": {
    patterns: {
      en: ["ears|ear ~ syringed|irrigated|microsuction"],
    },
  },
  "period-pain": {
    patterns: {
      en: ["boobs|breasts|breast|boob ~ tender|sore|heavy && period|cycle|monthly|month"],
      fr: ["seins ~ tendus|sensibles && regles"],
      es: ["pechos|senos ~ sensibles|hinchados|doloridos && regla"],
      de: ["brüste|brust ~ spannt|empfindlich && periode|regel|tage"],
    },
  },
  "knee-pain": {
    patterns: {
      en: ["stiff ~ get|getting ~ up && minutes|then|off|loosens|normal"],
    },
  },
  diarrhoea: {
    patterns: {
      en: ["tummy|stomach upset", "upset ~ tummy|stomach"],
    },
  },
};
