import type { ConsultationAnswer } from "../triage/answer.rules";

/** An answer; what was said about something written later has nothing ruled out. */
type Answer = ConsultationAnswer | Omit<ConsultationAnswer, "ruledOut">;

/** An answer as it reads from top to bottom. */
export function linesOf(answer: Answer): string[] {
  return [answer.heading, answer.message, ...adviceLines(answer)];
}

/** What an answer says below its heading and message. */
export function adviceLines(answer: Answer): string[] {
  const { steps, recommendations, safetyNet } = answer;
  const ruledOut = "ruledOut" in answer ? answer.ruledOut : [];
  return [
    ...steps.map(({ title, description }) => `${title}: ${description}`),
    ...recommendations.map(({ title, description, cautions }) => [`${title}: ${description}`, ...cautions].join(" ")),
    ...ruledOut.map(({ title, reason }) => `${title}: ${reason}`),
    [safetyNet.heading, ...safetyNet.signs].join(" "),
  ];
}
