import { nhsPage } from "../../../medicines/sources.rules";
import { complaints } from "./complaint.rules";

/** Muscles, joints and sleep-disturbing legs. */
export const MUSCLE_COMPLAINTS = complaints({
  "muscle-strain": {
    label: { en: "Pulled or aching muscle", fr: "Muscle douloureux", es: "Músculo dolorido", de: "Muskelschmerzen" },
    patterns: {
      en: [
        "muscle|muscles|hamstring|thigh|groin|calf|calves|arm|arms|legs ~ pulled|strained|strain|stiff|aching|ache|aches|sore|twinge",
        "muscle|muscular pain|pains|ache|aches|strain|soreness",
        "myalgia|doms",
        "pulled|strained something",
        "ache|aching|aches|sore|stiff ~ gym|workout|exercise|running|football|marathon|gardening",
        "shoulder|shoulders ~ stiff|ache|aching|aches|sore|knot|knots",
      ],
      fr: [
        "courbature|courbatures|claquage|elongation|myalgie|myalgies",
        "muscle|muscles ~ mal|douleur|douloureux|froisse|tire",
        "mal aux muscles",
      ],
      es: [
        "agujetas|mialgia|mialgias",
        "musculo|musculos|muscular ~ dolor|duele|duelen|tiron|distension|sobrecarga",
        "tiron",
      ],
      de: [
        "muskelkater|zerrung|muskelzerrung|muskelschmerzen|muskelschmerz|myalgie",
        "muskel|muskeln ~ schmerzt|schmerzen|weh|gezerrt",
      ],
    },
    source: nhsPage("Sprains and strains", "/conditions/sprains-and-strains/"),
  },
  "sprained-ankle": {
    label: { en: "Twisted joint", fr: "Articulation tordue", es: "Torcedura", de: "Verstauchtes Gelenk" },
    patterns: {
      en: [
        "ankle|wrist|knee|foot|thumb|finger ~ sprain|sprained|twisted|rolled|twist|turned|jarred",
        "sprain|sprains|sprained",
        "inversion injury",
        "ottawa negative",
        "weight bearing ~ ankle",
      ],
      fr: ["entorse|foulure|foule|foulee", "tordu|tordue ~ cheville|poignet|genou|pied"],
      es: ["esguince|torcedura|torcido ~ tobillo|muneca|rodilla|pie", "esguince|torcedura"],
      de: [
        "verstaucht|verstauchung|umgeknickt|verdreht|vertreten ~ knochel|fuss|fuß|handgelenk|knie",
        "verstaucht|verstauchung|umgeknickt",
      ],
    },
    source: nhsPage("Sprains and strains", "/conditions/sprains-and-strains/"),
  },
  "stiff-neck": {
    label: { en: "Stiff neck after sleep or desk work", fr: "Torticolis", es: "Tortícolis", de: "Steifer Nacken" },
    patterns: {
      en: [
        "slept funny|wrong|awkwardly|badly ~ neck",
        "neck|shoulders ~ cricked|crick|sleeping|slept|pillow|desk|computer|woke|driving|laptop",
        "torticollis|wryneck",
        "paraspinal|trapezius ~ tender|tenderness|spasm|tight",
        "cervical strain",
        "stiff neck ~ slept|sleeping|bed|pillow|desk|computer|draught|woke",
      ],
      fr: ["torticolis", "nuque|cou ~ dormi|oreiller|bureau|ordinateur"],
      es: ["torticolis", "cuello ~ dormido|dormi|almohada|ordenador|postura"],
      de: [
        "nackenverspannung|nackenverspannungen|schiefhals",
        "nacken|hals ~ verspannt|verlegen|verrenkt|kissen|geschlafen|schreibtisch|computer",
      ],
    },
    source: nhsPage("Neck pain and stiff neck", "/conditions/neck-pain-and-stiff-neck/"),
  },
  "heel-pain": {
    label: { en: "Sore heel", fr: "Mal au talon", es: "Dolor de talón", de: "Fersenschmerzen" },
    patterns: {
      en: [
        "heel|heels|arch|sole ~ pain|painful|sore|ache|aches|aching|hurt|hurts|stabbing|tender|tenderness",
        "plantar fasciitis|fascia|heel",
        "calcaneal tenderness",
      ],
      fr: ["talon|talons|plante ~ mal|douleur|douleurs|douloureux", "fasciite plantaire|aponevrosite"],
      es: ["talon|talones|planta ~ duele|duelen|dolor|molestia", "fascitis plantar"],
      de: [
        "fersenschmerzen|fersenschmerz|fersensporn|plantarfasziitis",
        "ferse|fusssohle|fußsohle ~ weh|schmerzt|schmerzen",
      ],
    },
    source: nhsPage("Plantar fasciitis", "/conditions/plantar-fasciitis/"),
  },
  "tennis-elbow": {
    label: { en: "Sore elbow", fr: "Mal au coude", es: "Dolor de codo", de: "Ellenbogenschmerzen" },
    patterns: {
      en: [
        "tennis|golfers|golf elbow",
        "elbow ~ pain|painful|sore|ache|aches|aching|hurt|hurts|tender|tenderness",
        "epicondylar tenderness",
        "epicondylitis|epicondyle",
      ],
      fr: ["tennis elbow", "coude ~ mal|douleur|douleurs|douloureux", "epicondylite|tendinite"],
      es: ["codo ~ tenista|duele|dolor|molestia", "epicondilitis|tendinitis"],
      de: ["tennisarm|tennisellenbogen|epicondylitis", "ellenbogen|ellbogen ~ weh|schmerzt|schmerzen"],
    },
    source: nhsPage("Tennis elbow", "/conditions/tennis-elbow/"),
  },
  "knee-pain": {
    label: { en: "Sore knee", fr: "Mal au genou", es: "Dolor de rodilla", de: "Knieschmerzen" },
    patterns: {
      en: [
        "knee|knees ~ pain|painful|sore|ache|aches|aching|achy|hurt|hurts|creaky|stiff|clicks|tender",
        "patellofemoral|patellar",
        "runners knee",
      ],
      fr: ["genou|genoux ~ mal|douleur|douleurs|douloureux"],
      es: ["rodilla|rodillas ~ duele|duelen|dolor|molestia|molestias"],
      de: ["knieschmerzen|knieschmerz", "knie ~ weh|schmerzt|schmerzen"],
    },
    source: nhsPage("Knee pain", "/conditions/knee-pain/"),
  },
  "leg-cramps": {
    label: { en: "Leg cramps", fr: "Crampes aux jambes", es: "Calambres en las piernas", de: "Wadenkrämpfe" },
    patterns: {
      en: [
        "leg|legs|calf|calves|foot|feet|toes|muscle|thigh cramp|cramps|cramping",
        "cramp|cramps ~ leg|legs|calf|calves|foot|feet|toes|night|bed",
        "charley horse",
      ],
      fr: ["crampe|crampes ~ jambe|jambes|mollet|mollets|pied|pieds|nuit"],
      es: ["calambre|calambres|rampa|rampas ~ pierna|piernas|gemelo|gemelos|pie|pies|noche|pantorrilla"],
      de: [
        "wadenkrampf|wadenkrampfe|beinkrampfe|fusskrampf|wadenkrampfen",
        "krampf|krampfe ~ wade|waden|bein|beine|beinen|fuss|fuß",
      ],
    },
    source: nhsPage("Leg cramps", "/conditions/leg-cramps/"),
  },
  "restless-legs": {
    label: { en: "Restless legs", fr: "Jambes sans repos", es: "Piernas inquietas", de: "Unruhige Beine" },
    patterns: {
      en: ["restless|fidgety|jumpy|twitchy leg|legs", "legs ~ restless|fidgety|crawling|jumpy|urge", "rls"],
      fr: ["jambes sans repos", "impatiences", "jambes ~ bouger|fourmillent|impatiences"],
      es: ["piernas inquietas", "piernas ~ inquietas|hormigueo|moverlas"],
      de: ["unruhige beine|beinen", "restless legs", "beine ~ unruhig|kribbeln|zappeln|zappelig"],
    },
    seeGp: true,
    source: nhsPage("Restless legs syndrome", "/conditions/restless-legs-syndrome/"),
  },
});
