import { nhsPage } from "../../../medicines/sources.rules";
import { complaints } from "./complaint.rules";

/** Further small things of hands, feet, tummies and newborn babies, with words as loose as those of `daily.rules.ts`. */
export const DAILY_LIMB_COMPLAINTS = complaints({
  "stuff-on-skin": {
    label: {
      en: "Chilli, glue, dye or sap on the skin",
      fr: "Piment, colle, teinture ou sève sur la peau",
      es: "Chile, pegamento, tinte o savia en la piel",
      de: "Chili, Kleber, Farbe oder Harz auf der Haut",
    },
    patterns: {
      en: [
        "chilli|chillies|chili|jalapenos|jalapeno|habanero|peppers ~ hands|fingers|skin|finger|gloves|chopped|chopping",
        "superglue|glue|glued ~ finger|fingers|thumb|hand|hands|skin|stuck|together",
        "dye|tan|henna|polish|tip|ink|paint|marker ~ skin|hands|forehead|stain|stained|stains|hairline ~ off|stain|stained|remove|orange|hairline|get|scrub",
        "sap|resin|beetroot|turmeric|blackberry ~ hands|fingers|stain|stained|skin|sticky",
        "fibreglass|insulation ~ itch|itchy|itches|arms|skin|hands",
      ],
      fr: [
        "piment|piments ~ doigts|mains|peau|coupe",
        "colle|superglue|glu ~ doigts|doigt|peau|colles|main",
        "teinture|autobronzant|henne|encre|peinture ~ peau|mains|front|tache|taches",
      ],
      es: [
        "chile|guindilla|guindillas|picante ~ manos|dedos|piel|cortado|cortar",
        "pegamento|superglue|loctite ~ dedos|dedo|piel|manos|pegado",
        "tinte|autobronceador|henna|tinta|pintura ~ piel|manos|frente|mancha|manchada",
      ],
      de: [
        "chili|chilis|peperoni|jalapenos ~ hände|finger|haut|geschnitten|geschnippelt",
        "sekundenkleber|kleber ~ finger|haut|hände|klebt|klebe",
        "haarfarbe|selbstbräuner|henna|tinte|farbe|filzstift ~ haut|hände|stirn|fleck|flecken|finger",
      ],
    },
    unless: {
      en: [
        "eye|eyes|eyelid|eyelids|mouth|lips|swallowed|drank|ate ~ chilli|glue|superglue|dye|paint|sap",
        "hair dye ~ swollen|swelling|blister|blisters|face|breath",
      ],
      fr: ["oeil|yeux|paupiere|avale|bouche ~ piment|colle|superglue|teinture"],
      es: ["ojo|ojos|parpado|tragado|boca ~ chile|pegamento|guindilla|tinte"],
      de: ["auge|augen|lid|verschluckt|mund ~ chili|kleber|sekundenkleber|farbe"],
    },
    source: nhsPage("Contact dermatitis", "/conditions/contact-dermatitis/"),
  },
  "cold-hands": {
    label: {
      en: "Cold hands and feet",
      fr: "Mains et pieds froids",
      es: "Manos y pies fríos",
      de: "Kalte Hände und Füße",
    },
    patterns: {
      en: [
        "always|usually|forever cold hands|feet",
        "cold|chilly|freezing hands|feet ~ always|gloves|socks|bed|winter|desk|office|mittens|years|circulation",
      ],
      fr: [
        "mains|pieds froides|froids|gelees|geles ~ toujours|gants|chaussettes|hiver|lit|bureau",
        "toujours ~ mains|pieds froides|froids",
      ],
      es: [
        "manos|pies frias|frios|heladas|helados ~ siempre|guantes|calcetines|invierno|cama|oficina",
        "siempre ~ manos|pies frias|frios",
      ],
      de: ["kalte hände|füsse ~ immer|handschuhe|socken|winter|bett|büro", "immer kalte hände|füsse|finger"],
    },
    unless: {
      en: ["white|blue|pale|numb|painful|one|mottled|clammy|fever|temperature|baby ~ hand|hands|feet|foot"],
      fr: ["blanc|blancs|blanches|bleu|bleus|bleues|engourdis|fievre ~ mains|pieds|doigts"],
      es: ["blancos|blancas|azules|dormidos|fiebre ~ manos|pies|dedos"],
      de: ["weiss|weisse|blau|blaue|taub|fieber ~ hände|füsse|finger"],
    },
    source: nhsPage("Raynaud's", "/conditions/raynauds/"),
  },
  "small-tummy-ache": {
    label: {
      en: "Small tummy ache after food or nerves",
      fr: "Petit mal de ventre après un repas ou le trac",
      es: "Dolor de tripa leve tras comer o por nervios",
      de: "Leichtes Bauchweh nach Essen oder Aufregung",
    },
    patterns: {
      en: [
        "tummy|belly|stomach ache|aches|sore|pain ~ sweets|cake|party|chocolate|icecream|cherries|grapes|halloween|easter|test|exam|spelling|school|nerves && plays|playing|fine|weekends|better|eats|eating|little|bit|mild|before|gone|happy",
        "butterflies ~ stomach|tummy|test|exam|interview|thinking|wedding",
      ],
      fr: [
        "ventre ~ bonbons|gateau|gateaux|chocolat|fete|cerises && peu|joue|mange|bien|leger",
        "mal ventre ~ repas|manger && passe|parti|deja|peu",
        "boule|papillons ventre ~ examen|stress|trac|rendezvous",
      ],
      es: [
        "tripa|barriga|estomago ~ chuches|dulces|chocolate|pasteles|tarta|cerezas && poco|juega|come|bien|leve",
        "mariposas ~ estomago|tripa|examen|entrevista",
      ],
      de: [
        "bauchweh|bauch|bauchschmerzen ~ süssigkeiten|kuchen|schokolade|kirschen|eis|bonbons && etwas|leicht|spielt|isst|bisschen|wenig",
        "magen|bauch ~ flattert|kribbelt|schmetterlinge && prüfung|fahrprüfung|bewerbung|aufregung|vorstellung|test",
      ],
    },
    unless: {
      en: [
        "severe|bad|worse|right|doubled|screaming|vomiting|fever|blood|swollen|hard ~ tummy|belly|stomach|pain|ache",
      ],
      fr: ["droite|fort|forte|vomit|fievre|sang ~ ventre|mal"],
      es: ["derecha|fuerte|vomita|fiebre|sangre ~ tripa|barriga|dolor"],
      de: ["rechts|stark|starke|erbricht|fieber|blut ~ bauch|bauchweh|bauchschmerzen"],
    },
    source: nhsPage("Stomach ache", "/conditions/stomach-ache/"),
  },
  "stiff-joints": {
    label: {
      en: "Joints that are stiff for some minutes",
      fr: "Articulations raides quelques minutes",
      es: "Articulaciones rígidas unos minutos",
      de: "Gelenke, die ein paar Minuten steif sind",
    },
    patterns: {
      en: [
        "creak|creaks|creaky|creaking|stiff|stiffness ~ minute|minutes|bit|little|moving|move|tea|walk|loosens|eases && getting|morning|mornings|sitting|chair|bed|knees|hips|fingers|joints|cold|car|downhill",
        "stiff|creaky ~ knees|hips|fingers|joints ~ years|age|old|downhill|kneeling|crouching|crouched|gardening",
      ],
      fr: [
        "raide|raides ~ minutes|peu|matin|lever|lit|chaise && genoux|hanches|doigts|articulations|bouger|bougeant|passe|marche",
      ],
      es: [
        "rigido|rigida|rigidas|agarrotado|agarrotada|agarrotadas ~ minutos|poco|manana|levantarme|silla && rodillas|caderas|dedos|articulaciones|moverme|pasa|andar",
      ],
      de: [
        "steif|steife|eingerostet ~ minuten|bisschen|etwas|morgens|aufstehen|bett && knie|hüfte|hüften|finger|gelenke|bewegung|bewege|laufen|weg",
      ],
    },
    unless: {
      en: ["hour|hours|hot|red|swollen|swelling|weeks|months ~ stiff|stiffness", "neck ~ stiff|stiffness"],
      fr: ["heure|heures|rouge|gonfle|gonfles|chaud ~ raide|raides", "nuque|cou ~ raide"],
      es: ["hora|horas|rojo|hinchado|hinchados ~ rigido|rigidos", "cuello|nuca ~ rigido"],
      de: ["stunde|stunden|rot|geschwollen|heiss ~ steif|steife", "nacken ~ steif"],
    },
    source: nhsPage("Joint pain", "/conditions/joint-pain/"),
  },
  "newborn-ways": {
    ofBabies: true,
    label: {
      en: "What newborn babies do",
      fr: "Ce que font les nouveau-nés",
      es: "Lo que hacen los recién nacidos",
      de: "Was Neugeborene tun",
    },
    patterns: {
      en: [
        "<baby>|newborn|@baby|weeks|days && sneezes|sneeze|hiccups|startles|grunts|snuffles|parps|jumps ~ lot|often|feed|feeds|sleep|day|bottle|cold",
        "poo|nappy|nappies|poos ~ mustard|seedy|yellow && days|week|weeks|<baby>|newborn|nurses|breastfed",
        "milk spots|milia",
      ],
      fr: [
        "bebe|nouveaune|nourrisson|@baby|ne && eternue|hoquet|sursaute ~ souvent|tetee|tete|fois|dormant",
        "selles|caca ~ moutarde|jaunes|jaune && bebe|nouveaune|jours|semaines",
        "grains milium",
      ],
      es: [
        "bebe|recien|@baby && estornuda|hipo|sobresalta ~ mucho|toma|tomas|veces|durmiendo",
        "caca|cacas ~ mostaza|amarilla|amarillas && bebe|recien|dias|semanas",
        "milia|millium",
      ],
      de: [
        "baby|neugeborenes|neugeborene|@baby && niest|schluckauf|zuckt ~ oft|trinken|mal|schlaf|stillen",
        "stuhl|windel|windeln ~ senfgelb|senf|gelb && baby|neugeborenes|tage|wochen",
        "milien|milchpickel",
      ],
    },
    unless: {
      en: ["blue|floppy|fever|feeding|refuses|yellow skin|eyes ~ baby|newborn|skin|poorly"],
      fr: ["bleu|bleue|mou|molle|fievre|refuse ~ bebe"],
      es: ["azul|flojo|fiebre|rechaza ~ bebe"],
      de: ["blau|schlaff|fieber|verweigert ~ baby"],
    },
    source: nhsPage("Baby", "/baby/"),
  },
  bunions: {
    label: { en: "Bunion", fr: "Oignon au pied", es: "Juanete", de: "Ballenzeh" },
    patterns: {
      en: ["bunion|bunions", "big toe ~ bump|knobble|knobbly|leans|shoes && shoes|joint|side|toes"],
      fr: ["oignon|oignons ~ pied|pieds|orteil|chaussures", "hallux valgus"],
      es: ["juanete|juanetes", "hallux valgus"],
      de: ["hallux|ballenzeh|ballenzehen|überbein ~ zeh|schuhe|fuss", "hallux valgus"],
    },
    unless: { en: ["hot|red|suddenly|diabetic|diabetes ~ bunion|toe"], de: ["zeh ~ heiss|rot"] },
    source: nhsPage("Bunions", "/conditions/bunions/"),
  },
});
