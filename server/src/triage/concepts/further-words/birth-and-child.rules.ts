import type { FurtherWordsById } from "./further-words.rules";

/** Pregnancy, birth, babies and children. */
export const BIRTH_AND_CHILD_WORDS: FurtherWordsById = {
  "bleeding-or-pain-in-pregnancy": {
    patterns: {
      en: [
        "head|bum|feet|foot|cord|arm ~ showing|crowning|out|coming|see|visible && baby|push|pushing|labour|labor|contractions|waters|ambulance|stuck",
        "baby|babys ~ coming|out|crowning ~ now|quick|stuck|car|motorway|taxi|lift|fast|home|here",
        "need|urge|want|feel ~ push|pushing && contractions|weeks|baby|labour|labor|waters|@gestation|minutes",
        "@gestation|weeks && tightenings|contractions ~ regular|minutes|every|apart|close",
        "@gestation && poo|push|bear ~ needs|need|wants|want|urge && screaming|pain|contractions|pushing|hospital|waters|minutes",
        "loop|rope|cord|string|tube ~ between ~ legs",
        "hanging|dangling|coming ~ between ~ legs && waters|weeks|pregnant|@gestation",
        "head ~ showing|crowning|out && home|still|car|ambulance|baby|midwife",
      ],
      fr: [
        "tete ~ bebe ~ sort|voit|voir|apparait|passe",
        "envie ~ pousser && enceinte|contractions|bebe|minutes",
        "cordon ~ sort|jambes|vagin|dehors",
        "@gestation && <bleed>|sang",
      ],
      es: [
        "cabeza ~ bebe|nino ~ sale|asoma|ve|saliendo",
        "ganas ~ empujar && embarazada|contracciones|bebe|parto",
        "cordon|cuerda ~ piernas|vagina|salido|asoma",
        "@gestation && <bleed>|sangre",
      ],
      de: [
        "kopf|köpfchen ~ sehen|kommt|sichtbar|schaut && baby|presswehen|wehen|geburt|schwanger",
        "presswehen|pressdrang",
        "@gestation && <bleed>|blutet|hellrot",
        "nabelschnur|schnur ~ beinen|beine|scheide|hängt|schaut",
      ],
    },
    unless: {
      en: ["years ~ last|after|since ~ period"],
    },
  },
  "baby-moves-less": {
    patterns: {
      en: [
        "not|nothing|stopped|hardly|barely|no ~ kicked|kick|kicking|kicks && weeks|@gestation|<pregnant>|bump|baby|side",
        "not|nothing|stopped|hardly|barely ~ moved|move|moving|wriggled|felt && @gestation|<pregnant>|bump && baby|she|he|kick|wriggle|little|side|cold",
        "tried ~ cold|ice|juice|sugar ~ water|drink|lying|side|sweet && baby|kick|kicked|move|moved|nothing|bump|@gestation",
        "@gestation && baby && usual|normally|always && not|no|nothing|quiet|still|disco|dance|wriggle",
        "bump ~ still|quiet|silent",
      ],
      fr: [
        "<pregnant> && senti|sens|sent ~ bouger|bouge|coups ~ plus|pas|moins",
        "<pregnant> && plus|pas|moins ~ senti|sens|sent ~ bouger|coups",
        "@gestation && plus|pas|aucun|moins ~ sens|bouge|coup|coups|danse",
      ],
      es: [
        "<pregnant> && noto|siento|sentido|notado ~ no|nada|menos|patadas|mover|moverse",
        "no se mueve ~ bebe|barriga",
        "@gestation && no|ni|nada|menos ~ noto|siento|patada|patadas|mueve|baila",
      ],
      de: [
        "<pregnant>|@gestation && spüre|merke|gespürt ~ nicht|nichts|kaum ~ baby|kind|tritte|bewegung|mehr",
        "baby|kind ~ bewegt|strampelt|tritt ~ nicht|kaum|weniger && bauch|woche|schwanger|ssw|@gestation",
        "@gestation && nicht|kein|keinen|kaum ~ spüre|tritt|tritte|bewegt|turnt",
      ],
    },
    unless: {
      en: ["bowels|bowel ~ moved|move|open"],
    },
  },
  "pre-eclampsia": {
    patterns: {
      en: [
        "@gestation && <head-pain>|headache && sparkly|sparkles|lights|puffy|football|balloon|ribs|swollen|blurry|stars",
        "@gestation && vision|sight|eyes|seeing ~ worms|silver|sparkles|lightning|zigzags|floaters|shimmering|stars|dots|glitter",
        "@gestation && @bp-severe|@bp-very-high",
      ],
      es: [
        "@gestation && cabeza && luces|lucecitas|boca|estomago|hinchada|hinchado|borroso",
        "@gestation && cabeza ~ revienta|estalla|explota|duele && gusanitos|lucecitas|manchas|luces|destellos|borroso",
        "@gestation && @bp-severe|@bp-very-high",
      ],
      fr: [
        "@gestation && tete && mouches|etoiles|lumieres|cotes|gonfle|gonflee|flou",
        "@gestation && @bp-severe|@bp-very-high",
      ],
      de: [
        "@gestation && kopfschmerzen|kopfweh|kopf && flimmern|sternchen|blitze|oberbauch|geschwollen|verschwommen",
        "@gestation && @bp-severe|@bp-very-high",
      ],
    },
  },
  "after-birth-emergency": {
    patterns: {
      en: [
        "born|delivered ~ home|car|bathroom|taxi && blue|blueish|bluish|crying|breaths|breathing|breath|cord|floppy|cold|bleeding",
        "cord ~ still|attached|on && baby && blue|blueish|bluish|crying|breaths|breathing",
        "scar|section|caesarean|stitches|wound|incision ~ opened|open|split|burst|gaping|come && shiny|poking|inside|fat|bowel|see|out|glistening|gush|bleeding",
        "miscarriage|miscarrying|abortion && soaking|pads|pad|dizzy|faint|clots|flooding|hour",
        "placenta|afterbirth ~ not|stuck|out|inside|come|delivered && <bleed>|blood|minutes|hour|home",
        "birth|boy|girl|baby|section|placenta && stinks|stink|smelly|smells|foul && <fever>|@hot|shiver|shivering|tender",
      ],
      fr: [
        "cicatrice|cesarienne|plaie|suture|points ~ ouverte|ouvert|lache|rouvert && voir|vois|brillant|sort|coule|intestin|sang|dedans",
        "placenta ~ pas|sort|sorti|dedans && sang|minutes|maison",
      ],
      es: [
        "cicatriz|cesarea|herida|puntos ~ abierto|abierta|abrio && veo|brillante|sale|asoma|intestino|dentro|sangre",
        "placenta ~ no|sale|dentro && sangre|minutos|casa",
      ],
      de: [
        "narbe|kaiserschnittnarbe|naht|wunde ~ aufgegangen|aufgeplatzt|offen|geplatzt && schaut|sieht|glänzend|glänzendes|raus|darm|blut|innen",
        "plazenta|nachgeburt ~ nicht|kommt|raus|drin && blut|minuten|stunde",
      ],
    },
  },
  "ectopic-pregnancy": {
    patterns: {
      en: [
        "last period && <pain>|faint|white|collarbone|shoulder && hip|side|collarbone|shoulder|low|white|faint",
        "period|test && shoulder|collarbone ~ <pain>|tip|hurts|ache && <belly>|side|hip|low|faint|white|bleed|bleeding|<pain>",
      ],
    },
  },
  "heavy-bleeding-down-below": {
    patterns: {
      es: ["compresa|compresas ~ hora|empapada|empapadas|empapo|media"],
    },
  },
  "child-not-responding": {
    patterns: {
      en: [
        "<baby>|@child|boy|girl && <fever>|@hot && neck ~ stiff|plank|board|rod|rigid|bend",
        "<baby>|@child|boy|girl && hates|screams|cannot ~ touched|touch|held|picked|cuddled|moved && <fever>|@hot|rash|spots|neck|<drowsy>|pale",
        "<baby>|@child && high|shrill|pitched|piercing|catlike ~ cry|scream|screaming|crying && <fever>|@hot|neck|floppy|feed|feeding|touched|<vomit>|<drowsy>",
        "<baby>|@baby|@young-baby && grunting|grunts && breath|breathing|feed|bottle|nappy|fed",
        "soft ~ spot|bit|patch ~ bump|bulge|bulging|tight|raised|hard|full|domed|stands",
        "@baby|@young-baby|baby && rolled|fell|dropped|fallen ~ bed|sofa|table|arms|changing|stairs && pale|<vomit>|throwing|soft|drowsy|sleepy|limp|floppy|eyes",
        "<baby> && went|gone|turned ~ limp|floppy|blue|stiff ~ minute|seconds|while|feed",
        "@young-baby|newborn|@baby && yellow ~ toes|legs|feet|skin|face|all|whites|tummy|bright|head|right && feed|feeds|feeding|milk|sleepy|arching|floppy|wake|drowsy",
        "rag doll",
        "like|limp|soft ~ doll|rag|bones|cloth && <baby>|he|she|eyes|cry|look",
        "<baby> && <vomit>|brings|bringing|fluid ~ green",
      ],
      fr: ["nourrisson|bebe|@baby && jaune ~ pieds|orteils|jambes|tete|dort|boit"],
    },
  },
  "child-breathing": {
    patterns: {
      en: [
        "<baby>|@baby|@child && head ~ bobbing|bobs|nodding",
        "<baby>|@baby|@young-baby && not|nothing|hasnt|refused ~ milk|bottle|feed|fed|drunk|breast ~ noon|morning|hours|lunch|night|yesterday|midnight",
      ],
      fr: ["<baby>|@baby && respire|respiration ~ vite|rapide|rapidement"],
      es: ["<baby>|@baby && respira ~ rapido|deprisa|rapidisimo"],
      de: ["<baby>|@baby && atmet ~ schnell|hastig|flach"],
    },
  },
  "very-ill-child": {
    patterns: {},
    unless: {
      en: [
        "blue|grey|gray ~ crayon|crayons|chalk|poo|smile|eyes|top|paint|icing|smarties|pen|ink|felt|dye|shirt|badge|inhaler|lolly|slush|colouring",
      ],
      fr: ["bleu|bleue|bleus|gris|grise ~ craie|crayon|feutre|caca|selle|sourire|encre|colorant|yeux|glace"],
      es: ["azul|gris ~ cera|tiza|rotulador|caca|sonrisa|pintura|ojos|helado|colorante"],
      de: ["blau|blaue|blauer|grau ~ kreide|stift|filzstift|farbe|augen|eis|kacke"],
    },
  },
  "young-baby-fever": {
    patterns: {
      fr: ["@young-baby && @hot"],
      es: ["@young-baby && @hot"],
    },
    unless: {
      en: ["breastfeeding|nursing ~ @young-baby && breast ~ red|hot|hard|wedge|lump|sore"],
    },
  },
  "dehydrated-child": {
    patterns: {
      en: [
        "<baby>|@child && eyes|fontanelle ~ sunk|sunken|hollow",
        "no|not|dry ~ wet ~ nappy|nappies && hours|sunken|eyes|sleepy|yesterday|night",
        "nappy|nappies && sunken|sunk|hollow ~ eyes",
      ],
      fr: ["couche ~ seche && yeux|larmes|diarrhee|vomit"],
      es: ["panal ~ seco && ojos|lagrimas|diarrea|vomita"],
    },
    unless: {
      en: ["breastfeeding|nursing ~ @young-baby && breast ~ red|hot|hard|wedge|lump|sore"],
    },
  },
};
