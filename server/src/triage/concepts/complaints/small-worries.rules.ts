import { nhsPage } from "../../../medicines/sources.rules";
import { complaints } from "./complaint.rules";

/** What worries people and is harmless as a rule. */
export const SMALL_WORRIES = complaints({
  snoring: {
    label: { en: "Snoring", fr: "Ronflement", es: "Ronquidos", de: "Schnarchen" },
    patterns: {
      en: ["snore|snores|snoring|snored"],
      fr: ["ronfle|ronfler|ronflement|ronflements"],
      es: ["ronco|ronca|roncar|ronquido|ronquidos"],
      de: ["schnarche|schnarcht|schnarchen|schnarcherei"],
    },
    unless: { en: ["snoring ~ weird|weirdly|floor|wake|pills|drunk|breaths"] },
    source: nhsPage("Snoring", "/conditions/snoring/"),
  },
  "eyelid-twitch": {
    label: { en: "Twitching eyelid", fr: "Paupière qui saute", es: "Párpado que tiembla", de: "Zuckendes Augenlid" },
    patterns: {
      en: ["eyelid|eyelids|eye|lid ~ twitch|twitching|twitches|twitchy|flickering|flickers|jumping"],
      fr: ["paupiere|paupieres|oeil ~ saute|tressaute|tremblote|clignote"],
      es: ["parpado|parpados|ojo ~ tiembla|temblor|tic|salta|late"],
      de: ["augenlid|lid|auge ~ zuckt|zucken|zuckendes|flattert"],
    },
    source: nhsPage("Twitching eyes and muscles", "/conditions/twitching-eyes-and-muscles/"),
  },
  bruise: {
    label: {
      en: "A bump or bruise",
      fr: "Bleu ou petit choc",
      es: "Moratón o golpe leve",
      de: "Blauer Fleck oder Stoß",
    },
    patterns: {
      en: [
        "stubbed|stub|stubbing ~ toe|toes",
        "bumped|banged|bashed|knocked|walked|caught|whacked ~ shin|knee|elbow|hip|toe|toes|thigh|knuckle|knuckles|thumb|finger|funny",
        "bruise|bruised ~ shin|knee|elbow|hip|toe|thigh|arm|leg|knuckles|table|door|yellow",
      ],
      fr: ["bleu|bleus|ecchymose ~ tibia|genou|cuisse|bras|jambe|hanche", "cogne|tape ~ orteil|tibia|genou|coude"],
      es: [
        "moraton|cardenal|moratones ~ pierna|brazo|muslo|rodilla|espinilla",
        "golpe|golpeado ~ espinilla|rodilla|codo|dedo|pie",
      ],
      de: [
        "bluterguss|prellung ~ bein|arm|knie|schienbein|oberschenkel|hüfte",
        "gestossen|angestossen ~ zeh|zehe|schienbein|knie|ellbogen",
      ],
    },
    source: nhsPage("Sprains and strains", "/conditions/sprains-and-strains/"),
  },
  "ears-after-flight": {
    label: {
      en: "Ears that pop or block with height",
      fr: "Oreilles bouchées par l'altitude",
      es: "Oídos tapados por la altura",
      de: "Ohrendruck durch Höhe",
    },
    patterns: {
      en: [
        "ear|ears ~ pop|popping|popped|block|blocked|pressure && plane|flight|flying|landed|flew|mountain|mountains|tunnel|landing|descent",
      ],
      fr: [
        "oreille|oreilles ~ bouchee|bouchees|bouchent|debouchent && avion|vol|montagne|atterrissage|altitude|col|tunnel",
      ],
      es: ["oido|oidos ~ tapan|tapados|tapado|taponados|destapan && avion|vuelo|montana|puerto|altura|subo|aterrizar"],
      de: ["ohr|ohren ~ zu|druck|knacken|knackt|dicht && flug|flugzeug|fliegen|landung|berg|gebirge|seilbahn|tunnel"],
    },
    source: nhsPage("Earache", "/conditions/earache/"),
  },
  "sore-after-jab": {
    label: {
      en: "Sore or tired after a vaccination",
      fr: "Douleur ou fatigue après un vaccin",
      es: "Dolor o cansancio tras una vacuna",
      de: "Schmerz oder Müdigkeit nach einer Impfung",
    },
    patterns: {
      en: ["jab|jabs|vaccine|vaccination|booster && arm ~ sore|aches|achy|ache|tender|heavy|stiff|hurts"],
      fr: ["vaccin|vaccination|rappel && bras ~ mal|douloureux|douleur|sensible|lourd"],
      es: ["vacuna|vacunado|vacunada|vacunaron && brazo ~ duele|dolor|dolorido|molesta"],
      de: ["impfung|geimpft|impfstelle|auffrischung && arm ~ weh|schmerzt|schmerzen|schwer|tut"],
    },
    source: nhsPage("Vaccinations", "/vaccinations/"),
  },
  "bitten-tongue": {
    label: {
      en: "Bitten or burnt tongue",
      fr: "Langue mordue ou brûlée",
      es: "Lengua mordida o quemada",
      de: "Gebissene oder verbrannte Zunge",
    },
    patterns: {
      en: [
        "bit|bitten|burnt|burned|scalded ~ tongue|cheek|palate|roof",
        "roof mouth ~ burnt|burned|sore|pizza|tea|soup",
      ],
      fr: ["mordu|brule|mordue|brulee ~ langue|palais|joue"],
      es: ["mordido|mordi|quemado|queme ~ lengua|paladar|carrillo"],
      de: ["zunge|gaumen ~ gebissen|verbrannt|verbrüht"],
    },
    unless: { en: ["bit|bitten tongue ~ shaking|fit|seizure|wet|jerking|unconscious|floor"] },
    source: nhsPage("Mouth ulcers", "/conditions/mouth-ulcers/"),
  },
  "colour-from-food": {
    label: {
      en: "Pee or poo coloured by food",
      fr: "Urine ou selles colorées par un aliment",
      es: "Orina o heces teñidas por la comida",
      de: "Von Essen gefärbter Urin oder Stuhl",
    },
    patterns: {
      en: [
        "ate|eaten|eating|had|after|jars ~ beetroot && <pee>|<poo>|urine|toilet|loo ~ pink|red|purple|colour",
        "ate|eaten|eating|had|after ~ blueberries|liquorice|spinach|colouring|icing && <poo>|stool ~ green|dark|blue|black|colour",
      ],
      fr: ["mange|mangee|mangeant|apres ~ betterave|betteraves && pipi|urine|urines|selles ~ rose|rouge|roses|rouges"],
      es: ["comido|comi|comer|tras ~ remolacha && pis|orina|heces ~ rosa|rojo|roja|rosada"],
      de: ["gegessen|nach ~ rote|rotebeete|randen && urin|stuhl|pipi ~ rosa|rot|roter|rosaner"],
    },
    source: nhsPage("Blood in urine", "/symptoms/blood-in-urine/"),
  },
  "swallowed-gum": {
    label: {
      en: "Swallowed gum, pip or crumb of crayon",
      fr: "Chewing-gum ou pépin avalé",
      es: "Chicle o pepita tragados",
      de: "Verschluckter Kaugummi oder Kern",
    },
    patterns: {
      en: ["swallowed|ate|eaten ~ gum|pip|pips|crayon|crayons|paper|sweetcorn|grass"],
      fr: ["avale|mange ~ chewinggum|chewing|pepin|pepins|craie|papier|gomme"],
      es: ["tragado|trague|trago|comido ~ chicle|pepita|pepitas|pipas|tiza|papel"],
      de: ["verschluckt|geschluckt|gegessen ~ kaugummi|kern|kerne|kirschkern|kreide|papier"],
    },
    unless: { en: ["cannot|choking|cough|wheeze ~ gum|pip"] },
    source: nhsPage("Poisoning", "/conditions/poisoning/"),
  },
  "limb-asleep": {
    label: {
      en: "Arm or leg that fell asleep",
      fr: "Bras ou jambe endormis",
      es: "Brazo o pierna dormidos",
      de: "Eingeschlafener Arm oder Fuß",
    },
    patterns: {
      en: [
        "slept|lying|lay|sat|sitting|kneeling|leaning|crossed ~ arm|leg|legs|foot|hand && dead|asleep|needles|tingly|tingling && minute|minutes|seconds|shook|gone|wore|fine|normal",
      ],
      fr: ["dormi|assis|assise|appuye|croisees ~ bras|jambe|jambes|pied && fourmis && minutes|passe|parti"],
      es: [
        "dormido|dormi|sentado|sentada|cruzadas ~ brazo|pierna|piernas|pie && hormigas|hormigueo && minuto|minutos|pasa|paso",
      ],
      de: [
        "gelegen|gesessen|geschlafen|überschlagen ~ arm|bein|beine|fuss|hand && eingeschlafen|kribbelt|ameisen && minuten|weg|vorbei",
      ],
    },
    source: nhsPage("Pins and needles", "/conditions/pins-and-needles/"),
  },
});
