import type { FurtherWordsById } from "./further-words.rules";

/** Wounds, accidents, burns, eyes, poisons, allergy and sugar as people tell of them. */
export const INJURY_AND_POISON_WORDS: FurtherWordsById = {
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
      ],
      fr: [
        "gicle|jaillit|pisse ~ sang|coups|partout|fontaine|plaie|cuisse|bras",
        "serviette|torchon|drap ~ trempe|imbibe|plein && sang|coupe|plaie",
        "saigne|saignement ~ nez && anticoagulant|anticoagulants|eliquis|xarelto|heure|avale|caillots",
      ],
      es: [
        "sale|salta|brota|chorro|chorros ~ sangre ~ chorro|chorros|borbotones|fuente",
        "sangre ~ borbotones|chorro|charco",
        "toalla|trapo ~ empapado|empapada && sangre|corte|herida",
        "sangrando|sangra|sangre ~ nariz && sintrom|anticoagulante|anticoagulantes|xarelto|eliquis|hora|traga|coagulos",
      ],
      de: [
        "spritzt|schiesst|pulsiert ~ blut|raus|heraus|wunde|arm|bein|oberschenkel",
        "blut ~ lache|pfütze|strömt|schiesst|stösst",
        "handtuch|tuch ~ durchgeblutet|durchnässt|vollgesogen",
        "nasenbluten && blutverdünner|marcumar|xarelto|eliquis|stunde|schluckt|klumpen",
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
        "peau ~ cloque|cloques|fond|part|arrache|bulle",
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
      ],
      fr: [
        "javel|soude|acide|produit|chaux|ciment|ammoniaque|deboucheur|glu ~ oeil|yeux",
        "decapant|javel|four|nettoyant|detartrant|soude|acide && oeil|yeux && rince|brule|flou|floue|ouvrir",
      ],
      es: [
        "lejia|amoniaco|sosa|acido|cal|cemento|desatascador|producto|pegamento ~ ojo|ojos",
        "limpiahornos|lejia|amoniaco|limpiador|sosa|acido|quitagrasas && ojo|ojos && aclare|lave|arde|abrasa|borroso|abrir",
      ],
      de: [
        "säure|lauge|kalk|zement|reiniger|bleiche|rohrreiniger|ammoniak|sekundenkleber ~ auge|augen",
        "backofenreiniger|reiniger|entkalker|lauge|säure|bleiche && auge|augen && gespült|brennt|verschwommen|öffnen",
      ],
    },
  },
  "swallowed-object": {
    patterns: {
      en: [
        "flat|silver|button|round|coin|disc|kitchen|remote|toy ~ battery|batteries|magnet|magnets|cell",
        "battery|magnet|magnets|beads|orbeez ~ missing|gone|nose|ear|nostril|throat|mouth|swallowed|ate|eaten",
        "<swallowed> ~ battery|batteries|magnet|magnets|orbeez|pin|needle|razor|glass",
      ],
      de: [
        "knopfbatterie|knopfzelle|magnet|magnete|batterie && verschluckt|geschluckt|weg|fehlt|nase|mund",
        "batterie|knopfzelle|magnet ~ fehlt|runde|flache|fernbedienung && monate|kind|baby|sohn|tochter|essen",
      ],
      fr: [
        "pile|aimant|aimants ~ bouton|avale|nez|bouche|disparu",
        "pile|piles|aimant ~ manque|ronde|plate|telecommande|disparu && mois|ans|bebe|enfant|fils|fille",
      ],
      es: [
        "pila|iman|imanes ~ boton|tragado|trago|nariz|boca|falta",
        "pila|pilas|iman ~ falta|redonda|plana|mando && meses|bebe|hijo|hija|nino|nina",
      ],
    },
    unless: {
      en: [
        "battery ~ phone|car|pacemaker|hearing|change|changed",
        "gets|getting|get stuck ~ swallow && weeks|month|months",
      ],
    },
  },
  "child-swallowed-poison": {
    patterns: {
      en: [
        "<baby>|@child|he|she|boy|girl && descaler|bleach|dishwasher|capsule|liquitab|caustic|antifreeze|weedkiller|turps|vape|nicotine|unblocker|cleaner|detergent ~ mouth|drank|drunk|swallowed|lips|sip|sipped|licked|bit|bitten|sucked|bottle|chewed",
        "mouth|lips ~ bottle|bleach|cleaner|descaler|caustic && dribbling|drooling|screaming|white|blisters|burnt|red|sick",
        "pill|tablet|tablets|pills|capsule ~ missing|gone|unaccounted|short|left && @child|child|toddler|baby|months|lips|mouth|handbag|powder|fingers|son|daughter|she|he",
        "handbag|bedside|dosette|drawer|cupboard && pill|tablet|tablets|pills && @child|toddler|baby|months|lips|mouth|chewing",
        "laburnum|yew|foxglove|nightshade|lily|daffodil|oleander|monkshood ~ <swallowed>|seeds|berries|leaves|bulb|chewed",
      ],
      fr: ["<baby> && capsule|lessive|javel|detartrant|deboucheur|produit ~ croque|avale|bu|bouche|mordu|leche"],
      es: [
        "<baby> && lejia|detergente|capsula|sosa|desatascador|limpiador|lavavajillas ~ bebido|bebio|mordido|tragado|boca|chupado",
      ],
      de: [
        "rohrreiniger|abflussreiniger|spülmaschinentab|waschmittelkapsel|entkalker|bleiche|putzmittel|lampenöl && getrunken|geschluckt|mund|abgebissen|gelutscht|speichelt|speichel",
      ],
    },
  },
  "too-much-medicine": {
    patterns: {
      en: [
        "@many ~ <tablets> && sleepy|drowsy|sorry|stupid|regret|woozy|why|nobody|mad|told|scared|wish|racing|floaty",
        "twenty|thirty|forty|fifty|handful|handfuls|strip|strips|packet|packets|bottle ~ of ~ <tablets> && took|taken|swallowed|sleepy|drowsy|regret|sorry|stupid|necked|downed",
        "swallowed|necked|downed|took|taken ~ handful|strip|whole|entire|everything|lot|all ~ mums|dads|grans|nans|blood|sleeping|cabinet|tablets|heart",
        "extra|double|wrong|twice ~ methadone|morphine|oramorph|fentanyl|insulin|warfarin|digoxin|methotrexate ~ dose|took|taken|given|patch|patches|by",
        "insulin|mealtime|rapid|novorapid|humalog|lantus ~ twice|double|mistake|extra|wrong|much|again",
        "extra units",
        "paracetamol && every ~ hour|hours && @many|days|twenty|lots|toothache",
        "day ~ @many && paracetamol|ibuprofen|codeine && days|toothache|took|taken|taking",
        "did|done|been ~ stupid|silly|daft && <tablets>|wine|vodka|alcohol",
      ],
      fr: [
        "avale|pris ~ toute|tout|tous|plaquette|boite|flacon|poignee ~ somnifere|somniferes|medicament|medicaments|comprimes|cachets|mere|pere|pilules",
        "insuline && trop|double|erreur|deux ~ fois|unites|injecte|dose",
        "betise|connerie ~ fait|faite|faire && <tablets>|ibuprofenes|somniferes|vin|alcool|medicaments",
        "vingtaine|trentaine|dizaine|quarantaine ~ <tablets>|ibuprofenes|somniferes|comprimes",
        "@many ~ <tablets> && peur|vin|alcool|betise|avale|regrette",
      ],
      es: [
        "metido|tomado|tragado|tome|tomo ~ punado|caja|bote|todas|blister ~ pastillas|pastilla|pastis|medicamentos|somniferos",
        "insulina && error|doble|demas|dos ~ veces|unidades|pinche|dosis",
        "tonteria|locura|estupidez|barbaridad ~ hecho|hice|hecha && <tablets>|ibuprofenos|vino|alcohol|dormir",
        "@many ~ <tablets> && miedo|vino|alcohol|tonteria|tomado|arrepiento|dormir|metido",
      ],
      de: [
        "reingeschmissen|geschluckt|genommen|eingeworfen|runtergeschluckt ~ alle|ganze|packung|schachtel|handvoll && <tablets>|blutdrucktabletten|schlaftabletten|pillen|tabletten",
        "insulin && versehen|zweimal|doppelt|viel ~ gespritzt|einheiten|insulin",
        "mist|dummheit|blödsinn|scheisse ~ gebaut|gemacht && <tablets>|schlaftabletten|wein|alkohol",
        "@many ~ <tablets> && angst|wein|alkohol|mist|genommen|geschluckt|schlaftabletten",
      ],
    },
    unless: {
      en: ["everything ~ tried|help|helps", "a|per day|week ~ tablets"],
    },
  },
  "carbon-monoxide": {
    patterns: {
      en: [
        "boiler|alarm|stove|heater|flue|generator|bbq|barbecue|burner|gas && heads|head|headache|headaches|sick|dizzy|woozy && cat|dog|budgie|hamster|both|three|everybody|kids|flat|lodger",
        "barbecue|bbq|generator|stove|camping|charcoal ~ inside|indoors|tent|caravan|garage|kitchen && sleepy|headache|headaches|dizzy|sick|pink|everyone|drowsy|heads",
      ],
      de: [
        "kohlenmonoxidmelder|co melder|warner",
        "kohlenmonoxidmelder|therme|ofen|heizung|grill && kopfweh|kopfschmerzen|schwindelig|übel && alle|beide|wir|kinder",
      ],
    },
  },
  anaphylaxis: {
    patterns: {
      en: [
        "tongue|lip|lips|throat|face|eyes ~ fat|thick|twice|double|triple|tripled|balloon|sausage|slug|golf|tennis && ate|eaten|stung|sting|nut|nuts|wasp|bee|hives|wheals|tablet|penicillin|antibiotic|prawn|prawns|fish|egg|minutes|sesame",
        "hives|wheals|welts|blotches|nettle && whistling|squeaky|squeaking|raspy|hoarse|throat|voice|tongue|lips|dizzy|faint|breathing|breathe|vomiting",
        "wasp|bee|hornet|stung|sting|peanut|nut|nuts|penicillin|prawn|prawns|shellfish|sesame|antibiotic && whistling|wheezing|throat|voice|tongue|lips|faint|doom|collapsed|breathe|breathing ~ tight|fat|swollen|closing|hoarse|gone|funny|sound|weird|thick|itchy|big",
        "cannot ~ ring|rings ~ off && hands|swelling|swollen|throat|rash",
        "throat|windpipe|airway|gullet ~ narrower|narrowing|narrow|smaller|shrinking|thicker",
        "bee|wasp|hornet|stung && narrower|narrowing|smaller|shrinking",
        "wheals|hives|welts|blotches|rash && scallops|prawns|prawn|mussels|nuts|nut|peanut|sesame|fish|shellfish|antibiotic|penicillin|sting|stung|jab && cramps|runs|faint|lie|grey|dizzy|vomiting|collapsed",
        "stung ~ throat|mouth|tongue",
        "bee|wasp|hornet ~ throat|mouth|tongue",
        "mouth|lips|tongue|throat ~ fizzing|fizzy|tingling|prickling|itching|itchy|burning && satay|nut|nuts|peanut|prawn|shellfish|ate|eaten|sesame|kiwi|egg && cramps|blotches|hives|rash|vomiting|dizzy|breath|swollen|throat",
        "stung ~ times|@many|swarm|nest|dozens && dizzy|faint|swollen|shut|sick|breath|eyes|face|wheeze",
      ],
      fr: [
        "levres|levre|langue|gorge|visage ~ triple|double|enorme|gonfle|gonflent && mange|pique|cacahuete|guepe|abeille|noix|medicament|antibiotique|crevette",
        "voix ~ rauque|etouffee|bizarre && gonfle|levres|cacahuete|pique|noix|plaques|urticaire|sifflant",
        "guepe|abeille|frelon|bourdon && pique|piquee|piqure ~ gorge|langue|bouche",
      ],
      es: [
        "labios|lengua|cara|garganta ~ hincha|hinchan|hinchando|hinchada|hinchados|doble|triple|enorme && comido|picado|avispa|abeja|cacahuete|nuez|nueces|marisco|gambas|antibiotico|pastilla|habla|hablar",
        "picado|pico ~ garganta|lengua|boca",
      ],
      de: [
        "lippen|lippe|zunge|gesicht|hals ~ schwillt|geschwollen|anschwellen|dick|zu && wespe|biene|bienenstich|wespenstich|stich|erdnuss|nuss|nüsse|antibiotikum|penicillin|garnelen|quaddeln",
        "quaddeln && röchelt|luft|schwindelig|heiser|hals|zunge|lippen|kollabiert",
        "gestochen|gestochene ~ zunge|mund|rachen",
        "wespe|biene|hornisse && hals|zunge|mund|rachen ~ gestochen|stich|schwillt|zu",
      ],
    },
    unless: {
      es: ["muela|muelas|diente ~ hinchada|hinchado|cara"],
      en: ["abscess|tooth|molar|dental ~ face|cheek|puffy|swollen|swelling"],
    },
  },
  "diabetes-emergency-in-notes": {
    patterns: {
      en: [
        "pump|cannula ~ blocked|leaking|kinked|detached|fell|off|failed && <vomit>|ketone|ketones|sugar|@glucose-high|@ketones-raised|@ketones-high",
        "sugar|sugars|glucose|bm|reads|reading && talking|rubbish|aggressive|fighting|hit|swallow|juice ~ not|rubbish|will|cannot|me",
        "type|insulin|diabetic && breathe|breathing ~ running|deep|fast|heavy|sighing",
        "gliclazide|glimepiride|sulfonylurea|insulin|diabetic|sugar && <sweaty>|sweat|shaking|shaky|pouring|muddled && tablets|found|juice|rubbish|shoes|pale|glimepiride|gliclazide|insulin|diabetic",
      ],
    },
  },
  overdose: {
    patterns: {
      en: [
        "vodka|whisky|rum|gin|spirits|alcohol|bottle|drunk ~ neck|necked|litre|whole|bottle|dared|game && cold|wake|word|sick|snoring|unresponsive|vomited|blue|rouse|passed",
      ],
      fr: ["bouteille|vodka|rhum|whisky ~ bu|cul|avale && froid|glace|reveille|repond|vomi|reagit"],
      es: ["botella|vodka|ron|whisky ~ bebio|bebido|trago && frio|responde|despierta|vomitado"],
      de: ["flasche|wodka|schnaps|rum ~ ex|getrunken|leer && kalt|eiskalt|reagiert|weckbar|erbrochen|ansprechbar"],
    },
    unless: {
      es: [
        "hijo|hija|nino|nina ~ tomado|tomo ~ paracetamol|ibuprofeno|medicina|antibiotico|jarabe ~ manana|noche|hoy|ayer|fiebre",
      ],
      en: ["prescribed|doctor ~ took|taken|had ~ <tablets>"],
    },
  },
  "vomiting-blood": {
    patterns: {},
    unless: {
      en: ["iron|bismuth|pepto|liquorice|blueberries ~ black ~ <poo>"],
      es: ["hierro|bismuto|regaliz ~ <poo> ~ negro|negra|negras"],
      fr: ["fer|bismuth|reglisse ~ <poo> ~ noir|noire|noires"],
      de: ["eisen|eisentabletten|lakritz|heidelbeeren ~ <poo> ~ schwarz|schwarze|schwarzer"],
    },
  },
  "bleeding-inside-the-gut": {
    patterns: {
      en: [
        "loo|toilet|bowl ~ <bleed> ~ filled|full|red|fresh|bright && twice|faint|tilting|dizzy|lots|again|clots|pale|never",
        "<poo> ~ molasses|treacle|tar|tarry|marmite|pitch|soot|bitumen|ink|oil",
      ],
      es: ["<poo> ~ alquitran|brea|regaliz|tinta"],
      fr: ["<poo> ~ goudron|cirage|encre|poix"],
      de: ["<poo> ~ teer|pech|tinte|schuhcreme"],
    },
    unless: {
      en: ["iron|bismuth|pepto|liquorice ~ black ~ <poo>"],
    },
  },
  choking: {
    patterns: {
      en: [
        "steak|meat|chicken|food|bread|lamb|sausage|beef|tablet|bone ~ stuck|wedged|lodged|jammed && saliva|spit|dribble|swallow|sick|drool|water|gullet|throat|down",
        "cannot ~ swallow|get|keep ~ own|even ~ dribble|spit|saliva",
        "peanut|peanuts|nut|nuts|grape|bead|popcorn|carrot|sausage|toy|sweet && coughed|coughing|choked|spluttered|inhaled && whistle|wheeze|wheezy|purple|blue|noisy|breathing|side|hoarse",
      ],
    },
    unless: {
      en: [
        "choked|choke|choking ~ laughter|laughing|laughed",
        "gets|getting|get stuck ~ swallow && weeks|month|months",
      ],
    },
  },
  poison: {
    patterns: {
      en: [
        "mushrooms|mushroom|berries|fungi ~ foraged|wild|picked|woods|forest|field|garden|found && <sick>|<vomit>|ends|runs|diarrhoea|cramps|ill|belly|tummy",
        "burps|burping|breath|mouth ~ petrol|bleach|solvent|paint",
        "hydrofluoric|phosphorus",
        "<swallowed> ~ brushes|thinners|turps|turpentine|petrol|diesel|screenwash|deicer|sanitiser|meths",
      ],
      fr: ["champignon|champignons && ramasse|ramasses|cueilli|cueillis|foret && <vomit>|vomit|diarrhee|ventre|malade"],
      es: [
        "setas|hongos && recogido|recogimos|recogidas|campo|monte|bosque|silvestres && <vomit>|vomitando|diarrea|barriga|mal",
        "tragado|bebido|bebio|trago ~ aguarras|disolvente|gasolina|lejia|sosa|quitaesmalte",
      ],
      de: ["pilze && gesammelt|gesammelte|selbstgesammelt|wald && <vomit>|durchfall|bauch|übel"],
    },
  },
  "heat-stroke": {
    patterns: {
      en: ["rave|mdma|ecstasy|pill|pills|festival|gurning && boiling|hot|jaw|twitching|rigid|confused|where|agitated"],
    },
  },
  "major-accident": {
    patterns: {
      en: [
        "strangled|strangling|throttled|choked ~ me|her|him|last|partner|boyfriend|husband",
        "hands|arm|belt|scarf ~ round|around ~ neck|throat && hoarse|voice|swallow|black|breathe|last|marks|passed",
        "explosion|bang|blast && ears ~ blood|ring|ringing|deaf && blood|bleeding",
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
  },
  "dangerously-cold": {
    patterns: {
      en: [
        "found|outside|garden|frost|snow|floor|shed && stiff|mumbling|icy|blue|shivering|cold ~ stiff|mumbling|icy|frost|snow|stopped|frozen",
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
      ],
    },
  },
  "electric-shock": {
    patterns: {
      en: [
        "electrician|sparky|fuse|mains|socket|wiring|cable|pylon && unconscious|collapsed|floor|responding|breathing|thrown",
      ],
    },
  },
};
