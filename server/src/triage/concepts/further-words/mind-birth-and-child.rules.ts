import type { FurtherWordsById } from "./further-words.rules";

/** Despair, pregnancy, birth, children and the private parts as people tell of them. */
export const MIND_BIRTH_AND_CHILD_WORDS: FurtherWordsById = {
  suicidal: {
    patterns: {
      en: [
        "garage|engine|exhaust|hosepipe ~ door|running|on|shut|pipe|closed && goodbye|kids|love|sorry|tell|die|dead|end|sleep",
        "tell ~ kids|children|wife|mum|mam|dad|family|husband|everyone|her|him|them ~ love|loved|sorry|fault",
        "letters|letter|note ~ written|wrote|left|writing && tablets|pills|rope|bridge|roof|sorry|goodbye|tonight|end|peace",
        "bridge|ledge|cliff|platform|tracks|parapet|railway|multistorey ~ standing|sitting|edge|stood|sat|jump|over && done|end|enough|sorry|die|jump|help|tired|over|goodbye|water|courage",
        "rope|noose|cord ~ ready|tied|bought|hung|neck|beam|attic|loft|tree|garage",
        "giving|given ~ away ~ things|dog|cat|possessions|everything|belongings",
        "cannot|not ~ see ~ tomorrow|christmas|birthday|weekend|morning ~ myself|being|will",
        "everyone|everybody|kids|they|family|world ~ better|happier ~ without me",
        "burden ~ everyone|family|them|kids|everybody|wife|husband && end|gone|without|tablets|over|anymore|die",
        "sleep ~ forever|never ~ wake|want|wish",
        "stockpiled|stockpiling|saving|saved|hoarding|hoarded ~ tablets|pills|insulin|painkillers|medication",
        "affairs ~ order && tablets|goodbye|tonight|end|sorry|plan|over",
      ],
      fr: [
        "dites|dis|dire ~ enfants|mere|femme|mari|famille ~ aime|pardon|aimais",
        "lettre|lettres ~ ecrit|ecrite|ecrites|laisse && comprimes|cachets|corde|pardon|adieu|pont|soir",
        "corde|noeud ~ pret|prete|achete|achetee|cou|poutre|grenier",
        "debarrasse|mieux ~ sans ~ moi",
      ],
      es: [
        "diles|decid|dile|decirles ~ hijos|madre|mujer|marido|familia ~ quiero|perdon|queria",
        "carta|cartas|nota ~ escrito|escritas|escrita|dejado && pastillas|cuerda|perdon|adios|puente|noche",
        "soga|cuerda ~ preparado|preparada|comprado|cuello|viga",
        "mejor ~ sin ~ mi",
        "no quiero ~ seguir|despertar|estar ~ mas|aqui|viviendo",
      ],
      de: [
        "sagt|sag ~ kindern|mama|mutter|frau|mann|familie ~ liebe|leid|lieb",
        "brief|briefe|abschiedsbrief ~ geschrieben|liegt && tabletten|seil|brücke|leid|tschüss|heute",
        "seil|strick ~ bereit|gekauft|hals|balken|dachboden",
        "will|möchte|mag ~ nicht ~ mehr ~ da|leben|aufwachen|hier|sein",
        "besser ~ ohne ~ mich",
      ],
    },
    unless: { en: ["tell ~ kids|mum|dad|family ~ love ~ school|cooking|story|park", "note ~ sick|fit|doctors"] },
  },
  "danger-from-the-mind": {
    patterns: {
      en: [
        "telling|tells|told|ordering|commanding|whispering|whisper|shouting ~ me|him|her ~ cut|kill|hurt|stab|smother|drown|burn|jump|strangle|punish|throw",
        "scissors|knife|hammer|razor|blade|axe ~ got|holding|have|hand|picked && voices|telling|baby|hear|hearing|them|possessed|told",
        "baby|son|daughter|kids|children ~ evil|devil|demon|robot|replaced|changed|switched|fake|poisoned|sacrifice|save && <sudden>|god|slept|sleep|voices|must|have|birth|weeks|days|before",
      ],
      fr: ["voix ~ disent|dit|ordonnent|ordonne|demandent ~ tuer|couper|sauter|blesser|bebe|mal"],
      es: ["voces|voz ~ dicen|dice|ordenan|mandan ~ matar|cortar|saltar|dano|bebe|hacer"],
      de: ["stimmen|stimme ~ sagen|sagt|befehlen|befiehlt ~ umbringen|töten|springen|schneiden|verletzen|baby|soll"],
    },
    unless: {
      en: ["told ~ me|him|her ~ cut ~ down|out|alcohol|smoking|sugar|back", "doctor|gp|nurse|physio ~ told|tells"],
    },
  },
  "bleeding-or-pain-in-pregnancy": {
    patterns: {
      en: [
        "head|bum|feet|foot|cord|arm ~ showing|crowning|out|coming|see|visible && baby|push|pushing|labour|labor|contractions|waters|ambulance|stuck",
        "baby|babys ~ coming|out|crowning ~ now|quick|stuck|car|motorway|taxi|lift|fast|home|here",
        "need|urge|want|feel ~ push|pushing && contractions|weeks|baby|labour|labor|waters|@gestation|minutes",
      ],
      fr: ["tete ~ bebe ~ sort|voit|voir|apparait|passe", "envie ~ pousser && enceinte|contractions|bebe|minutes"],
      es: ["cabeza ~ bebe|nino ~ sale|asoma|ve|saliendo", "ganas ~ empujar && embarazada|contracciones|bebe|parto"],
      de: [
        "kopf|köpfchen ~ sehen|kommt|sichtbar|schaut && baby|presswehen|wehen|geburt|schwanger",
        "presswehen|pressdrang",
        "@gestation && <bleed>|blutet|hellrot",
      ],
    },
  },
  "baby-moves-less": {
    patterns: {
      en: [
        "not|nothing|stopped|hardly|barely|no ~ kicked|kick|kicking|kicks && weeks|@gestation|<pregnant>|bump|baby|side",
        "not|nothing|stopped|hardly|barely ~ moved|move|moving|wriggled|felt && @gestation|<pregnant>|bump && baby|she|he|kick|wriggle|little|side|cold",
        "tried ~ cold|ice|juice|sugar ~ water|drink|lying|side|sweet && baby|kick|kicked|move|moved|nothing|bump|@gestation",
      ],
      fr: [
        "<pregnant> && senti|sens|sent ~ bouger|bouge|coups ~ plus|pas|moins",
        "<pregnant> && plus|pas|moins ~ senti|sens|sent ~ bouger|coups",
      ],
      es: [
        "<pregnant> && noto|siento|sentido|notado ~ no|nada|menos|patadas|mover|moverse",
        "no se mueve ~ bebe|barriga",
      ],
      de: [
        "<pregnant>|@gestation && spüre|merke|gespürt ~ nicht|nichts|kaum ~ baby|kind|tritte|bewegung|mehr",
        "baby|kind ~ bewegt|strampelt|tritt ~ nicht|kaum|weniger && bauch|woche|schwanger|ssw|@gestation",
      ],
    },
    unless: { en: ["bowels|bowel ~ moved|move|open"] },
  },
  "pre-eclampsia": {
    patterns: {
      en: [
        "@gestation && <head-pain>|headache && sparkly|sparkles|lights|puffy|football|balloon|ribs|swollen|blurry|stars",
      ],
      es: ["@gestation && cabeza && luces|lucecitas|boca|estomago|hinchada|hinchado|borroso"],
      fr: ["@gestation && tete && mouches|etoiles|lumieres|cotes|gonfle|gonflee|flou"],
      de: ["@gestation && kopfschmerzen|kopfweh|kopf && flimmern|sternchen|blitze|oberbauch|geschwollen|verschwommen"],
    },
  },
  "twisted-testicle": {
    patterns: {
      en: [
        "down there|below|groin|privates|undercarriage|jewels|bits ~ hurt|<pain>|agony|<swollen>|kicked|football && one|higher|ridden|<vomit>|hours|<sick>|up|side && boy|lad|son|he|his|my|teenager",
        "one|left|right|side ~ ridden|riding|sits|sitting|pulled|drawn|hitched ~ up|higher && down|ball|groin|nuts|testicle|bits|privates|football",
      ],
    },
    unless: { en: ["shorts|skirt|trousers|pants ~ ridden|riding"] },
  },
  "child-not-responding": {
    patterns: {
      en: [
        "<baby>|@child|boy|girl && <fever>|@hot && neck ~ stiff|plank|board|rod|rigid|bend",
        "<baby>|@child|boy|girl && hates|screams|cannot ~ touched|touch|held|picked|cuddled|moved && <fever>|@hot|rash|spots|neck|<drowsy>|pale",
        "<baby>|@child && high|shrill|pitched|piercing|catlike ~ cry|scream|screaming|crying && <fever>|@hot|neck|floppy|feed|feeding|touched|<vomit>|<drowsy>",
        "<baby>|@baby|@young-baby && grunting|grunts && breath|breathing|feed|bottle|nappy|fed",
      ],
    },
  },
  "young-baby-fever": {
    patterns: {},
    unless: { en: ["breastfeeding|nursing ~ @young-baby && breast ~ red|hot|hard|wedge|lump|sore"] },
  },
  "dehydrated-child": {
    patterns: {},
    unless: { en: ["breastfeeding|nursing ~ @young-baby && breast ~ red|hot|hard|wedge|lump|sore"] },
  },
  "lockjaw-or-rabies-risk": {
    patterns: {
      en: [
        "bat ~ bit|bite|bitten|scratched|scratch",
        "bitten|bite|bit && cannot|afraid|scared|hate ~ drink|drinking|water ~ stand|swallow",
      ],
    },
    unless: { en: ["remember|sure|when|know|last|due|date ~ tetanus|rabies", "baseball|cricket|rounders bat"] },
  },
};
