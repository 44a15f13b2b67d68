import type { ConceptWords } from "../../languages/language.rules";

/** How people in German tell of colds, sleep, stomachs, ears, eyes and mouths: as they speak, as they type in a hurry, and as they write letters. */
export const EVERYDAY_ILLNESS_DE: Readonly<Record<string, ConceptWords>> = {
  cold: {
    patterns: [
      "nase ~ läuft|lief|laufend|laufende|verstopft|verstopfte|zu|dicht|trieft|tropft|rinnt|schnäuzen|putzen|zugeschwollen|rotz|geht",
      "schnupfen|erkältung|erkältet|verkühlt|rotznase|grippaler|verschnupft|rhinitis|rotz|schnupfnase|schnief|schniefen|schnieft",
      "grippaler infekt",
      "leichter|leichten|kleiner infekt",
      "niesen|niese|niest|geniest ~ nase|schnupfen|gestern|heute|hals",
      "behinderte nasenatmung",
    ],
    unless: ["impfung|grippeimpfung ~ grippe", "allergische rhinitis"],
  },
  "sore-throat": {
    patterns: [
      "hals ~ kratzt|kratzen|kratzig|rau|rauh|trocken|weh|wund|brennt|gereizt|kratzte|entzündet|rot|sandpapier|schmirgelpapier",
      "halskratzen|halsweh|kehle|halsreizung",
      "stimme ~ weg|heiser|verloren|rau|krächzt|krächze",
      "heiser|heiserkeit|krächze",
      "schluckbeschwerden|rachen ~ gerötet|rau|entzündet|kratzt",
    ],
  },
  cough: { patterns: ["hüsteln|hüstle|hüstelt|hustenreiz|reizhusten|räuspern|räuspere"] },
  fever: {
    patterns: [
      "37,5|37,6|37,7|37,8|37,9 ~ spielt|trinkt|temperatur|grad|impfung|isst|hat",
      "erhöhte|leichte temperatur",
    ],
  },
  allergies: {
    patterns: [
      "heuschnupfen|gräser|gräserpollen|birkenpollen|birke|hausstaub|milben|pollenallergie|hausstauballergie|tierhaare|tierhaarallergie",
      "augen ~ tränen|jucken|juckt|rot ~ frühling|frühjahr|pollen|blüten|katze|wiese|gras|saison|sommer",
      "niesen|niese|niest ~ katze|katzen|staub|frühling|pollen|blumen|saugen|hund|wiese|gras|frühjahr",
      "antihistaminikum ~ welches|empfehlen",
    ],
  },
  headache: {
    patterns: [
      "kopf ~ drückt|dröhnt|brummt|hämmert|schwer|druck|pocht|zieht|ring|band",
      "kopfschmerz|kopfdruck|kopfweh|spannungskopfschmerz|spannungskopfschmerzen|brummschädel|schädel",
    ],
    unless: ["schädel ~ bruch|verletzung"],
  },
  "trouble-sleeping": {
    patterns: [
      "einschlafen|schlafe|schläft|schlafen|schlaf|durchschlafen|nachtruhe ~ schlecht|schwer|kaum|unruhig|nicht|besser|wenig|hitze|mies|miese|spät|probleme|mühe|wach|schicht|nachts|kann",
      "einschlafprobleme|durchschlafprobleme|schlafmangel|schlafproblem|schlaflos|einschlafstörungen|durchschlafstörungen",
      "wach ~ nacht|nachts|liege|bett|stunden",
      "mittagsschlaf ~ nachts|abends|munter|wach",
      "schläft ~ nachmittag|tagsüber ~ abends|nachts",
      "übernächtigt|übermüdet",
      "nächte ~ schlechte|miese|schlaflose",
    ],
    unless: ["arm|bein|hand|fuss ~ eingeschlafen|einschlafen|schläft"],
  },
  stress: {
    patterns: [
      "stress|stressig|gestresst|angespannt|nervös|aufgeregt|lampenfieber ~ prüfung|prüfungen|abi|arbeit|klausur|job|büro|vorstellungsgespräch|flug|fliegen|hochzeit|referat|vortrag",
      "entspannen|abschalten|runterkommen|beruhigen ~ wie|tipps|hilft|kann",
    ],
  },
  indigestion: {
    patterns: [
      "sodbrennen|säure|magensäure|aufstossen|stösst|stosse|sauer ~ essen|braten|magen|mahlzeit|nach|hoch|liegen|sonntagsbraten|mund",
      "zu viel gegessen",
      "überfressen|vollgefressen|überessen|magendrücken",
      "bauch|magen ~ voll|schwer|völle|drückt ~ essen|gegessen|mahlzeit",
      "magen verdorben",
    ],
  },
  wind: {
    patterns: [
      "gebläht|aufgebläht|blähungen|blähbauch|pupse|pupsen|pupst|furze|furzen|rülpse|rülpsen|völlegefühl",
      "bauch ~ gebläht|aufgebläht|grummelt|gluckert|rumort|knurrt|trommel ~ linsen|bohnen|kohl|essen|zwiebeln|milch|meeting|sitzung",
      "magen ~ knurrt|grummelt|gluckert",
    ],
  },
  "tummy-bug": {
    patterns: [
      "einmal gespuckt|erbrochen|übergeben",
      "gespuckt|erbrochen ~ einmal|nacht ~ will|isst|spielt|hunger|pfannkuchen|munter",
      "magendarminfekt|magenverstimmung|brechdurchfall",
    ],
  },
  diarrhoea: {
    patterns: ["durchfall|durchfälle|dünnschiss|flotten|stuhl ~ dünn|flüssig|weich|wässrig", "flotter otto"],
  },
  constipation: {
    patterns: [
      "verstopft|verstopfung|hartleibig",
      "stuhlgang|klo|toilette ~ tage|hart|kein|keinen|schwer && verstopft|stuhlgang|völlegefühl|gross|hart",
      "kein|keinen stuhlgang",
      "stuhl ~ hart|fest|selten",
    ],
    unless: ["nase verstopft", "verstopft ~ nase|ohr|ohren"],
  },
  haemorrhoids: { patterns: ["hämorrhoiden|hämorriden|hämorrhoide", "po|after|hintern ~ juckt|brennt|jucken"] },
  "mouth-ulcer": {
    patterns: [
      "aphthe|aphte|aphthen|aften|bläschen ~ mund|zunge|wange|lippe|zahnfleisch|backe",
      "aphthe|aphthen|aphte|afte",
      "gebissen ~ lippe|wange|zunge|backe",
    ],
    unless: ["zunge gebissen ~ krampf|gezuckt|bewusstlos|nass|zuckte"],
  },
  "ear-wax": {
    patterns: [
      "ohrenschmalz|ohrschmalz|schmalz|pfropf ~ ohr|ohren|hörgerät|voll|voller",
      "ohr|ohren ~ verstopft|zu|dicht|dumpf|pfropf",
    ],
  },
  earache: { patterns: ["ohr|ohren ~ zwickt|zieht|sticht|drückt|weh"] },
  "dry-eyes": {
    patterns: [
      "auge|augen ~ trocken|trockene|sand|sandpapier|schmirgelpapier|müde|brennen|gereizt|jucken && computer|bildschirm|tabellen|arbeit|tag|kontaktlinsen|handy|wind|heizung|büro",
      "trockene augen",
    ],
  },
  nosebleed: {
    patterns: [
      "nasenbluten",
      "nase ~ blutet|geblutet|blut|blutete ~ minute|minuten|aufgehört|bisschen|tropfen|schnäuzen|zudrücken",
      "naseputzen|schnäuzen ~ blut|tropfen",
    ],
    unless: ["hört nicht ~ nasenbluten|bluten"],
  },
  "period-pain": {
    patterns: [
      "regelbeschwerden|regelschmerzen|periodenschmerzen|menstruationsbeschwerden|menstruationsschmerzen|unterleibskrämpfe|regelkrämpfe",
      "regel|periode|mens ~ schmerzen|krämpfe|weh|beschwerden|wärmflasche",
    ],
  },
  "travel-sickness": {
    patterns: [
      "schlecht|übel|übelkeit|kotzt|spuckt|erbricht ~ auto|bus|schiff|boot|autofahrt|kurven|fähre|fahrt|zug|flugzeug",
      "reiseübelkeit|reisekrank|seekrank",
    ],
  },
  hangover: {
    patterns: [
      "kater|verkatert|brummschädel ~ gestern|party|hilfe|hochzeit|alkohol|getrunken|feier|help|was|tun",
      "zu viel getrunken",
      "hochzeit|party|feier|wein|bier ~ kopfweh|durst|kopfschmerzen|flau",
    ],
    unless: ["kater ~ katze|tier|tierarzt|gekratzt|gebissen", "getrunken ~ reiniger|gift|chemikalie"],
  },
  snoring: { patterns: ["schnarche|schnarcht|schnarchen|geschnarcht|schnarcherei|schnarcher"] },
  hiccups: { patterns: ["schluckauf|hicksen|schnackler|schnackerl|hickser"] },
  "ears-after-flight": {
    patterns: [
      "ohr|ohren ~ flug|flugzeug|fliegen|geflogen|landung|berg|seilbahn|tauchen ~ zu|druck|dicht|knacken|verstopft",
    ],
  },
  "puffy-eyes": {
    patterns: [
      "augen ~ verquollen|geschwollen|tränensäcke|augenringe|dick ~ geweint|weinen|film|geschlafen|morgens|nacht|aufwachen",
    ],
  },
  "bad-breath": {
    patterns: ["mundgeruch|knoblauchatem|knoblauchfahne|fahne", "atem ~ riecht|stinkt|knoblauch|zwiebel|schlechter"],
  },
  toothache: {
    patterns: [
      "zahn|zähne ~ empfindlich|empfindliche|kaltes|eis|zieht && kalt|kaltes|eis|empfindlich",
      "zahnweh|zahnschmerz",
    ],
  },
  stye: { patterns: ["gerstenkorn|hagelkorn", "lid|augenlid ~ knubbel|pickel|knötchen"] },
  "sticky-eye": {
    patterns: ["auge|augen ~ verklebt|verkrustet|schlafsand|klebrig ~ morgens|morgen|baby|leicht|etwas"],
  },
};
