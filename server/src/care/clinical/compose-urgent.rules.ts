import { NHS_111_ONLINE, WHEN_TO_CALL_999 } from "../medicines/sources.rules";
import { inLanguage, type Source } from "../medicines/texts.rules";
import { adviceOf } from "./advice.rules";
import { openingOf, type Parts, safetyNetOf, toReferences, type Written, whyOf } from "./composing.rules";
import { CRISIS_TEXTS, VIOLENCE_TEXTS } from "./crisis-texts.rules";
import { safetyTopicsOf } from "./help-lines.rules";
import { ledLines, warningLines } from "./lead-medicine.rules";
import { SELF } from "./persons.rules";
import { sentencesOf } from "./said-already.rules";
import { EMERGENCY_TEXTS, GENERAL_FIRST_AID, GENERAL_FIRST_AID_FOR_OTHER, type Step } from "./urgent-texts.rules";

/** The page where Samaritans say how to reach them. */
const SAMARITANS = "https://www.samaritans.org/how-we-can-help/contact-samaritan/";

/** The topics of safety that the texts of a crisis are written for. */
const OF_THE_MIND: ReadonlySet<string> = new Set(["suicide", "self-harm", "harm-to-others"]);

const sourceOf = ({ assessment: { signals } }: Written, otherwise: Source): Source =>
  signals.find(({ level }) => level === "EMERGENCY" || level === "CRISIS")?.source ?? otherwise;

/** A step without the sentences that stand in the one before it. */
const withoutSaid = ({ title, description }: Step, before: string): Step => ({
  title,
  description: sentencesOf(description)
    .filter((sentence) => !before.includes(sentence))
    .join(" "),
});

/** 999, A&E or the maternity unit. */
export function composeEmergency(written: Written): Parts {
  const { assessment, answer, language } = written;
  const is999 = assessment.care === "emergency";
  const { lead, isWhy } = ledLines(written);
  const why = lead && isWhy ? openingOf(lead) : whyOf(written);
  const net = inLanguage(EMERGENCY_TEXTS.safetyNet, language);
  const [firstAid] = assessment.raised ? [] : answer.helps;
  const isOfOther = assessment.isSomebodyElse || assessment.judged.known.person !== SELF;
  const general = isOfOther ? GENERAL_FIRST_AID_FOR_OTHER : GENERAL_FIRST_AID;
  const { title, description } = firstAid ?? inLanguage(general, language);
  const further = [isOfOther ? EMERGENCY_TEXTS.stayWithThem : EMERGENCY_TEXTS.notAlone, EMERGENCY_TEXTS.cannotSpeak];
  return {
    message: `${why} ${is999 ? inLanguage(EMERGENCY_TEXTS.doNotWait, language) : answer.how}`,
    steps: [{ title, description }, ...further.map((step) => withoutSaid(inLanguage(step, language), description))],
    recommendations: [
      {
        type: "EMERGENCY",
        about: null,
        ...(is999
          ? inLanguage(EMERGENCY_TEXTS.recommendation, language)
          : { title: answer.name, description: answer.how }),
        cautions: [],
        source: sourceOf(written, WHEN_TO_CALL_999),
      },
      ...warningLines(written),
    ],
    references: toReferences([...answer.sources.slice(0, 3), WHEN_TO_CALL_999]),
    safetyNet: { heading: net.heading, watch: [], after: net.signs },
  };
}

/** Most numbers that stand among the first steps; the others stand below. */
const MOST_CALLS = 3;

/** Violence and abuse: the lines of the book for whoever reads it, not those for thoughts of suicide. */
function composeViolence(written: Written): Parts {
  const { answer, language, helpLines } = written;
  const { thanks, steps, recommendation } = inLanguage(VIOLENCE_TEXTS, language);
  const net = inLanguage(CRISIS_TEXTS.safetyNet, language);
  const calls = (helpLines[0]?.lines ?? []).slice(0, MOST_CALLS);
  return {
    message: `${whyOf(written)} ${thanks}`,
    steps: [
      ...steps,
      ...calls.map(({ name, phone, about }) => ({ title: phone ? `${name}: ${phone}` : name, description: about })),
    ],
    recommendations: [
      { type: "EMERGENCY", about: null, ...recommendation, cautions: [], source: sourceOf(written, WHEN_TO_CALL_999) },
    ],
    references: toReferences([...answer.sources, ...calls.map(({ name: title, url }) => ({ title, url }))]),
    safetyNet: { heading: net.heading, watch: [], after: net.signs },
  };
}

/** Thoughts of suicide and self-harm; violence where there are none. */
export function composeCrisis(written: Written): Parts {
  const { answer, language, assessment, book } = written;
  const topics = safetyTopicsOf(assessment, book);
  if (topics.length > 0 && !topics.some(({ id }) => OF_THE_MIND.has(id))) return composeViolence(written);
  const net = inLanguage(CRISIS_TEXTS.safetyNet, language);
  return {
    message: inLanguage(CRISIS_TEXTS.message, language),
    steps: [...inLanguage(CRISIS_TEXTS.steps, language)],
    recommendations: [
      {
        type: "EMERGENCY",
        about: null,
        ...inLanguage(CRISIS_TEXTS.recommendation, language),
        cautions: [],
        source: sourceOf(written, WHEN_TO_CALL_999),
      },
    ],
    references: [
      ...toReferences([...answer.sources, NHS_111_ONLINE]),
      { title: inLanguage(CRISIS_TEXTS.samaritans, language), url: SAMARITANS },
    ],
    safetyNet: { heading: net.heading, watch: [], after: net.signs },
  };
}

/** Somebody has to look at it today. */
export function composeUrgent(written: Written): Parts {
  const { answer } = written;
  const { lead, lines, isWhy } = ledLines(written);
  return {
    message: [...(lead ? [openingOf(lead)] : []), ...(isWhy ? [] : [whyOf(written)])].join(" "),
    steps: [{ title: answer.name, description: answer.how }],
    recommendations: [...lines, ...adviceOf(written).slice(0, 3)],
    references: toReferences([...answer.sources, NHS_111_ONLINE]),
    safetyNet: safetyNetOf(written),
  };
}
