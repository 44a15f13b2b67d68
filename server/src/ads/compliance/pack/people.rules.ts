import { BLUE_GUIDE, cap, matches, type PackRule, regulation, words } from "./pack-rule.rules";

const PROFESSIONS =
  "(doctors?|drs?|gps?|pharmacists?|nurses?|dentists?|dermatologists?|midwives|midwife|surgeons?|physios?|physiotherapists?|opticians?|scientists?|medics|consultants?|paediatricians?|health(care)? (professionals?|experts?)|medical (professionals?|experts?)|hospitals?|nhs|celebrit(y|ies))";
const TREATMENT =
  "(tablets?|pills?|medicines?|medications?|meds|inhalers?|insulin|prescriptions?|treatment|antidepressants?|statins?|chemo(therapy)?|painkillers?|drugs)";

/** Who may be spoken for and to: professionals, patients, children. How far they were compared with their sources: see pack.rules.ts. */
export const PEOPLE_RULES: readonly PackRule[] = [
  {
    key: "discouraging-treatment",
    name: "Discourages treatment",
    description:
      "An advert must not keep anybody from a treatment or a doctor they need. Leave it out, and say when to ask a doctor or pharmacist.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: words(`
      no need to see a doctor, no need to see your gp, no need for a doctor, no need for a gp, don't need a doctor,
      doctors not needed, no doctor needed, skip the gp, skip the doctor, avoid the gp, without seeing a doctor,
      without seeing your gp, without a gp, what doctors don't want you to know, doctors hate this, no need for vaccines,
      instead of a vaccine, instead of vaccines, instead of surgery, alternative to surgery, alternative to chemotherapy,
      alternative to insulin, alternative to antidepressants, alternative to vaccines`),
    conditions: [
      matches(
        `(^|[^a-z' ] ?|\\b(and|can|could|ll|now|finally|safely|simply|just|able to|ready to|how to) )(stop|quit|give up|come off) (taking |using )?(your|the|those|all|prescription) (\\w+ ){0,2}${TREATMENT}\\b`,
      ),
      matches(
        `\\b(ditch|bin|forget|replaces?|throw away|throw out|say goodbye to|swap|get off|instead of)( taking| using| about)? (your|the|those|all|prescription|prescribed) (\\w+ ){0,2}${TREATMENT}\\b`,
      ),
    ],
    sources: [cap("12.2"), regulation(286)],
  },
  {
    key: "self-diagnosis",
    name: "Diagnosis from afar",
    description:
      "An advert for a medicine must not offer a diagnosis or a treatment by post, mail or a form. Point to a doctor or pharmacist.",
    category: "MEDICAL",
    severity: "MEDIUM",
    keywords: words(`
      diagnose yourself, self diagnose, self diagnosis, diagnosis by post, diagnosis by email, diagnosis by e mail,
      instant diagnosis, online diagnosis, free diagnosis, treatment by post, no examination needed`),
    conditions: [],
    sources: [regulation(286), cap("12.2")],
  },
  {
    key: "endorsements",
    name: "Recommended by health professionals or celebrities",
    description:
      "Health professionals, scientists, the NHS and celebrities must not recommend a medicine in an advert. Leave them out; customers may be quoted.",
    category: "REGULATORY",
    severity: "HIGH",
    keywords: words(
      "doctor's choice, doctors' choice, pharmacist's choice, pharmacists' choice, dentist's choice, dentists' choice",
    ),
    conditions: [
      matches(
        `\\b(recommended|approved|endorsed|trusted|backed|loved|chosen|praised|developed|tested) by ([\\w%]+ ){0,3}${PROFESSIONS}\\b`,
      ),
      matches(
        `\\b${PROFESSIONS}[ -]+((all|really|everywhere|strongly|always|now) )?(recommend(s|ed)?|approved?|endorsed?|trusts?|trusted|swears? by|loves?|prefers?|chooses?|choose|agree)\\b`,
      ),
      matches(`\\b(\\d+|seven|eight|nine) (out of|in) (10|ten|every) ${PROFESSIONS}\\b`),
      matches("\\bdr\\.? [a-z]+ (says|recommends|swears|trusts|loves|uses)\\b"),
    ],
    sources: [regulation(289), cap("12.18")],
  },
  {
    key: "children",
    name: "Addressed to children",
    description:
      "A medicine must not be advertised to children. Speak to their parents, and leave out what makes it look like sweets or a toy.",
    category: "REGULATORY",
    severity: "HIGH",
    keywords: words(`
      hey kids, kids love it, kids love them, children love it, children love them, kids will love, children will love, fun for kids,
      kids' favourite, ask your mum, ask your dad, tell your mum, tell your dad, pester your parents, tastes like sweets,
      tastes like candy, yummy medicine, looks like sweets, collect them all, your favourite superhero, free toy inside`),
    conditions: [
      matches(
        "\\b(kids|children|toddlers|little ones|teens)('ll| will| just| really| absolutely)? (love|adore|enjoy) (the|its|our|this|these|it|them)\\b",
      ),
      matches("\\b(like|as) (eating )?(sweets|candy)\\b"),
    ],
    sources: [regulation(290), BLUE_GUIDE],
  },
  {
    key: "excess",
    name: "More than the dose",
    description: "An advert must not lead people to take more than the label says. Leave out how much can be taken.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: words(`
      as many as you like, as much as you like, as often as you like, as often as you want, as many as you want, double the dose,
      double your dose, extra dose for, no maximum dose, you can't take too much, you can't have too much, you cannot overdose,
      can't overdose, impossible to overdose`),
    conditions: [],
    sources: [cap("12.9")],
  },
];
