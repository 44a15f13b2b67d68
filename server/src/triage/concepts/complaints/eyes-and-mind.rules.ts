import { nhsPage } from "../../../medicines/sources.rules";
import { complaints } from "./complaint.rules";

/** Eyes, sleep, strain, and what a GP should look at without hurry. */
export const EYE_AND_MIND_COMPLAINTS = complaints({
  "dry-eyes": {
    label: { en: "Dry eyes", fr: "Yeux secs", es: "Ojos secos", de: "Trockene Augen" },
    patterns: {
      en: ["dry|gritty|tired|scratchy eye|eyes", "eye|eyes ~ dry|gritty|scratchy|strain|strained|screens"],
      fr: ["yeux ~ secs|sechent|fatigues|piquent", "oeil sec", "secheresse oculaire"],
      es: ["ojos ~ secos|cansados|arenilla", "ojo seco", "sequedad ocular"],
      de: ["augen ~ trocken|trockene|sandig|mude|uberanstrengt", "trockenes auge"],
    },
    source: nhsPage("Dry eyes", "/conditions/dry-eyes/"),
  },
  stye: {
    label: { en: "Stye", fr: "Orgelet", es: "Orzuelo", de: "Gerstenkorn" },
    patterns: {
      en: ["stye|styes|sty|chalazion|hordeolum", "eyelid ~ lump|bump|spot|pimple"],
      fr: ["orgelet|orgelets|chalazion", "paupiere ~ bouton|boule"],
      es: ["orzuelo|orzuelos|chalazion", "parpado ~ grano|bulto"],
      de: ["gerstenkorn|hagelkorn|chalazion", "augenlid ~ knubbel|pickel"],
    },
    source: nhsPage("Stye", "/conditions/stye/"),
  },
  "sticky-eye": {
    label: {
      en: "Red, sticky eye",
      fr: "Œil rouge et collant",
      es: "Ojo rojo y pegajoso",
      de: "Rotes, verklebtes Auge",
    },
    patterns: {
      en: [
        "eye|eyes|eyelids|lashes ~ sticky|crusty|gunky|gunk|crusted|stuck|goopy|weepy|discharge|pink|red|bloodshot",
        "pinkeye|conjunctivitis",
        "conjunctival injection|hyperaemia",
      ],
      fr: ["conjonctivite", "oeil|yeux|paupieres ~ colle|colles|collees|collants|rouge|rouges"],
      es: ["conjuntivitis", "ojo|ojos ~ pegado|pegados|legañas|leganas|rojo|rojos|pegajosos"],
      de: ["bindehautentzundung|konjunktivitis", "auge|augen ~ verklebt|verklebte|rot|rote|gerotet|eitrig"],
    },
    source: nhsPage("Conjunctivitis", "/conditions/conjunctivitis/"),
  },
  "trouble-sleeping": {
    label: { en: "Trouble sleeping", fr: "Troubles du sommeil", es: "Problemas para dormir", de: "Schlafprobleme" },
    patterns: {
      en: [
        "insomnia|sleepless|jetlag",
        "trouble|difficulty|problem|problems|struggling|struggle|hard sleeping|sleep|asleep",
        "cannot|not sleep|sleeping",
        "cannot|not|hard|trouble get|fall|getting|falling asleep|sleep",
        "awake ~ night|hours",
        "jet lag",
        "sleep ~ poor|bad|badly|broken|better",
      ],
      fr: [
        "insomnie|insomnies",
        "dors|dormir|dort ~ mal|pas|peux|arrive|difficile",
        "troubles sommeil",
        "sommeil ~ troubles|mauvais|probleme",
      ],
      es: [
        "insomnio|desvelo",
        "no puedo|consigo dormir|dormirme",
        "duermo mal|poco",
        "dormir ~ problemas|cuesta|dificultad|bien",
      ],
      de: [
        "schlaflosigkeit|schlafstorung|schlafstorungen|schlafprobleme|insomnie",
        "nicht|schlecht|kaum schlafen|einschlafen|schlafe|geschlafen",
        "schlafe ~ schlecht|nicht|wenig",
      ],
    },
    source: nhsPage("Insomnia", "/conditions/insomnia/"),
  },
  stress: {
    label: { en: "Stress", fr: "Stress", es: "Estrés", de: "Stress" },
    patterns: {
      en: [
        "stress|stressed|stressful",
        "overwhelmed|frazzled",
        "wound up ~ work|exams",
        "worried|nervous|anxious ~ exam|exams|work|interview|moving|speech|presentation",
      ],
      fr: ["stress|stresse|stressee|surmenage|surmene|surmenee", "nerveux|anxieux ~ examen|examens|travail"],
      es: ["estres|estresado|estresada|agobiado|agobiada|agobio", "nervioso|nerviosa ~ examen|examenes|trabajo"],
      de: ["stress|gestresst|uberfordert|uberlastet", "nervos ~ prufung|arbeit|prufungen"],
    },
    unless: { en: ["stress fracture|test|incontinence"] },
    source: nhsPage("Stress", "/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/stress/"),
  },
  tiredness: {
    label: { en: "Tired all the time", fr: "Fatigue durable", es: "Cansancio constante", de: "Ständige Müdigkeit" },
    patterns: {
      en: [
        "tired|exhausted|knackered|sleepy|shattered|drained ~ all|always|constantly|every|lately|weeks|months|day",
        "fatigue|fatigued|lethargy|lethargic|tiredness|exhaustion",
        "no energy",
        "low|lack energy",
      ],
      fr: [
        "fatigue|fatigues|epuise|epuisee|epuisement ~ toujours|constamment|temps|chaque|tout",
        "manque denergie",
        "asthenie",
      ],
      es: [
        "cansancio|fatiga|agotamiento|agotado|agotada|astenia",
        "cansado|cansada ~ siempre|dia|dias|todo",
        "sin energia",
      ],
      de: ["mudigkeit|erschopft|erschopfung|abgeschlagen|abgeschlagenheit", "mude ~ immer|standig|dauernd|tag|jeden"],
    },
    seeGp: true,
    source: nhsPage("Tiredness and fatigue", "/conditions/tiredness-and-fatigue/"),
  },
  sweating: {
    label: { en: "Sweating a lot", fr: "Transpiration excessive", es: "Sudor excesivo", de: "Starkes Schwitzen" },
    patterns: {
      en: [
        "sweat|sweats|sweating|sweaty ~ armpits|armpit|hands|palms|feet|excessive|excessively|much|lot",
        "hyperhidrosis",
        "body odour|odor",
      ],
      fr: ["transpire|transpiration|sueur|sueurs ~ aisselles|mains|pieds|beaucoup|trop|excessive", "hyperhidrose"],
      es: ["sudo|sudor|sudoracion ~ axilas|manos|pies|mucho|demasiado|excesivo|excesiva", "hiperhidrosis"],
      de: ["schwitze|schwitzen|schweiss|schweiß ~ achseln|hande|fusse|stark|viel|ubermassig", "hyperhidrose"],
    },
    seeGp: true,
    source: nhsPage("Excessive sweating (hyperhidrosis)", "/conditions/excessive-sweating-hyperhidrosis/"),
  },
  "hair-loss": {
    label: { en: "Hair loss", fr: "Chute de cheveux", es: "Caída del pelo", de: "Haarausfall" },
    patterns: {
      en: [
        "hair ~ loss|losing|thinning|falling|shedding|clumps",
        "alopecia|balding",
        "bald patch|patches|spot",
        "receding hairline",
      ],
      fr: ["chute ~ cheveux", "cheveux ~ perds|tombent|perte|perd", "alopecie|calvitie"],
      es: ["caida ~ pelo|cabello", "pelo|cabello ~ cae|perdiendo|perdida|pierdo", "alopecia|calvicie"],
      de: ["haarausfall|alopezie", "haare ~ verliere|fallen|dunner|ausgehen|verlieren"],
    },
    seeGp: true,
    source: nhsPage("Hair loss", "/conditions/hair-loss/"),
  },
});
