import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";

export type GivenAnswer = ConsultationCard_ConsultationFragment["answers"][number];
export type OpenQuestion = GivenAnswer["asked"];

/** After this time nothing is asked any more: what was there then need not be there now. */
const FRESH_MS = 24 * 3_600_000;

export const isFresh = (timestamp: string, now: Date = new Date()): boolean =>
  now.getTime() - new Date(timestamp).getTime() < FRESH_MS;

/** The id of the part of the page that holds the answer. */
export const answerId = (consultationId: string): string => `answer-${consultationId}`;

/** The id of the part of the page that holds the question with its answer, as addresses name it. */
export const cardId = (consultationId: string): string => `consultation-${consultationId}`;

const isDanger = ({ urgency }: OpenQuestion) => urgency === "DANGER";

/** What stands on one screen: a list of dangers by itself, then everything else together. */
export function screenOf(open: readonly OpenQuestion[]): readonly OpenQuestion[] {
  const danger = open.find(isDanger);
  return danger ? [danger] : open;
}

/** How many screens there are still to come. */
export function screensIn(open: readonly OpenQuestion[]): number {
  const lists = open.filter(isDanger).length;
  return lists + (lists < open.length ? 1 : 0);
}

/** Whether most of what will be asked depends on what is answered now: how many screens follow nobody can say. */
export const leadsOn = (open: readonly OpenQuestion[], answered: readonly GivenAnswer[]): boolean =>
  open.some(({ id }) => id.startsWith("topic")) ||
  (open.length === 1 && open[0]?.kind === "AGE" && answered.every(({ asked }) => asked.kind === "WHO"));

/** Lists under the same words stand as one: nobody is asked the same thing twice in a row. */
export function groupsOf(questions: readonly OpenQuestion[]): OpenQuestion[][] {
  const groups: OpenQuestion[][] = [];
  for (const question of questions) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first?.kind === "TICKS" && question.kind === "TICKS" && first.text === question.text)
      group.push(question);
    else groups.push([question]);
  }
  return groups;
}
