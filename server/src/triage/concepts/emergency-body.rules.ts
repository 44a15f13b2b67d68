import { nhsPage, WHEN_TO_CALL_999 } from "../../medicines/sources.rules";
import type { Concept } from "../concept.rules";

/** Emergencies of single parts of the body, of pregnancy, of diabetes and of small children. */
export const EMERGENCY_BODY_CONCEPTS: readonly Concept[] = [
  {
    id: "cauda-equina",
    level: "EMERGENCY",
    label: { en: "Back pain with numbness or loss of control" },
    patterns: {
      en: [
        "<numb> ~ thigh|thighs|inner && bladder|bowel|wee|pee|control|toilet",
        "control ~ bladder|bowel|bowels && <numb>|lifting|back|legs|thigh|thighs",
        "lost|no|cannot|losing control ~ bladder|bowel|bowels|wee|pee && back|sciatica|legs|disc",
        "cauda equina",
        "<numb> ~ genitals|groin|bottom|buttocks|saddle|privates|crotch|anus|bum",
        "<numb> between legs",
        "back && lost|losing|loss|lose|no control bladder|bowel|bowels",
        "back && incontinent|incontinence",
        "back && wet|wetting|soiled|soiling myself",
        "back ~ <pain>|bad && cannot|unable <pee>",
        "back ~ <pain>|bad && cannot|unable|not pass|feel|go urine|water|wee|toilet|bottom",
        "back ~ <pain>|bad && legs ~ <numb>",
        "backache|sciatica && cannot|unable <pee>|pass",
        "backache|sciatica && legs ~ <numb>",
      ],
    },
    source: nhsPage("Back pain", "/conditions/back-pain/"),
    version: 1,
    meaning: {
      en: "Back pain with numbness, weak legs or trouble going to the toilet can be a sign of squeezed nerves.",
    },
  },
  {
    id: "testicular-torsion",
    level: "EMERGENCY",
    label: { en: "Sudden pain in a testicle" },
    patterns: {
      en: [
        "testicle|ball|nut|nuts ~ killing",
        "testicle|testicles|testicular|balls|scrotum|bollocks|testes|testis ~ <pain>|<swollen>|twisted",
        "testicular torsion",
      ],
    },
    unless: {
      en: ["balls feet|foot", "painless ~ testicle|testicular|testis|scrotum|scrotal|lump|swelling", "non tender"],
    },
    source: WHEN_TO_CALL_999,
    version: 1,
    meaning: { en: "Sudden pain in a testicle can mean that it is twisted and gets no blood." },
  },
  {
    id: "pregnancy-emergency",
    level: "EMERGENCY",
    label: { en: "Emergency in pregnancy" },
    patterns: {
      en: [
        "no movement|movements ~ baby",
        "<pregnant> && no movement|movements|kicks",
        "<pregnant> && <bleed>",
        "<pregnant>|bump|womb && baby ~ not moving|kicking|moved|move",
        "baby ~ stopped moving|kicking",
        "<pregnant> && headache && <vision>|blurred|blurry|flashing|<swollen>|spots",
        "<pregnant> && <awful> ~ <belly>",
        "<pregnant> && <belly> ~ severe|sudden|worst",
        "waters broke|broken|gone",
        "labour|labor ~ started|contractions|going|gone|early",
        "in labour|labor",
        "ectopic",
        "cord ~ coming|hanging|prolapse",
      ],
    },
    source: WHEN_TO_CALL_999,
    version: 1,
    meaning: { en: "Some signs in pregnancy can mean that you or the baby need help at once." },
  },
  {
    id: "diabetic-emergency",
    level: "EMERGENCY",
    label: { en: "Emergency in diabetes" },
    patterns: {
      en: [
        "diabetic|diabetes|insulin && drowsy|sleepy|<vomit>|sick|shaking|shaky|fruity|floppy",
        "ketones|ketone ~ high|raised|positive",
        "ketoacidosis|dka",
        "hypo|hypoglycaemia|hypoglycemia && drowsy|shaky|cannot|not",
      ],
    },
    source: WHEN_TO_CALL_999,
    version: 2,
    meaning: { en: "In diabetes these can be signs that the blood sugar is dangerously high or low." },
  },
  {
    id: "sudden-tummy-pain",
    level: "EMERGENCY",
    label: { en: "Sudden, very bad tummy pain" },
    patterns: {
      en: [
        "sudden|suddenly ~ <awful> ~ <belly>",
        "worst|tearing|ripping ~ <belly>",
        "<belly> ~ hard board|rock|rigid",
        "<belly> ~ rigid",
      ],
    },
    source: WHEN_TO_CALL_999,
    version: 1,
    meaning: { en: "Very bad tummy pain that comes suddenly can be a sign of something serious inside." },
  },
  {
    id: "throat-blocked",
    level: "EMERGENCY",
    label: { en: "Drooling or a high noise when breathing" },
    patterns: {
      en: [
        "drooling|drool|dribbling && throat|fever|swallow|temperature",
        "cannot swallow ~ saliva|spit|anything|water|drink",
        "stridor",
        "noise|noises ~ breathing|breathe ~ high|whistling|pitched",
      ],
    },
    source: nhsPage("Sore throat", "/conditions/sore-throat/"),
    version: 1,
    meaning: { en: "Drooling, or a high-pitched noise when breathing, can mean that the throat is closing." },
  },
  {
    id: "very-ill-child",
    level: "EMERGENCY",
    label: { en: "Very ill baby or child" },
    patterns: {
      en: [
        "<baby> && floppy|limp|lifeless|unresponsive|mottled",
        "<baby> ~ blue|grey|gray",
        "<baby> ~ not|cannot wake|waking|responding",
        "<baby> ~ hard wake",
      ],
    },
    unless: {
      en: ["a|with limp", "limp ~ week|weeks|days", "blue eyes|badge|inhaler", "limp|limping leg|foot|walking"],
    },
    source: WHEN_TO_CALL_999,
    version: 1,
    meaning: { en: "A child who is floppy, blue or hard to wake needs help at once." },
  },
];
