import type { Language } from "../../people/accounts/account.rules";
import type { HealthTopic } from "../../people/accounts/audience-label.rules";
import type { CheckTexts } from "./health-check-texts.rules";
import { TEXTS_DE } from "./health-check-texts-de.rules";
import { TEXTS_EN } from "./health-check-texts-en.rules";
import { TEXTS_ES } from "./health-check-texts-es.rules";
import { TEXTS_FR } from "./health-check-texts-fr.rules";

export const HEALTH_CHECK_BANDS = ["GOOD", "FAIR", "SEE_ADVICE"] as const;
export type HealthCheckBand = (typeof HEALTH_CHECK_BANDS)[number];

/** In the order in which they are offered. */
export const HEALTH_CHECK_SLUGS = ["sleep", "hay-fever", "activity", "stress"] as const;
export type HealthCheckSlug = (typeof HEALTH_CHECK_SLUGS)[number];

/** A person is asked the same again after so many days. */
export const ASKED_AGAIN_AFTER_DAYS = 30;

export const MESSAGES = {
  answers: "Please answer every question.",
  answeredOtherwise: "You have already answered this Health Check.",
} as const;

interface Check {
  /** What the page of the questionnaire is about, as advertising names it; null for what no advert is chosen by. */
  topic: HealthTopic | null;
  /** Points of the answers to each question, by their values, in the order in which they are shown. */
  questions: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** From how many points on it is FAIR, and SEE_ADVICE. */
  fair: number;
  seeAdvice: number;
  source: { title: string; url: string };
}

/** How often: most questions are answered so. */
const OFTEN = { never: 0, sometimes: 1, often: 2, daily: 3 } as const;

/**
 * The four questionnaires. They are no validated instruments and give no diagnosis: points only sort which of the advice of the named
 * page is shown first. No question asks for what would need help at once (docs/clinical-safety/hazard-log.md).
 *
 * - sleep: insomnia is trouble falling asleep, waking at night or being tired by day, regularly, and adults need 7 to 9 hours (NHS,
 *   Insomnia). Trouble on three nights a week, for three months, or by day, is what it takes to a pharmacist or a GP.
 * - hay-fever: the signs on NHS, Hay fever; it sends to a pharmacist, and to a GP when medicines do not help.
 * - activity: 150 minutes of moderate or 75 of vigorous activity a week, strength on two days, less sitting (UK Chief Medical
 *   Officers' physical activity guidelines, 2019).
 * - stress: the everyday signs on NHS, Stress; it sends to a GP or to NHS talking therapies when own steps do not help.
 */
export const HEALTH_CHECKS: Readonly<Record<HealthCheckSlug, Check>> = {
  sleep: {
    topic: "Sleep disorders",
    questions: {
      hours: { "under-6": 2, "about-6": 1, "7-9": 0, "over-9": 1 },
      "fall-asleep": OFTEN,
      wake: OFTEN,
      tired: OFTEN,
      "how-long": { none: 0, weeks: 1, months: 2 },
    },
    fair: 3,
    seeAdvice: 7,
    source: { title: "Insomnia (NHS)", url: "https://www.nhs.uk/conditions/insomnia/" },
  },
  "hay-fever": {
    topic: "Allergies",
    questions: {
      nose: OFTEN,
      eyes: OFTEN,
      season: { no: 0, unsure: 1, yes: 2 },
      sleep: OFTEN,
      medicine: { "not-needed": 0, helps: 1, "not-tried": 1, "no-help": 4 },
    },
    fair: 3,
    seeAdvice: 8,
    source: { title: "Hay fever (NHS)", url: "https://www.nhs.uk/conditions/hay-fever/" },
  },
  activity: {
    topic: "Cardiovascular",
    questions: {
      minutes: { "150-plus": 0, "75-149": 2, "30-74": 3, "under-30": 4 },
      strength: { two: 0, one: 1, none: 2 },
      sitting: { "under-4": 0, "4-8": 1, "over-8": 2 },
      stairs: { easy: 0, slow: 1, hard: 3 },
    },
    fair: 3,
    seeAdvice: 7,
    source: {
      title: "Physical activity guidelines (UK Chief Medical Officers)",
      url: "https://www.gov.uk/government/publications/physical-activity-guidelines-uk-chief-medical-officers-report",
    },
  },
  stress: {
    topic: null,
    questions: {
      "too-much": OFTEN,
      relax: OFTEN,
      body: OFTEN,
      help: { yes: 0, "a-bit": 1, no: 3 },
    },
    fair: 3,
    seeAdvice: 7,
    source: {
      title: "Stress (NHS)",
      url: "https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/stress/",
    },
  },
};

