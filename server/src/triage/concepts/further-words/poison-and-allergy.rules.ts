import type { FurtherWordsById } from "./further-words.rules";

/** Poisons, tablets, allergy and sugar as people tell of them. */
export const POISON_AND_ALLERGY_WORDS: FurtherWordsById = {
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
        "methadone|morphine|opioid|oramorph|fentanyl && @child|toddler|baby ~ lifted|opened|open|chin|lips|drank|bottle|licked",
        "methadone ~ bottle|open|spilt && @child|toddler|baby|chin",
        "<swallowed>|eat ~ poison|rat|rats|slug",
      ],
      fr: [
        "<baby> && capsule|lessive|javel|detartrant|deboucheur|produit ~ croque|avale|bu|bouche|mordu|leche",
        "comprime|cachet|pilule && manque|manquent && @child|ans|mois|langue|bouche|pilulier|papi|mamie",
      ],
      es: [
        "<baby> && lejia|detergente|capsula|sosa|desatascador|limpiador|lavavajillas ~ bebido|bebio|mordido|tragado|boca|chupado",
        "pastilla|pastillas|comprimido && falta|faltan && @child|anos|meses|lengua|boca|pastillero|abuelo|abuela",
        "mordio|mordido|chupo|trago ~ lavavajillas|lavadora|detergente|capsula",
      ],
      de: [
        "rohrreiniger|abflussreiniger|spülmaschinentab|waschmittelkapsel|entkalker|bleiche|putzmittel|lampenöl && getrunken|geschluckt|mund|abgebissen|gelutscht|speichelt|speichel",
        "<baby>|@child|zweijähriger|dreijähriger|einjähriger ~ <tablets>|herztabletten|tabletten ~ gegessen|genommen|geschluckt",
      ],
    },
    unless: {
      en: [
        "ringworm|bald|dry|red|itchy ~ patch",
        "took|had|taken|takes his|her paracetamol|ibuprofen|calpol|antibiotic|antibiotics|inhaler",
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
        "strips|strip|packets|packet|boxes|box ~ of ~ <tablets>|codamol && today|day|toothache|over|since|yellow|sick",
        "codamol|paracetamol && strips|packets|boxes && today|day|yellow|sick|toothache",
        "heart|blood ~ tablets|pills ~ times|twice|three|double && mistake|slow|pulse|woozy|accident",
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
        "viele|viel|zu ~ <tablets> ~ genommen|geschluckt|eingenommen",
        "streifen|packung|blister|schachtel ~ <tablets> && genommen|geschluckt|streit",
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
        "familie|alle|wir|beide && kopfweh|kopfschmerzen|übelkeit|übel && ofen|therme|heizung|kamin|grill",
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
        "lump|tight|closing|thick ~ throat && itchy|itching|palms|wheezy|hives|rash && took|tablet|first|ate|stung|antibiotic|minutes|hour",
        "lips|lip|tongue ~ duck|sausage|sausages|banana|bananas|balloons",
      ],
      fr: [
        "levres|levre|langue|gorge|visage ~ triple|double|enorme|gonfle|gonflent && mange|pique|cacahuete|guepe|abeille|noix|medicament|antibiotique|crevette",
        "voix ~ rauque|etouffee|bizarre && gonfle|levres|cacahuete|pique|noix|plaques|urticaire|sifflant",
        "guepe|abeille|frelon|bourdon && pique|piquee|piqure ~ gorge|langue|bouche",
        "boule|noeud|serre ~ gorge && gratte|grattent|demange|demangent|siffle|plaques|urticaire|gonfle",
      ],
      es: [
        "labios|lengua|cara|garganta ~ hincha|hinchan|hinchando|hinchada|hinchados|doble|triple|enorme && comido|picado|avispa|abeja|cacahuete|nuez|nueces|marisco|gambas|antibiotico|pastilla|habla|hablar",
        "picado|pico ~ garganta|lengua|boca",
        "nudo|bola|cierra ~ garganta && pica|pican|picor|pitos|silbo|ronchas|hincha",
      ],
      de: [
        "lippen|lippe|zunge|gesicht|hals ~ schwillt|geschwollen|anschwellen|dick|zu && wespe|biene|bienenstich|wespenstich|stich|erdnuss|nuss|nüsse|antibiotikum|penicillin|garnelen|quaddeln",
        "quaddeln && röchelt|luft|schwindelig|heiser|hals|zunge|lippen|kollabiert",
        "gestochen|gestochene ~ zunge|mund|rachen",
        "wespe|biene|hornisse && hals|zunge|mund|rachen ~ gestochen|stich|schwillt|zu",
        "kloss|enge|eng ~ hals && jucken|juckt|pfeife|quaddeln|schwillt",
      ],
    },
    unless: {
      es: ["muela|muelas|diente ~ hinchada|hinchado|cara", "poco hinchado|hinchada"],
      en: [
        "abscess|tooth|molar|dental ~ face|cheek|puffy|swollen|swelling",
        "tiny swollen|swelling",
        "bit|bitten ~ lip|tongue|cheek ~ swollen|sore|lunch",
        "collar ~ tight",
      ],
      fr: ["peu gonfle|enfle"],
      de: ["etwas|bisschen dick|geschwollen"],
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
  poison: {
    patterns: {
      en: [
        "mushrooms|mushroom|berries|fungi ~ foraged|wild|picked|woods|forest|field|garden|found && <sick>|<vomit>|ends|runs|diarrhoea|cramps|ill|belly|tummy",
        "burps|burping|breath|mouth ~ petrol|bleach|solvent|paint",
        "hydrofluoric|phosphorus",
        "<swallowed> ~ brushes|thinners|turps|turpentine|petrol|diesel|screenwash|deicer|sanitiser|meths",
        "sip|sipped|mouthful|gulp|swig ~ drain|cleaner|bleach|industrial|descaler|bottle|lemonade && mouth|throat|tongue ~ fire|burning|burns|burnt|blistered",
        "mushrooms && picked|foraged && floor|<sick>|<vomit>|ends|us|all",
        "swig|sip|gulp ~ bottle && spirit|fumes|petrol|bleach|cleaner",
      ],
      fr: ["champignon|champignons && ramasse|ramasses|cueilli|cueillis|foret && <vomit>|vomit|diarrhee|ventre|malade"],
      es: [
        "setas|hongos && recogido|recogimos|recogidas|campo|monte|bosque|silvestres && <vomit>|vomitando|diarrea|barriga|mal",
        "tragado|bebido|bebio|trago ~ aguarras|disolvente|gasolina|lejia|sosa|quitaesmalte",
        "setas|hongos && <vomit>|vomitando|diarrea|mal && domingo|cogimos|recogimos|campo|todos|tres",
      ],
      de: ["pilze && gesammelt|gesammelte|selbstgesammelt|wald && <vomit>|durchfall|bauch|übel"],
    },
  },
};
