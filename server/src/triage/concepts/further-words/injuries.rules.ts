import type { FurtherWordsById } from "./further-words.rules";

/** Wounds, accidents, burns, heat, cold and water as people tell of them. */
export const INJURY_WORDS: FurtherWordsById = {
  "heavy-bleeding": {
    patterns: {
      en: [
        "blood|bleeding ~ puddle|bucket|buckets|fountain|hose|geyser|river|spurts|spurt|jets|jet|squirts|pulses|pulsing",
        "pumping|spurting|squirting|jetting|gushing ~ out|arm|leg|cut|wound|hand|thigh|neck|red",
        "towel|towels|tea|bandage|dressing|sock|shirt ~ soaked|saturated|sodden|second|third|drenched && blood|cut|bleeding|bleed|wound|nose|nosebleed|gash",
        "cannot|not ~ stem|staunch|stop ~ bleed|bleeding|blood|flow",
        "tied|tourniquet|belt|pressing ~ round|around|arm|leg|thigh|hard && blood|spurts|spurting|pumping|cut",
        "nosebleed|nose && <blood-thinner> && @over-20-minutes|hour|hours|sick|swallowing|clots|stop|pouring",
        "nosebleed|nose ~ <bleed>|bled|red|pouring|running|streaming && @over-20-minutes",
        "filled|filling|fills|full ~ loo|toilet|bowl|pan|sink|bucket|basin|bath ~ <bleed>",
        "<bleed> ~ tonsils|tonsillectomy|socket|extraction ~ not|pouring|keeps|still|mouthfuls|spitting",
        "bright|red|blood ~ jumping|pumping|leaping|squirting|spurting ~ heartbeat|beat|pulse|each|out",
        "heartbeat|beat|pulse ~ red|blood && wrist|cut|slipped|wound|thigh|neck|arm",
        "pumps|pumping|spurting|spurts|gushing|jetting ~ out|through|towels|towel|like|hose",
        "wrist|neck|thigh|throat|artery ~ sliced|slashed|cut|opened && window|glass|pumping|blood|towel|towels|knife",
      ],
      fr: [
        "gicle|jaillit|pisse ~ sang|coups|partout|fontaine|plaie|cuisse|bras",
        "serviette|torchon|drap ~ trempe|imbibe|plein && sang|coupe|plaie",
        "saigne|saignement ~ nez && anticoagulant|anticoagulants|eliquis|xarelto|heure|avale|caillots",
        "jaillit|gicle|sort|saute ~ rouge|battement|pulsation|coeur && poignet|coupe|plaie|glisse|cuisse|bras|cou",
      ],
      es: [
        "sale|salta|brota|chorro|chorros ~ sangre ~ chorro|chorros|borbotones|fuente",
        "sangre ~ borbotones|chorro|charco",
        "toalla|trapo ~ empapado|empapada && sangre|corte|herida",
        "sangrando|sangra|sangre ~ nariz && sintrom|anticoagulante|anticoagulantes|xarelto|eliquis|hora|traga|coagulos",
        "salta|sale|brota ~ rojo|latido|pulso && muneca|corte|herida|muslo|brazo|cuello|cristal",
      ],
      de: [
        "spritzt|schiesst|pulsiert ~ blut|raus|heraus|wunde|arm|bein|oberschenkel",
        "blut ~ lache|pfütze|strömt|schiesst|stösst",
        "handtuch|tuch ~ durchgeblutet|durchnässt|vollgesogen",
        "nasenbluten && blutverdünner|marcumar|xarelto|eliquis|stunde|schluckt|klumpen",
        "springt|spritzt|schiesst|pumpt ~ hellrot|herzschlag|rot|puls",
        "handgelenk|hals|oberschenkel|arm ~ aufgeschnitten|aufgeschlitzt|schnitt && stossweise|handtücher|scheibe|glas|blut|pulsiert",
      ],
    },
    unless: {
      en: [
        "pumping iron|weights",
        "sweat|nose|eyes|eye ~ pouring|squirting",
        "needle|pin|thumbtack|sewing|fork|pencil|compass|thorn ~ stabbed",
        "nose|nosebleed ~ off|times|daily|every|week|weeks|month",
      ],
    },
  },
  "piercing-injury": {
    patterns: {
      en: [
        "screwdriver|chisel|arrow|skewer|railing|spike|branch|rod|pitchfork|nailgun|nail ~ through|stuck|into|sticking|embedded ~ hand|foot|thigh|leg|arm|chest|belly|neck|back|groin|eye",
        "grease|paint|pressure|hydraulic ~ gun|jet|washer ~ finger|hand|injected|into|skin",
        "ring ~ caught|ripped|torn|pulled ~ finger|skin && off|degloved|bone|skin|flesh",
        "finger|thumb|toe|ear|lip|nose ~ hanging|dangling ~ thread|skin|off|flap",
        "trimmer|hedgetrimmer|strimmer|drill|chisel|router|planer|jigsaw|slicer|mandolin|blender|mower ~ gone|went|through|into|caught|hit|slipped ~ arm|forearm|hand|leg|thigh|foot|finger|fingers|wrist|shin|toes",
        "knife|blade|chisel|glass|skewer|screwdriver|nail|scissors ~ through ~ palm|hand|foot|wrist|arm|finger",
        "cheek|lip|ear|nose|scalp|eyelid|flesh|skin ~ hanging|flapping|torn ~ open|off|bone|down|loose",
        "sawed|sawn|hacked|chopped|sliced|bitten|ripped|blew ~ finger|fingers|thumb|toe|hand|foot ~ off",
        "took|lost|missing ~ finger|fingers|thumb|toes|hand && saw|splitter|mower|machine|blade|bag|ice|peas|axe",
        "shot|shanked|knifed|stabbed|speared ~ me|him|her|cousin|brother|friend|mate|shoulder|leg|arm|chest|stomach",
      ],
      fr: [
        "tournevis|couteau|tige|barre|piquet|ciseau|fourche|cutter ~ plante|enfonce|traverse|cuisse|ventre|main|bras|poitrine|cou",
        "tronconneuse|scie|meuleuse|debroussailleuse|hache ~ bras|jambe|cuisse|main|doigts|pied|coupe",
      ],
      es: [
        "destornillador|cuchillo|navaja|hierro|varilla|estaca|tijeras ~ clavado|clavo|atravesado|pierna|muslo|pecho|cuello|barriga|mano",
        "motosierra|sierra|radial|amoladora|hacha|cortacesped ~ mano|pierna|brazo|dedos|pie|muslo|cortado|corte",
      ],
      de: [
        "motorsäge|kettensäge|säge|kreissäge|flex|axt|beil|heckenschere|rasenmäher ~ oberschenkel|bein|arm|hand|finger|fuss|geschnitten|abgerutscht|schnitt",
        "schraubenzieher|messer|stange|pfahl|ast|schere ~ gerammt|steckt|durchbohrt|gestochen|oberschenkel|bauch|brust|hals",
      ],
    },
    unless: {
      en: ["blender|trimmer|drill ~ nick|nicked|tiny|little", "i|he|she|we|they|you saw"],
    },
  },
  "spine-injury": {
    patterns: {
      en: [
        "fell|fallen|landed|thrown|crashed|dived|tackled|trampoline && pins needles ~ feet|legs|hands|both|arms|toes",
        "fell|fallen|landed|thrown|crashed|dived|tackled && cannot ~ move|lift|feel ~ legs|feet|arms|hands|anything",
      ],
      de: ["gestürzt|gefallen|unfall|gesprungen && beine|füsse|arme ~ nicht|kein ~ bewegen|spüren|gefühl|spürt|bewegt"],
    },
    unless: {
      en: ["stiff ~ minutes ~ get"],
    },
  },
  "serious-burn": {
    patterns: {
      en: [
        "skin|flesh ~ peeling|hanging|sheets|strips|sliding|sloughing|coming ~ off|away|sheets|strips && pan|oil|fat|water|hot|fire|steam|scald|scalded|chip|kettle|flame|iron|burn|burnt|burned|barbecue|petrol",
        "chip|frying ~ pan && legs|face|belly|arms|hands|chest|skin|blister|burnt|burned",
        "kettle|tea|coffee|saucepan|soup|noodles|gravy|bath|teapot ~ over|onto|pulled|tipped|spilled|spilt|knocked && <baby>|@child|toddler && red|blister|blisters|skin|screaming|chest|arm|face|hot",
        "aerosol|petrol|barbecue|bbq|firework|lighter|gas ~ exploded|flashed|blew|flared|burst && face|hands|eyebrows|skin|burnt|burned",
        "hot|boiling|molten|scalding ~ jam|sugar|caramel|wax|glue|tar|porridge|custard|gravy|toffee|cheese && skin|arm|hand|face|chest|leg|bubbling|blister|blisters|all",
        "skin ~ bubbling|bubbled|blistering|melting|melted|charred|cooked",
      ],
      de: [
        "heiss|heisses|kochend|kochendes|heisser|siedend ~ fett|öl|wasser|tee|kaffee|brühe ~ beine|arm|brust|bauch|gesicht|übergossen|drüber",
        "heisse|heisses|kochende|heissen|geschmolzen ~ marmelade|zucker|wachs|soße|sauce|karamell|brei ~ arm|bein|hand|gesicht|brust|bauch|über",
        "haut ~ blasen|wirft|löst|schält && heiss|heisse|verbrannt|verbrüht|kochend|marmelade|öl|wasser",
      ],
      fr: [
        "confiture|huile|eau|soupe|cafe|caramel|cire|sauce ~ brulant|brulante|bouillant|bouillante ~ bras|jambe|main|visage|torse|ventre|partout|corps",
        "peau ~ cloque|cloques|fond|arrache|bulle",
      ],
      es: [
        "mermelada|aceite|agua|sopa|cafe|caramelo|cera|salsa ~ hirviendo|ardiendo|caliente ~ brazo|pierna|mano|cara|pecho|encima|cuerpo",
        "piel ~ ampollas|burbujas|derrite|desprende|levanta",
      ],
    },
    unless: {
      en: [
        "soles|feet|calves|thighs|legs|eyes|cheeks|quads ~ burn|burning ~ boots|shoes|run|walking|after|hours|stairs|heels",
        "roof|mouth|tongue|palate|gums ~ burned|burnt|burn|scalded|peeling",
      ],
      de: ["gaumen|zunge|mund|lippe ~ haut|verbrannt|löst"],
      fr: ["palais|langue|bouche ~ peau|brule|pele"],
      es: ["paladar|lengua|boca ~ piel|queme|quemado|pela"],
    },
  },
  "eye-injury": {
    patterns: {
      en: [
        "eye|eyeball ~ jelly|popped|burst|leaking|leaked|hanging",
        "grinder|grinding|drill|drilling|hammer|hammering|chiselling|strimmer|mower|chipping|nail && eye ~ hit|into|in|flew|something|<pain>|blood|see|stuck|bit|speck|shard",
        "caustic|soda|bleach|drain|drains|unblocker|lime|ammonia|acid|alkali|descaler|dishwasher|oven|plaster|cement|superglue|peroxide && eye|eyes|face ~ splashed|splash|squirted|sprayed|up|got|went|in",
        "eye|eyes ~ milk|milky|foggy|cloudy|fog && splashed|splash|cleaner|caustic|soda|lime|bleach|acid|burning",
        "oven|bleach|cleaner|descaler|caustic|ammonia|lime|cement|unblocker|dishwasher|thinner|acid|alkali && eye|eyes && rinsed|rinse|rinsing|agony|burning|burns|stinging|blurry|blurred|open",
        "degreaser|cleaner|bleach|thinner|acid && eye|eyes && burns|burning|milky|rinsed",
      ],
      fr: [
        "javel|soude|acide|produit|chaux|ciment|ammoniaque|deboucheur|glu ~ oeil|yeux",
        "decapant|javel|four|nettoyant|detartrant|soude|acide && oeil|yeux && rince|brule|flou|floue|ouvrir",
        "degraissant|javel|produit && oeil|yeux && brule|laiteux|rince",
      ],
      es: [
        "lejia|amoniaco|sosa|acido|cal|cemento|desatascador|producto|pegamento ~ ojo|ojos",
        "limpiahornos|lejia|amoniaco|limpiador|sosa|acido|quitagrasas && ojo|ojos && aclare|lave|arde|abrasa|borroso|abrir",
        "desengrasante|lejia|producto && ojo|ojos && arde|ardiendo|lechoso",
      ],
      de: [
        "säure|lauge|kalk|zement|reiniger|bleiche|rohrreiniger|ammoniak|sekundenkleber ~ auge|augen",
        "backofenreiniger|reiniger|entkalker|lauge|säure|bleiche && auge|augen && gespült|brennt|verschwommen|öffnen",
        "fettlöser|reiniger|lauge|säure && auge|augen && brennt|milchig|gespült",
      ],
    },
  },
  "major-accident": {
    patterns: {
      en: [
        "strangled|strangling|throttled|choked ~ me|her|him|last|partner|boyfriend|husband",
        "hands|arm|belt|scarf ~ round|around ~ neck|throat && hoarse|voice|swallow|black|breathe|last|marks|passed",
        "explosion|bang|blast && ears ~ blood|ring|ringing|deaf && blood|bleeding",
        "stick|ball|elbow|punch|bar|handlebar|kick|branch|rope|wire ~ throat|neck|windpipe|adams && voice|whisper|hoarse|crackles|crackly|crackling|breath|swallow",
        "crushed|squashed|pinned|trapped ~ trailer|door|wall|gate|lorry|tractor|van|car|barn|cattle|cow|bull|tree",
        "<belly> ~ bigger|swelling|growing|tightening|swollen && crushed|kicked|accident|crash|handlebars|fell|run",
      ],
    },
    unless: {
      en: ["could fell ~ horse|tree|ox"],
    },
  },
  "bad-break": {
    patterns: {
      en: [
        "shoulder|elbow|finger|jaw|hip|kneecap ~ out|popped|slipped ~ socket|joint|place",
        "foot|leg|arm|hand|toes|knee|ankle|wrist ~ pointing|points|facing|faces|hanging|turned|twisted|flopped ~ wrong|backwards|sideways|other|inwards|outwards|direction",
        "stood|stand|bear|touch|moved && leg|foot|hip ~ shorter|turned|wrong|out|twisted && fell|tripped|fall|slipped",
        "an angle ~ elbow|arm|wrist|ankle|knee|leg|finger|forearm|shin|do",
        "elbow|arm|wrist|ankle|knee|leg|forearm|shin ~ angle|bent|wonky|wrong && white|cold|tripped|fell|landed|fall|crash|do",
      ],
      fr: ["pied|jambe|bras|main|genou ~ pointe|tourne|tournee|tordu|part ~ mauvais|cote|envers|arriere|travers"],
      es: ["pie|pierna|brazo|mano|rodilla ~ apunta|girado|girada|torcido|doblado ~ otro|reves|lado|atras"],
      de: ["fuss|bein|arm|hand|knie ~ zeigt|steht|verdreht|gedreht ~ falsche|aussen|hinten|seite"],
    },
    unless: {
      fr: ["peu tordu"],
      en: ["funny bone"],
    },
  },
  "nearly-drowned": {
    patterns: {
      en: [
        "fell|fallen|went|gone ~ canal|river|pond|lake|sea|pool|harbour && swallowed|coughing|sleepy|breath|under|gulped",
      ],
    },
    unless: {
      en: ["drowning in paperwork|work|debt|emails|homework|laundry"],
    },
  },
  "dangerously-cold": {
    patterns: {
      en: [
        "found|outside|garden|frost|snow|floor|shed && stiff|mumbling|icy|blue|shivering|cold ~ stiff|mumbling|icy|frost|snow|stopped|frozen",
      ],
    },
  },
  "heat-stroke": {
    patterns: {
      en: ["rave|mdma|ecstasy|pill|pills|festival|gurning && boiling|hot|jaw|twitching|rigid|confused|where|agitated"],
    },
  },
  "electric-shock": {
    patterns: {
      en: [
        "electrician|sparky|fuse|mains|socket|wiring|cable|pylon && unconscious|collapsed|floor|responding|breathing|thrown",
      ],
    },
  },
  "serious-injury": {
    patterns: {},
    unless: {
      en: [
        "burned|burnt|burn|burns ~ savings|toast|dinner|calories|bridges|candle|rubber",
        "burn|burns|burning like fire",
        "mouth|tongue|throat|ulcer ~ burn|burns|burning",
        "ran|run|running for train|bus|tram",
        "snores|snore|snoring|walrus ~ run over",
      ],
    },
  },
};
