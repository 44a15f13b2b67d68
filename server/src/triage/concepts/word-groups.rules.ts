import type { Texts } from "../../medicines/texts.rules";
import type { WordGroups } from "../concept.rules";
import { CHILD_PATTERNS_IN_OTHER_LANGUAGES } from "../languages/all-languages.rules";

/** Words that mean the same in many patterns. Inside a pattern, `<pain>` stands for any word of that group. */
export const WORD_GROUPS: Texts<WordGroups> = {
  en: {
    pain: "pain pains pian painful ache aches aching achy hurt hurts hurting sore agony",
    tight:
      "tight tightness tightening pressure heavy heaviness crushing crushed squeezing squeezed squashed burning discomfort stabbing weight",
    trouble:
      "trouble difficulty difficulties difficult struggle struggling struggles hard harder problem problems fighting labored laboured unable",
    breathe: "breathe breathes breath breathing brething breaths",
    bleed: "bleed bleeding bleeds bled blood bloody",
    belly: "stomach tummy abdomen abdominal belly",
    swollen: "swollen swelling swell swelled swells puffy puffed",
    numb: "numb numbness tingling tingly weak weakness paralysed paralyzed paralysis limp dead",
    fever: "fever fevers feverish temperature temp febrile",
    pee: "pee peeing wee weeing urine urinate urinating urination",
    poo: "poo poop pooing stool stools faeces feces",
    vomit: "vomit vomiting vomited vomits puking puked puke",
    tablets:
      "tablets tablet pills pill capsules paracetamol ibuprofen codeine aspirin medicine medicines medication insulin antidepressants dose doses",
    awful:
      "severe severely intense excruciating terrible extreme extremely awful unbearable agony agonising agonizing horrendous worst bad painful",
    vision: "vision sight eyesight",
    baby: "baby babies newborn infant toddler child son daughter kid @child",
    themself: "myself himself herself themselves themself yourself",
    pregnant: "pregnant pregnancy preggers trimester",
    shaking: "shaking shook jerking jerked twitching twitches",
  },
};

/** Words by which a question is about a child. A grown-up son is taken for one too: no medicine is suggested then. */
export const CHILD_PATTERNS: Texts<readonly string[]> = {
  en: ["<baby>|children|kids|sons|daughters|boy|girl|teenager|@child"],
  ...CHILD_PATTERNS_IN_OTHER_LANGUAGES,
};
