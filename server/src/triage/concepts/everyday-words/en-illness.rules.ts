import type { ConceptWords } from "../../languages/language.rules";

/** How people in English tell of colds, sleep, stomachs, ears, eyes and mouths: as they speak, as they type in a hurry, and as they write letters. */
export const EVERYDAY_ILLNESS_EN: Readonly<Record<string, ConceptWords>> = {
  cold: {
    patterns: [
      "little|mild|heavy|nasty|usual|stinker|another|same|winter|summer|slight|streaming|proper|rotten cold",
      "a|his|her|their|the|my cold ~ nose|caught|almost|over|honey|remedy|lemsip|tissues|sneezing|office|nursery|school|week|going",
      "caught|catching cold",
      "got|getting|have|has|had|having|with a cold",
      "cold ~ symptoms|remedy|remedies|coming|sneezing|sniffles|nursery",
      "nose ~ dripping|drips|drippy|runny|bunged|snuffly|stuffy|congested|closed|close|streams|blowing|tissues|snot|snotty|stuffed",
      "nasal congestion|discharge|drip|obstruction|stuffiness|mucus",
      "snuffles|snuffly|snot|snotty|catarrh|phlegmy|bunged|sneezy|sniffling|sniffle|rhinitis",
      "upper respiratory tract infection",
      "viral infection|illness|cold|uri|urti",
      "head full cold|cotton|snot",
      "stuffed|blocked up nose",
    ],
    unless: [
      "cold|colds ~ feet|foot|hands|weather|water|shower|drinks|drink|sore|sores|turkey|wind|sweat|sweats|clammy|skin|pack|compress|leg|limb|fingers|toes|limbs",
      "cold to touch",
      "allergic rhinitis",
      "blueish|blue|pale|white|numb ~ cold",
    ],
  },
  "sore-throat": {
    patterns: [
      "throat ~ irritated|irritation|inflamed|hoarse|rough|dry|croaky|ticklish|prickly|hurting|hurts|discomfort|sandpapery|red|tickle",
      "voice ~ croaky|hoarse|lost|gone|husky|cracking|raspy|shouting|karaoke",
      "husky|raspy voice",
      "discomfort|uncomfortable|scratchy swallow|swallowing",
    ],
    unless: ["voice ~ weeks|month|months"],
  },
  cough: { patterns: ["tickly|barky|dry|chesty|hacking cough", "tickle throat cough"] },
  fever: {
    patterns: [
      "37.5|37.6|37.7|37.8|37.9 ~ temp|temperature|fever|thermometer|jab|vaccine|feel|plays|drinks|playing|drinking|achy|warm|rest",
      "raised|slight|mild|low temp|temperature",
    ],
    unless: ["no raised temperature"],
  },
  allergies: {
    patterns: [
      "sneeze|sneezes|sneezing|eyes|nose ~ cat|cats|dog|dogs|dust|hoover|hoovering|grass|flowers|spring|june|summer|mowing|trees|meadow|horses|blossom|pollen",
      "water|watery|weepy|itching|itchy|puffy ~ eyes ~ grass|flowers|spring|pollen|cat|dog|season|blossom",
      "allergic rhinitis|rhinoconjunctivitis",
      "pollen|hayfever|antihistamine count|season|tablet|tablets|remedy|spray|drops",
      "blade of grass",
      "birch|grass|tree pollen|pollens",
    ],
  },
  headache: {
    patterns: [
      "ache|aches|aching|throb|throbs|tension|band|dull|pressing|tight|tightness ~ forehead|temples|temple|skull|head|brow",
      "tension|screen|caffeine|dehydration headache|headaches",
      "head ~ drum|thumping|thumps|foggy|heavy|sore|tight && screen|coffee|desk|computer|meeting|deadlines|tired|paracetamol|dehydrated|exams",
      "headachy|sore head",
    ],
    unless: ["hit|bumped|banged|knocked|fell|fall ~ head", "scalp|temple ~ tender|chewing|jaw|vision"],
  },
  "trouble-sleeping": {
    patterns: [
      "sleep|sleeping|asleep ~ badly|poorly|light|lightly|restless|restlessly|broken|hardly|barely|enough|bad|awful|rotten|less|difficult|better|heat|heatwave|shift|shifts|noise|tips|trick|earplugs|herbal|lavender|melatonin|through|routine",
      "lie|lying|lay|wide awake",
      "drop|dropping|nod|nodding|drift|drifting off ~ cannot|hard|night|bed|hours|until|before",
      "switch off ~ night|bed|cannot|mind",
      "tossing turning",
      "toss and turn",
      "how much sleep",
      "nap|naps|napping ~ night|sleep|awake",
      "yawn|yawns|yawned",
      "early waking",
      "wakes|waking|wake ~ early|during|often|several && sleep|tired|bed",
      "insomniac",
      "clocks changed|change|back|forward ~ sleep|tired|yawn",
    ],
    unless: [
      "fell|falls|falling|fallen asleep ~ sofa|train|armchair|bus|garden",
      "arm|leg|foot|hand|fingers ~ asleep|sleep",
      "sleep ~ stops|stop|pauses|gasps|gasping breathing",
      "not|cannot sleep ~ pain|breathe|breathing|cough",
    ],
  },
  stress: {
    patterns: [
      "stressed|stressy|stress|pressure|tense|uptight|nerves|jittery|nervous|anxious ~ work|boss|deadline|deadlines|exams|exam|mocks|wedding|moving|interview|flying|flight|kids|finals|speech|test|presentation|course|office",
      "calm|wind|chill|unwind|relax|relaxing|destress ~ how|tips|help|down|helps|ways|cannot",
      "climbing walls",
      "stage fright",
    ],
    unless: ["blood pressure", "nerve|nerves ~ pain|trapped|damage"],
  },
  indigestion: {
    patterns: [
      "acid|sour|bitter ~ mouth|throat|dinner|meal|eat|eating|eaten|supper|lie|lying|curry|pizza|taste|burp|burps|lunch",
      "heartburn|indigestion|dyspepsia|reflux|gaviscon|rennie|acidity",
      "burning|burn|volcano|fire ~ eating|eat|meal|pizza|curry|spicy|dinner|food|vindaloo && stomach|tummy|belly|throat|burp|burps|heartburn|acid|volcano",
      "ate|eaten|overate|eating|overeaten ~ much|far|big|large|huge|overate|overeaten && full|stuffed|heavy|barrel|drum|bloated|peppermint|uncomfortable|belly|tummy",
      "too full|stuffed ~ dinner|lunch|meal|roast|christmas|buffet",
      "acid stomach|tummy",
      "stomach|tummy ~ heavy|unsettled|acidy ~ meal|eating|dinner|food",
    ],
    unless: ["chest ~ burning|tight|pressure|heavy && arm|jaw|sweaty|sweating|breathless"],
  },
  wind: {
    patterns: [
      "belly|tummy|stomach|guts|insides ~ grumbles|grumbled|grumbling|growls|growling|rumbles|rumbled|rumble|gurgle|gurgled|noises|sounds|noisy|loud|marching",
      "bloated|bloating|gassy|windy|fart|farts|farting|burps|burp|burping|burped|flatulence|wind ~ beans|cabbage|onions|lentils|fizzy|meal|lunch|dinner|food|eating|vegan|bread|bottle|milk|trapped",
      "trapped wind",
      "abdominal distension|bloating ~ meal|meals|beans|food",
    ],
    unless: ["wind ~ cold|weather|chapped|cheeks|lips|skin|eyes|face"],
  },
  "tummy-bug": {
    patterns: [
      "sick|vomited|threw|vomiting|puked|brought ~ once ~ better|fine|hungry|now|already|wants|night|playing|eating|toast|pancakes|since|supper",
      "24 hour bug",
      "sickness bug|diarrhoea",
      "bug ~ round|office|school|nursery",
    ],
    unless: ["bug|bugs bite|bites|spray|bed"],
  },
  nausea: { patterns: ["queasy|queasiness|seedy|bilious ~ bit|little|boat|slightly|mild|tummy|after|ginger"] },
  diarrhoea: {
    patterns: [
      "loose|runny|watery ~ poo|poos|stool|stools|motions|bowels|nappies",
      "squits|trots|squitty",
      "delhi belly",
      "tummy|stomach|belly ~ upset|dodgy|unsettled",
    ],
    unless: ["shuttle|morning|race|park|ten|5k|10k runs"],
  },
  constipation: {
    patterns: [
      "poo|poop|toilet|loo|bowels|motions ~ days|hard|strain|straining|difficult|difficulty|struggling|marbles|pellets|rabbit|stuck && poo|poop|hard|strain|straining|days|not|cannot|been",
      "constipated|constipation",
      "bunged|backed up",
      "not|cannot|hardly been|go|going|gone|poo|poop ~ loo|toilet|days|bathroom",
      "hard|little|small|dry poos|poo|stool|stools|motions|pellets",
      "prunes|prune",
      "opened bowels ~ days",
      "strain|strains|straining ~ toilet|loo|poo|fruit|bowels",
    ],
    unless: ["cannot pee|wee", "vomiting|vomit ~ poo|bowels"],
  },
  haemorrhoids: {
    patterns: [
      "pile|piles|haemorrhoids|hemroids|hemorroids|haemorroids",
      "bottom|bum|anal|anus ~ itch|itching|itches|itchy",
    ],
    unless: ["piles|pile ~ paper|work|washing|money|laundry|leaves"],
  },
  "mouth-ulcer": {
    patterns: [
      "ulcer|ulcers|sore|hole|spot|blister|patch ~ cheek|tongue|gum|lip|mouth ~ small|little|tiny|white|stings|lemon|tomato|burn|burns|inside|orange",
      "bit|bitten|bite ~ cheek|lip|tongue",
      "bit|bitten lip|cheek|tongue",
      "braces|brace ~ rub|rubs|rubbing|sore|gums|wax|ulcer",
      "dentures|denture|plate ~ rub|rubs|rubbing|sore|loose|fit",
    ],
    unless: [
      "weeks|week|month|months ~ ulcer|ulcers",
      "dog|cat|child|insect bit|bite|bitten",
      "bit|bitten tongue ~ shaking|fit|seizure|wet|jerking|unconscious|floor",
    ],
  },
  "bitten-tongue": {
    patterns: ["burnt|burned|scalded|burn ~ tongue|palate|roof|mouth ~ pizza|tea|coffee|soup|toastie|hot|tender|lolly"],
  },
  "ear-wax": {
    patterns: [
      "wax|waxy ~ ear|ears|hearing|aid|full|plug|blocked",
      "ear|ears ~ blocked|muffled|bunged|clogged|echoey|full|syringed|plugged|water ~ wax|swimming|shower|drops|olive|bath|syringed|cold",
      "hearing aid|aids ~ wax",
    ],
    unless: ["sudden|suddenly|concert|loud|overnight|deaf ~ ear|ears|hearing|muffled"],
  },
  earache: {
    patterns: ["ear|ears ~ ache|aches|twinge|sore|niggle|throbs ~ cold|bit|slightly|morning|little|swimming|flight"],
  },
  "dry-eyes": {
    patterns: [
      "eye|eyes ~ dry|gritty|sandpaper|sand|tired|scratchy|strained|sore|watery|runny|streaming|stinging|burning && screen|screens|computer|laptop|spreadsheets|wind|windy|heating|contacts|lenses|phone|driving|aircon|smoke|office|reading",
      "dry eyes",
      "runny|watery eyes ~ wind|cold|windy",
    ],
    unless: ["chemical|bleach|acid|cleaner|welding ~ eye|eyes"],
  },
  nosebleed: {
    patterns: [
      "nose|nosebleed|nosebleeds|nostril ~ bled|bleed|bleeding|blood|drop|speck ~ stopped|minutes|minute|pinched|pinching|blowing|blew|picking|short|small|tissue|brief",
      "drop|spot blood ~ nose",
    ],
  },
  "period-pain": {
    patterns: [
      "period|periods|monthly|menstrual|cycle|menses ~ cramp|cramps|cramping|pain|ache|aches|sore|tummy|tender|bloated|crampy|usual|always",
      "time month ~ cramp|cramps|pain|ache|tummy",
      "pain month woman",
      "monthlies|dysmenorrhoea",
      "pms|pmt|premenstrual",
    ],
    unless: ["missed|late period", "no period", "pregnant|pregnancy"],
  },
  "travel-sickness": {
    patterns: [
      "sick|queasy|green|ill|pale|nauseous|vomits|sickness ~ car|coach|bus|boat|ferry|plane|train|ship|bends|flying|drive|journey|backseat",
      "carsick|seasick|travelsick|airsick",
    ],
    unless: ["sick|vomiting ~ crash|accident|since"],
  },
  hangover: {
    patterns: [
      "hungover|hangover|hanging|rough ~ wine|beer|beers|gin|party|wedding|drinks|last|pub|stag|hen|night|vodka",
      "stag|hen do|party|night|weekend && headache|thirsty|sick|queasy|rough|death|spanners|fry|water",
      "drank|drunk|drinking ~ much|wine|beer|beers|gin|pints|vodka && headache|headachy|thirsty|queasy|sick|rough|head|hungover",
    ],
    unless: [
      "drank|drunk ~ bleach|cleaner|antifreeze|poison|petrol|detergent",
      "stairs|fell|unconscious|wake|overdose|tablets|pills",
    ],
  },
  snoring: { patterns: ["snore|snores|snoring|snorer|snored"] },
  hiccups: { patterns: ["hiccup|hiccups|hiccough|hiccoughs|hiccupping"] },
  "ears-after-flight": {
    patterns: [
      "ear|ears ~ plane|flight|flying|flew|landed|landing|mountain|mountains|tunnel|diving|altitude ~ popped|pop|popping|full|blocked|pressure|muffled|stuffed",
    ],
  },
  "puffy-eyes": {
    patterns: [
      "eyes|eyelids ~ puffy|bags|puffed|swollen|baggy ~ crying|cried|film|sleep|teabags|cucumber|slept|morning|tired",
    ],
  },
  "bad-breath": {
    patterns: ["breath ~ smells|smell|stink|stinks|bad|garlic|onion|parsley|fresh|morning|foul|honks"],
    unless: ["breath ~ short|hold|catch|fruity|pear|acetone|out"],
  },
  toothache: {
    patterns: [
      "tooth|teeth ~ sensitive|twinge|twinges|cold|ice|sweet|zing|niggle && sensitive|twinge|twinges|drinks|cream|ice|hot|cold",
      "sensitive teeth|tooth",
    ],
    unless: ["teeth chattering", "gum|face|jaw ~ swollen|swelling|abscess"],
  },
  stye: {
    patterns: ["stye|styes|sty", "eyelid|lid|lashes|eyelash ~ lump|bump|spot|pimple|sore ~ small|little|edge|tiny"],
  },
  "sticky-eye": {
    patterns: [
      "eye|eyes|lashes|lids ~ sticky|gunk|gunky|crusty|gummy|gluey|goo|gooey|crust ~ morning|mornings|bit|little|woke|wakes|wake|baby|pink",
    ],
  },
  thrush: {
    patterns: ["thrush ~ again|itch|itches|itchy|usual|before|cream|canesten"],
    unless: ["thrush ~ mouth|baby|tongue"],
  },
};
