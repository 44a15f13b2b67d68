import type { ConceptWords } from "../../languages/language.rules";
import { notSaid, said } from "./said.rules";

type WordsById = Readonly<Record<string, ConceptWords>>;

/** How everyday complaints are typed into a chat, in Spanish, and what keeps a neighbour of theirs from being meant. */
export const TYPED_ES: WordsById = {
  scars: said("cicatriz ~ rodilla|brazo|pierna|cara|frente && note|blanca|anos|molestar|tapar|disimular|falda"),
  "cradle-cap": said("costritas|costras|costra ~ cabeza|cabecita && bebe|meses"),
  "sweat-with-effort": said("roja|rojo|colorada ~ delante|clase|hablar|reunion"),
  "fussy-eater": said("solo ~ quiere|come ~ pasta|platano|patatas|arroz|pollo && hijo|hija|nino|nina|anos"),
  nails: {
    patterns: [
      "una|unas|padrastro|padrastros ~ rota|roto|partida|rasgada|engancha|lima|limar|blandas|arrancado|esmalte",
    ],
    unless: ["pus|hinchada|hinchado|roja ~ una|dedo"],
  },
  "chapped-lips": said("labio|labios ~ cortados|cortado|secos|agrietados|pelan|balsamo|vaselina|cacao"),
  "ear-wax": said("oido|oidos|oreja ~ tapon|tapado|taponado|cera|agua ~ cera|cerumen|piscina|aceite|agua|ducha|mar"),
  constipation: said(
    "bano|vientre|cuerpo ~ cada ~ dos|tres|cuatro",
    "ciruelas|laxante|laxantes|kiwi|fibra ~ cual|tomar|empezar|probar|bueno|ayuda",
    "voy poco bano",
  ),
  acne: said(
    "espinilla|espinillas|puntos negros",
    "granitos|granos ~ barbilla|nariz|frente|cara|regla|limpiador|foto|fotos",
    "piel|cara grasa",
  ),
  "muscle-strain": said(
    "piernas|muslos|gemelos|brazos|abdominales|gluteos|espalda|cuerpo ~ agujetas|doloridas|doloridos|dolorida|cargadas|tiesas|cemento && gimnasio|correr|clase|sentadillas|crossfit|pintando|mudanza|caminata|entreno",
    "escaleras ~ lado|espaldas|abuelo && gimnasio|clase|sentadillas|piernas",
    "agujetas",
  ),
  stress: said(
    "nervios|nervioso|nerviosa|estres|estresado|estresada ~ trabajo|examen|entrevista|lunes|domingo|domingos|carnet|exposicion|reunion",
    "meditacion|mindfulness|relajacion|respiracion ~ app|ejercicio|ejercicios|recomendar",
    "desconectar ~ trabajo|movil|noche",
  ),
  "trouble-sleeping": said(
    "acostarse|acuesta pronto|temprano",
    "siesta ~ abuela|abuelo|abuelos|madre|padre",
    "duermo|dormir|dormirme|sueno ~ cuesta|tarde|cambio|hora|infusion|consejos|despierto|despierta|pantalla|cafe|mal",
    "tapones ~ dormir|noche",
    "duerme ~ mediodia|finde|tarde ~ hijo|hija|adolescente",
    "habla ~ dormido|dormida|suenos",
  ),
  "razor-burn": said(
    "afeitar|afeitarme|afeitado|cuchilla|depilar ~ granitos|irrita|irritacion|como|primera|bigote|barba|piernas|ingles",
  ),
  chickenpox: said("varicela ~ colegio|cole|volver|hijo|hija|gemelos|granos|costras|visita|clase|guarderia"),
  "hot-flushes": said(
    "calor|acalorada|colorada|sofocada ~ regla|menopausia|noches|noche && regla|menopausia|ventana|algodon|ventilador|anos",
  ),
  indigestion: said(
    "acido|acidez|sube ~ garganta|comida|tumbarme|noche|cenar|comer",
    "almax|omeprazol|antiacido|gaviscon ~ comida|cena|picante",
  ),
  wind: said(
    "barriga|tripa|vientre ~ hincha|hinchada|globo|ruidos ~ gas|refrescos|legumbres|noche|comer|pan|judias",
    "gases ~ lentejas|legumbres|oficina|vegano|vegana|judias",
  ),
  sunburn: said(
    "hombros|nariz|espalda|brazos|cara ~ rojo|rojos|roja|quemado|quemados|quemada|pela|pelando ~ sol|playa|piscina|dormido|dormida|aftersun",
    "quemadura|quemado sol",
  ),
  "insect-bite": said(
    "mosquito|mosquitos|avispa|abeja|pulgas|tabano|bicho ~ pica|picor|piernas|brazos|comido|picado|pico|ronchitas|crema|camping",
  ),
  "small-cut": said(
    "corte|cortado|cortada|rasguno|aranazo|raspon|raspado ~ dedo|pulgar|rodilla|codo|papel|cuchillo|afeitarme|lata|tirita|zarza",
    "astilla ~ sacado|quitado|pinzas|fuera",
  ),
  "small-burn": said("horno|plancha|sarten|bandeja|olla ~ toque|tocado|roce|quemado ~ dedo|rosa|raya|roja|marca|agua"),
  "dry-eyes": said("ojos ~ cansados|secos|pican|arenilla|escuecen ~ pantalla|ordenador|excel|oficina|dia|leer|movil"),
  "travel-sickness": said(
    "barco|barcos|ferry|coche|autobus ~ verde|pastilla|vomita|mala|malo",
    "coche|barco|autobus|curvas|avion|viaje ~ mareo|mareos|marea|marean|mareado|mareada|mareamos|nauseas",
  ),
  "faint-feeling": notSaid(
    "mareo|mareos|marea|marean|mareado|mareada ~ coche|barco|autobus|curvas|avion|atracciones",
    "casi desmayo ~ precio|ver|factura",
  ),
  "strong-words": notSaid("mareo|mareos|marea|marean|mareado|mareada ~ coche|barco|autobus|curvas|avion|atracciones"),
  tiredness: notSaid("cansados|cansadas ~ ojos|pies|piernas"),
  nosebleed: said("nariz ~ sangra|sangro|sangre|sangrado ~ minutos|paro|seco|sonarme|calefaccion"),
  allergies: notSaid("oliva|olivas"),
};

