import type { Language } from "../../people/accounts/account.rules";
import type { Fact } from "./book.rules";
import type { OpenQuestion } from "./composing.rules";
import { type AskedFor, CORRECTS, EXPLAINS, type Question, SUBJECTS } from "./question.rules";
import { TOPIC } from "./triage.rules";

/** Whether a question is about whoever is asked, their child, or somebody else. */
export type Whose = "own" | "child" | "other";

interface Words {
  danger: string;
  ticks: string;
  topic: string;
  complaint: string;
  explains: string;
  duration: (what: string) => string;
  age: Record<Whose, string>;
  sex: Record<Exclude<Whose, "child">, string>;
  who: string;
  subjects: Record<Exclude<AskedFor, "family">, string>;
  /** How it is said of the answer for whom it is. */
  whom: Record<Exclude<AskedFor, "family">, string>;
  /** An age in whole years, 0 for a baby. */
  years: (count: number) => string;
  /** Beside the names of those whom somebody looks after. */
  anotherChild: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    danger: "Is any of this there now?",
    ticks: "Does any of this fit?",
    topic: "What is it about?",
    complaint: "Which of these is it?",
    explains: "Does one of these explain it?",
    duration: (what) => `${what}: how long has it lasted?`,
    age: { own: "How old are you?", child: "How old is your child?", other: "How old is the person?" },
    sex: { own: "Are you female or male?", other: "Is the person female or male?" },
    who: "Who is it for?",
    subjects: { self: "Me", child: "My child", other: "Somebody else" },
    whom: { self: "For me", child: "For a child", other: "For somebody else" },
    years: (count) => (count === 0 ? "under 1" : `${count} years old`),
    anotherChild: "Another child",
  },
  fr: {
    danger: "Y a-t-il l’un de ces signes maintenant ?",
    ticks: "Est-ce que l’un de ces points convient ?",
    topic: "De quoi s’agit-il ?",
    complaint: "Lequel de ces problèmes est-ce ?",
    explains: "Est-ce que l’un de ces points l’explique ?",
    duration: (what) => `${what} : depuis combien de temps ?`,
    age: { own: "Quel âge avez-vous ?", child: "Quel âge a votre enfant ?", other: "Quel âge a la personne ?" },
    sex: { own: "Êtes-vous une femme ou un homme ?", other: "Est-ce une femme ou un homme ?" },
    who: "Pour qui est-ce ?",
    subjects: { self: "Pour moi", child: "Pour mon enfant", other: "Pour quelqu’un d’autre" },
    whom: { self: "Pour moi", child: "Pour un enfant", other: "Pour quelqu’un d’autre" },
    years: (count) => (count === 0 ? "moins d’un an" : `${count} an${count > 1 ? "s" : ""}`),
    anotherChild: "Pour un autre enfant",
  },
  de: {
    danger: "Ist etwas davon jetzt da?",
    ticks: "Trifft etwas davon zu?",
    topic: "Worum geht es?",
    complaint: "Was davon ist es?",
    explains: "Erklärt es etwas davon?",
    duration: (what) => `${what}: wie lange schon?`,
    age: { own: "Wie alt sind Sie?", child: "Wie alt ist Ihr Kind?", other: "Wie alt ist die Person?" },
    sex: { own: "Sind Sie weiblich oder männlich?", other: "Ist die Person weiblich oder männlich?" },
    who: "Für wen ist es?",
    subjects: { self: "Für mich", child: "Für mein Kind", other: "Für jemand anderen" },
    whom: { self: "Für mich", child: "Für ein Kind", other: "Für jemand anderen" },
    years: (count) => (count === 0 ? "unter 1 Jahr" : `${count} Jahr${count > 1 ? "e" : ""}`),
    anotherChild: "Für ein anderes Kind",
  },
  es: {
    danger: "¿Hay algo de esto ahora?",
    ticks: "¿Encaja algo de esto?",
    topic: "¿De qué se trata?",
    complaint: "¿Cuál de estos es?",
    explains: "¿Lo explica algo de esto?",
    duration: (what) => `${what}: ¿cuánto tiempo lleva?`,
    age: {
      own: "¿Qué edad tiene usted?",
      child: "¿Qué edad tiene su hijo o hija?",
      other: "¿Qué edad tiene la persona?",
    },
    sex: { own: "¿Es usted mujer u hombre?", other: "¿Es mujer u hombre la persona?" },
    who: "¿Para quién es?",
    subjects: { self: "Para mí", child: "Para mi hijo o hija", other: "Para otra persona" },
    whom: { self: "Para mí", child: "Para un niño o una niña", other: "Para otra persona" },
    years: (count) => (count === 0 ? "menos de 1 año" : `${count} año${count > 1 ? "s" : ""}`),
    anotherChild: "Para otro niño o niña",
  },
};

