import type { Language } from "../accounts/account.rules";
import type { ConsultationAnswer } from "../triage/answer-shape.rules";
import type { CareLevel } from "../triage/concept.rules";
import { conceptOf } from "../triage/concepts/all-concepts.rules";
import { adviceLines } from "./answer-lines.rules";

const NEUTRAL_TITLES: Readonly<Record<Language, string>> = {
  en: "Health question",
  fr: "Question de santé",
  es: "Pregunta de salud",
  de: "Gesundheitsfrage",
};

/** What these steps recognise is a way of saying it, or something that no list should show to whoever looks over a shoulder. */
const WITHOUT_TITLE: readonly (CareLevel | undefined)[] = ["PHARMACIST", "CRISIS", undefined];

interface Answered {
  question: string;
  language: Language;
  level: CareLevel;
  response: ConsultationAnswer;
}

/** A question as an entry of the medical history: its first complaint, the answer in short, and question and advice as lines. */
export function recordOf({
  question,
  language,
  level,
  response,
}: Answered): Record<"title" | "summary" | "details", string> {
  const complaint = response.signals.find(({ concept }) => !WITHOUT_TITLE.includes(conceptOf(concept)?.level));
  return {
    title: (level !== "CRISIS" && complaint?.label) || NEUTRAL_TITLES[language],
    summary: `${response.heading}\n${response.message}`,
    details: [question, ...adviceLines(response)].join("\n"),
  };
}
