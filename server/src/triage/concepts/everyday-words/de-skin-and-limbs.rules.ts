import type { ConceptWords } from "../../languages/language.rules";

/** How people in German tell of skin, muscles, small injuries, feet and babies: as they speak, as they type in a hurry, and as they write letters. */
export const EVERYDAY_SKIN_AND_LIMBS_DE: Readonly<Record<string, ConceptWords>> = {
  "back-ache": {
    patterns: [
      "rücken|kreuz|lendenwirbel|lendenwirbelsäule ~ weh|schmerzt|verspannt|steif|verrissen|verhoben|verzogen|zieht|muskelkater|verrenkt|schmerzen|gezerrt|umgraben|gartenarbeit",
      "verhoben|hexenschuss|verrissen|kreuzweh|rückenweh|lumbalgie",
      "rückenbeschwerden|kreuzschmerz|kreuzschmerzen|lumbago",
    ],
  },
  "stiff-neck": {
    patterns: [
      "nacken|hals|genick ~ steif|steifem|steifer|rostig|rostiges|verspannt|verrenkt|schief|verlegen|schmerzt|zieht && gelegen|geschlafen|kissen|matratze|aufgewacht|bildschirm|schreibtisch|zug|dusche|computer|morgens|handy",
      "nackenverspannung|nackensteife|nackenschmerzen|nackenschmerz|halskehre",
      "falsch gelegen ~ hals|nacken",
    ],
    unless: ["nackensteife|nackenschmerzen ~ fieber|licht|kopfschmerzen"],
  },
  "muscle-strain": {
    patterns: [
      "muskelkater|bauchmuskelkater|verspannung|verspannungen|muskelverspannung|verspannt",
      "waden|wade|oberschenkel|beine|arme|schultern|schulter|bauchmuskeln|muskeln|gliederschmerzen ~ weh|schmerzen|ziehen|hart|steif|schwer|stein|beton && sport|gelaufen|joggen|training|gym|fitnessstudio|fitness|rad|fahrrad|wandern|garten|umzug|fussball|gelacht|ski|treppen",
      "muskel|muskeln ~ gezerrt|verspannt|überlastet",
      "zerrung|muskelverhärtung|muskelverspannungen",
    ],
  },
  "sprained-ankle": {
    patterns: [
      "knöchel|fuss|handgelenk|knie|daumen|finger ~ umgeknickt|verstaucht|verstauchter|vertreten|verknackst|verdreht|umgeknackst|gestaucht",
      "umgeknickt|verknackst|bänderdehnung",
    ],
  },
  "knee-pain": { patterns: ["knie ~ zwickt|zieht|steif|treppen|treppe|knarzt"] },
  "heel-pain": { patterns: ["ferse|fersen ~ zieht|sticht|schritte|schritten", "fersensporn"] },
  "leg-cramps": {
    patterns: [
      "wadenkrampf|wadenkrämpfe|krampf|krämpfe ~ nachts|nacht|wade|waden|fuss|zehen|bein",
      "wadenkrämpfe|wadenkrampf",
    ],
  },
  bruise: {
    patterns: [
      "blauen|blauer|blaue|blaues fleck|flecken|flecke|knie|stelle ~ knie|bein|arm|schienbein|fussball|gestossen|po|oberschenkel|hüfte|gefallen",
      "gestossen|angestossen|angehauen|angeschlagen|gerammt ~ zeh|zehe|zehen|schienbein|knie|ellbogen|bett|tisch|tür|schrank|hüfte|fuss",
      "po|hintern|popo ~ gefallen|geplumpst|hingefallen|ausgerutscht && geweint|gelaufen|läuft|spielt|lacht|fleck|kissen|laufe|ball|nachgelaufen",
      "hingefallen|gefallen|gestolpert ~ munter|spielt|gelaufen|weitergespielt|gelacht ~ knie|kratzer|schramme|po",
    ],
    unless: ["kopf ~ gestossen|gefallen|angeschlagen"],
  },
  "small-cut": {
    patterns: [
      "geschnitten|geritzt|aufgeschürft|geschürft|schramme|schürfwunde|kratzer|gekratzt|gepikst|aufgeschlagen ~ finger|papier|schälen|messer|rasieren|knie|ellbogen|hand|katze|hauskatze|rose|dorn|dornen|daumen|möhrenschälen|rad|klein|feiner|kleine|blutet|zwiebeln|kochen|trocken|sauber",
      "kleiner|kleine|kleinen|leichte|leichter|feiner|oberflächlicher|oberflächliche kratzer|schnitt|wunde|schramme|schürfwunde|schnittwunde",
      "möhrenschälen|kartoffelschälen|gemüseschneiden ~ geschnitten|finger",
      "beim schälen|kochen|rasieren|schneiden ~ geschnitten",
      "splitter|stachel|dorn ~ finger|hand|fuss|ziehen",
      "pflaster ~ finger|schnitt|knie|kratzer|luft",
    ],
    unless: ["tief|tiefe|tiefer ~ schnitt|wunde|geschnitten", "gebissen|biss"],
  },
  "small-burn": {
    patterns: [
      "verbrannt|verbrüht|berührt|angefasst ~ bügeleisen|herd|herdplatte|ofen|topf|pfanne|backblech|wasserkocher && finger|fingerspitze|daumen|fingerkuppe|etwas",
      "kleine|kleiner|leichte verbrennung|brandblase",
      "gaumen ~ verbrannt",
    ],
    unless: ["grossflächig|tief ~ verbrannt|verbrennung"],
  },
  sunburn: {
    patterns: [
      "sonnenbrand",
      "sonne|strand|sonnenbad|freibad ~ verbrannt|rot|rote|schultern|rücken|nase",
      "schultern|rücken|nase|nacken ~ verbrannt ~ strand|sonne|see",
    ],
  },
  "insect-bite": {
    patterns: [
      "mücke|mücken|mückenstich|mückenstiche|biene|wespe|bremse|floh|flöhe|ameise|ameisen|insekt|insekten|schnake|schnaken|gelse|gelsen|spinne ~ gestochen|stich|stiche|juckt|jucken|gebissen|zerstochen|aufgefressen|gefressen|stechen",
      "mückenstich|mückenstiche|insektenstich|insektenstiche|bremsenstich|schnakenstich|bienenstich|wespenstich|zerstochen",
    ],
    unless: ["hals|mund|zunge|lippe ~ biene|wespe|hornisse", "zecke|zeckenbiss"],
  },
  eczema: {
    patterns: [
      "haut|hände|gesicht|ellbogen|ellenbogen|wangen|beine ~ trocken|trockene|rissig|rissige|spannt|schuppt|rau|raue|spröde|pellt|schält",
      "ekzem|neurodermitis ~ übliches|leicht|schub|hände|stärker|winter|altes",
      "trockene|trockener haut|hände|ellbogen",
      "hauttrockenheit",
    ],
  },
  "itchy-rash": {
    patterns: [
      "ausschlag|pickelchen|pusteln|rötung|rötungen|quaddeln ~ hitze|uhr|uhrband|gürtel|kette|ohrringe|schweiss|deo|waschmittel|brennnesseln|leicht|leichter|schwitzen|wolle",
      "hitzepickel|hitzeausschlag",
    ],
  },
  acne: {
    patterns: ["pickel|pickeln|mitesser ~ gesicht|stirn|kinn|rücken|nase|foto|jugendlich|fettig", "unreine haut"],
  },
  "athletes-foot": { patterns: ["zehen|fuss|füsse ~ juckt|jucken|schält|pilz|fusspilz|pellt|rissig"] },
  warts: { patterns: ["warze|warzen|dornwarze|stechwarze"] },
  "cold-sore": {
    patterns: [
      "lippe|lippen ~ kribbelt|kribbeln|bläschen|herpes|herpesbläschen|juckt|fieberblase|spannt",
      "herpesbläschen|lippenbläschen|lippenherpes",
    ],
    unless: ["lippe ~ geschwollen|schwillt|taub", "herpes ~ genital|auge"],
  },
  "head-lice": { patterns: ["läuse|laus|nissen|kopfläuse|lausbefall"] },
  threadworms: {
    patterns: [
      "würmer|madenwürmer|würmchen|fadenwürmer ~ po|stuhl|nachts|weisse|kind|juckt",
      "po|popo ~ juckt|kratzt ~ nachts|abends|nacht",
    ],
  },
  teething: {
    patterns: [
      "zahn|zähne|zähnchen ~ kommt|kommen|durchbruch|durch|bricht|schiesst|schiessen ~ sabbert|kaut|beisst|zahnfleisch|baby|gitter|wange|wangen",
      "zahnt|zahnen",
    ],
  },
  "nappy-rash": {
    patterns: [
      "po|popo|windel|windelbereich|pöchen|windeln ~ wund|wunden|wunder|rot|roter|gerötet|entzündet|wunde",
      "wunder|wunden|roter po|popo",
    ],
  },
  "baby-reflux": { patterns: ["spuckt|spuckkind|speikind|speit ~ milch|flasche|stillen|trinken|bisschen"] },
  "chapped-lips": {
    patterns: [
      "lippen ~ rissig|trocken|spröde|aufgesprungen|trockene|rissige|spröd",
      "mundwinkel ~ eingerissen|eingerissene|rissig|wund",
    ],
  },
  "sore-after-jab": {
    patterns: [
      "impfung|geimpft|impfe|tetanusspritze|grippespritze|spritze|auffrischung && arm ~ weh|schmerzt|schwer|fausthieb|dick|steif|muskelkater|wie",
    ],
  },
  "limb-asleep": {
    patterns: [
      "gelegen|geschlafen|gesessen|gekniet|hocken|überkreuz|gehockt ~ arm|bein|beine|fuss|hand|ellbogen|finger && minute|minuten|weg|wieder|vorbei|geschüttelt|gut",
      "arm|bein|beine|fuss|hand ~ eingeschlafen|gummi|ameisen && minute|minuten|wieder|vorbei|gelegen|gesessen",
    ],
  },
  nails: {
    patterns: [
      "nagel|nägel|nägeln|fingernägel|fingernägeln ~ flecken|fleckchen|flecke|weisse|brüchig|rillen|splittern|kaue|weich|gekaut",
    ],
  },
  "clicking-joints": {
    patterns: [
      "knie|schulter|hals|finger|kiefer|hüfte|knöchel|gelenke|fingerknöchel ~ knackt|knacken|knackse|knirscht|knackst|knarzt",
    ],
  },
  stitch: { patterns: ["seitenstechen|seitenstiche|seitenstich"] },
  "swallowed-gum": {
    patterns: [
      "verschluckt|geschluckt|gegessen|gekaut|abgeleckt ~ kaugummi|kern|kerne|wachsstift|stift|kreide|sand|erde|knete|papier|gras|blatt|schnecke",
    ],
    unless: ["luft|hustet|batterie|magnet"],
  },
  "smelly-feet": {
    patterns: [
      "füsse|schuhe|turnschuhe|schweissfüsse ~ stinken|riechen|geruch|müffeln|schwitzen|käse",
      "schweissfüsse|fussgeruch",
    ],
  },
  "tired-feet": {
    patterns: ["füsse ~ müde|brennen|schmerzen|weh|platt ~ tag|stehen|arbeit|schuhe|schicht|laufen|abends"],
  },
  blister: {
    patterns: ["blase|blasen ~ ferse|fuss|schuhe|schuhen|wandern|zeh|hand|zehen|gelaufen|neuen"],
    unless: ["blase ~ pinkeln|wasserlassen|harn|urin"],
  },
  "plant-or-jellyfish-sting": { patterns: ["brennnessel|brennnesseln|brennessel|brennesseln|qualle|quallen"] },
  dandruff: {
    patterns: ["schuppen ~ haar|haare|kopf|shampoo|kopfhaut|kragen", "kopfhaut ~ schuppt|juckt|trocken|schuppig"],
  },
  "wobbly-tooth": {
    patterns: ["wackelzahn|milchzahn", "zahn ~ wackelt|wackelig && kind|sohn|tochter|jahre|enkel|kleine|kleiner"],
  },
  corn: { patterns: ["hühnerauge|hühneraugen|hornhaut|schwiele|schwielen|druckstelle ~ zeh|fuss|ferse|schuhe|schuh"] },
  "razor-burn": {
    patterns: [
      "rasierbrand|rasierpickel|rasur|rasieren|epilieren ~ rot|pickel|brennt|gereizt|pickelchen|juckt|eingewachsen",
    ],
  },
};
