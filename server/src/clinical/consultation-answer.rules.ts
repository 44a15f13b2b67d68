import type { Language } from "../accounts/account.rules";
import type { IngredientId } from "../medicines/cautions.rules";
import { checkMedicines, type RuledOut } from "../medicines/check-medicines.rules";
import { FIND_A_PHARMACY, NHS_111_ONLINE, WHEN_TO_CALL_999 } from "../medicines/sources.rules";
import { inLanguage, type Reference, type Source } from "../medicines/texts.rules";
import { type Answer, answerTo, type Heard, type Step, type Watch } from "./answer.rules";
import type { Asker, PharmacistService } from "./asker.rules";
import type { Assessment } from "./assessment.rules";
import type { Book, CareId } from "./book.rules";
import { ALSO_WITH_PHARMACIST, MATTER, PHARMACIST_TEXTS, SELF_CARE_TEXTS, SEVERAL } from "./calm-texts.rules";
import { type ProfileCheck, profileCheckOf } from "./profile-check.rules";
import { questionText } from "./question-texts.rules";
import { RAISED, RAISED_LABEL } from "./raised.rules";
import { factsById } from "./understand.rules";
import { CALL_999_SIGNS, CRISIS_TEXTS, EMERGENCY_TEXTS, GENERAL_FIRST_AID } from "./urgent-texts.rules";

export interface Recommendation {
  type: "MEDICATION" | "LIFESTYLE" | "EMERGENCY";
  /** The complaints that it is for, when the question names several. */
  about: string | null;
  title: string;
  description: string;
  cautions: string[];
  source: Source | null;
}

/** The answer to a message, as the API says it. */
export interface ConsultationAnswer {
  isCritical: boolean;
  heading: string;
  message: string;
  steps: Step[];
  recommendations: Recommendation[];
  /** Medicines that could have been suggested and are not safe for this person. */
  ruledOut: RuledOut[];
  /** Null where no medicine was thought of. */
  profileCheck: ProfileCheck | null;
  references: Reference[];
  /** What a language model wrote beside it, and its name; absent where none did. */
  written?: { text: string; writer: string };
  safetyNet: { heading: string; signs: string[] };
  signals: { concept: string; label: string; words: string; source: Source }[];
  /** Where to go, how soon and how; absent in answers of before it was kept. */
  care?: { id: CareId; name: string; how: string };
  /** What was understood; absent in answers of before it was kept. */
  understood?: (Heard & { person: string })[];
  /** What is not known and could change the care; absent in answers of before it was kept. */
  openQuestions?: { id: string; text: string; choices: string[] }[];
  /** What would make it more urgent, with the care of each; absent in answers of before it was kept. */
  watch?: Watch[];
}

type Parts = Pick<ConsultationAnswer, "message" | "steps" | "recommendations" | "references" | "safetyNet"> & {
  heading?: string;
  ruledOut?: RuledOut[];
  profileCheck?: ProfileCheck | null;
};

/** What a composer writes from. */
interface Written {
  assessment: Assessment;
  answer: Answer;
  book: Book;
  language: Language;
  service: PharmacistService;
  asker: Asker;
}

/** The page where Samaritans say how to reach them. */
const SAMARITANS = "https://www.samaritans.org/how-we-can-help/contact-samaritan/";
/** No answer says more of what helps, beside medicines. */
const MOST_ADVICE = 5;
/** No answer gives advice on more complaints at once. */
const MOST_COMPLAINTS = 4;

const toReferences = (pages: readonly Reference[]): Reference[] => [
  ...new Map(pages.map(({ title, url }) => [url, { title, url }])).values(),
];

function safetyNetOf({ answer: { watch }, language }: Written): ConsultationAnswer["safetyNet"] {
  const bySign = watch.map(({ name, signs }) => `${name}: ${signs.join("; ")}.`);
  return {
    heading: inLanguage(SELF_CARE_TEXTS.safetyNetHeading, language),
    signs: [
      ...bySign,
      ...(watch.some(({ care }) => care === "emergency") ? [] : CALL_999_SIGNS[language]),
      inLanguage(SELF_CARE_TEXTS.call111, language),
    ],
  };
}

