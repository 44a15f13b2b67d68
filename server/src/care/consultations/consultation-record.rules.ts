import type { Language } from "../../people/accounts/account.rules";
import type { CareLevel } from "../clinical/care-level.rules";
import type { ConsultationAnswer } from "../clinical/composing.rules";
import { adviceLines } from "./answer-lines.rules";
import { isAboutSafety } from "./safety.rules";

const NEUTRAL_TITLES: Readonly<Record<Language, string>> = {
  en: "Health question",
  fr: "Question de santé",
  es: "Pregunta de salud",
  de: "Gesundheitsfrage",
};

interface Answered {
  question: string;
  language: Language;
  level: CareLevel;
  response: ConsultationAnswer;
}

/** A question as an entry of the medical history: its own words, the answer in short, and question and advice as lines. */
export function recordOf({
  question,
  language,
  level,
  response,
}: Answered): Record<"title" | "summary" | "details", string> {
  return {
    // No list should show a crisis or abuse to whoever looks over a shoulder.
    title: isAboutSafety({ level, response }) ? NEUTRAL_TITLES[language] : question,
    summary: `${response.heading}\n${response.message}`,
    details: [question, ...adviceLines(response)].join("\n"),
  };
}
