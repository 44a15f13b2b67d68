import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Questions_AnswerDocument } from "../../gql/graphql";
import type { Sent } from "./ConsultationPage.test-support";
import { consultation } from "./consultation.factory";

export const list = (id: string, ...labels: string[]) => ({
  __typename: "OpenQuestion",
  id,
  kind: "TICKS",
  urgency: "DANGER",
  text: "Is any of this there now?",
  choices: labels.map((label) => ({ __typename: "QuestionChoice", fact: label.toLowerCase(), label })),
});
export const short = (id: string, kind: "AGE" | "DURATION", text: string) => ({
  ...list(id),
  kind,
  urgency: null,
  text,
});
export const DANGERS = list("dangers", "Stiff neck", "Rash");
export const given = (asked: object, said: object) => ({
  __typename: "GivenAnswer",
  ...{ asked, present: null, unsure: null, words: null, days: null, years: null, sex: null },
  ...said,
});

export function asking(openQuestions: object[], changes: Record<string, unknown> = {}): Sent {
  const one = consultation("1", "SELF_CARE", changes);
  return { ...one, response: { ...one.response, openQuestions: openQuestions as never } };
}

/** What the server makes of these answers. */
export const answering = (answers: object[], after: Sent) => ({
  request: { query: Questions_AnswerDocument, variables: { id: "1", answers } },
  result: { data: { answerQuestions: after } },
});
export const NONE = { question: "dangers", present: [], unsure: [] };

export const tick = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));
export const push = (name: string) => userEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