function questionText(question: Question, facts: ReadonlyMap<string, Fact>, language: Language, whose: Whose): string {
  const words = WORDS[language];
  if (question.kind === "age") return words.age[whose];
  if (question.kind === "sex") return words.sex[whose === "own" ? whose : "other"];
  if (question.kind === "who") return words.who;
  if (question.kind === "duration") {
    // "Hives: raised, itchy marks" has said what it is by its name.
    const [name = question.fact] = facts.get(question.fact)?.label[language].split(/\s?:/) ?? [];
    return words.duration(name);
  }
  if (question.id.startsWith(CORRECTS))
    return `${signOf(facts.get(question.facts[0] ?? ""), language) ?? question.facts[0]}?`;
  if (question.id.startsWith(TOPIC)) return question.id === TOPIC ? words.topic : words.complaint;
  if (question.id.startsWith(EXPLAINS)) return words.explains;
  return question.urgency === "danger" ? words.danger : words.ticks;
}

/** A fact as somebody would tick it. */
export const signOf = (fact: Fact | undefined, language: Language) => (fact?.sign ?? fact?.label)?.[language];

/** For whom an answer is, with the age in years where it is somebody else's and known. */
export function forWhomText(whom: Exclude<AskedFor, "family">, age: number | undefined, language: Language): string {
  const words = WORDS[language];
  return whom === "self" || age === undefined
    ? words.whom[whom]
    : `${words.whom[whom]} · ${words.years(Math.floor(age))}`;
}

/** A question as it is asked. */
export function openQuestion(
  question: Question,
  facts: ReadonlyMap<string, Fact>,
  language: Language,
  whose: Whose,
): OpenQuestion {
  const { id, kind } = question;
  if (kind === "who") {
    const { who, subjects, anotherChild } = WORDS[language];
    const family = question.family.map((one) => ({ fact: one.id, label: one.name }));
    const choices = [
      { fact: "self", label: subjects.self },
      ...family,
      { fact: "child", label: family.length > 0 ? anotherChild : subjects.child },
      { fact: "other", label: subjects.other },
    ];
    return { id, kind, text: who, choices };
  }
  const named = question.kind === "ticks" ? question.facts : question.kind === "duration" ? [question.fact] : [];
  return {
    ...{ id, kind, text: questionText(question, facts, language, whose) },
    ...(question.kind === "ticks" && { urgency: question.urgency }),
    choices: named.map((fact) => ({ fact, label: signOf(facts.get(fact), language) ?? fact })),
  };
}

/** The question behind what was shown, also when the book asks other ones by now. */
export function questionBehind({ id, kind, urgency = "danger", choices }: OpenQuestion): Question {
  if (kind === "ticks") return { kind, id, urgency, facts: choices.map(({ fact }) => fact) };
  if (kind === "duration") return { kind, id, fact: choices[0]?.fact ?? "" };
  if (kind === "who") {
    const family = choices.filter(({ fact }) => !SUBJECTS.some((one) => one === fact));
    return { kind, id: "who", family: family.map(({ fact, label }) => ({ id: fact, name: label })) };
  }
  return kind === "age" ? { kind, id: "age" } : { kind, id: "sex" };
}
