import type { Language } from "../../people/accounts/account.rules";
import { inLanguage } from "../medicines/texts.rules";
import { type Answer, answerTo, type Heard } from "./answer.rules";
import type { Asker, PharmacistService } from "./asker.rules";
import type { Assessment } from "./assessment.rules";
import type { Book } from "./book.rules";
import { ALSO_WITH_PHARMACIST } from "./calm-texts.rules";
import { composeCare, composePharmacist, composeSelfCare } from "./compose-calm.rules";
import { composeMedicine } from "./compose-medicine.rules";
import { composeCrisis, composeEmergency, composeUrgent } from "./compose-urgent.rules";
import { type ConsultationAnswer, onceEach, type Parts, type Written } from "./composing.rules";
import { decisionOf } from "./decision.rules";
import { MOST_WORDS, wordsShown, writeNet } from "./first-screen.rules";
import { type HelpLines, helpLinesOf } from "./help-lines.rules";
import { ANIMAL, isYoung, mayBe, SELF } from "./persons.rules";
import { EXPLAINS, isOfDanger, type Question, type Relative } from "./question.rules";
import { forWhomText, openQuestion } from "./question-texts.rules";
import { RAISED, RAISED_LABEL } from "./raised.rules";
import { sentencesOf } from "./said-already.rules";
import { factsById } from "./understand.rules";

/** Of facts that the same words or the same name tell, the first; dangers only where nothing names them more exactly. */
function onceSaid(heard: readonly Heard[], isOfMedicine: boolean): Heard[] {
  const isDanger = ({ fact }: Heard) => fact.startsWith("danger.");
  // A medicine that is asked about is named in the answer.
  const isBeside = isOfMedicine
    ? /^(talk|service|keyword|takes|medicine)\./
    : /^(talk|service|keyword|medicine\.named)/;
  const told = heard.filter(({ fact }) => !isBeside.test(fact));
  const seen = new Set<string | null>();
  return [...told.filter((one) => !isDanger(one)), ...told.filter(isDanger)].filter(({ label, words }) => {
    const isNew = !seen.has(label) && !(words && seen.has(words));
    seen.add(label).add(words);
    return isNew;
  });
}

function partsOf(written: Written): Parts {
  const { level, understood } = written.assessment;
  if (level === "EMERGENCY") return composeEmergency(written);
  if (level === "CRISIS") return composeCrisis(written);
  if (understood === "medicine" && level !== "PHARMACIST") return composeMedicine(written);
  if (level === "URGENT") return composeUrgent(written);
  if (level === "PHARMACIST") return composePharmacist(written);
  return understood === "care" ? composeCare(written) : composeSelfCare(written);
}

/** For whom a message is, as far as its words or an answer say so. */
function whomOf({ judged: { known }, namesWriter, isSomebodyElse, isAboutChild }: Assessment) {
  if (known.person === ANIMAL) return undefined;
  if (isAboutChild) return "child";
  if (isSomebodyElse || known.person !== SELF) return "other";
  return namesWriter ? "self" : undefined;
}

/** "My son is 4" is neither a daughter nor somebody of 70 nor a son of 12. */
const whoMayBe = ({ person, toldAge }: Assessment["judged"]["known"], family: readonly Relative[]): Relative[] =>
  family.filter(
    ({ age, sex }) =>
      (age === undefined || !isYoung(person) || mayBe(person, { age, sex })) &&
      (age === undefined || toldAge === undefined || person === SELF || Math.abs(age - toldAge) < 2),
  );

/**
 * What is still to be asked: where the words do not say for whom it is, that before all but a danger that is doubted, as what is asked depends on it. "My
 * daughter" says it only to somebody who has told us of nobody. Then how old somebody else is whose age was only guessed.
 */
function questionsOf(
  { judged: { known }, understood, isCritical, raised, namesWriter, isSomebodyElse, isAboutChild }: Assessment,
  questions: readonly Question[],
  family: readonly Relative[],
): Question[] {
  const isOfOther = isSomebodyElse || isAboutChild || known.person !== SELF;
  const isPlain = isOfOther ? whoMayBe(known, family).length === 0 : namesWriter;
  if (understood === "medicine") return [];
  // Beside 999 only what may explain it is asked, and where readers alone found it, whether a danger is there.
  if (isCritical) return questions.filter((one) => one.id.startsWith(EXPLAINS) || (raised && isOfDanger(one)));
  if (understood !== "illness" && (understood !== "nothing" || questions.length === 0)) return [...questions];
  const asksWho = !isPlain && !known.asked?.has("who");
  const isOfUnnamed = isAboutChild || (known.person === "other" && isSomebodyElse);
  const asksAge = isOfUnnamed && known.toldAge === undefined && !known.asked?.has("age");
  const isDoubted = [...known.facts.values()].some(({ standing, from }) => standing === "unsure" && from === "message");
  const age: Question = { kind: "age", id: "age" };
  if (asksAge && isAboutChild && !asksWho && !isDoubted && questions.length > 0) return [age];
  const dangers = questions.filter(isOfDanger);
  const others = questions.filter((one) => !isOfDanger(one) && !(asksAge && one.kind === "age"));
  const who: Question[] = [
    ...(asksWho ? [{ kind: "who", id: "who", family: isOfOther ? whoMayBe(known, family) : family } as const] : []),
    ...(asksAge ? [age] : []),
  ];
  return isDoubted ? [...dangers, ...who, ...others] : [...who, ...dangers, ...others];
}

