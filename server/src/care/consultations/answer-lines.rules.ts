import type { ConsultationAnswer } from "../clinical/composing.rules";

/** An answer; those of before medicines were compared with a profile, and what was said of a later text, have neither of the last two. */
type Answer = Omit<ConsultationAnswer, "ruledOut" | "profileCheck"> & Partial<ConsultationAnswer>;

/** An answer as it reads from top to bottom. */
export function linesOf(answer: Answer): string[] {
  return [answer.heading, answer.message, ...adviceLines(answer)];
}

/** What an answer says below its heading and message. */
export function adviceLines({
  steps,
  recommendations,
  safetyNet,
  written,
  ruledOut = [],
  profileCheck,
  helpLines = [],
}: Answer): string[] {
  return [
    ...steps.map(({ title, description }) => `${title}: ${description}`),
    ...helpLines.flatMap(({ title, lines }) =>
      lines.map(({ name, phone, about }) => `${title}: ${[name, phone].filter(Boolean).join(" ")}. ${about}`),
    ),
    ...(written ? [`${written.writer}: ${written.text}`] : []),
    ...recommendations.map(({ title, description, cautions }) => [`${title}: ${description}`, ...cautions].join(" ")),
    ...(profileCheck ? [[profileCheck.message, profileCheck.missing].filter(Boolean).join(" ")] : []),
    ...ruledOut.map(({ title, reason }) => `${title}: ${reason}`),
    [safetyNet.heading, ...safetyNet.signs].join(" "),
  ];
}