const onceEach = <T>(all: readonly T[], key: (one: T) => string): T[] =>
  [...new Map([...all].reverse().map((one) => [key(one), one] as const)).values()].reverse();

const adviceOf = ({ answer: { helps, more } }: Written, { source }: { source: Source }): Recommendation[] =>
  [...helps, ...more].slice(0, MOST_ADVICE).map((step) => ({
    type: "LIFESTYLE",
    about: null,
    ...step,
    cautions: [],
    source,
  }));

/** Why: the reasons of the book, or that the words read like an emergency. */
function whyOf({ assessment, answer, language }: Written): string {
  if (assessment.raised) return inLanguage(EMERGENCY_TEXTS.fallbackMeaning, language);
  return answer.why.join(" ") || inLanguage(EMERGENCY_TEXTS.fallbackMeaning, language);
}

const sourceOf = ({ assessment: { signals } }: Written, otherwise: Source): Source =>
  signals.find(({ level }) => level === "EMERGENCY" || level === "CRISIS")?.source ?? otherwise;

function composeEmergency(written: Written): Parts {
  const { assessment, answer, language } = written;
  const is999 = assessment.care === "emergency";
  const net = inLanguage(EMERGENCY_TEXTS.safetyNet, language);
  const firstAid = answer.helps.slice(0, 1);
  const first = firstAid.length > 0 && !assessment.raised ? firstAid : [inLanguage(GENERAL_FIRST_AID, language)];
  return {
    message: `${whyOf(written)} ${is999 ? inLanguage(EMERGENCY_TEXTS.doNotWait, language) : answer.how}`,
    steps: [...first, ...inLanguage(EMERGENCY_TEXTS.steps, language)],
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
    ],
    references: toReferences([...answer.sources.slice(0, 3), WHEN_TO_CALL_999]),
    safetyNet: { heading: net.heading, signs: [...net.signs] },
  };
}

function composeCrisis(written: Written): Parts {
  const { answer, language } = written;
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
    safetyNet: { heading: net.heading, signs: [...net.signs] },
  };
}

function composeUrgent(written: Written): Parts {
  const { answer } = written;
  return {
    message: whyOf(written),
    steps: [{ title: answer.name, description: answer.how }],
    recommendations: adviceOf(written, { source: NHS_111_ONLINE }).slice(0, 3),
    references: toReferences([...answer.sources, NHS_111_ONLINE]),
    safetyNet: safetyNetOf(written),
  };
}

function reasonFor({ assessment: { escalationKeywords, signals }, language }: Written): string {
  const words = escalationKeywords[0]?.words ?? signals[0]?.words;
  return words === undefined
    ? inLanguage(PHARMACIST_TEXTS.notSure, language)
    : inLanguage(PHARMACIST_TEXTS.youWrote, language)(words);
}

function composePharmacist(written: Written): Parts {
  const { answer, language, service } = written;
  const { answerHours, isStaffed } = service;
  const time = isStaffed
    ? inLanguage(PHARMACIST_TEXTS.answerWithin, language)(answerHours)
    : inLanguage(PHARMACIST_TEXTS.nobodyThere, language);
  const recommendation = inLanguage(PHARMACIST_TEXTS.recommendation, language);
  const meanwhile = adviceOf(written, { source: FIND_A_PHARMACY });
  const isForGp = written.assessment.care !== "our-pharmacist";
  return {
    message: `${reasonFor(written)} ${time}`,
    heading: inLanguage(PHARMACIST_TEXTS.heading, language),
    steps: [
      ...(isForGp ? [{ title: answer.name, description: answer.how }] : []),
      ...inLanguage(PHARMACIST_TEXTS.steps, language),
    ],
    recommendations:
      meanwhile.length > 0
        ? meanwhile
        : [{ type: "LIFESTYLE", about: null, ...recommendation, cautions: [], source: FIND_A_PHARMACY }],
    references: toReferences([...answer.sources, FIND_A_PHARMACY, NHS_111_ONLINE]),
    safetyNet: {
      heading: inLanguage(PHARMACIST_TEXTS.safetyNetHeading, language),
      signs: [...inLanguage(PHARMACIST_TEXTS.safetyNetSigns, language), ...safetyNetOf(written).signs],
    },
  };
}

