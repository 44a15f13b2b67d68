import type { Language } from "../../people/accounts/account.rules";
import type { Book, CareId } from "../clinical/book.rules";
import type { CareLevel } from "../clinical/care-level.rules";
import type { Standing } from "../clinical/case.rules";
import type { ConsultationAnswer } from "../clinical/composing.rules";
import { openQuestion, questionBehind, signOf } from "../clinical/question-texts.rules";
import { factsById } from "../clinical/understand.rules";
import type { Gender, PregnancyAnswer } from "../patients/health-profile.rules";
import type { Frequency } from "../patients/medication.rules";
import { FEELING_WORDS } from "./follow-up.rules";
import { GROWN_UP, type HandoverSubject, type Sex, type Subject, subjectOf } from "./handover-subject.rules";
import { ADDED, type Asked, type Feeling, type GivenAnswer, isAsked } from "./interview.rules";
import type { KeptSubject } from "./subject.rules";

/** Something that was understood, as a clinician reads it. */
export interface HandoverFact {
  fact: string;
  label: string;
  /** The SNOMED CT code; null where the book has none. */
  snomed: string | null;
  standing: Standing;
  words: string | null;
  /** How long it has lasted, such as "3 days"; null where nobody said so. */
  lasting: string | null;
  days: number | null;
  /** It was asked because help is needed at once where it is there. */
  isDanger: boolean;
}

/** What was asked, and what was said to it. */
export interface HandoverAnswer extends Pick<GivenAnswer, "at"> {
  kind: Asked["kind"];
  text: string;
  choices: HandoverChoice[];
  present: HandoverChoice[];
  unsure: HandoverChoice[];
  lasting: string | null;
  age: string | null;
  sex: Sex | null;
  /** What was added in the person's own words, or how things were later. */
  words: string | null;
}

export interface HandoverChoice {
  label: string;
  snomed: string | null;
}

/** What a profile tells a clinician. */
export interface HandoverProfile {
  pregnantOrBreastfeeding: PregnancyAnswer | null;
  allergies: string[];
  conditions: string[];
  medicines: { name: string; dosage: string | null; frequency: Frequency | null }[];
  /** Null while nothing was told. */
  changedAt: Date | null;
  /** It was changed after the advice was given. */
  hasChangedSince: boolean;
}

/** A consultation for whoever goes on with it: a GP, 111 or a pharmacist. */
export interface Handover {
  id: string;
  language: Language;
  subject: HandoverSubject;
  /** Who has the account. */
  name: string;
  /** Somebody of the family whom it is for, as the name was written; null for all others. */
  subjectName: string | null;
  /** YYYY-MM-DD; null where the consultation is about somebody of whom nothing was told. */
  dateOfBirth: string | null;
  age: string | null;
  sex: Sex | null;
  question: string;
  questionLanguage: Language;
  askedAt: Date;
  facts: HandoverFact[];
  answers: HandoverAnswer[];
  /** Warning signs that nobody has asked about yet, or that nobody has answered. */
  notAsked: string[];
  /** Null where the consultation is about somebody of whom nothing was told. */
  profile: HandoverProfile | null;
  level: CareLevel;
  care: { id: CareId; name: string; how: string } | null;
  heading: string;
  advisedAt: Date;
  /** In the language of the answer. */
  medicinesSuggested: string[];
  answerLanguage: Language;
  /** The complaints for which a pharmacy can treat without a GP; none where the advice is another one. */
  pharmacyFirst: string[];
  raised: { level: CareLevel; at: Date } | null;
  assistantVersion: string;
}

/** A consultation as it is kept. */
interface Kept {
  id: string;
  question: string;
  questionLanguage: Language;
  language: Language;
  level: CareLevel;
  response: ConsultationAnswer;
  answers: readonly GivenAnswer[];
  assistantVersion: string;
  raisedAt: Date | null;
  raisedAdvice: { level: CareLevel } | null;
  timestamp: Date;
  subject: KeptSubject | null;
}

/** Whoever has the account, with the profile of today. */
export interface Teller extends ToldPerson {
  name: string;
  /** Whom of the family the consultation is for; null where nothing may be shown of them. */
  member: ToldPerson | null;
}

