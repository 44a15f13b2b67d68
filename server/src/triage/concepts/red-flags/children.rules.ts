import { NHS_111_ONLINE, nhsPage } from "../../../medicines/sources.rules";
import type { Concept } from "../../concept.rules";

const ILL_CHILD = nhsPage(
  "Is your baby or toddler seriously ill?",
  "/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/",
);

/** Emergencies of babies and children. */
export const CHILD_RED_FLAGS: readonly Concept[] = [
  {
    id: "young-baby-fever",
    level: "EMERGENCY",
    label: { en: "High temperature in a baby under 3 months" },
    patterns: {
      en: ["<fever>|@hot|hot && @young-baby|neonate|newborn", "@cold && @young-baby|newborn|neonate|baby"],
    },
    unless: { en: ["temperature|temp normal|fine|ok|@normal-temperature", "red|breast|area|patch ~ hot"] },
    source: ILL_CHILD,
    version: 1,
    meaning: { en: "In a baby under 3 months, a high temperature can be the only sign of a serious infection." },
  },
  {
    id: "child-not-responding",
    level: "EMERGENCY",
    label: { en: "Very ill baby or child" },
    patterns: {
      en: [
        "<baby>|boy|girl && not|hardly|barely ~ responding|respond|interact|interacting|smile|eye ~ contact|me|us|voice|name",
        "<baby>|boy|girl && <drowsy> && <fever>|@hot|<vomit>|feed|feeding|rash|nappy|fell|hit|fluids",
        "<baby>|boy|girl && floppy|limp|lifeless|mottled|unrousable|moribund",
        "<baby> && pitched|weak|moaning|inconsolable|inconsolably ~ cry|crying|cries|screaming && <fever>|@hot|feed|feeding|pale|<vomit>|stiff|touched|inconsolable|inconsolably|hours",
        "<baby>|boy|girl && <grey>|ashen|blue ~ skin|lips|face|tongue|colour|around|turned|went|going",
        "<baby> ~ hard|difficult|impossible|cannot|not wake|rouse",
        "ill|toxic appearing|looking && <baby>|boy|girl|@child",
        "<baby> && bruise|bruises|bruising && crawl|crawling|mobile|unexplained|explain",
      ],
    },
    unless: {
      en: ["a|with limp", "limp ~ week|weeks|days", "blue eyes|badge|inhaler", "limp|limping leg|foot|walking"],
    },
    source: ILL_CHILD,
    version: 1,
    meaning: { en: "A child who is floppy, pale or hard to wake needs help at once." },
  },
  {
    id: "child-breathing",
    level: "EMERGENCY",
    label: { en: "Breathing trouble in a baby or child" },
    patterns: {
      en: [
        "<baby>|boy|girl && noise|whooping|crowing|barking|squeaking|rasping ~ breathing|breathes|breathe|inhales && asleep|rest|in|still",
        "recession|retractions|retracting|indrawing|nasal ~ subcostal|intercostal|sternal|marked|severe|moderate|flaring|suprasternal|chest|ribs|deep",
        "nostrils ~ flaring|flare",
        "ribs|tummy|chest|belly ~ sucking|sucked|pulling|caving|tugging && <breathe>|<baby>|cough|cold|wheeze",
        "<baby> && <breathe> ~ fast|quick|quickly|grunting|grunt|pauses|stops|noisy|hard|labored",
        "<baby>|boy|girl && grunting|grunts",
        "apnoea|apnoeas|apnea|apneas|apnoeic && <baby>|@baby|bronchiolitis|blue",
        "stops|stopped|pauses|paused breathing",
        "croup|barking && stridor|rest|blue|recession|drooling|<drowsy>|<trouble>|noisy|ribs|fast",
        "stridor ~ rest|calm|sleep|quiet",
        "bronchiolitis && feeding|feeds|@spo2-low|recession|nappies|<drowsy>|apnoea",
        "<baby> && coughing|cough && blue|whoop|pauses|stops && @baby|@young-baby|blue|stops|pauses",
      ],
    },
    unless: { en: ["sleep apnoea|apnea"] },
    source: ILL_CHILD,
    version: 1,
    meaning: { en: "Fast or noisy breathing, or ribs that pull in, can mean that a child is running out of strength." },
  },
  {
    id: "baby-belly",
    level: "EMERGENCY",
    label: { en: "Green sick, jelly-like blood or screaming attacks in a baby" },
    patterns: {
      en: [
        "<baby> && <vomit>|<sick>|spit ~ green|bile|bilious|yellow|blood",
        "bilious|green|bile ~ <vomit>|sick && <baby>|@baby",
        "intussusception|malrotation",
        "jelly|redcurrant|currant ~ <poo>|nappy|blood|red",
        "<baby> && legs|knees ~ drawing|draws|drawn|pulls|pulling|pulled ~ up && screaming|screams|scream|pale|floppy|<vomit>|episodes|blood|cries",
        "<baby> && <belly> ~ <swollen>|distended|hard|rigid && <vomit>|<sick>|crying|feed|feeding",
        "<baby> && blood ~ nappy|<poo> && pale|floppy|screaming|<vomit>|<drowsy>|unwell|@young-baby",
        "pyloric stenosis",
        "projectile && <baby> && hungry|weight|weeks|every|feed",
      ],
    },
    unless: { en: ["blood tests", "<poo> ~ green"] },
    source: ILL_CHILD,
    version: 1,
    meaning: { en: "Green sick or blood like jelly can mean that a baby's bowel is blocked." },
  },
  {
    id: "dehydrated-child",
    level: "EMERGENCY",
    label: { en: "A baby or child who is drying out" },
    patterns: {
      en: [
        "<baby>|boy|girl && no|not|without|dry|single ~ wet|nappy|nappies|diapers && hours|hour|yesterday|day|@over-10-hours|morning|today|last",
        "nappy|nappies|diaper|diapers ~ dry ~ hours|day|yesterday|morning|night|@over-10-hours",
        "<baby>|boy|girl && sunken ~ eyes|soft|spot|fontanelle|fontanel",
        "<baby>|boy|girl && not|no ~ peed|weed|urinated|urine && hours|yesterday|day|@over-10-hours|<drowsy>|<vomit>",
        "<baby> && no tears && <vomit>|diarrhoea|diarrhea|dry|<drowsy>",
        "<baby> && refusing|refuses|not|stopped ~ feed|feeding|feeds|drink|drinking|bottle|breast && <drowsy>|floppy|<fever>|@hot|nappy|nappies|@young-baby|pale",
      ],
    },
    source: ILL_CHILD,
    version: 1,
    meaning: { en: "Babies and children who lose water get ill quickly. No wet nappies is a warning." },
  },
  {
    id: "child-with-blood-and-kidney-signs",
    level: "EMERGENCY",
    label: { en: "Bloody diarrhoea with paleness or little pee" },
    patterns: {
      en: [
        "haemolytic|hemolytic uraemic|uremic",
        "bloody|blood ~ diarrhoea|diarrhea && pale|pallor|petechiae|oliguria|urine|bruising|creatinine|platelets|thrombocytopenia|<drowsy>|passing",
        "schistocytes",
        "kawasaki",
      ],
    },
    source: ILL_CHILD,
    version: 1,
    meaning: { en: "Bloody diarrhoea followed by paleness or little pee can harm the kidneys." },
  },
  {
    id: "swallowed-object",
    level: "EMERGENCY",
    label: { en: "Something dangerous swallowed" },
    patterns: {
      en: [
        "<swallowed> ~ coin|marble|toy|bead|key|ring|stone|bone && drooling|<pain>|<baby>|cough|choking|little|stuck|<vomit>",
        "<swallowed> ~ battery|batteries|magnet|magnets|needle|pin|glass|razor|blade|screw|nail|hearing",
        "button|round|coin|watch|disc ~ battery|cell && <swallowed>|mouth|missing|nose|ear|might",
        "battery ~ <swallowed>|nose|ear|mouth",
        "<baby> ~ <swallowed> ~ coin|toy|bead|lego|key|ring|marble|stone|object|foreign|orbeez|water",
        "inhaled|aspirated ~ peanut|nut|bead|object|foreign|toy|tooth|grape",
        "food|meat|steak|chicken|bolus ~ stuck|impacted|impaction && swallow|saliva|spit|oesophagus|gullet|drooling",
      ],
    },
    unless: { en: ["swallow ~ my tablet|pill"] },
    source: NHS_111_ONLINE,
    version: 1,
    meaning: { en: "Batteries, magnets and sharp things can burn or pierce the gut within hours." },
  },
  {
    id: "child-swallowed-poison",
    level: "EMERGENCY",
    label: { en: "A child who may have taken a medicine or a poison" },
    patterns: {
      en: [
        "<baby>|she|he|boy|girl ~ got|found ~ methadone|opiates|opioid|patch|heroin|cannabis|nicotine|vape|edibles",
        "methadone|fentanyl ~ got|swallowed|drank|took|taken|hold",
        "<baby>|boy|girl && cleaning|cleaner|cupboard|bleach|chemical|liquid && mouth|lips|tongue|throat ~ burnt|burned|burning|blistered|sore|red",
        "ingestion|ingested|swallowed ~ unknown|quantity|amount|unsure && <baby>|<tablets>|grandmother|grandparents|grans",
        "<baby> ~ <swallowed>|got|found|sucked|chewed|licked|opened|into ~ <tablets>|bleach|cleaner|detergent|capsule|liquitab|berries|mushroom|vape|nicotine|perfume|cannabis|edible|gummies|antifreeze|bottle|pod|white|turpentine|paraffin|alcohol|methadone|iron",
        "<baby> && <swallowed>|into ~ gran|grans|grandma|nan|nans|grandad|grandads|heart|mums|dads|my|someone ~ <tablets>",
        "<baby>|@child && <tablets> ~ empty|open|missing|ingested|ingestion|accidental|accidentally|overdose",
      ],
    },
    unless: { en: ["prescribed|prescription"] },
    source: nhsPage("Poisoning", "/conditions/poisoning/"),
    version: 1,
    meaning: { en: "Even one tablet, or a sip of a cleaner, can be dangerous for a child." },
  },
  {
    id: "bite-to-the-face",
    level: "EMERGENCY",
    label: { en: "Bite to the face, or a venomous bite" },
    patterns: {
      en: [
        "rottweiler|pitbull|bulldog|alsatian|xl|dog|cat ~ ripped|tore|torn|attacked|savaged|mauled|bit|bitten && face|cheek|lip|eye|ear|nose|neck|throat|scalp",
        "bitten|bit|bite|mauled|attacked ~ dog|cat|animal|pitbull|alsatian && face|cheek|lip|eye|eyelid|nose|neck|throat|head|scalp|mauled|baby",
        "face|cheek|lip|neck ~ bitten|bite|bit|mauled ~ dog|cat|animal",
        "snake|adder|viper|scorpion ~ bite|bit|bitten|bites|stung|fang",
        "mauled|savaged",
      ],
    },
    source: nhsPage("Animal and human bites", "/conditions/animal-and-human-bites/"),
    version: 1,
    meaning: { en: "Bites to the face and bites of snakes need hospital care." },
  },
];
