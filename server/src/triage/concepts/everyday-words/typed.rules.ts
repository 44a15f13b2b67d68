import type { ConceptWords } from "../../languages/language.rules";
import { notSaid, said } from "./said.rules";

type WordsById = Readonly<Record<string, ConceptWords>>;

/** How everyday complaints are typed into a chat, in English, and what keeps a neighbour of theirs from being meant. */
export const TYPED_EN: WordsById = {
  "strong-words": said("psoriasis ~ flared|flare|splitting", "psoriasis|eczema ~ everywhere|infected"),
  "lasting-symptom": said(
    "drops|cream|ointment|tablets|antibiotics ~ week|weeks|days && still|nothing|worse",
    "still ~ week|after ~ drops|cream|antibiotics",
  ),
  eczema: said(
    "arms|thighs|skin ~ sandpaper|bumpy|bumps|goosebumps|rough ~ years|childhood|always|lotion|smooth|dress|cream",
    "hands|skin ~ thin|thinner|freckled|papery|crepey ~ years|birthdays|cream|garden",
  ),
  "fussy-eater": said(
    "lives|live|eats|eat ~ on|only|nothing ~ pasta|bananas|beige|toast|nuggets|chips|cheese && son|daughter|@child|toddler|boy|girl|year",
  ),
  snoring: said("snorer|snorers|snore|snores|snoring|snored"),
  "eyelid-twitch": said("eyelid|eyelids|lid ~ flutter|fluttering|twitch|twitches|twitching|jumping|flickers"),
  "limb-asleep": said(
    "foot|leg|arm|hand ~ goes|went|falls|fell sleep|asleep && minute|wiggling|stamped|shake|normal|fine|minutes",
  ),
  "ears-after-flight": said(
    "ears|ear ~ pop|popping|popped|pops ~ lift|plane|train|tunnel|mountain|flight|flying|altitude",
  ),
  "bruised-nail": said(
    "toenail|toenails|nail ~ black|purple|blue ~ run|running|ran|walk|hike|boots|marathon|hammer|hammered|paint|trainers|ski",
  ),
  nails: {
    patterns: [
      "nail|nails|thumbnail|toenail|fingernail|fingernails ~ ripped|rip|split|torn|tore|broke|broken|catching|catches|catch|snapped|chipped|cracked|file|filing|short|acrylic|acrylics|soft|weak|glue|polish",
    ],
    unless: ["rusty|trod|stepped|hammer|hammered|pus|throbbing ~ nail|nails|thumbnail|toenail", "nailbed"],
  },
  "chapped-lips": said(
    "lips|lip ~ crack|cracks|cracked|chap|chapped|flaky|peel|peeling|dry|vaseline|balm|balms|licking|lick",
  ),
  "ear-wax": said(
    "water ~ ear|ears ~ swim|swimming|pool|shower|aqua|sloshing|stuck|trapped|tilt|bath",
    "aid|aids ~ whistle|whistles|whistling && wax",
    "olive oil ~ drops|ear|ears|wax",
  ),
  constipation: {
    patterns: [
      "toilet|loo|poo|bowels ~ every ~ two|three|four|second|third",
      "laxative|laxatives|prunes|bran|fybogel|senna|linseed|flaxseed ~ which|begin|try|start|good|or|help|take",
      "sluggish|lazy|slow bowels|bowel|digestion|gut",
    ],
  },
  acne: said(
    "blackhead|blackheads|whiteheads|zit|zits|pimple|pimples",
    "spots|spotty|breakouts|breakout ~ chin|nose|forehead|wash|teen|school|photos|period|chocolate|oily|greasy|cleanser",
    "oily|greasy skin|face",
  ),
  "muscle-strain": {
    patterns: [
      "legs|thighs|calves|quads|glutes|arms|abs|hamstrings|muscles|bum ~ concrete|jelly|stiff|sore|achy|ache|aching|killing|wrecked|lead && gym|squats|squat|spin|crossfit|class|run|marathon|pilates|hike|hiked|hill|football|training|digging|gardening|first",
      "stairs|downstairs ~ backwards|sideways|bum|grandad && gym|class|spin|squats|run|marathon|leg|hike|training",
      "sides|ribs|tummy|stomach ~ achy|ache|aches|sore ~ laughing|laughed|situps",
      "doms",
    ],
    unless: ["calf|leg ~ swollen|hot|one|red", "brown|dark|cola ~ urine|pee|wee"],
  },
  stress: said(
    "nervous|nervy|nerves|butterflies|jitters|dread ~ job|work|monday|sunday|test|exam|speech|interview|driving|presentation|evenings|first",
    "meditation|mindfulness|breathing|relaxation ~ app|apps|exercise|exercises|recommend|try",
    "snap|snappy|snapping|irritable|grumpy ~ work|moving|everyone|manager|boss|house|kids|deadline",
  ),
  "trouble-sleeping": {
    patterns: [
      "talk|talks|talking|chat|chats ~ sleep",
      "bed ~ early|seven|eight|nine ~ likes|goes|aunt|nan|grandad|mum|dad|she|he",
      "coffee|caffeine|phone|screens|telly|wine ~ sleep|asleep|bed|nap ~ bed|late|before|evening|affect|worse|sleep",
      "sleep|sleeps|sleeping|lie ~ noon|midday|lunchtime|weekend|weekends ~ teenager|son|daughter|teen|lad|boy|girl|16|15|17",
      "alarm ~ get|getting|wake|five|snooze|early|mornings",
      "earplugs|eyemask|whitenoise ~ sleep|night|bed|every|harm",
      "melatonin|valerian|lavender|chamomile ~ sleep|bed|night|pillow",
      "vivid|strange|weird|murderous|daft dream|dreams|nightmares ~ cheese|supper|last|night",
      "how much|many sleep|hours ~ need|should|enough|adult|teenager",
    ],
    unless: ["sleep|sleeps ~ wake|rouse|drowsy|floppy"],
  },
  "razor-burn": said(
    "shave|shaving|shaver|razor|waxing ~ rash|bumps|how|first|tash|moustache|beard|legs|start|often|bikini|armpits|against",
  ),
  chickenpox: said(
    "chickenpox|pox ~ had|kid|kids|play|garden|neighbour|friend|swimming|fly",
    "chickenpox|pox ~ spots|school|class|nursery|back|calamine|return|twins|going|caught|visit|crusted|party",
  ),
  "hot-flushes": said(
    "scarlet|flush|flushed|boiling|hot ~ periods|period|hrt|fifties|51|50|52|53|49|48 && rare|irregular|hrt|change|periods|times",
    "wake|waking|wakes ~ hot|boiling ~ fan|duvet|sheets|cotton|pyjamas|window",
  ),
  indigestion: said(
    "acid ~ coming|comes|rising|rises|up|throat|repeat|repeats",
    "gaviscon|rennie|tums|antacid|antacids ~ curry|after|meal|wine|spicy|night|settles",
    "repeats on me",
  ),
  wind: said(
    "belly|tummy|stomach ~ blows|blow|balloon|balloons|swells|pregnant|drum ~ fizzy|beans|evening|evenings|bread|gas|lunch|eat|eating|lentils|drinks|flat",
    "wind|gas|gassy|windy|bloating|bloated ~ vegan|vegetarian|beans|lentils|office|fibre|onions|cabbage|sprouts|lot|remedy",
    "peppermint ~ tea|oil|capsules ~ bloated|bloating|wind|tummy|stomach|meal",
  ),
  sunburn: said(
    "shoulders|nose|back|neck|arms|scalp|forehead|feet ~ pink|red|burnt|sore|peeling|lobster ~ sun|sunbathing|lake|beach|asleep|aftersun|barbecue|cricket|festival|regatta",
    "aftersun|after-sun",
  ),
  "small-burn": {
    patterns: [
      "touched|caught|brushed|grabbed ~ oven|hob|iron|toaster|kettle|straighteners|tongs|shelf|tray|pan && pink|line|small|tiny|tap|mark",
      "oven|hob|iron|toaster|kettle|straighteners|tongs|shelf|tray|pan ~ touched|caught|brushed|grabbed|burnt|burn ~ pink|line|red|mark|sore|tap|finger|wrist|tiny|small",
      "splash|splashed|spat ~ tea|coffee|oil|fat|soup ~ pink|faint|tap|red|mark|hand|finger",
    ],
    unless: [
      "fire|flames|flame|sleeve|white|charred|blistered|face ~ hob|oven|pan|kettle|iron|splash|splashed|oil|fat",
    ],
  },
  "small-cut": {
    patterns: [
      "nick|nicked|cut|sliced|grazed|scraped|scratched ~ finger|fingertip|thumb|knuckle|knuckles|chin|knee|elbow|shin ~ tin|knife|paper|shaving|grater|peeling|plaster|peeler|thorn|thorns|brambles|scooter|bike|gravel|fell|card|cardboard|envelope",
      "papercut|papercuts",
      "splinter|thorn|prickle ~ out|tweezers|tiny|removed|pulled|clean",
    ],
    unless: ["deep|gaping|gapes|rusty|glass|bone|tendon|numb ~ cut|finger|thumb|nick"],
  },
  "period-pain": said(
    "cramp|cramps|crampy ~ period|monthly|usual|heat|bottle|time|day|paracetamol|ibuprofen && period|monthly|month|usual|day",
  ),
  "travel-sickness": said(
    "giddy|queasy|green|sick ~ waltzers|rollercoaster|ride|rides|fairground|carousel|teacups|winding|backseat|coach|ferry|car|boat|bends",
  ),
  "dry-eyes": said(
    "eyes ~ tired|gritty|strain|strained|dry|sting|scratchy|blurry ~ screen|screens|excel|computer|laptop|monitor|monitors|spreadsheet|phone|reading|office",
  ),
  "insect-bite": said(
    "bitten|bites|bite|stung|sting|nibbled ~ midges|midge|mossie|mozzies|mosquitoes|gnats|horsefly|wasp|bee|ants|fleas ~ itch|itchy|itches|red|small|ankle|legs|camping|cream|arms",
  ),
  "tired-feet": said(
    "feet|soles ~ ache|aching|sore|achy|throbbing|killing ~ clogs|standing|stand|shift|waitressing|boots|till|shoes|day",
  ),
  "short-tiredness": said(
    "tired|knackered|shattered|exhausted|sleepy ~ baby|newborn|night|nights|gaming|shift|flight|party|hangover|exams|late|teething|weekend|moving",
  ),
  tiredness: notSaid(
    "tired|knackered|shattered|exhausted|sleepy ~ baby|newborn|gaming|shift|flight|party|exams|late|teething|weekend",
    "tired ~ eyes|feet|legs|arms|looking|out",
    "tiredness ~ coffee|eyelid",
  ),
  sweating: notSaid(
    "sweat|sweats|sweating|sweaty ~ badminton|gym|sport|pig|football|training|deodorant|antiperspirant|workout|cycling|spin|bike",
  ),
  "hair-loss": notSaid("hair|hairs ~ shower|brush|normal|hundred|wash|washing|birth|plughole|drain|autumn|postpartum"),
  "stopped-breathing": notSaid("never|not noticed|heard|seen ~ stop|stopped|stops ~ breathing"),
};

