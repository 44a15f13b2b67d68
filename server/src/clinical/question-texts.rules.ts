import type { Language } from "../accounts/account.rules";
import type { Fact } from "./book.rules";
import type { OpenQuestion } from "./composing.rules";
import type { Question } from "./questions.rules";

interface Words {
  danger: string;
  ticks: string;
  duration: (what: string) => string;
  age: string;
  sex: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    danger: "Is any of this there now?",
    ticks: "Does any of this fit?",
    duration: (what) => `How long has it lasted: ${what}?`,
    age: "How old is the person?",
    sex: "Is the person female or male?",
  },
  fr: {
    danger: "Y a-t-il l’un de ces signes maintenant ?",
    ticks: "Est-ce que l’un de ces points convient ?",
    duration: (what) => `Depuis combien de temps : ${what} ?`,
    age: "Quel âge a la personne ?",
    sex: "Est-ce une femme ou un homme ?",
  },
  de: {
    danger: "Ist etwas davon jetzt da?",
    ticks: "Trifft etwas davon zu?",
    duration: (what) => `Wie lange schon: ${what}?`,
    age: "Wie alt ist die Person?",
    sex: "Ist die Person weiblich oder männlich?",
  },
  es: {
    danger: "¿Hay algo de esto ahora?",
    ticks: "¿Encaja algo de esto?",
    duration: (what) => `¿Cuánto tiempo lleva: ${what}?`,
    age: "¿Qué edad tiene la persona?",
    sex: "¿Es mujer u hombre?",
  },
};

function questionText(question: Question, facts: ReadonlyMap<string, Fact>, language: Language): string {
  const words = WORDS[language];
  if (question.kind === "age") return words.age;
  if (question.kind === "sex") return words.sex;
  if (question.kind === "duration") return words.duration(facts.get(question.fact)?.label[language] ?? question.fact);
  return question.urgency === "danger" ? words.danger : words.ticks;
}

/** A question as it is asked. */
export function openQuestion(question: Question, facts: ReadonlyMap<string, Fact>, language: Language): OpenQuestion {
  const { id, kind } = question;
  const named = question.kind === "ticks" ? question.facts : question.kind === "duration" ? [question.fact] : [];
  return {
    ...{ id, kind, text: questionText(question, facts, language) },
    ...(question.kind === "ticks" && { urgency: question.urgency }),
    choices: named.map((fact) => ({ fact, label: facts.get(fact)?.label[language] ?? fact })),
  };
}

/** The question behind what was shown, also when the book asks other ones by now. */
export function questionBehind({ id, kind, urgency = "danger", choices }: OpenQuestion): Question {
  if (kind === "ticks") return { kind, id, urgency, facts: choices.map(({ fact }) => fact) };
  if (kind === "duration") return { kind, id, fact: choices[0]?.fact ?? "" };
  return kind === "age" ? { kind, id: "age" } : { kind, id: "sex" };
}