/** Whether a line to call, which stands with the answer, is named once more. */
const isLineNamed = (text: string, helpLines: readonly HelpLines[]): boolean =>
  helpLines.some(({ lines }) => lines.some(({ phone }) => phone !== null && phone.length > 3 && text.includes(phone)));

/** The words that the signs to watch for need at least. */
const LEAST_NET = 50;

/**
 * Writes the answer to an assessed message. Medicines are suggested for what can be looked after without a doctor today and for
 * nothing more urgent, and never for a child.
 */
export function composeAnswer(
  assessment: Assessment,
  book: Book,
  language: Language,
  service: PharmacistService = { answerHours: 24, isStaffed: true },
  asker: Asker = { subject: "other", profile: null },
): ConsultationAnswer {
  const { care } = assessment;
  const written: Answer = answerTo(assessment.judged, book, language, assessment.raised && care);
  const { name, how } = book.care[care];
  const { known } = assessment.judged;
  const ownAge = asker.profile?.age ?? (known.person === SELF ? known.age : null);
  const helpLines = helpLinesOf(assessment, book, language, ownAge);
  const byId = factsById(book);
  const whom = whomOf(assessment);
  const isOwn = known.person === SELF && !assessment.isSomebodyElse;
  const whose = assessment.isAboutChild ? "child" : isOwn ? "own" : "other";
  const decidedBy = decisionOf(assessment.judged, book, language);
  const signals = assessment.signals.map(({ concept, label, words, source }) => ({
    ...{ concept, source },
    label: concept === RAISED ? RAISED_LABEL[language] : (byId.get(concept)?.label[language] ?? label),
    words: words || (byId.get(concept)?.label[language] ?? label),
  }));
  // Nobody in a crisis reads on to that.
  const goesToBoth = assessment.escalate && assessment.level !== "PHARMACIST" && assessment.level !== "CRISIS";
  const shownWith = (answer: Answer, isBrief = false) => {
    const parts = partsOf({ assessment, answer, book, language, service, asker, helpLines, isBrief });
    const shown = {
      ...{
        isCritical: assessment.isCritical,
        heading: answer.name,
        ruledOut: [],
        profileCheck: null,
        signals,
        decidedBy,
      },
      ...parts,
      message: onceEach(sentencesOf(parts.message), (sentence) => sentence).join(" "),
      recommendations: onceEach(parts.recommendations, ({ title }) => title).filter(
        ({ type, description }) => type !== "LIFESTYLE" || !isLineNamed(description, helpLines),
      ),
      steps:
        goesToBoth && !(isBrief && assessment.isCritical)
          ? [...parts.steps, inLanguage(ALSO_WITH_PHARMACIST, language)]
          : parts.steps,
      care: { id: care, name: answer.name, how: answer.how },
      ...(helpLines.length > 0 && { helpLines }),
    };
    return { shown, room: MOST_WORDS - wordsShown(assessment.level, shown, assessment.escalate, language) };
  };
  const answer = { ...written, care, name: name[language], how: how[language] };
  const whole = shownWith(answer);
  const isLong = whole.room < (assessment.isCritical ? 0 : LEAST_NET);
  const { shown, room } = isLong ? shownWith({ ...answer, why: answer.why.slice(0, 1) }, true) : whole;
  const { watch, ...safetyNet } = writeNet(shown.safetyNet, room, language);
  return {
    ...shown,
    safetyNet,
    ...(whom && { forWhom: forWhomText(whom, known.toldAge, language) }),
    understood: onceSaid(answer.heard, assessment.understood === "medicine").map((heard) => ({
      ...heard,
      person: known.person,
    })),
    openQuestions: questionsOf(assessment, answer.questions, asker.family ?? []).map((one) =>
      openQuestion(one, byId, language, whose),
    ),
    watch: shown.safetyNet.watch === answer.watch ? watch : [...answer.watch],
    isRaised: assessment.raised === true,
  };
}
