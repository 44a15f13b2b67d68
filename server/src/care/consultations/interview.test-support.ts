import type { Caller } from "../../../test/harness";

export const FIELDS = `id level answers { asked { id kind text } present unsure days years level }
  response { heading isCritical forWhom care { id } understood { fact standing words } signals { concept label words }
    openQuestions { id kind urgency text choices { fact label } } }`;
export const ASK = `mutation Ask($question: String!) { addConsultation(question: $question) { ${FIELDS} } }`;
export const ANSWER = `mutation Answer($id: ID!, $answers: [QuestionAnswerInput!]!) {
  answerQuestions(consultationId: $id, answers: $answers) { ${FIELDS} escalation { status } } }`;

export interface Question {
  id: string;
  kind: string;
  urgency: string | null;
  choices: { fact: string; label: string }[];
}
export interface Case {
  id: string;
  level: string;
  answers: { asked: { id: string }; present: string[] | null; level: string }[];
  response: {
    heading: string;
    isCritical: boolean;
    forWhom: string | null;
    understood: { fact: string; standing: string; words: string | null }[];
    signals: { concept: string; label: string; words: string }[];
    openQuestions: Question[];
  };
}

export async function ask(patient: Caller, question = "I have had a headache since this morning"): Promise<Case> {
  return (await patient.run<{ addConsultation: Case }>(ASK, { question })).data.addConsultation;
}

export async function answer(patient: Caller, id: string, answers: object[]) {
  const { data, errors } = await patient.run<{ answerQuestions: Case }>(ANSWER, { id, answers });
  return { consultation: data?.answerQuestions, errors };
}

export const first = ({ response }: Case): Question => {
  const [question] = response.openQuestions;
  if (!question) throw new Error("Nothing is asked.");
  return question;
};