/** The own profile counts only in a message about the person who asks. */
function medicinesFor({ answer, assessment, asker: { subject, profile }, language }: Written): {
  recommendations: Recommendation[];
  ruledOut: RuledOut[];
} {
  if (answer.medicines.length === 0) return { recommendations: [], ruledOut: [] };
  if (assessment.isAboutChild) {
    const advice = inLanguage(SELF_CARE_TEXTS.child, language);
    return {
      recommendations: [{ type: "LIFESTYLE", about: null, ...advice, cautions: [], source: FIND_A_PHARMACY }],
      ruledOut: [],
    };
  }
  const known = subject === "self" ? profile : null;
  const { advised, ruledOut } = checkMedicines(answer.medicines as IngredientId[], known, language);
  const recommendations = advised.map(
    ({ ingredient: _, ...advice }): Recommendation => ({ type: "MEDICATION", about: null, ...advice }),
  );
  return { recommendations, ruledOut };
}

function listed(labels: readonly string[], language: Language): string {
  const last = labels.at(-1) ?? "";
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(", ")} ${SEVERAL[language].and} ${last}`;
}

/** Which complaints an answer is about, where there are several. */
function severalOf({ assessment: { judged }, language }: Written): string[] {
  const labels = judged.walked
    .filter(({ pathway }) => !pathway.id.startsWith("danger-"))
    .map(({ pathway }) => pathway.label[language]);
  const { youTold, alsoNamed } = SEVERAL[language];
  const others = labels.slice(MOST_COMPLAINTS);
  return [
    ...(labels.length > 1 ? [youTold(listed(labels.slice(0, MOST_COMPLAINTS), language))] : []),
    ...(others.length > 0 ? [alsoNamed(listed(others, language))] : []),
  ];
}

/** Something in it is explained by nothing, and nobody has been asked what the general pathway asks. */
const isNotUnderstood = ({ assessment: { judged } }: Written): boolean =>
  !judged.settled && judged.walked.some(({ pathway }) => pathway.id === "general");

/** Care at home, and a GP within days: what to do until then is the same. */
function composeSelfCare(written: Written): Parts {
  const { answer, asker, language, assessment } = written;
  const isHome = assessment.care === "home";
  const { recommendations: medicines, ruledOut } = medicinesFor(written);
  const offersMedicine = medicines.some(({ type }) => type === "MEDICATION");
  return {
    heading: answer.name,
    message: [
      ...severalOf(written),
      ...(isNotUnderstood(written) ? [inLanguage(SELF_CARE_TEXTS.notUnderstood, language)] : answer.why),
      ...(isHome ? [inLanguage(SELF_CARE_TEXTS.message, language)] : []),
      ...(offersMedicine ? [inLanguage(SELF_CARE_TEXTS.leaflet, language)] : []),
    ].join(" "),
    steps: [isHome ? inLanguage(SELF_CARE_TEXTS.step, language) : { title: answer.name, description: answer.how }],
    recommendations: [...medicines, ...adviceOf(written, { source: assessment.signals[0]?.source ?? FIND_A_PHARMACY })],
    ruledOut,
    profileCheck: offersMedicine || ruledOut.length > 0 ? profileCheckOf(asker, language) : null,
    references: toReferences([...answer.sources, ...medicines.flatMap(({ source }) => source ?? [])]),
    safetyNet: safetyNetOf(written),
  };
}

/** A question about care itself, or hello and thanks. */
function composeCare({ assessment: { judged }, language }: Written): Parts {
  const { services, talk } = judged;
  const { heading, message, step } = MATTER[language];
  const [first] = talk;
  return {
    heading: first ? first.label[language] : heading,
    message: first ? first.answer[language] : message,
    steps: first ? [] : [step],
    recommendations: services.flatMap(({ advice, source }) =>
      advice.map((text): Recommendation => {
        const [title = "", ...description] = text[language].split(/ ?: /);
        const page = { ...source, writtenOn: "2026-11-25" };
        return {
          type: "LIFESTYLE",
          about: null,
          title,
          description: description.join(": "),
          cautions: [],
          source: page,
        };
      }),
    ),
    references: toReferences(services.map(({ source }) => source)),
    safetyNet: {
      heading: inLanguage(SELF_CARE_TEXTS.safetyNetHeading, language),
      signs: [...CALL_999_SIGNS[language]],
    },
  };
}

/** Of facts that the same words or the same name tell, the first; dangers only where nothing names them more exactly. */
function onceSaid(heard: readonly Heard[]): Heard[] {
  const isDanger = ({ fact }: Heard) => fact.startsWith("danger.");
  const told = heard.filter(({ fact }) => !/^(talk|service|keyword)\./.test(fact));
  const seen = new Set<string | null>();
  return [...told.filter((one) => !isDanger(one)), ...told.filter(isDanger)].filter(({ label, words }) => {
    const isNew = !seen.has(label) && !seen.has(words);
    seen.add(label).add(words);
    return isNew;
  });
}

function partsOf(written: Written): Parts {
  const { level, understood } = written.assessment;
  if (level === "EMERGENCY") return composeEmergency(written);
  if (level === "CRISIS") return composeCrisis(written);
  if (level === "URGENT") return composeUrgent(written);
  if (level === "PHARMACIST") return composePharmacist(written);
  return understood === "care" ? composeCare(written) : composeSelfCare(written);
}

/**
 * Writes the answer to an assessed message. Medicines are suggested for what can be looked after without a doctor today and for
 * nothing more urgent, and never for a child.
 */
export function composeAnswer(
  assessment: Assessment,
  book: Book,
  language: Language,
  service: PharmacistService = { answerHours: 24, isStaffed: true },
  asker: Asker = { subject: "other", profile: null },
): ConsultationAnswer {
  const { care } = assessment;
  const written: Answer = answerTo(assessment.judged, book, language);
  const { name, how } = book.care[care];
  const answer = { ...written, care, name: name[language], how: how[language] };
  const parts = partsOf({ assessment, answer, book, language, service, asker });
  const goesToBoth = assessment.escalate && assessment.level !== "PHARMACIST";
  const byId = factsById(book);
  return {
    isCritical: assessment.isCritical,
    heading: answer.name,
    ruledOut: [],
    profileCheck: null,
    ...parts,
    message: onceEach(parts.message.split(/(?<=[.!?])\s+/), (sentence) => sentence).join(" "),
    recommendations: onceEach(parts.recommendations, ({ title }) => title),
    steps: goesToBoth ? [...parts.steps, inLanguage(ALSO_WITH_PHARMACIST, language)] : parts.steps,
    signals: assessment.signals.map(({ concept, label, words, source }) => ({
      ...{ concept, words, source },
      label: concept === RAISED ? RAISED_LABEL[language] : (byId.get(concept)?.label[language] ?? label),
    })),
    care: { id: care, name: answer.name, how: answer.how },
    understood: onceSaid(answer.heard).map((heard) => ({ ...heard, person: assessment.judged.known.person })),
    openQuestions: answer.questions.map((question) => ({
      id: question.id,
      text: questionText(question, byId, language),
      choices: question.kind === "ticks" ? question.facts.map((id) => byId.get(id)?.label[language] ?? id) : [],
    })),
    watch: [...answer.watch],
  };
}