/** Somebody with what was told about them. */
export interface ToldPerson {
  age: number | null;
  dateOfBirth: string | null;
  gender: Gender | null;
  profile: Omit<HandoverProfile, "hasChangedSince">;
}

/** By the number of days from which on it is used: what a length of time is counted in. */
const UNITS = [
  { from: 730, unit: "year", days: 365 },
  { from: 60, unit: "month", days: 30 },
  { from: 21, unit: "week", days: 7 },
  { from: 1, unit: "day", days: 1 },
  { from: 1 / 24, unit: "hour", days: 1 / 24 },
  { from: 0, unit: "minute", days: 1 / 1440 },
] as const;

/** "3 days": a length of time in one unit. */
export function spanText(days: number, language: Language): string {
  const { unit, days: size } = UNITS.find(({ from }) => days >= from) ?? UNITS[3];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, style).format(Math.round(days / size));
}

/** "34 years"; of a baby the months or the days. */
export const ageText = (years: number | null, language: Language): string | null => {
  if (years === null) return null;
  const style = { style: "unit", unit: "year", unitDisplay: "long" } as const;
  return years >= 2
    ? new Intl.NumberFormat(language, style).format(Math.floor(years))
    : spanText(years * 365, language);
};

const lastingOf = (days: number | null | undefined, language: Language) =>
  days == null ? null : spanText(days, language);

/** The facts that were understood; of answers of before they were kept, what decided. */
const understoodIn = ({ understood, signals }: ConsultationAnswer): NonNullable<ConsultationAnswer["understood"]> =>
  understood ??
  signals.map(({ concept, label, words }) => ({
    ...{ fact: concept, label, words, standing: "present", days: null, person: "self" },
  }));

function factsIn(
  { response, answers, language: kept }: Kept,
  book: Book,
  language: Language,
): Pick<Handover, "facts" | "notAsked"> {
  const byId = factsById(book);
  const labelOf = (fact: string, label: string) =>
    language === kept ? label : (byId.get(fact)?.label[language] ?? label);
  // Of a danger its signs were said not to be there: nobody has ruled out what its code stands for.
  const codeOf = (fact: string, standing: Standing) =>
    (standing === "present" || !byId.get(fact)?.sign) && byId.get(fact)?.snomed;
  const asked = new Set(answers.flatMap(({ asked: { choices } }) => choices.map(({ fact }) => fact)));
  const open = (response.openQuestions ?? []).filter(({ urgency }) => urgency === "danger");
  const dangers = answers.filter(({ asked }) => asked.urgency === "danger").flatMap(({ asked }) => asked.choices);
  const asDangers = new Set(dangers.map(({ fact }) => fact));
  return {
    // What only follows from something else that is not there was never said.
    facts: understoodIn(response)
      .filter(({ fact, standing, words }) => standing !== "denied" || words !== null || asked.has(fact))
      .map(({ fact, label, words, standing, days }) => ({
        ...{ fact, words, standing, days },
        label: labelOf(fact, label),
        snomed: codeOf(fact, standing) || null,
        // How long something has not been there tells nobody anything.
        lasting: standing === "present" ? lastingOf(days, language) : null,
        isDanger: asDangers.has(fact),
      })),
    // As it would have been asked, and not by the name of the danger.
    notAsked: open
      .flatMap(({ choices }) => choices)
      .map(({ fact, label }) => (language === kept ? label : (signOf(byId.get(fact), language) ?? label))),
  };
}

function answersIn(
  { answers, language: kept }: Kept,
  book: Book,
  language: Language,
  isOwn: boolean,
): HandoverAnswer[] {
  const byId = factsById(book);
  const whose = isOwn ? "own" : "other";
  const shownAs = (asked: Asked, feeling?: Feeling): Asked => {
    if (isAsked(asked)) return language === kept ? asked : openQuestion(questionBehind(asked), byId, language, whose);
    return { ...asked, text: feeling ? FEELING_WORDS[language].question : ADDED[language] };
  };
  return answers.map(({ asked, words, feeling, present, unsure, days, years, sex, at }) => {
    const shown = shownAs(asked, feeling);
    const named = (facts: readonly string[]) =>
      shown.choices
        .filter(({ fact }) => facts.includes(fact))
        .map(({ fact, label }) => ({ label, snomed: byId.get(fact)?.snomed ?? null }));
    return {
      ...{ at, kind: asked.kind, text: shown.text, sex: sex ?? null },
      choices: named(shown.choices.map(({ fact }) => fact)),
      present: named(present ?? []),
      unsure: named(unsure ?? []),
      lasting: lastingOf(days, language),
      age: ageText(years ?? null, language),
      words: feeling ? FEELING_WORDS[language][feeling] : (words ?? null),
    };
  });
}