const TEXTS: Readonly<Record<Language, Readonly<Record<HealthCheckSlug, CheckTexts>>>> = {
  en: TEXTS_EN,
  fr: TEXTS_FR,
  es: TEXTS_ES,
  de: TEXTS_DE,
};

/** Ends what every result says. */
const NO_DIAGNOSIS: Readonly<Record<Language, string>> = {
  en: "This is not a diagnosis.",
  fr: "Ce n’est pas un diagnostic.",
  es: "Esto no es un diagnóstico.",
  de: "Das ist keine Diagnose.",
};

/** True for the name of one of the questionnaires. */
export const isHealthCheck = (slug: string): slug is HealthCheckSlug => slug in HEALTH_CHECKS;

/** One question as it is shown. */
interface ShownQuestion {
  id: string;
  text: string;
  answers: { value: string; text: string }[];
}

/** A questionnaire in a language. */
export function showCheck(
  slug: HealthCheckSlug,
  language: Language,
): { slug: string; title: string; intro: string; questions: ShownQuestion[] } {
  const { title, intro, questions } = TEXTS[language][slug];
  return {
    slug,
    title,
    intro,
    questions: Object.entries(HEALTH_CHECKS[slug].questions).map(([id, points]) => ({
      id,
      text: questions[id]?.text ?? "",
      answers: Object.keys(points).map((value) => ({ value, text: questions[id]?.answers[value] ?? "" })),
    })),
  };
}

export type Answers = Readonly<Record<string, string>>;

/** The answers by question; null unless each question has exactly one of its own answers. */
export function readAnswers(
  slug: HealthCheckSlug,
  given: readonly { questionId: string; value: string }[],
): Answers | null {
  const { questions } = HEALTH_CHECKS[slug];
  const answers = new Map(given.map(({ questionId, value }) => [questionId, value]));
  const all = Object.entries(questions).every(([id, points]) => Object.hasOwn(points, answers.get(id) ?? ""));
  return all && given.length === Object.keys(questions).length ? Object.fromEntries(answers) : null;
}

/** The points of complete answers, and the band that they lie in. */
export function score(slug: HealthCheckSlug, answers: Answers): { score: number; band: HealthCheckBand } {
  const { questions, fair, seeAdvice } = HEALTH_CHECKS[slug];
  const sum = Object.entries(questions).reduce((points, [id, values]) => points + (values[answers[id] ?? ""] ?? 0), 0);
  if (sum >= seeAdvice) return { score: sum, band: "SEE_ADVICE" };
  return { score: sum, band: sum >= fair ? "FAIR" : "GOOD" };
}

/** What is said about a band, in a language. */
export function showBand(slug: HealthCheckSlug, band: HealthCheckBand, language: Language) {
  const { title, bands, seeHelp, askText } = TEXTS[language][slug];
  const { headline, text, advice } = bands[band];
  const { source } = HEALTH_CHECKS[slug];
  return {
    slug,
    title,
    band,
    headline,
    text: `${text} ${NO_DIAGNOSIS[language]}`,
    advice: [...advice, seeHelp],
    sourceTitle: source.title,
    sourceUrl: source.url,
    askText,
  };
}
