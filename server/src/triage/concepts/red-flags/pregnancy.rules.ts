import { nhsPage, WHEN_TO_CALL_999 } from "../../../medicines/sources.rules";
import type { Concept } from "../../concept.rules";

/** "A negative pregnancy test" is no pregnancy. */
const NOT_PREGNANT = ["pregnancy|hcg ~ negative", "pregnancy ruled|excluded"];

/** Emergencies in pregnancy and after a birth, and of the womb and ovaries. */
export const PREGNANCY_RED_FLAGS: readonly Concept[] = [
  {
    id: "ectopic-pregnancy",
    level: "EMERGENCY",
    label: { en: "Signs of a pregnancy outside the womb" },
    patterns: {
      en: [
        "since ~ last period|lmp && <pain>|cramps|<faint>",
        "ectopic",
        "missed|late|overdue|amenorrhoea|amenorrhea ~ period|weeks && <one-side>|pelvic|shoulder|<faint>|<awful>|iliac|adnexal && <pain>|<faint>",
        "period ~ late|missed|overdue && <pain> && <one-side>|shoulder|<faint>|<awful>|pelvic",
        "lmp && <pain> && <one-side>|pelvic|shoulder|adnexal|iliac|spotting|<bleed>|<faint>",
        "<pregnant>|hcg && <one-side>|adnexal|iliac|pelvic|lower ~ <pain>",
        "<pregnant>|hcg && shoulder ~ <pain>|tip",
        "<pregnant>|hcg && <belly>|pelvic|cramp|cramps|cramping && <faint>|spotting|<bleed>",
        "hcg ~ positive|raised && <pain>|<bleed>|spotting|<faint>|adnexal|fluid|empty",
        "positive pregnancy && <pain> && <one-side>|pelvic|<bleed>|spotting",
        "coil|iud|ivf && positive|<pregnant> && <pain>",
      ],
    },
    unless: { en: NOT_PREGNANT },
    source: nhsPage("Ectopic pregnancy", "/conditions/ectopic-pregnancy/"),
    version: 1,
    meaning: { en: "Pain on one side early in pregnancy can mean that it grows outside the womb." },
  },
  {
    id: "pre-eclampsia",
    level: "EMERGENCY",
    label: { en: "Signs of pre-eclampsia" },
    patterns: {
      en: [
        "<head-pain>|@gestation && zig|zigzag|zags|flashing|spots|stars|sparkles && <pregnant>|weeks|bump|midwife",
        "preeclampsia|eclampsia|eclamptic|hellp",
        "pre eclampsia",
        "<pregnant>|postpartum && <head-pain> && flashing|flashes|lights|spots|stars|<vision>|blurred|blurry|<swollen>|ribs|epigastric|<awful>|pounding|@bp-high|proteinuria|protein",
        "<pregnant>|postpartum && @bp-high|@bp-very-high|hypertension && <head-pain>|proteinuria|protein|<vision>|epigastric|ribs|ruq|<swollen>|clonus|flashing",
        "<pregnant> && @bp-severe",
        "<pregnant> && <swollen> ~ face|hands|hand && <head-pain>|<vision>|<sudden>|blurred|flashing|spots",
        "<pregnant> && <pain> ~ below|under ~ rib|ribs",
      ],
    },
    unless: { en: NOT_PREGNANT },
    source: nhsPage("Pre-eclampsia", "/conditions/pre-eclampsia/"),
    version: 1,
    meaning: {
      en: "Headache, flashing lights or sudden swelling in pregnancy can come from very high blood pressure.",
    },
  },
  {
    id: "bleeding-or-pain-in-pregnancy",
    level: "EMERGENCY",
    label: { en: "Bleeding, bad pain or waters breaking in pregnancy" },
    patterns: {
      en: [
        "bump ~ hard|rigid|tender|<pain>|hurts && constant|constantly|baby|weeks|<pregnant>|midwife|months",
        "<bleed> ~ weeks|@over-1-week ~ period",
        "miscarriage|miscarrying && <bleed>|<pain>|clots",
        "<pregnant> && <bleed>|spotting|clots|haemorrhage",
        "antepartum haemorrhage|hemorrhage",
        "placental abruption",
        "placenta praevia|previa && <bleed>|<pain>|contractions",
        "<pregnant> && <awful>|constant|tearing|sudden ~ <belly>|<pain>|back",
        "<pregnant> && contractions|tightenings|leaking|gush|waters",
        "<pregnant> && seizure|fit|collapsed|unconscious|chest|<breathless>",
        "<pregnant> && fell|fall|accident|crash|kicked|punched|hit ~ belly|stomach|tummy|bump|abdomen|stairs|car",
        "waters ~ broken|broke|gone|leaking|green",
        "ruptured membranes",
        "cord prolapse",
        "contractions ~ minutes|apart|regular|strong",
        "<pregnant> && <fever>|@hot && <pain>|shivering|discharge|unwell|contractions",
      ],
    },
    unless: { en: [...NOT_PREGNANT, "gum|gums|nose|nosebleed|implantation"] },
    source: nhsPage("Vaginal bleeding in pregnancy", "/pregnancy/complications/vaginal-bleeding/"),
    version: 1,
    meaning: { en: "Bleeding or bad pain in pregnancy can mean that you or the baby need help at once." },
  },
  {
    id: "baby-moves-less",
    level: "EMERGENCY",
    label: { en: "The unborn baby moves less" },
    patterns: {
      en: [
        "baby ~ quiet|quieter|still|sluggish|lazy|calm && @late-pregnancy|@gestation|bump|belly|womb|<pregnant>|midwife",
        "bump ~ not moved|move|moving|kicked",
        "no kicks|movement ~ today|bump|baby|since",
        "fetal|foetal|baby|babys movement|movements ~ reduced|decreased|less|fewer|absent|stopped|no",
        "reduced|decreased|fewer|less|absent|no ~ fetal|foetal|baby movement|movements|kicks",
        "<pregnant>|weeks|bump && baby ~ hardly|barely|not|stopped|less|quiet|still ~ moved|moving|move|kicked|kicking|kicks|movement|today",
        "<pregnant>|bump && not felt|feel ~ baby|kick|kicks|movement|move|moving",
        "<pregnant> && movements|kicks ~ less|fewer|slowed|stopped|weaker|reduced|changed",
      ],
    },
    source: nhsPage("Your baby's movements", "/pregnancy/keeping-well/your-babys-movements/"),
    version: 1,
    meaning: { en: "A baby that moves less than usual before birth has to be checked straight away." },
  },
  {
    id: "after-birth-emergency",
    level: "EMERGENCY",
    label: { en: "Emergency after giving birth" },
    patterns: {
      en: [
        "<birth> && flooding|gushing|pouring|soaked|clots",
        "gave|had|given ~ birth && flooding|gushing|pouring|soaked|bleeding ~ heavily|heavy|flooding|gushing",
        "had|having baby && clots|clot|soaking|gushing|flooding|heavy ~ <bleed>|big|large|size|plums|lemons|pads",
        "<birth> && clots|clot ~ big|large|size",
        "postpartum|postnatal|postnatally haemorrhage|hemorrhage|psychosis|sepsis|preeclampsia",
        "birth|delivered|postpartum|postnatal|caesarean|section|delivery|miscarriage|abortion|termination && <bleed> ~ heavy|heavier|clots|clot|soaking|soaked|pads|pad|worse|pouring|gushing|profuse",
        "birth|delivered|postpartum|postnatal|caesarean|delivery|miscarriage|abortion && <fever>|@hot|shivering && <belly>|smelly|foul|discharge|<pain>|<faint>|<confused>|@hr-high|lochia",
        "birth|postpartum|postnatal|baby && voices|hallucinating|paranoid|psychosis|possessed|hurting|harming ~ baby|voices|psychosis|paranoid|possessed",
        "birth|postpartum|postnatal && <breathless>|chest|calf|seizure|<faint>",
      ],
    },
    source: WHEN_TO_CALL_999,
    version: 1,
    meaning: { en: "Heavy bleeding, fever or strange thoughts after a birth need help at once." },
  },
  {
    id: "heavy-bleeding-down-below",
    level: "EMERGENCY",
    label: { en: "Very heavy bleeding from the vagina" },
    patterns: {
      en: [
        "soaking|soaked|soak|filling|flooding|through ~ pad|pads|tampon|towel ~ hour|hourly|minutes|every",
        "pv|vaginal|vagina|period|menstrual ~ <bleed> && <faint>|pouring|gushing|@hr-high|@bp-low|collapsed",
        "period|periods ~ <bleed>|flooding|heavy && <faint>|pale|clots ~ fist|big|large|golf|lemon|dizzy",
        "clots ~ fist|lemon|orange|tennis|golf|plum",
      ],
    },
    source: WHEN_TO_CALL_999,
    version: 1,
    meaning: { en: "Soaking a pad each hour, or feeling faint with bleeding, needs help at once." },
  },
  {
    id: "twisted-ovary",
    level: "EMERGENCY",
    label: { en: "Sudden bad pain low in the belly of a woman" },
    patterns: {
      en: [
        "ovarian|adnexal torsion",
        "ovarian|ovary cyst|torsion && <sudden>|<awful>|<vomit>|burst|ruptured|<faint>",
        "pelvic|iliac|adnexal ~ <pain> && <sudden>|<awful> && <vomit>|<faint>|<fever>|@hot|mass|cyst",
      ],
    },
    source: nhsPage("Ovarian cyst", "/conditions/ovarian-cyst/"),
    version: 1,
    meaning: { en: "Sudden bad pain low on one side can mean a twisted or burst ovary." },
  },
];