/** The source that the seven pathways of Pharmacy First name. */
const PHARMACY_FIRST = "pf";

/** What the present facts open that a pharmacy can treat. */
function pharmacyFirstOf({ care, ...response }: ConsultationAnswer, book: Book, language: Language): string[] {
  if (care?.id !== "pharmacist-treats") return [];
  const present = new Set(
    understoodIn(response).flatMap(({ fact, standing }) => (standing === "present" ? [fact] : [])),
  );
  return book.pathways
    .filter(({ opens, sources }) => PHARMACY_FIRST in sources && opens.some((fact) => present.has(fact)))
    .map(({ label }) => label[language]);
}

function careIn({ response: { care }, language: kept }: Kept, book: Book, language: Language): Handover["care"] {
  if (!care || language === kept) return care ?? null;
  const { name, how } = book.care[care.id];
  return { id: care.id, name: name[language], how: how[language] };
}

/** Whose profile counts: that of somebody of the family whom it is for, else that of whoever has the account and asks for themself. */
function toldOf({ member, ...teller }: Teller, { subject }: Subject, kept: KeptSubject | null): ToldPerson | null {
  if (kept) return member;
  return subject === "CHILD" || subject === "SOMEBODY_ELSE" ? null : teller;
}

const sexOf = (gender: Gender | null): Sex | null => (gender === "FEMALE" || gender === "MALE" ? gender : null);

/** Whom it is about. What was said in the consultation itself comes before what was told of somebody of the family. */
export function personOf(
  { subject: kept, question, response, answers }: Pick<Kept, "subject" | "question" | "response" | "answers">,
  teller: Pick<Teller, "age" | "gender">,
  book: Book,
): Subject {
  const person = response.understood?.[0]?.person ?? null;
  const profile = { age: teller.age, sex: sexOf(teller.gender) };
  const found = subjectOf({ question, person, answers }, profile, book);
  if (!kept) return found;
  const isOwn = found.subject === "SELF" || found.subject === "UNCLEAR";
  const age = (isOwn ? null : found.age) ?? kept.age;
  const sex = (isOwn ? null : found.sex) ?? kept.sex;
  return { subject: age < GROWN_UP ? "CHILD" : "SOMEBODY_ELSE", age, sex };
}

/** Sums up a consultation for whoever goes on with it, in one language; the person's own words stay as they were written. */
export function handoverOf(kept: Kept, teller: Teller, book: Book, language: Language): Handover {
  const { response, answers, raisedAt, raisedAdvice } = kept;
  const subject = personOf(kept, teller, book);
  const advisedAt = answers.map(({ at }) => at).reduce((last, at) => (at > last ? at : last), kept.timestamp);
  const told = toldOf(teller, subject, kept.subject);
  const changedAt = told?.profile.changedAt ?? null;
  const profile = told && { ...told.profile, hasChangedSince: changedAt !== null && changedAt > advisedAt };
  const care = careIn(kept, book, language);
  return {
    id: kept.id,
    language,
    subject: subject.subject,
    name: teller.name,
    subjectName: kept.subject?.name ?? null,
    dateOfBirth: told?.dateOfBirth ?? null,
    age: ageText(subject.age, language),
    sex: subject.sex,
    question: kept.question,
    questionLanguage: kept.questionLanguage,
    askedAt: kept.timestamp,
    ...factsIn(kept, book, language),
    answers: answersIn(kept, book, language, profile !== null && !kept.subject),
    profile,
    level: kept.level,
    care,
    heading: care?.name ?? response.heading,
    advisedAt,
    medicinesSuggested: response.recommendations.flatMap(({ type, title }) => (type === "MEDICATION" ? [title] : [])),
    answerLanguage: kept.language,
    pharmacyFirst: pharmacyFirstOf(response, book, language),
    raised: raisedAt && raisedAdvice && { level: raisedAdvice.level, at: raisedAt },
    assistantVersion: kept.assistantVersion,
  };
}
