/** The words of one questionnaire in one language: short sentences, for readers of nine years and up. */
export interface CheckTexts {
  title: string;
  intro: string;
  questions: Readonly<Record<string, { text: string; answers: Readonly<Record<string, string>> }>>;
  bands: Readonly<
    Record<"GOOD" | "FAIR" | "SEE_ADVICE", { headline: string; text: string; advice: readonly string[] }>
  >;
  /** When to see a pharmacist or a GP: stands under each result. */
  seeHelp: string;
  /** A question to put to the assistant. */
  askText: string;
}
