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
  nails: {
    label: { en: "Nails", fr: "Ongles", es: "Uñas", de: "Nägel" },
    patterns: {
      en: [
        "white ~ spots|bits|marks|flecks ~ nail|nails|fingernails",
        "nail|nails|fingernails ~ brittle|ridges|ridged|split|splitting|peeling|flaky|bitten|bite|biting|chewed|hangnail",
        "hangnail|hangnails",
      ],
      fr: ["ongle|ongles ~ taches|cassants|cassant|stries|dedoublent|ronge|ronges"],
      es: ["unas|una ~ manchas|quebradizas|estrias|parten|muerdo|padrastro", "padrastros"],
      de: ["nagel|nägel|fingernägel ~ flecken|brüchig|brüchige|rillen|splittern|kaue|gekaut"],
    },
    source: nhsPage("Nail problems", "/conditions/nail-problems/"),
  },
  "clicking-joints": {
    label: {
      en: "Joints that click",
      fr: "Articulations qui craquent",
      es: "Articulaciones que crujen",
      de: "Gelenke, die knacken",
    },
    patterns: {
      en: [
        "knee|knees|shoulder|shoulders|hip|hips|neck|ankle|jaw|knuckles|joints|fingers ~ click|clicks|clicking|crack|cracking|cracks|pop|pops|creak|creaks|crunch|crunchy",
      ],
      fr: ["genou|genoux|epaule|epaules|cheville|doigts|articulation|articulations ~ craque|craquent|claque|claquent"],
      es: ["rodilla|rodillas|hombro|hombros|tobillo|dedos|articulaciones ~ cruje|crujen|crujido|chasca"],
      de: ["knie|schulter|schultern|hüfte|finger|gelenk|gelenke|kiefer ~ knackt|knacken|knirscht|knirschen"],
    },
    unless: { en: ["heard|felt ~ crack|pop"] },
    source: nhsPage("Joint pain", "/conditions/joint-pain/"),
  },
  stitch: {
    label: { en: "Stitch in the side", fr: "Point de côté", es: "Flato", de: "Seitenstechen" },
    patterns: {
      en: ["stitch ~ side|running|ran|run|jog|jogging|bus|football"],
      fr: ["point cote ~ courir|courant|course|couru|footing", "points de cote"],
      es: ["flato"],
      de: ["seitenstechen|seitenstiche"],
    },
    source: nhsPage("Exercise", "/live-well/exercise/"),
  },
  "puffy-eyes": {
    label: {
      en: "Puffy or tired-looking eyes",
      fr: "Yeux gonflés ou cernés",
      es: "Ojos hinchados o con ojeras",
      de: "Geschwollene oder müde Augen",
    },
    patterns: {
      en: [
        "eyes|eyelids ~ puffy|baggy|bags|swollen && crying|cried|film|weepy|sleep|slept|hay|morning|cucumber|wedding",
      ],
      fr: ["yeux|paupieres ~ gonfles|gonflees|cernes|poches && pleure|film|nuit|dormi|matin"],
      es: ["ojos|parpados ~ hinchados|bolsas|ojeras && llorar|llorado|pelicula|dormir|dormido|manana"],
      de: [
        "augen|lider ~ geschwollen|verquollen|augenringe|tränensäcke && geweint|weinen|film|schlaf|geschlafen|morgen",
      ],
    },
    source: nhsPage("Eyelid problems", "/conditions/eyelid-problems/"),
  },
  chickenpox: {
    label: {
      en: "Chickenpox that is healing",
      fr: "Varicelle qui guérit",
      es: "Varicela que se cura",
      de: "Windpocken, die abheilen",
    },
    patterns: {
      en: ["chickenpox|chicken ~ scabs|scabbed|crusts|itchy|itching|itch|pox"],
      fr: ["varicelle ~ croutes|croute|gratte|demange"],
      es: ["varicela ~ costras|costra|pica|picor"],
      de: ["windpocken ~ krusten|schorf|juckt|jucken"],
    },
    source: nhsPage("Chickenpox", "/conditions/chickenpox/"),
  },
  "tired-feet": {
    label: { en: "Tired, aching feet", fr: "Pieds fatigués", es: "Pies cansados", de: "Müde Füße" },
    patterns: {
      en: [
        "feet|soles|foot ~ burn|burning|ache|aching|aches|sore|throb|throbbing|tired|killing && shift|shifts|standing|boots|shoes|heels|walking|waitressing|dancing|day",
      ],
      fr: ["pieds|plantes ~ mal|brulent|fatigues|douloureux && debout|chaussures|journee|talons|service"],
      es: ["pies|plantas ~ duelen|arden|cansados|matan && pie|zapatos|turno|tacones|jornada"],
      de: ["füsse|fusssohlen ~ brennen|schmerzen|müde|weh && stehen|schuhe|schicht|arbeitsschuhe|tanzen|tag"],
    },
    source: nhsPage("Foot pain", "/conditions/foot-pain/"),
  },
  "dry-mouth": {
    label: { en: "Dry mouth", fr: "Bouche sèche", es: "Boca seca", de: "Trockener Mund" },
    patterns: {
      en: ["dry mouth", "mouth ~ dry"],
      fr: ["bouche ~ seche|pateuse"],
      es: ["boca ~ seca|pastosa"],
      de: ["trockener|trockenen mund", "mund ~ trocken|mundtrockenheit"],
    },
    source: nhsPage("Dry mouth", "/conditions/dry-mouth/"),
  },
  "wobbly-tooth": {
    label: {
      en: "Wobbly milk tooth",
      fr: "Dent de lait qui bouge",
      es: "Diente de leche que se mueve",
      de: "Wackelzahn",
    },
    patterns: {
      en: ["wobbly|wobbles|milk|baby tooth|teeth", "tooth|teeth ~ wobbly|wobbles|wobbling && <baby>|@child|boy|girl"],
      fr: ["dent|dents ~ lait|bouge && enfant|fils|fille|bouge|tombe"],
      es: ["diente|dientes ~ leche && mueve|nino|nina|hijo|hija|cae"],
      de: ["wackelzahn|milchzahn", "zahn ~ wackelt && kind|sohn|tochter|enkel"],
    },
    unless: { en: ["wobbly|tooth ~ knocked|fell|punched|accident"] },
    source: nhsPage("Children's teeth", "/live-well/healthy-teeth-and-gums/"),
  },
});
