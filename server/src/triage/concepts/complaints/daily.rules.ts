import { nhsPage } from "../../../medicines/sources.rules";
import { complaints } from "./complaint.rules";

/** Small things of every day. Their words are as loose as those of `everyday-words/`, so the text model has as much say beside them. */
export const DAILY_COMPLAINTS = complaints({
  "fungal-nail": {
    label: {
      en: "Thick yellow nail",
      fr: "Ongle épais et jaune",
      es: "Uña gruesa y amarilla",
      de: "Dicker gelber Nagel",
    },
    patterns: {
      en: [
        "nail|toenail|nails|toenails ~ thick|thickened|yellow|yellowish|yellowy|discoloured|fungal|fungus|crumbly|crumbling",
        "nail|toenail varnish|lacquer|paint ~ fungal|months|yellow|thick",
      ],
      fr: ["ongle|ongles ~ epais|jaune|jaunes|jauni|mycose|champignon|friable", "mycose ~ ongle|ongles"],
      es: ["una|unas ~ gruesa|gruesas|amarilla|amarillas|hongo|hongos|amarillenta", "hongo|hongos ~ una|unas"],
      de: ["nagel|zehennagel|nägel ~ dick|gelb|gelblich|verdickt|pilz|bröckelig|verfärbt", "nagelpilz"],
    },
    unless: { en: ["pus|hot|swollen|diabetic|diabetes ~ nail|toenail|toe"] },
    source: nhsPage("Fungal nail infection", "/conditions/fungal-nail-infection/"),
  },
  "sensitive-teeth": {
    label: { en: "Sensitive teeth", fr: "Dents sensibles", es: "Dientes sensibles", de: "Empfindliche Zähne" },
    patterns: {
      en: [
        "teeth|tooth ~ sensitive|twinge|twinges|zing|zings|tingle|shiver|wince && cold|ice|icecream|hot|sweet|drinks|toothpaste|second|cream|lolly",
        "sensitive teeth|tooth|toothpaste",
      ],
      fr: ["dents|dent ~ sensibles|sensible|tirent|agacent|seconde && froid|glace|froide|sucre|chaud|dentifrice"],
      es: [
        "dientes|diente ~ sensibles|sensible|dentera|segundo && frio|fria|helado|dulce|caliente|pasta",
        "sensibilidad dental",
      ],
      de: [
        "zähne|zahn|zähnen|schneidezähne|schneidezähnen ~ empfindlich|zieht|ziehen|sekunde && kalt|kaltes|eis|eisessen|süss|heiss|pasta",
      ],
    },
    unless: {
      en: ["throbbing|throbs|swollen|abscess|pus|night|hours ~ tooth|teeth"],
      fr: ["gonfle|gonflee|abces|nuit ~ dent|dents"],
      es: ["hinchado|hinchada|flemon|noche ~ diente|muela"],
      de: ["geschwollen|eiter|nachts|pocht ~ zahn|zähne"],
    },
    source: nhsPage(
      "Take care of your teeth and gums",
      "/live-well/healthy-teeth-and-gums/take-care-of-your-teeth-and-gums/",
    ),
  },
  colic: {
    ofBabies: true,
    label: { en: "Colic", fr: "Coliques du bébé", es: "Cólico del bebé", de: "Dreimonatskoliken" },
    patterns: {
      en: [
        "colic|colicky ~ baby|evening|evenings|weeks|feeds|settle|drops|cries|crying|he|she",
        "cries|crying|grizzles|grizzly|fussy ~ evening|evenings && <baby>|@baby|weeks|week",
      ],
      fr: ["coliques ~ bebe|soir|semaines|nourrisson", "pleure ~ soir|soirs && bebe|@baby|semaines"],
      es: ["colico|colicos ~ bebe|tarde|noche|semanas", "llora ~ tarde|tardes|noche && bebe|@baby|semanas"],
      de: [
        "koliken|kolik|dreimonatskoliken|dreimonatskolik ~ baby|abend|abends|wochen|hebamme",
        "weint|schreit ~ abend|abends && baby|@baby|wochen",
      ],
    },
    unless: {
      en: [
        "renal|kidney|biliary colic",
        "cannot|not ~ settle|console|consoled|stop",
        "weak|high pitched ~ cry|cries|crying",
      ],
      fr: ["coliques nephretiques"],
      es: ["colico nefritico|renal|biliar"],
      de: ["nierenkolik|gallenkolik", "nicht ~ beruhigen"],
    },
    source: nhsPage("Colic", "/conditions/colic/"),
  },
  "hand-foot-mouth": {
    label: {
      en: "Hand, foot and mouth disease",
      fr: "Maladie pieds-mains-bouche",
      es: "Enfermedad mano-pie-boca",
      de: "Hand-Fuß-Mund-Krankheit",
    },
    patterns: {
      en: [
        "hand ~ foot ~ mouth && disease|nursery|going|spots|virus|blisters|school|toddler|son|daughter|child",
        "hfmd",
      ],
      fr: ["pieds mains bouche", "pied main bouche", "pieds ~ mains ~ bouche && creche|maladie|boutons|virus"],
      es: ["mano pie boca", "manos pies boca", "boca mano pie"],
      de: ["hand fuss mund"],
    },
    unless: { en: ["hand foot mouth ~ pregnant|not|dry"] },
    source: nhsPage("Hand, foot and mouth disease", "/conditions/hand-foot-mouth-disease/"),
  },
  chafing: {
    label: {
      en: "Chafed skin or heat rash",
      fr: "Peau irritée par le frottement",
      es: "Piel rozada o sarpullido por calor",
      de: "Wundgescheuerte Haut",
    },
    patterns: {
      en: [
        "chafing|chafed|chafe|chafes|chub",
        "thighs|thigh|nipples|armpits|bum|bottom|groin ~ rub|rubs|rubbed|rubbing|raw && run|running|cycling|bike|shorts|heat|walking|marathon|miles|dress",
        "saddle sore|sores|soreness",
        "heatrash",
        "sweat rash",
        "prickly heat",
      ],
      fr: [
        "cuisses|fesses|tetons|aisselles ~ frottent|frotte|frottement|irritees && course|velo|marche|chaleur|short|footing|robe",
        "irritation|irritations frottement|selle",
      ],
      es: [
        "muslos|pezones|ingles|culo|axilas ~ rozan|roza|rozadura|rozaduras|escocidos && correr|bici|calor|andar|carrera|vestido",
        "rozadura|rozaduras ~ muslos|sillin|bici",
        "sarpullido calor",
      ],
      de: [
        "oberschenkel|hintern|po|brustwarzen ~ wund|scheuern|gescheuert|reiben && laufen|rad|radeln|radfahren|hitze|rennrad|lauf|km|gelaufen",
        "wundgescheuert|aufgescheuert|hitzepickel",
        "wolf gelaufen",
      ],
    },
    source: nhsPage("Heat rash (prickly heat)", "/conditions/heat-rash-prickly-heat/"),
  },
  "ears-after-loud-music": {
    label: {
      en: "Ears that rang after loud noise",
      fr: "Oreilles qui ont sifflé après un bruit fort",
      es: "Oídos que pitaron tras un ruido fuerte",
      de: "Ohren, die nach Lärm gepfiffen haben",
    },
    patterns: {
      en: [
        "ears ~ rang|whistled|ringing|rung|buzzed|buzzing && gig|concert|festival|band|speaker|club|drums|disco && gone|stopped|faded|fine|next|before|normal|went",
        "earplugs|ear protection|plugs ~ gig|concert|festival|music|band|drums|drummer",
      ],
      fr: [
        "oreilles ~ sifflaient|sifflait|bourdonnaient|siffle && concert|festival|boite|musique && fini|passe|parti|lendemain|avant",
        "bouchons ~ oreilles|concert|festival|musique ~ concert|festival|musique|batterie",
      ],
      es: [
        "oidos ~ pitaban|pitaron|zumbaban|pitido && concierto|festival|discoteca|musica && paso|siguiente|ya|antes|bien",
        "tapones ~ concierto|festival|musica|bateria",
      ],
      de: [
        "ohren ~ gepfiffen|gepiept|pfiffen|gedröhnt|geklingelt && konzert|festival|disko|club|musik && weg|vorbei|wieder|normal|immer",
        "stöpsel|ohrstöpsel|gehörschutz ~ konzert|festival|musik|klang",
      ],
    },
    unless: {
      en: ["one ear ~ deaf|muffled|dull|rings", "still|since ~ ringing|ring|rings|muffled"],
      fr: ["encore|toujours ~ siffle|sifflent"],
      es: ["sigue|siguen ~ pitando|zumbando"],
      de: ["immer noch|noch ~ pfeift|pfeifen"],
    },
    source: nhsPage("Tinnitus", "/conditions/tinnitus/"),
  },
  "desk-aches": {
    label: {
      en: "Tight muscles from desk work or a hobby",
      fr: "Muscles tendus par le travail ou un loisir",
      es: "Músculos tensos por el trabajo o una afición",
      de: "Verspannt durch Arbeit oder Hobby",
    },
    patterns: {
      en: [
        "neck|shoulders|shoulder|wrist|wrists|thumb|thumbs|hands|forearm|forearms|fingers ~ tight|stiff|sore|achy|ache|aches|tense|knotted|niggles && desk|laptop|computer|keyboard|mouse|screen|typing|office|zoom|gaming|phone|texting|knitting|knit|sewing|piano|guitar|cello|violin|rehearsing|pruning|gardening|painting|ironing|secateurs|board|homeworking|wfh",
      ],
      fr: [
        "nuque|cou|epaules|epaule|poignet|poignets|pouce|doigts|dos ~ raide|raides|tendue|tendu|tendues|tendus|crispees|courbatu && bureau|ordinateur|ecran|souris|clavier|tricot|tricote|couture|piano|guitare|telephone|teletravail|jardinage|violon",
      ],
      es: [
        "cuello|nuca|hombros|hombro|muneca|munecas|pulgar|dedos|espalda ~ tenso|tensa|tensos|cargado|cargada|cargados|rigido|agarrotado|agarrotados|dolorida|dolorido && ordenador|pantalla|raton|teclado|oficina|escritorio|teletrabajo|punto|costura|piano|guitarra|movil|jardin|pintando|techo",
      ],
      de: [
        "nacken|schulter|schultern|handgelenk|handgelenke|daumen|finger|rücken ~ steif|verspannt|verspannung|hart|müde|zwickt && schreibtisch|computer|bildschirm|maus|tastatur|büro|homeoffice|küchentisch|laptop|stricken|stricke|nähen|klavier|gitarre|handy|garten|gartenarbeit|dehnen",
      ],
    },
    unless: {
      en: ["numb|weak|dropping|drop ~ hand|hands|fingers|arm", "fever|headache|rash|light ~ neck"],
      fr: ["fievre|lumiere ~ nuque|cou"],
      es: ["fiebre|luz ~ nuca|cuello"],
      de: ["fieber|licht ~ nacken"],
    },
    source: nhsPage("Repetitive strain injury (RSI)", "/conditions/repetitive-strain-injury-rsi/"),
  },
  "cycle-twinges": {
    label: {
      en: "Twinges and moods of the monthly cycle",
      fr: "Petites gênes du cycle",
      es: "Molestias del ciclo",
      de: "Kleine Beschwerden im Zyklus",
    },
    patterns: {
      en: [
        "ovulation|midcycle|ovulating ~ twinge|twinges|pain|ache|cramp|side|spot",
        "half|middle|mid ~ cycle|month ~ twinge|twinges|ache|side|egg",
        "pms|pmt|premenstrual",
        "before|week ~ period|periods ~ bloated|grumpy|snappy|tearful|weepy|cravings|tender|sore|boobs|breasts|spots|moody|chocolate",
        "cramps|cramp ~ period|periods|usual|month|monthly && usual|same|every|month|always",
      ],
      fr: [
        "ovulation ~ douleur|mal|tiraillement|pincement",
        "milieu cycle ~ tiraillement|pincement|cote",
        "syndrome premenstruel",
        "avant ~ regles ~ irritable|gonflee|gonfles|boutons|seins|chocolat|humeur",
      ],
      es: [
        "ovulacion ~ dolor|pinchazo|molestia|tiron",
        "mitad ciclo ~ pinchazo|molestia|lado",
        "sindrome premenstrual",
        "antes ~ regla ~ granos|granitos|irritable|hinchada|pecho|chocolate|humor",
      ],
      de: [
        "eisprung|mittelschmerz ~ ziehen|zieht|schmerz|stich|seite|zwickt",
        "zyklusmitte|zyklushälfte ~ ziehen|zieht|zwickt|seite",
        "pms|prämenstruell|prämenstruelles",
        "vor ~ regel|periode|tagen ~ gereizt|pickel|brüste|schokolade|launisch|aufgebläht",
      ],
    },
    unless: {
      en: ["pregnant|late|missed|positive ~ period|test", "lump|discharge ~ breast|boob"],
      fr: ["retard ~ regles"],
      es: ["retraso|falta ~ regla"],
      de: ["überfällig|ausgeblieben ~ periode|regel"],
    },
    source: nhsPage("Ovulation pain", "/conditions/ovulation-pain/"),
  },
  "pelvic-floor": {
    label: {
      en: "Pelvic floor and a drop that leaks",
      fr: "Périnée et petites fuites",
      es: "Suelo pélvico y pequeñas pérdidas",
      de: "Beckenboden und ein paar Tropfen",
    },
    patterns: {
      en: [
        "pelvic floor",
        "leak|leaks ~ drop|little|bit|few ~ sneeze|laugh|jump|trampoline|zumba|cough|run|skipping",
        "kegel|kegels",
        "pee|wee|loo|toilet|water ~ often|eight|lots|times|much && coffee|tea|caffeine|drink|cola|litres",
      ],
      fr: [
        "perinee|plancher pelvien",
        "perinee",
        "fuite|fuites ~ eternue|ris|tousse|saute|trampoline",
        "toilettes ~ fois|souvent && cafe|bois|the|cafeine",
      ],
      es: [
        "suelo pelvico",
        "perdida|perdidas|escape|escapa ~ estornudo|rio|salto|trampolin",
        "kegel",
        "bano|orinar ~ veces|mucho && cafe|bebo|te|cafeina",
      ],
      de: [
        "beckenboden|beckenbodentraining|beckenbodenübungen",
        "tropfen ~ niesen|lachen|springen|trampolin",
        "toilette|klo|muss ~ oft|mal|achtmal && kaffee|trinke|tee|koffein",
      ],
    },
    unless: {
      en: [
        "burns|stings|burning|stinging|blood|night|thirsty|suddenly ~ pee|wee|loo|toilet|water",
        "numb ~ pelvic|bottom|saddle",
      ],
      fr: ["brule|sang|soif|nuit ~ toilettes|urine"],
      es: ["escuece|sangre|sed|noche ~ bano|orinar"],
      de: ["brennt nicht", "blut|durst|nachts ~ toilette|klo"],
    },
    source: nhsPage("Urinary incontinence", "/conditions/urinary-incontinence/"),
  },
});