/** The same in French. */
export const TYPED_FR: WordsById = {
  "sweat-with-effort": said("ecarlate|rouge ~ eleves|devant|classe|reunion|parler"),
  "fussy-eater": said("veut|mange ~ que ~ pates|bananes|jambon|riz|frites && fils|fille|garcon|ans|enfant"),
  nails: {
    patterns: [
      "ongle|ongles|envie|envies ~ arrache|arrachee|casse|casses|fendu|fendus|dechire|accroche|limer|mous|vernis|peau",
    ],
    unless: ["pus|gonfle|rouge ~ ongle"],
  },
  "chapped-lips": said("levre|levres ~ gercees|gercee|seches|craquelees|pele|pelent|baume|vaseline"),
  "ear-wax": said(
    "oreille|oreilles ~ bouchee|bouchees|cire|cerumen|bouchon|piscine|eau ~ cire|cerumen|bouchon|piscine|huile|eau|baignade|douche",
  ),
  constipation: said(
    "selle|selles|toilettes ~ tous ~ deux|trois|quatre",
    "pruneaux|laxatif|laxatifs|psyllium|son ~ quel|prendre|commencer|essayer|bon|aide",
    "transit ~ lent|paresseux|ralenti",
  ),
  acne: said(
    "points noirs",
    "bouton|boutons ~ menton|nez|front|visage|ado|nettoyant|regles|photo|photos",
    "peau grasse",
  ),
  "muscle-strain": said(
    "cuisses|jambes|mollets|bras|abdos|fesses ~ beton|courbatures|dures|raides|mal|coton && sport|salle|crossfit|course|seance|squats|randonnee|footing|cours",
    "escalier|escaliers ~ reculons|grandpere|grand && sport|salle|crossfit|course|seance|cours|spinning|lundi|mardi",
    "courbature|courbatures",
  ),
  stress: said(
    "trac|nerveux|nerveuse|stresse|stressee|stress ~ travail|boulot|examen|entretien|permis|lundi|dimanche|reunion|presentation",
    "meditation|relaxation|sophrologie|respiration ~ appli|application|exercice|exercices|conseiller",
    "decompresser|deconnecter",
  ),
  "trouble-sleeping": said(
    "coucher|couche tot",
    "dort|sieste ~ heure ~ repas|apres ~ mamie|papi|grand|mere|pere",
    "endors|endormir|endort|dors|sommeil ~ difficilement|mal|changement|heure|tisane|conseils|tard|eveille|eveillee|ecran|cafe",
    "reste|restes eveille|eveillee",
    "bouchons|boules ~ oreilles|quies ~ dormir|nuit",
    "dort|dormir ~ midi|weekend|matinee ~ ado|fils|fille",
  ),
  "razor-burn": said(
    "raser|rasage|rasoir|rase ~ boutons|feu|comment|premier|moustache|barbe|jambes|maillot|irrite|irritation",
  ),
  chickenpox: said("varicelle ~ ecole|maternelle|retourner|fils|fille|jumeaux|boutons|croutes|visite|classe|creche"),
  "hot-flushes": said(
    "ecarlate|chaud|chaude|chaleur ~ regles|menopause|fois && espacent|menopause|ans|hormonal|nuit|ventilateur",
  ),
  indigestion: said(
    "acide|acidite|remonte|remontees ~ gorge|repas|couche|nuit|manger",
    "gaviscon|rennie|maalox ~ apres|repas|estomac",
  ),
  wind: said(
    "ventre ~ ballonne|gonfle|gargouille ~ soir|boissons|gazeuses|haricots|lentilles|manger|repas|pain",
    "gaz ~ lentilles|haricots|vegan|bureau|choux",
  ),
  sunburn: said(
    "epaules|nez|dos|nuque|bras ~ rose|roses|rouge|rouges|brule|brules|pele ~ soleil|plage|etang|endormi|assoupi|apres",
    "coup|coups soleil",
    "apres soleil",
  ),
  "insect-bite": said(
    "moustique|moustiques|aoutats|taon|puces|guepe|abeille ~ gratte|gratter|demange|jambes|bras|regale|regales|pique|piquee|boutons|gel|camping",
  ),
  "small-cut": said(
    "coupe|coupee|entaille|entaillee|egratignure|egratigne|ecorche|ecorchee|rape ~ doigt|bout|pouce|genou|coude|papier|feuille|couteau|huitres|rasant|ronces|pansement",
    "echarde ~ retire|retiree|enleve|sortie|pince",
  ),
  "small-burn": said("four|fer|plaque|casserole|poele ~ touche|effleure|brule ~ doigt|rose|trait|rouge|marque|eau"),
  "cracked-heels": said("talon|talons ~ fendille|fendilles|creme|secs|crevasses|rapeux|sandales"),
  "dry-eyes": said("yeux ~ fatigues|secs|piquent|sable ~ ecran|ecrans|ordinateur|excel|bureau|soir|lecture"),
  "travel-sickness": said("voiture|bateau|car|virages|manege|avion ~ malade|nausee|nausees|coeur|vomit|verte|vert"),
  hiccups: said("hoquet ~ boire|minutes|pinte|astuce|marche|passer"),
  tiredness: notSaid("fatigues|fatiguees ~ yeux|pieds|jambes"),
  nosebleed: said("saigne|saignement nez ~ minutes|arrete|froid|sec|moucher"),
};
