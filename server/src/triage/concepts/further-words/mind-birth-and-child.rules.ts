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
        "picked|chosen|choose|found|set ~ place|spot|day|date|method|way|tree|bridge|time && scared|afraid|tank|ready|peace|sorry|goodbye|calm|over|done|brave",
        "not ~ scared|afraid|frightened ~ anymore|more|now && picked|chosen|place|say|note|peace|ready|tank|letter|goodbye|decided",
        "plan ~ means|tonight|place|pills|rope|ready|how|end && die|end|means|life|goodbye|myself|suicide|gone|over",
        "drive|driving|crash|steer ~ car|van|bike ~ into|off ~ wall|tree|bridge|lorry|cliff|river",
        "not|nobodys|no|wasnt ~ fault && rope|know|sorry|goodbye|gone|note|pills|letter|tell",
        "look ~ after|feed ~ dog|cat|kids|mum && gone|goodbye|tonight|sorry|place|over|letter",
        "keep|keeps|kept ~ driving|walking|going|drawn ~ past|to|near|towards ~ viaduct|bridge|cliff|cliffs|station|tracks|railway|quarry|reservoir|weir|lake|sea",
        "viaduct|bridge|cliff|cliffs|tracks|railway|quarry|reservoir|platform|ledge|roof && tonight|parked|standing|sitting|stood|edge ~ parked|standing|sitting|stood|edge|alone|again|now",
      ],
      fr: [
        "dites|dis|dire ~ enfants|mere|femme|mari|famille ~ aime|pardon|aimais",
        "lettre|lettres ~ ecrit|ecrite|ecrites|laisse && comprimes|cachets|corde|pardon|adieu|pont|soir",
        "corde|noeud ~ pret|prete|achete|achetee|cou|poutre|grenier",
        "debarrasse|mieux ~ sans ~ moi",
        "corde && faute|pardon|sache|soir|adieu|enfants",
        "pas|plus ~ peur && endroit|lieu|lettre|choisi|decide|corde|plein",
        "place|endroit|lieu|jour|date ~ choisi|fixe && peur|adieu|lettre|fini|calme|pardon",
        "viaduc|pont|falaise|quai|voie|rails|toit ~ bord|gare|debout|assis|soir|passe",
      ],
      es: [
        "diles|decid|dile|decirles ~ hijos|madre|mujer|marido|familia ~ quiero|perdon|queria",
        "carta|cartas|nota ~ escrito|escritas|escrita|dejado && pastillas|cuerda|perdon|adios|puente|noche",
        "soga|cuerda ~ preparado|preparada|comprado|cuello|viga",
        "mejor ~ sin ~ mi",
        "no quiero ~ seguir|despertar|estar ~ mas|aqui|viviendo",
        "cuiden|cuidad|cuida|cuide ~ perro|gato|hijos|madre|hija|hijo && sitio|miedo|deposito|adios|noche|perdon|acaba",
        "no|ya ~ tengo ~ miedo && elegido|sitio|deposito|carta|lugar|decidido",
        "elegido|escogido ~ sitio|lugar|dia|hora",
        "viaducto|puente|acantilado|anden|vias|azotea ~ borde|parado|aparcado|pie|noche|sentado",
      ],
      de: [
        "sagt|sag ~ kindern|mama|mutter|frau|mann|familie ~ liebe|leid|lieb",
        "brief|briefe|abschiedsbrief ~ geschrieben|liegt && tabletten|seil|brücke|leid|tschüss|heute",
        "seil|strick ~ bereit|gekauft|hals|balken|dachboden",
        "will|möchte|mag ~ nicht ~ mehr ~ da|leben|aufwachen|hier|sein",
        "besser ~ ohne ~ mich",
        "keine|nicht ~ angst ~ mehr && ort|brief|platz|tank|entschieden|schluss|tisch",
        "ort|platz|termin|tag ~ steht|ausgesucht|gewählt && angst|brief|abschied|schluss|fertig|tisch|ruhe",
        "viadukt|brücke|klippe|gleise|bahnsteig|dach ~ rand|geparkt|stehe|sitze|heute|nacht",
      ],
    },
    unless: {
      en: ["tell ~ kids|mum|dad|family ~ love ~ school|cooking|story|park", "note ~ sick|fit|doctors"],
      fr: ["rhume|foins|dos|pieds|chaleur|allergie|toux ~ tue|tuent"],
      de: ["sitze viel|lange"],
    },
  },
  "danger-from-the-mind": {
    patterns: {
      en: [
        "telling|tells|told|ordering|commanding|whispering|whisper|shouting ~ me|him|her ~ cut|kill|hurt|stab|smother|drown|burn|jump|strangle|punish|throw",
        "scissors|knife|hammer|razor|blade|axe ~ got|holding|have|hand|picked && voices|telling|baby|hear|hearing|them|possessed|told",
        "baby|son|daughter|kids|children ~ evil|devil|demon|robot|replaced|changed|switched|fake|poisoned|sacrifice|save && <sudden>|god|slept|sleep|voices|must|have|birth|weeks|days|before",
        "stab|kill|strangle|harm|hurt ~ brother|sister|neighbour|boss|partner|stranger && thoughts|want|urge|stop|cannot",
        "naked|shouting|road|street && god|jesus|chosen|police|messiah|voices",
        "poisoned|poisoning|poison ~ milk|food|tea|water|tablets && convinced|midwife|nurse|they|she|neighbour|birth|slept",
        "radio|telly|television|tv|phone|laptop|walls|neighbours ~ ordering|orders|telling|tells|commanding|talking|speaking|controlling ~ me|him|her|us",
        "postnatal|postpartum|birth|delivered|newborn && awake|slept|sleep|giddy|euphoric|racing|wired && world|mission|god|special|walls|writing|lists|saving|plan|talking",
        "knife|blade|hammer|axe ~ got|holding|has|took|carrying && slept|radio|voices|paranoid|ordering|hurt|demons|family",
      ],
      fr: [
        "voix ~ disent|dit|ordonnent|ordonne|demandent ~ tuer|couper|sauter|blesser|bebe|mal",
        "radio|tele|television|voisins ~ ordonne|ordonnent|dit|parle|commande && couteau|mal|tuer|dort|dormi",
      ],
      es: [
        "voces|voz ~ dicen|dice|ordenan|mandan ~ matar|cortar|saltar|dano|bebe|hacer",
        "radio|tele|television|vecinos ~ ordena|ordenan|dice|manda|habla && cuchillo|dano|matar|duerme|dormir",
      ],
      de: [
        "stimmen|stimme ~ sagen|sagt|befehlen|befiehlt ~ umbringen|töten|springen|schneiden|verletzen|baby|soll",
        "radio|fernseher|nachbarn ~ befiehlt|befehlen|sagt|spricht && messer|antun|töten|schläft|geschlafen|brotmesser",
      ],
    },
    unless: {
      en: [
        "told ~ me|him|her ~ cut ~ down|out|alcohol|smoking|sugar|back",
        "doctor|gp|nurse|physio ~ told|tells",
        "kill|killed for",
      ],
    },
  },
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
      ],
      fr: [
        "tete ~ bebe ~ sort|voit|voir|apparait|passe",
        "envie ~ pousser && enceinte|contractions|bebe|minutes",
        "cordon ~ sort|jambes|vagin|dehors",
      ],
      es: [
        "cabeza ~ bebe|nino ~ sale|asoma|ve|saliendo",
        "ganas ~ empujar && embarazada|contracciones|bebe|parto",
        "cordon|cuerda ~ piernas|vagina|salido|asoma",
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
  "twisted-testicle": {
    patterns: {
      en: [
        "down there|below|groin|privates|undercarriage|jewels|bits ~ hurt|<pain>|agony|<swollen>|kicked|football && one|higher|ridden|<vomit>|hours|<sick>|up|side && boy|lad|son|he|his|my|teenager",
        "one|left|right|side ~ ridden|riding|sits|sitting|pulled|drawn|hitched ~ up|higher && down|ball|groin|nuts|testicle|bits|privates|football",
      ],
    },
    unless: {
      en: ["shorts|skirt|trousers|pants ~ ridden|riding", "groin strain|stretch"],
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
      ],
      fr: ["nourrisson|bebe|@baby && jaune ~ pieds|orteils|jambes|tete|dort|boit"],
    },
  },
  "young-baby-fever": {
    patterns: {},
    unless: {
      en: ["breastfeeding|nursing ~ @young-baby && breast ~ red|hot|hard|wedge|lump|sore"],
    },
  },
  "dehydrated-child": {
    patterns: {
      en: ["<baby>|@child && eyes|fontanelle ~ sunk|sunken|hollow"],
    },
    unless: {
      en: ["breastfeeding|nursing ~ @young-baby && breast ~ red|hot|hard|wedge|lump|sore"],
    },
  },
  "lockjaw-or-rabies-risk": {
    patterns: {
      en: [
        "bat ~ bit|bite|bitten|scratched|scratch",
        "bitten|bite|bit && cannot|afraid|scared|hate ~ drink|drinking|water ~ stand|swallow",
        "bitten|bite|bit|scratched|licked ~ dog|cat|monkey|stray|fox|bat && morocco|turkey|india|thailand|bali|egypt|vietnam|africa|peru|abroad|holiday|nepal|sri",
      ],
    },
    unless: {
      en: ["remember|sure|when|know|last|due|date ~ tetanus|rabies", "baseball|cricket|rounders bat"],
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
  "throat-closing-infection": {
    patterns: {
      en: [
        "drool|drooling|dribble|dribbling && chin|forward|leaning|tripod|lie ~ out|forward|down|refuses|sits|sitting && temp|<fever>|@hot|throat|voice",
      ],
    },
  },
  "dangerous-heart-rhythm": {
    patterns: {
      en: [
        "alarm|fright|shock|swimming|running && fainted|blackout|collapsed && family|brother|father|sudden ~ death|died|young",
      ],
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
  "self-harm": {
    patterns: {},
    unless: {
      de: ["sitze viel|lange"],
    },
  },
  "sudden-tummy-pain": {
    patterns: {},
    unless: {
      es: ["va|ir|yendo a peor"],
    },
  },
  "testicular-torsion": {
    patterns: {
      en: [
        "nuts|balls|knackers|goolies|plums|nads|bollock|bollocks|stones && twisted|upright|puked|<vomit>|swollen|agony|purple|higher && lad|son|boy|my|his|he",
      ],
    },
    unless: {
      en: ["nuts ~ ate|eaten|allergy|allergic|peanut|brazil|cashew|almond|hazel|mixed"],
    },
  },
};
