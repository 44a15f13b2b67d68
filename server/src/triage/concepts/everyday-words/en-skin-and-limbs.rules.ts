import type { ConceptWords } from "../../languages/language.rules";

/** How people in English tell of skin, muscles, small injuries, feet and babies: as they speak, as they type in a hurry, and as they write letters. */
export const EVERYDAY_SKIN_AND_LIMBS_EN: Readonly<Record<string, ConceptWords>> = {
  "back-ache": {
    patterns: [
      "back ~ creak|creaks|creaky|aches|ached|dull|tired|twinges|twinging|grumbles|stiffened|seized|sore|pulled|put|tweaked|niggle|niggly|niggling|goes && gardening|lifting|lifted|raking|digging|dug|desk|sitting|furniture|moving|bed|driving|leaves|box|vegetable|allotment|sat|sit|mattress|weekend|decorating|shift",
      "small|lower back ~ ache|aches|tired|sore|stiff|creaks|pain|creak",
      "put|pulled|done|hurt|tweaked my|his|her back",
      "bad|dodgy|stiff|dull|sore back",
      "lumbar discomfort|ache|stiffness|strain",
    ],
    unless: ["back ~ hours|weeks|months|normal|neck|went|came", "chest ~ back", "back tooth|teeth"],
  },
  "stiff-neck": {
    patterns: [
      "neck ~ stuck|crick|cricked|rusty|sore|stiff|seized|tight|ache|aching|aches|twisted|side && pillow|slept|sleeping|asleep|mattress|woke|train|sofa|desk|computer|driving|shower|draught|laptop|phone|morning|night|dozed|angle",
      "cricked|ricked neck",
      "dozed|slept|asleep ~ sofa|angle|train|chair|funny|awkward && left|right|neck|turn",
      "stiff neck ~ desk|pillow|bed",
    ],
  },
  "muscle-strain": {
    patterns: [
      "thighs|calves|calf|quads|hamstrings|hamstring|legs|arms|abs|glutes|shoulders|muscles|soles|biceps|thigh|forearms ~ strike|concrete|stone|wood|spaghetti|cowboy|lead|jelly|tight|murder|screaming|stiff|sore|ache|aches|easing|wooden && run|ran|gym|bike|yoga|squats|stairs|climbing|treadmill|marathon|cycling|cycle|kilometres|miles|exercise|class|training|football|hockey|walk|walking|swim|ski|skiing|rowing|trampoline|wall",
      "leg day",
      "doms|overdid|overdone ~ gym|it|run|exercise|garden|sore|ache",
      "walk cowboy",
      "wrist|wrists|thumb|thumbs|fingers|hands|forearm ~ stiff|ache|aches|aching|sore|tired && gaming|typing|knitting|writing|phone|texting|sewing|gardening|mouse|games|keyboard|guitar",
      "jaw ~ sore|aches|ache|tired && chewing|gum|dentist|toffee",
      "pulled|strained|tweaked ~ muscle|calf|hamstring|groin|thigh|badminton|tennis|football|something",
      "sore|stiff|achy|aching|tender ~ gym|exercise|workout|squats|pilates|yoga|football|spin|running|hike",
      "muscle|muscular ~ stiffness|tiredness|discomfort|tender|tightness",
    ],
    unless: [
      "calf ~ one|swollen|hot|red|flight|warm|left|right",
      "chest|jaw ~ tight|crushing|heavy|pressure",
      "urine|pee|wee ~ dark|brown|cola|tea|coke",
    ],
  },
  "sprained-ankle": {
    patterns: [
      "ankle|wrist|knee|foot|thumb|finger ~ twisted|turned|rolled|sprained|wrenched|jarred|tweaked ~ bit|slightly|walk|walking|little|mild|weight|hopping|ok|fine",
      "went over ~ ankle",
    ],
  },
  "knee-pain": {
    patterns: [
      "knee|knees ~ creak|creaks|niggle|niggles|twinge|grumbles|downstairs|stiff|sore|aches|ache",
      "stiff ~ minutes ~ morning|getting|up && then|garden|off|loosens|day",
    ],
  },
  "heel-pain": {
    patterns: ["heel|heels ~ hurts|sore|bruised|steps|tender|sharp ~ morning|first|walk|walking|bed"],
    unless: ["rubbed|boots|blister|shoes heel"],
  },
  "leg-cramps": {
    patterns: ["cramp|cramps|charley ~ calf|calves|leg|legs|foot|feet|toes|night|thigh|bed|sleep|swimming"],
    unless: ["cramp|cramps ~ tummy|stomach|period|belly|monthly|menstrual"],
  },
  bruise: {
    patterns: [
      "bruise|bruised|bruises|bruising ~ small|little|tiny|massive|big|shin|knee|skateboarding|football|table|donation|gave|fell|hip|elbow|foot|dancing|yellow|tumbled|scooter",
      "dropped|dropping|drop ~ foot|toe|toes && bruise|blue|black|walk|wiggle|nail|spot|sore",
      "bumped|banged|knocked|stubbed|whacked|bashed|caught|tripped|walked ~ shin|knee|elbow|toe|hip|thigh|hand|table|door|drawer|bed|furniture|desk|funny",
      "fell|tumbled|plumped|sat|tripped|slipped|landed|bumped ~ bottom|bum|knees|knee|playground|carpet|scooter|chin && running|ran|playing|laughing|off|cried|wailed|howled|happy|swing|biscuit|fine|round",
      "drawer|table|door|desk|corner ~ foot|shin|hip|knee|toe|elbow ~ bruise|lump|sore|met|blue|purple",
      "lump ~ shin|plum ~ sore|bumped|press|walk|touch",
      "black|blue ~ toenail|nail ~ run|ran|marathon|running|dropped|tin",
    ],
    unless: [
      "bruise|bruises|bruising ~ easily|unexplained|reason|many|everywhere|lots|nowhere",
      "warfarin|apixaban|rivaroxaban bruise",
      "head|forehead ~ bumped|banged|knocked|hit && sick|drowsy|confused|headache|dizzy|blood",
    ],
  },
  "small-cut": {
    patterns: [
      "cut|nicked|nick|grazed|graze|scraped|scratched|scratch|skinned|sliced|snagged|pricked|jabbed|stabbed|nicks|scuffed ~ finger|fingertip|thumb|knuckle|hand|palm|knee|knees|elbow|shin|peeling|peeler|grater|tin|lid|can|paper|needle|sewing|pin|thorn|rose|cat|bramble|shaving|razor|glass|knife|scooter|playground|pavement|bike|leg|forearm|kitchen ~ tiny|small|little|drop|stopped|clean|plaster|washed|closed|speck|line|light|superficial|shallow|barely|minute|hardly|hairline|fine",
      "tiny|small|little|minor|hairline|light|thin|slight scratch|cut|nick|graze|prick|scrape",
      "scratch|scratches ~ cat|kitten|rose|thorn|bramble|hairline|thin|thorns ~ plaster|washed|clean|red|hardly|tiny|line|holding",
      "keep|wear|change|put ~ plaster|plasters",
      "scab|scabs ~ picked|picking|dry|fell|off|itchy",
      "blood blister ~ finger|pinched|thumb|toe|little|small",
      "pinched ~ finger|thumb ~ pliers|door|drawer|zip && blister|bruise|little|fine|sore",
      "splinter|splinters",
      "papercut|papercuts|hangnail",
    ],
    unless: [
      "deep|deeply|gaping|stitches|spurting|gushing|artery|tendon|numb ~ cut|wound|gash|finger|hand",
      "wrist|wrists ~ cut|cutting|slit|scratched",
      "bit|bitten|bite|bites ~ cat|dog|kitten|rat|bat|monkey",
      "infected|pus|swollen|hot|spreading|red ~ scratch|cut|graze|wound",
    ],
  },
  "small-burn": {
    patterns: [
      "touched|caught|brushed|burnt|burned|spilled|spilt|scalded|splashed ~ iron|oven|toaster|hob|pan|kettle|match|candle|straighteners|tea|baking|tray|grill|soup ~ finger|fingertip|thumb|knuckle|tiny|little|drop|bit|slightly",
      "burnt|burned|scalded fingertip|finger|thumb|tongue|mouth",
      "fingertip ~ burnt|burned|iron|red|oven|match|hot",
    ],
    unless: ["face|baby|toddler|eye|eyes|chest|genitals ~ burn|burned|burnt|scald|scalded|spilled|spilt"],
  },
  sunburn: {
    patterns: [
      "sun|beach|garden|cream|sunbathing|sunscreen|holiday ~ pink|red|burnt|burned|burn|tight|sore|glowing|lobster|peeling && shoulders|back|nose|face|neck|arms|legs|skin",
      "aloe ~ pink|red|shoulders|sun|burn",
      "shoulders|nose|neck|back ~ pink|peeling ~ sun|beach|cream|tight|aloe",
    ],
  },
  "insect-bite": {
    patterns: [
      "mosquito|mosquitos|mosquitoes|mozzie|midge|midges|gnat|gnats|wasp|bee|hornet|horsefly|flea|ant|ants|bug|bugs|insect|spider|bedbugs ~ bit|bite|bites|bitten|stung|sting|eat|eaten|ate|itch|itches|itchy|scratch|drank|swollen|puffy",
      "bites|bite ~ itch|itches|itchy|itching|scratch|scratches|garden|camping|holiday|ankle|ankles|legs|arms",
      "bumps ~ itchy|itch ~ garden|gardening|grass|camping|holiday",
    ],
    unless: [
      "dog|cat|human|tick|snake|rat|bat|child|someone|monkey|adder bite|bites|bit|bitten",
      "tick|ticks",
      "mouth|throat|tongue|lip ~ stung|sting",
    ],
  },
  eczema: {
    patterns: [
      "hands|hand|skin|elbows|elbow|knuckles|cheeks|cheek|face|shins|legs|fingers|knees ~ dry|chapped|cracked|rough|flake|flakes|flaking|flaky|tight|peels|peeling|scaly|soft|moisturiser|cracks",
      "chapped|dry|cracked|rough hands|cheeks|skin|knuckles|elbows|legs",
      "eczema|psoriasis|dermatitis ~ flared|flare|patch|usual|mild|cream|winter|hands|itchy",
      "skin soft",
      "itchy patch|patches|elbows|arm|skin|shins",
    ],
    unless: ["lips", "peeling ~ fever|conjunctivitis"],
  },
  "itchy-rash": {
    patterns: [
      "earring|earrings|hoops|jewellery|watch|strap|necklace|ring|belt|buckle|deodorant|detergent|powder|wool|plaster|goggles|gloves ~ itch|itches|itchy|itching|rash|red|pink|sore|rings",
      "itchy|itching|itches ~ bumps|spots|patch|arm|lobes|gardening",
      "heat|sweat|prickly rash|heat",
      "rash|red|sore ~ armpits|armpit|breasts|underarms|arms ~ heat|sweat|hot|deodorant|shaving|mild",
      "chafed|chafing|chafe|rubbed raw",
    ],
    unless: ["rash ~ purple|glass|fade|fades|fever|blister|blisters|tick|spreading|medicine|antibiotic|tablet"],
  },
  acne: {
    patterns: [
      "spots|spot|pimple|pimples|zits|zit|whitehead|whiteheads|blackheads|breakout ~ face|chin|nose|cheeks|teenager|teen|teenage|school|prom|squeeze|pop|photo|unhappy|puberty",
      "teenager|teen|son|daughter ~ spots",
    ],
    unless: ["chickenpox|chicken|measles|meningitis|fever|purple|painful|eye|pinprick ~ spots|spot"],
  },
  "athletes-foot": {
    patterns: [
      "toes|foot|feet ~ itch|itches|itchy|peeling|peelin|peels|cracked|flaky|soggy|fungus|fungal|smelly ~ between|skin|toes|athletes",
    ],
  },
  warts: { patterns: ["verruca|verrucas|veruca|verucca|wart|warts"] },
  "cold-sore": {
    patterns: [
      "lip|lips|mouth ~ tingle|tingles|tingling|tingly|blister|coldsore|wedding|prom && coldsore|tingle|tingles|tingling|blister|back|again|coming",
      "coldsore|coldsores|zovirax",
    ],
    unless: ["lip|lips ~ swollen|swelling|nuts|allergic|numb|face"],
  },
  "head-lice": { patterns: ["nits|lice|louse|headlice|nit", "head itches|itchy|itching ~ school|nursery|class|comb"] },
  threadworms: {
    patterns: [
      "threadworm|threadworms|pinworms",
      "worms ~ bottom|bum|poo|night|family|white|tablet|itchy|school",
      "bottom|bum ~ scratches|scratching|itches|itchy|itching ~ night|bed",
    ],
  },
  teething: {
    patterns: [
      "teething|teethes|teethe|teether|teethed",
      "tooth|teeth|molar|gum|gums ~ coming|through|come|cutting|cut|poking|new|first|teeth && dribbling|dribbles|drooling|gnaws|gnawing|chewing|chews|biting|cot|gums|baby|cheek|cheeks|months|month",
      "dribbling|dribbles|drooling ~ gnawing|chewing|gnaws|chews|teeth|tooth",
    ],
    unless: ["neighbour|neighbours baby", "baby next door"],
  },
  "nappy-rash": {
    patterns: [
      "nappy|nappies|diaper|bottom|bum ~ pink|red|sore|rash|wipes && nappy|nappies|baby|diaper|cream|cheerful|wipes",
      "nappy area ~ pink|red|sore",
    ],
  },
  "baby-reflux": {
    patterns: [
      "burped|burps|brings|brought|posset|possets|spits|dribbles ~ milk ~ smiled|smiles|little|bit|feed|feeds|after|happy|gaining|some",
    ],
  },
  "chapped-lips": {
    patterns: ["lip|lips ~ dry|chapped|cracked|sore|flaky|wind|balm|peel|peeling|split", "lip balm|salve"],
  },
  "sore-after-jab": {
    patterns: [
      "jab|vaccine|vaccination|booster|injection|tetanus && arm ~ sore|ache|achy|heavy|lead|punched|stiff|tender|dead|hurts",
      "achy|ache|tired|shivery|temp|temperature|warm ~ jab|booster|vaccine|vaccination && jab|booster|vaccine|vaccination",
    ],
  },
  "limb-asleep": {
    patterns: [
      "sat|sit|sitting|slept|lay|lain|lying|kneeling|knelt|crossed|leaning|leant|squatting ~ foot|leg|legs|arm|hand|fingers|elbow && asleep|sleep|needles|numb|dead|rubber|rubbery|fizzed|sausages|tingly|tingled|tingling && minute|minutes|fine|mine|gone|again|normal|shaking|shook|seconds",
      "foot|leg|legs|arm|hand ~ sleep|asleep|rubber|rubbery|fizzed|dead|needles && sat|sitting|lain|lay|slept|loo|knelt|kneeling|crosslegged|crossed|lying",
    ],
    unless: ["face|speech|droop|weak|weakness|slurred"],
  },
  nails: {
    patterns: [
      "nail|nails|toenail|toenails|fingernail|fingernails ~ white|flecks|ridges|brittle|split|splits|chewed|bitten|bite|biting|thick|yellow|soft|flaky|peel|weak|blue|fungus|fungal",
      "fungal nail|nails",
    ],
    unless: [
      "bed ~ infection|red|swollen",
      "nail ~ stood|stepped|rusty|trod|through",
      "dark|black|brown streak|line|stripe",
    ],
  },
  "clicking-joints": {
    patterns: [
      "knee|knees|shoulder|shoulders|knuckles|jaw|neck|ankle|ankles|hip|hips|fingers|joints|wrist|back ~ click|clicks|clicking|crack|cracks|cracking|crunch|crunches|creak|creaks|creaking|snap|pop ~ stretch|press|squat|pain|painless|hurt|nothing|up|bend|stairs|move",
      "crack|cracking knuckles|fingers",
    ],
    unless: ["heard|felt crack|pop|snap", "fell|fall|injury|football|twisted ~ crack|pop|cracked|popped"],
  },
  stitch: { patterns: ["stitch ~ side|running|run|ran|jog|jogging|tram|bus|exercise|swimming|football"] },
  "swallowed-gum": {
    patterns: [
      "<swallowed>|chewed|licked|nibbled|chewing ~ gum|playdough|dough|crayon|crayons|soil|earth|mud|sand|grass|paper|pip|pips|seed|seeds|chalk|petal|plasticine|glue|sticker|snail|gnome|flowerpot|toothpaste",
    ],
    unless: ["choking|cough|coughing|wheeze|wheezing|blue|battery|magnet", "berries|mushroom|plant|tablet|bead|coin"],
  },
  "smelly-feet": {
    patterns: ["feet|foot|trainers|shoes|socks ~ pong|pongs|smell|smelly|stink|whiff|honk|reek|cheesy|sweaty|odour"],
  },
  "tired-feet": {
    patterns: [
      "feet|soles ~ ache|aching|tired|burn|burning|sore|throb|killing ~ shift|standing|day|boots|shoes|walking|work|dancing|heels",
    ],
  },
  blister: {
    patterns: [
      "blister|blisters ~ heel|heels|toe|toes|foot|feet|hand|hands|shoe|shoes|boots|hike|goal|football|rubbed|rowing|raking",
      "rubbed|rubbing|rub ~ heel|toe|foot ~ boots|shoes|shoe|trainers",
    ],
    unless: ["rash|band|stripe|waist|side ~ blister|blisters"],
  },
  "plant-or-jellyfish-sting": { patterns: ["nettle|nettles|jellyfish"] },
  dandruff: {
    patterns: [
      "dandruff|scurf",
      "scalp|hair ~ flakes|flaky|itchy|dry|shampoo|scaly|flaking",
      "shampoo ~ flakes|itchy|scalp|dandruff|good",
    ],
  },
  "wobbly-tooth": {
    patterns: [
      "milk|baby|loose|wobbly tooth|teeth && son|daughter|grandson|granddaughter|boy|girl|child|school|year|old|kid|our",
    ],
  },
  corn: { patterns: ["corn|corns|callus|calluses|bunion ~ toe|foot|feet|shoe|shoes|tight|plaster"] },
  "cracked-heels": { patterns: ["heel|heels ~ crack|cracks|dry|hard|rough|cracked|balm|canyon|pumice"] },
  "razor-burn": {
    patterns: ["shave|shaved|shaving|razor|wax|waxed|epilator ~ rash|bumps|burn|red|itchy|ingrown|spots|stings|sore"],
  },
  "cradle-cap": {
    patterns: ["flaky|yellow|scaly|crusty|greasy|scales ~ head|scalp|eyebrows && month|months|weeks|baby|newborn"],
  },
  chickenpox: { patterns: ["chickenpox|chicken pox ~ scabs|scabbing|scabbed|crusted|itchy|healing|over"] },
};
