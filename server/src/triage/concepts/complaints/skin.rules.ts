import { nhsPage } from "../../../medicines/sources.rules";
import { complaints } from "./complaint.rules";

/** Small wounds, rashes and other troubles of the skin. */
export const SKIN_COMPLAINTS = complaints({
  "small-cut": {
    label: {
      en: "Small cut or graze",
      fr: "Petite coupure ou éraflure",
      es: "Corte o rasguño pequeño",
      de: "Kleiner Schnitt oder Schürfwunde",
    },
    patterns: {
      en: [
        "graze|grazed|grazes|abrasion|scrape|scraped|papercut|splinter",
        "small|minor|little|tiny|superficial|shallow|paper cut|cuts|wound|laceration|scratch",
        "grazed|scraped|skinned knee|elbow|hand|palm",
      ],
      fr: ["eraflure|ecorchure|egratignure|echarde", "petite coupure|plaie"],
      es: [
        "rasguno|rasponazo|raspon|aranazo|astilla",
        "corte|herida pequeno|pequena|superficial",
        "pequeno|pequena corte|herida",
      ],
      de: [
        "schurfwunde|abschurfung|aufgeschurft|schramme|splitter",
        "kleine|kleiner|kleinen wunde|schnitt|schnittwunde|kratzer",
      ],
    },
    source: nhsPage("Cuts and grazes", "/conditions/cuts-and-grazes/"),
  },
  "small-burn": {
    label: { en: "Small burn or scald", fr: "Petite brûlure", es: "Quemadura pequeña", de: "Kleine Verbrennung" },
    patterns: {
      en: [
        "small|minor|little|tiny|slight|superficial burn|burns|scald|scalds",
        "burnt|burned|scalded ~ finger|fingertip|thumb|fingers",
        "burn|scald ~ coin|pea|penny|finger|fingertip|kettle|iron|oven|straighteners|toaster",
      ],
      fr: ["petite|legere brulure", "brule|brulee ~ doigt|four|fer"],
      es: ["quemadura ~ pequena|leve|dedo|horno|plancha", "pequena quemadura", "quemado ~ dedo|horno|plancha"],
      de: [
        "kleine|leichte verbrennung|verbruhung|brandwunde|brandblase",
        "verbrannt|verbruht ~ finger|ofen|bugeleisen",
      ],
    },
    source: nhsPage("Burns and scalds", "/conditions/burns-and-scalds/"),
  },
  sunburn: {
    label: { en: "Sunburn", fr: "Coup de soleil", es: "Quemadura de sol", de: "Sonnenbrand" },
    patterns: {
      en: [
        "sunburn|sunburnt|sunburned",
        "burnt|burned|burn|caught ~ sun|beach|sunbathing",
        "aftersun",
        "after sun",
        "pink|red ~ shoulders|nose|back|face && sun|sunny|garden|beach|sunbathing",
      ],
      fr: ["coup de soleil", "coups de soleil", "brule|brulee ~ soleil|plage"],
      es: ["quemadura|quemado|quemada|quemaduras ~ sol|solar|playa"],
      de: ["sonnenbrand", "sonne|strand ~ verbrannt"],
    },
    source: nhsPage("Sunburn", "/conditions/sunburn/"),
  },
  blister: {
    label: { en: "Blister", fr: "Ampoule", es: "Ampolla", de: "Blase an der Haut" },
    patterns: {
      en: [
        "blister|blisters|blistered ~ heel|foot|feet|toe|toes|hand|shoes|shoe|boots|walking|hiking|rubbing",
        "friction blister|blisters",
        "blister|blisters",
      ],
      fr: ["ampoule|ampoules|cloque|cloques"],
      es: ["ampolla|ampollas|rozadura|rozaduras"],
      de: ["blase|blasen ~ ferse|fuss|fuß|fusse|schuhe|schuh|wandern|zeh"],
    },
    unless: {
      en: ["fever blister|blisters", "blister|blisters ~ lip|lips|rash|itchy|spots|band|stripe|genital|penis|vulva"],
      fr: ["ampoule ~ lampe|lumiere"],
    },
    source: nhsPage("Blisters", "/conditions/blisters/"),
  },
  eczema: {
    label: {
      en: "Dry, itchy skin or eczema",
      fr: "Peau sèche qui démange ou eczéma",
      es: "Piel seca con picor o eccema",
      de: "Trockene, juckende Haut oder Ekzem",
    },
    patterns: {
      en: [
        "eczema|exzema|excema",
        "dry|itchy|flaky|scaly|rough skin|patch|patches",
        "skin ~ dry|itchy|flaky|scaly|itches|itching",
        "atopic dermatitis",
        "flexural rash|eczema|lesions",
      ],
      fr: ["eczema", "peau ~ seche|demange|gratte|squames", "dermatite atopique"],
      es: ["eccema|eczema", "piel ~ seca|pica|escamas|descamada", "dermatitis atopica"],
      de: ["ekzem|ekzeme|neurodermitis", "haut ~ trocken|trockene|juckt|schuppig|juckende|schuppt"],
    },
    source: nhsPage("Atopic eczema", "/conditions/atopic-eczema/"),
  },
  "itchy-rash": {
    label: {
      en: "Itchy rash after contact",
      fr: "Plaques qui démangent",
      es: "Sarpullido con picor",
      de: "Juckender Ausschlag",
    },
    patterns: {
      en: [
        "itchy|itching|itches|prickly rash|spots|bumps|patch",
        "rash ~ itchy|itching|soap|shampoo|washing|detergent|perfume|nickel|jewellery|belt|watch|cream|nettle|nettles|plaster|gloves|plants|deodorant",
        "contact dermatitis",
        "nettle|nettles ~ sting|stung|rash",
        "heatrash",
        "erythematous|pruritic papules|rash|plaque",
      ],
      fr: [
        "plaques|boutons|eruption|rougeurs ~ demange|demangent|demangeaisons|gratte|lessive|savon|orties|bijou",
        "dermatite de contact",
      ],
      es: ["sarpullido|ronchas|erupcion|granos ~ pica|pican|picor|detergente|jabon|ortigas", "dermatitis de contacto"],
      de: [
        "ausschlag|hautausschlag|pickelchen ~ juckt|juckend|juckender|juckreiz|waschmittel|seife|brennnesseln|schmuck",
        "kontaktekzem|kontaktallergie",
      ],
    },
    source: nhsPage("Contact dermatitis", "/conditions/contact-dermatitis/"),
  },
  "athletes-foot": {
    label: { en: "Athlete’s foot", fr: "Pied d’athlète", es: "Pie de atleta", de: "Fußpilz" },
    patterns: {
      en: [
        "athletes foot|feet",
        "tinea pedis|cruris|corporis",
        "between|toes ~ itchy|itching|peeling|flaky|cracked|soggy",
        "jock itch",
        "ringworm",
        "fungal foot|skin|feet",
      ],
      fr: [
        "pied|pieds dathlete",
        "mycose|mycoses ~ pied|pieds|orteils",
        "orteils ~ demange|demangent|pele|demangeaisons",
      ],
      es: ["pie de atleta", "hongos ~ pie|pies|dedos", "dedos pies ~ pica|pican|picor|pelan"],
      de: ["fusspilz|fußpilz", "zehen ~ jucken|juckt|juckreiz|schalt|rissig", "pilz ~ fuss|fuß|fusse|zehen"],
    },
    source: nhsPage("Athlete's foot", "/conditions/athletes-foot/"),
  },
  acne: {
    label: { en: "Spots (acne)", fr: "Boutons (acné)", es: "Granos (acné)", de: "Pickel (Akne)" },
    patterns: {
      en: [
        "acne|pimple|pimples|blackheads|blackhead|whiteheads|zits|zit|comedones|breakout|breakouts",
        "spots|spotty ~ face|chin|forehead|nose|back|teenage|greasy|oily",
      ],
      fr: ["acne", "boutons ~ visage|front|menton|dos", "points noirs"],
      es: ["acne|espinillas|espinilla", "granos ~ cara|frente|barbilla|espalda", "puntos negros"],
      de: ["akne|pickel|mitesser"],
    },
    source: nhsPage("Acne", "/conditions/acne/"),
  },
  dandruff: {
    label: { en: "Dandruff", fr: "Pellicules", es: "Caspa", de: "Schuppen" },
    patterns: {
      en: ["dandruff", "scalp ~ flaky|flakes|itchy|dry|scaly|itching", "seborrhoeic|seborrheic"],
      fr: ["pellicules", "cuir chevelu ~ demange|gratte|sec"],
      es: ["caspa", "cuero cabelludo ~ pica|seco|picor|escamas"],
      de: ["schuppen|kopfschuppen", "kopfhaut ~ juckt|trocken|schuppt|schuppig"],
    },
    source: nhsPage("Dandruff", "/conditions/dandruff/"),
  },
  "head-lice": {
    label: { en: "Head lice", fr: "Poux", es: "Piojos", de: "Kopfläuse" },
    patterns: {
      en: ["headlice|nits|nit|lice|louse", "pediculosis"],
      fr: ["poux|lentes"],
      es: ["piojos|liendres|piojo"],
      de: ["kopflause|lause|nissen|kopflaus"],
    },
    source: nhsPage("Head lice and nits", "/conditions/head-lice-and-nits/"),
  },
  "nappy-rash": {
    ofBabies: true,
    label: { en: "Nappy rash", fr: "Érythème fessier", es: "Escozor del pañal", de: "Wunder Windelbereich" },
    patterns: {
      en: ["nappy|diaper rash|soreness", "nappy|nappies|diaper ~ red|sore|rash"],
      fr: ["erytheme fessier", "fesses ~ rouges|irritees|couche|couches"],
      es: ["panal|panales ~ irritado|rojo|escozor|rozadura|irritacion|dermatitis"],
      de: [
        "windeldermatitis|windelausschlag|windelsoor",
        "windel|windeln|popo|windelbereich ~ wund|wunder|rot|gerotet",
      ],
    },
    version: 2,
    source: nhsPage("Nappy rash", "/baby/caring-for-a-newborn/nappy-rash/"),
  },
  warts: {
    label: { en: "Warts or verrucas", fr: "Verrues", es: "Verrugas", de: "Warzen" },
    patterns: {
      en: ["wart|warts|verruca|verrucas|verrucae"],
      fr: ["verrue|verrues"],
      es: ["verruga|verrugas"],
      de: ["warze|warzen|dornwarze|dornwarzen"],
    },
    unless: {
      en: ["genital wart|warts"],
      fr: ["verrues genitales"],
      es: ["verrugas genitales"],
      de: ["genitalwarzen|feigwarzen"],
    },
    source: nhsPage("Warts and verrucas", "/conditions/warts-and-verrucas/"),
  },
});
