import type { Language } from "../../../accounts/account.rules";
import type { ConceptWords } from "../../languages/language.rules";

/**
 * Words of distress beside an everyday complaint, which send it to a pharmacist, and what looks like them and is harmless: the
 * drop of blood of a paper cut.
 */
export const EVERYDAY_CAUTIONS: Readonly<Record<Language, Readonly<Record<string, ConceptWords>>>> = {
  en: {
    "strong-words": {
      patterns: [
        "beside himself|herself|themselves|myself",
        "yell|yells|yelling|writhing|doubled|folded|curled ~ pain|half|up|over|knees|ball",
        "ankle|wrist|knee|foot|hand ~ balloon|fat|huge|knobbly|bony|hobble|hobbles|hobbling|crooked",
        "drenched|soaked|clammy|ashen",
        "off his|her|my food",
        "strong|sharp|stabbing|bad|worst pain|pains",
        "wetting|wet|soiling myself|himself|herself|themself",
        "thinking|thought ~ jumping|jump|ending|vanishing",
        "leg|foot|arm|hand|toes ~ cold ~ white|pale|blue|numb",
        "cannot hear",
        "spent all|our|his|her money",
        "hot potato",
        "bed rattles|shakes",
        "weeping|punched ~ scalp|out|eczema|skin",
        "<fever> && kenya|africa|india|thailand|brazil|ghana|nigeria|malaria|tropics|tropical|uganda|pakistan|vietnam|safari",
        "urine|pee|wee ~ brown|cola|coke|dark && muscles|sore|ache|aches|gym|run|squats",
        "uphill|stairs ~ chest|jaw|arm",
        "heartburn|indigestion|wind|acid|burp|burps|bloated ~ jaw|arm|shoulder|sweaty|sweating|breath",
        "rusty|hates lamp|light|phlegm|stuff",
      ],
      unless: [
        "lump|bump|sore|swollen ~ eyelid|eyelash",
        "bled|bleeding|blood ~ tiny|stopped|drop|speck|minute|once|spot && nicked|nick|cut|papercut|peeling|shaving|grater|grazed|graze|knuckle|needle|tooth|scratch|thorn|lid|pricked",
        "swollen|puffy|swelling ~ bit|slightly|little|mild|tiny && ankle|bee|wasp|sting|midge|mosquito|lip|bit",
        "tingled|tingly|tingling ~ funny|nettle|nettles|elbow",
        "dead ~ leg|foot|arm && asleep|slept|lay|kneeling|sat|sitting|hockey|football|minute|minutes",
        "dead ~ gym|smell|wake|leg day",
        "awful|terrible|killing|murdering ~ hayfever|pollen",
        "so bad ~ itch|itchin|itchy|itching",
        "so|very|really tired ~ shift|shifts|work|gaming",
        "drowsy ~ not|less|without|non && tablet|tablets|antihistamine|hayfever",
        "worse|worst ~ first steps|step",
        "lump ~ shin|plum",
        "blood ~ gave|donated|donation|donor && bruise",
        "puffed ~ minute && ran|run|running",
        "lump|lumps ~ piles|haemorrhoids",
      ],
    },
    "lasting-symptom": { patterns: ["hiccup|hiccups ~ @over-2-days", "hiccups ~ days"] },
    "mouth-to-check": {
      patterns: [],
      unless: [
        "sore ~ gums ~ braces|brace",
        "gum|gums ~ tooth|teeth && dribbling|drooling|month|months",
        "jaw ~ sore ~ chewing",
        "gum|gums ~ tender|sore && scale|hygienist|polish",
      ],
    },
  },
  fr: {
    "strong-words": {
      patterns: [
        "urine|urines|pipi ~ coca|brun|brune|brunes|foncee|foncees",
        "<fever> && kenya|afrique|inde|thailande|bresil|paludisme|tropiques|senegal|cameroun|voyage",
        "douleur|douleurs|mal ~ forte|fortes|fort|intense",
        "brulures|digestion|digerer|remontees|gaz ~ machoire|bras|epaule|dos|sueur",
        "trempe|trempee|sueurs|moite",
        "plie|pliee deux",
        "hurle|hurler|hurlait ~ douleur|mal",
      ],
      unless: [
        "mort|morte ~ fatigue|faim|rire|sommeil|soif",
        "gonfle|gonfles ~ ventre ~ lentilles|haricots|repas|gaz",
        "gonfle|gonflee ~ peu && abeille|guepe|moustique|piqure|cheville|pique",
        "terrible|terribles|horribles ~ courbatures",
        "boule ~ hemorroides",
        "sang ~ goutte|gouttes ~ mouchant",
        "saigne plus",
        "morse",
      ],
    },
    "lasting-symptom": { patterns: ["hoquet ~ jours"], unless: ["revient doucement|peu|progressivement", "va mieux"] },
    "other-medicines": { patterns: [], unless: ["allait"] },
  },
  es: {
    "strong-words": {
      patterns: [
        "orina|pis ~ marron|oscura|coca|cola",
        "<fever> && kenia|africa|india|tailandia|brasil|malaria|paludismo|viaje|tropico",
        "dolor|dolores ~ fuerte|fuertes|intenso|intensos",
        "ardor|acidez|gases|indigestion ~ brazo|mandibula|espalda|hombro|sudor",
        "empapado|empapada ~ sudor",
        "doblado|doblada ~ dolor",
        "sudor frio",
      ],
      unless: [
        "muerto|muerta ~ cansancio|hambre|sueno|risa|sed",
        "duerme ~ siesta|mucha|tarde|bien|noche|toda|poco",
        "hinchado|hinchada ~ gases|judias|lentejas|regla|legumbres|comer|barriga",
        "sangro|sangra ~ nariz",
        "terrible|terribles|horribles ~ agujetas|resaca",
        "hormiguea|hormigueo ~ labio",
        "hinchado|hinchada ~ poco && abeja|avispa|mosquito|picadura|tobillo",
        "sangre ~ gotita|gota ~ sonarme",
        "sangre ~ nariz ~ paro|parado",
        "sangra ~ ya no",
      ],
    },
    "lasting-symptom": { patterns: ["hipo ~ dias"] },
    baby: { patterns: [], unless: ["juega|come y bebe", "bebe como siempre", "bebe bien|normal|agua"] },
  },
  de: {
    "strong-words": {
      patterns: [
        "urin|pipi ~ braun|brauner|cola|dunkel|dunkler",
        "<fever> && kenia|afrika|indien|thailand|brasilien|malaria|tropen|reise|urlaub",
        "schmerz|schmerzen ~ stark|starke|heftig|heftige",
        "sodbrennen|blähungen|magen|verdauung ~ arm|kiefer|rücken|schulter|schwitze",
        "schweissgebadet|klatschnass",
        "gekrümmt ~ schmerz|schmerzen|vor",
        "spanngurt|gürtel ~ rippen|brust",
      ],
      unless: [
        "dick ~ stich|biene|wespe|mücke|gestochen && juckt|stich|gestochen",
        "kribbelt|kribbeln ~ lippe|brennnesseln",
        "schrecklich|schrecklicher|furchtbar|furchtbarer ~ muskelkater|kater",
        "geschwollen|geschwollene ~ leicht|etwas|bisschen && umgeknickt|knöchel|mücke|stich|biene|wespe",
        "blut ~ tropfen ~ naseputzen|schnäuzen",
        "blutet|blute nicht mehr",
      ],
    },
    "lasting-symptom": { patterns: ["schluckauf ~ tagen|tage"] },
  },
};