/** The same in German. */
export const TYPED_DE: WordsById = {
  "nappy-rash": said("po|popo ~ rosa|rot|wund ~ windel|sohnes|tochter|baby"),
  "sweat-with-effort": said("knallrot|rot ~ klasse|vor|reden|vortrag"),
  "fussy-eater": said(
    "mag|isst ~ nur ~ nudeln|banane|pommes|reis|brot && jähriger|vierjähriger|dreijähriger|sohn|tochter|kind|kleiner",
  ),
  nails: {
    patterns: [
      "nagel|nägel|fingernagel|zehennagel|niednagel|nagelhaut|daumennagel ~ eingerissen|abgerissen|gerissen|abgebrochen|feilen|hängen|weich|lack|brüchig|gespalten",
      "niednagel",
    ],
    unless: ["eiter|geschwollen|rostig|rostigen|getreten ~ nagel"],
  },
  "chapped-lips": said(
    "lippe|lippen ~ rissig|rissige|trocken|trockene|aufgesprungen|aufgesprungene|spröde|balsam|pflegestift|vaseline",
  ),
  "ear-wax": said(
    "ohr|ohren ~ verstopft|zu|dumpf|schmalz|ohrenschmalz|wasser ~ schmalz|ohrenschmalz|schwimmen|öl|wasser|dusche|baden",
  ),
  constipation: said(
    "toilette|klo|stuhlgang ~ jeden ~ dritten|zweiten|vierten",
    "pflaumen|flohsamen|leinsamen|abführmittel ~ welche|welches|nehmen|anfangen|hilft|empfehlen",
    "verdauung ~ träge|langsam|faul",
  ),
  acne: said("mitesser|pickel|pickelchen", "unreine|fettige haut"),
  "muscle-strain": said(
    "beine|oberschenkel|waden|arme|bauchmuskeln|po|muskeln ~ muskelkater|schwer|steif|beton|pudding|schmerzen && sport|training|fitnessstudio|lauf|kniebeugen|spinning|kurs|wandern|umzug|crossfit",
    "treppe ~ rückwärts|hinunter|runter && spinning|sport|training|kurs|kniebeugen|studio",
    "muskelkater",
  ),
  stress: said(
    "nervös|aufgeregt|lampenfieber|stress|gestresst ~ arbeit|job|prüfung|fahrprüfung|vorstellungsgespräch|montag|sonntag|chef|vortrag",
    "meditation|achtsamkeit|entspannung|atemübung|atemübungen ~ app|übung|übungen|empfehlen|welche",
    "abschalten ~ feierabend|arbeit|abends",
  ),
  "trouble-sleeping": said(
    "früh ~ schlafen|bett ~ geht|gern",
    "mittagsschlaf|mittagsschläfchen ~ opa|oma|vater|mutter",
    "schlafe|einschlafen|schlaf|schläft ~ schlecht|zeitumstellung|spät|tee|tipps|wach|bildschirm|kaffee|schwer",
    "liege|lieg ~ wach ~ nachts|bis|abends",
    "ohrstöpsel ~ schlafen|nachts|nacht",
    "mittagsschlaf ~ nachts|schläft|abends",
    "schläft|ausschlafen ~ wochenende|mittag|13 && sohn|tochter|teenager|jugendlicher",
  ),
  "razor-burn": said(
    "rasieren|rasur|rasierer|rasiere ~ pickel|brand|wie|ersten|bart|beine|bikinizone|gereizt|schnurrbart",
  ),
  chickenpox: said("windpocken ~ kindergarten|schule|kita|wieder|sohn|tochter|zwillinge|krusten|besuch|hin"),
  "hot-flushes": said(
    "knallrot|heiss|hitze|schwitze ~ regel|periode|wechseljahre|hormone|nachts && regel|periode|wechseljahre|hormone|selten",
  ),
  indigestion: said(
    "säure|sauer|aufstossen ~ hals|essen|liegen|nacht|abends",
    "gaviscon|rennie|talcid ~ essen|nach|scharf",
  ),
  wind: said(
    "bauch ~ gebläht|aufgebläht|kugel|grummelt|trommel ~ abends|kohlensäure|bohnen|essen|linsen|brot",
    "winde|blähungen|pupse ~ linsen|bohnen|vegan|büro|kohl",
  ),
  sunburn: said(
    "schultern|nase|rücken|nacken|arme ~ rosa|rot|verbrannt|pellt|pellen ~ sonne|see|strand|eingeschlafen|aftersun|baggersee",
    "sonnenbrand",
  ),
  "insect-bite": said(
    "mücke|mücken|mückenstich|mückenstiche|wespe|biene|bremse|flöhe ~ juckt|jucken|beine|arme|zerstochen|gestochen|gel|camping|kratzen",
  ),
  "small-cut": said(
    "geschnitten|schnitt|schramme|kratzer|aufgeschürft|schürfwunde|geritzt ~ finger|fingerkuppe|daumen|knie|ellenbogen|papier|messer|rasieren|dose|pflaster|gurke|gurken|schneiden",
    "splitter ~ raus|draussen|gezogen|pinzette|entfernt",
  ),
  "small-burn": said(
    "ofen|backblech|blech|bügeleisen|pfanne|herd ~ berührt|gestreift|verbrannt ~ finger|rosa|strich|rot|wasser|stelle",
  ),
  "dry-eyes": said("augen ~ müde|trocken|brennen|jucken ~ bildschirm|computer|laptop|excel|büro|lesen|handy"),
  "travel-sickness": said(
    "auto|bus|schiff|serpentinen|fähre|karussell|kurven|autofahrt|fahrt ~ übel|schlecht|reisekrank|spucken|übelkeit",
  ),
  "sore-after-jab": said(
    "impfung|grippeimpfung|geimpft|spritze|piks ~ arm|oberarm ~ druckempfindlich|schwer|muskelkater|weh|rot|hart|dick",
  ),
  "sprained-ankle": said("umgeknickt|vertreten|verknackst ~ knöchel|fuss|laufe|gehe|bandage|leicht"),
  nosebleed: said("nasenbluten ~ minuten|trocken|heizung|schnäuzen|vorbei"),
  headache: said(
    "druck|drückt|spannt ~ stirn|schläfen|kopf ~ bildschirm|bildschirmen|computer|büro|abends|spaziergang|wasser",
  ),
  eczema: said(
    "handekzem|neurodermitis",
    "hände|ellenbogen|haut ~ trocken|rissig|schuppig|rau ~ winter|waschen|creme|salbe",
  ),
};
