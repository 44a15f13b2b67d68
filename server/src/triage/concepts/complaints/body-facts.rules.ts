import { nhsPage } from "../../../medicines/sources.rules";
import { complaints } from "./complaint.rules";

/** What bodies do at some time of life, and small things that come of work, shoes and wind. */
export const BODY_FACTS = complaints({
  "hot-flushes": {
    label: { en: "Hot flushes", fr: "Bouffées de chaleur", es: "Sofocos", de: "Hitzewallungen" },
    patterns: {
      en: ["hot flush|flushes|flashes", "menopause|menopausal|perimenopause|perimenopausal"],
      fr: ["bouffee|bouffees chaleur", "menopause|menopausee|perimenopause"],
      es: ["sofoco|sofocos", "menopausia|perimenopausia|menopausica"],
      de: ["hitzewallung|hitzewallungen", "wechseljahre|wechseljahren|menopause"],
    },
    unless: { en: ["bleeding|bled|bleed ~ menopause|menopausal"] },
    source: nhsPage("Menopause", "/conditions/menopause/"),
  },
  "ingrown-toenail": {
    label: { en: "Ingrown toenail", fr: "Ongle incarné", es: "Uña encarnada", de: "Eingewachsener Zehennagel" },
    patterns: {
      en: ["ingrown|ingrowing toenail|toenails|nail|nails"],
      fr: ["ongle|ongles incarne|incarnes"],
      es: ["una|unas encarnada|encarnadas|clavada|enterrada"],
      de: ["eingewachsener|eingewachsene|eingewachsenen nagel|nägel|zehennagel|zehennägel"],
    },
    unless: {
      en: ["pus|hot|diabetic|diabetes ~ nail|toenail|toe"],
      fr: ["ongle|orteil && pus|chaud|diabete|diabetique"],
      es: ["una|dedo && pus|caliente|diabetes|diabetico|diabetica"],
      de: ["nagel|zehennagel|zeh && eiter|eitert|heiss|diabetes|diabetiker"],
    },
    source: nhsPage("Ingrown toenail", "/conditions/ingrown-toenail/"),
    version: 2,
  },
  "growing-pains": {
    label: {
      en: "Growing pains",
      fr: "Douleurs de croissance",
      es: "Dolores de crecimiento",
      de: "Wachstumsschmerzen",
    },
    patterns: {
      en: ["growing pains"],
      fr: ["douleurs croissance"],
      es: ["dolores|dolor crecimiento"],
      de: ["wachstumsschmerzen|wachstumsschmerz"],
    },
    unless: { en: ["limp|limping|swollen|fever ~ growing"] },
    source: nhsPage("Growing pains", "/conditions/growing-pains/"),
  },
  "fussy-eater": {
    label: {
      en: "A child who is fussy about food",
      fr: "Un enfant difficile à table",
      es: "Un niño que come mal",
      de: "Ein Kind, das wählerisch isst",
    },
    patterns: {
      en: [
        "fussy|picky eater|eaters|eating|food",
        "refuses|hates|spits|dislikes ~ green|vegetables|veg|greens|broccoli|peas && toddler|two|three|son|daughter|boy|girl|child",
      ],
      fr: [
        "enfant|fils|fille|petit|petite ~ difficile ~ table|manger|nourriture",
        "refuse|veut ~ legumes|vert && enfant|fils|fille|ans",
      ],
      es: [
        "nino|nina|hijo|hija ~ come mal",
        "melindroso|mañoso ~ comer|comida",
        "rechaza|quiere ~ verdura|verduras && hijo|hija|nino|nina|anos",
      ],
      de: [
        "kind|sohn|tochter|kleine|kleiner ~ wählerisch|mäkelig|heikel ~ essen|isst",
        "mag|isst ~ gemüse ~ kein && kind|sohn|tochter|zwei|drei",
      ],
    },
    unless: { en: ["refuses|refusing ~ drink|drinks|fluids|feeds|bottle|milk|water"] },
    source: nhsPage("Fussy eaters", "/baby/weaning-and-feeding/fussy-eaters/"),
  },
  "growing-up": {
    label: {
      en: "A body that is growing up",
      fr: "Un corps qui grandit",
      es: "Un cuerpo que crece",
      de: "Ein Körper, der erwachsen wird",
    },
    patterns: {
      en: [
        "voice ~ breaking|breaks|breakin|broke && when|stop|normal|how",
        "how tall ~ get|grow|be",
        "one boob|breast bigger|larger",
        "boob|boobs|breast|breasts ~ uneven|different sizes|size",
        "puberty",
        "sleep|hours ~ need ~ teenager|teen|15|14|16|13",
      ],
      fr: ["voix ~ mue", "puberte", "grandir ~ jusqua|combien|taille", "seins ~ inegaux|inegales|different|differents"],
      es: ["cambio|cambia ~ voz", "pubertad|estiron", "crecer ~ cuanto|hasta", "pechos ~ distintos|desiguales|tamano"],
      de: [
        "stimmbruch",
        "pubertät|wachstumsschub",
        "gross ~ werde ich",
        "brüste|brust ~ ungleich|verschieden ~ normal",
      ],
    },
    unless: { en: ["lump|discharge|bleeding|painful ~ boob|breast"] },
    source: nhsPage("Early or delayed puberty", "/conditions/early-or-delayed-puberty/"),
  },
  "grit-in-eye": {
    label: {
      en: "A speck in the eye",
      fr: "Une poussière dans l’œil",
      es: "Una mota en el ojo",
      de: "Ein Körnchen im Auge",
    },
    patterns: {
      en: [
        "grain|speck|sand|dust|grit|fly|eyelash|something ~ eye|eyes && blinked|rinsed|washed|out|gone && fine|see|better|pink|well",
      ],
      fr: ["poussiere|grain|moucheron|sable|cil ~ oeil|yeux && rince|parti|sorti|lave && bien|vois|mieux"],
      es: ["mota|arena|polvo|mosquito|pestana ~ ojo|ojos && lavado|salio|enjuague|quitado && bien|veo|mejor"],
      de: [
        "staubkorn|sand|fliege|wimper|krümel|sandkorn ~ auge|augen && ausgespült|raus|weg|geblinzelt && gut|sehe|besser",
      ],
    },
    unless: { en: ["metal|drill|drilling|grinding|hammer|glass|chemical|cleaner|bleach|cement|plaster ~ eye|eyes"] },
    source: nhsPage("Eye injuries", "/conditions/eye-injuries/"),
  },
  "teeth-grinding": {
    label: { en: "Grinding teeth", fr: "Grincer des dents", es: "Rechinar los dientes", de: "Zähneknirschen" },
    patterns: {
      en: ["grind|grinds|grinding|clench|clenches|clenching teeth|jaw", "bruxism"],
      fr: ["grince|grincer|serre|grincement dents", "bruxisme"],
      es: ["rechino|rechina|rechinar|aprieto|apretar dientes", "bruxismo"],
      de: ["zähneknirschen|bruxismus", "knirsche|knirscht|knirschen ~ zähne|zähnen"],
    },
    unless: { en: ["jaw ~ locked|cannot"] },
    source: nhsPage("Teeth grinding (bruxism)", "/conditions/teeth-grinding/"),
  },
  "short-tiredness": {
    label: {
      en: "Tired after short nights or hard work",
      fr: "Fatigue après peu de sommeil ou beaucoup de travail",
      es: "Cansancio por dormir poco o trabajar mucho",
      de: "Müde nach kurzen Nächten oder viel Arbeit",
    },
    patterns: {
      en: [
        "tired|knackered|shattered|worn|sleepy|wiped ~ shift|shifts|gaming|party|exams|deadlines|wedding|festival|holiday|revision|overtime",
      ],
      fr: ["fatigue|fatiguee|creve|crevee|mort|morte ~ apres|cause ~ travail|service|fete|examens|voyage|deplacement"],
      es: ["cansado|cansada|muerto|muerta|reventado ~ trabajo|turno|turnos|fiesta|examenes|viaje|guardia"],
      de: ["müde|todmüde|kaputt|erledigt ~ arbeit|schicht|schichten|nachtschicht|party|prüfungen|reise|spätschicht"],
    },
    unless: { en: ["tired ~ weeks|months|all|always|constantly|wake|rouse", "very|too tired ~ eat|drink|wake|play"] },
    source: nhsPage("Tiredness and fatigue", "/conditions/tiredness-and-fatigue/"),
  },
});
