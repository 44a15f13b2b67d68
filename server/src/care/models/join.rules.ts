import { type Assessment, assess } from "../clinical/assessment.rules";
import type { Book, CareId } from "../clinical/book.rules";
import { type CareLevel, isHigher } from "../clinical/care-level.rules";
import { doubted } from "../clinical/doubted.rules";
import { explainedBy } from "../clinical/explains.rules";
import { type Answered, isOfDanger } from "../clinical/question.rules";
import { nextQuestions } from "../clinical/questions.rules";
import { forHome, forOrdinaryAppointment, raisedTo } from "../clinical/raised.rules";
import type { Scored } from "../clinical/scorecard.rules";
import type { Known } from "../clinical/understand.rules";
import { type Prediction, predict, type TextModel, tellingWords } from "./text-model.rules";

/** From which share on, as the mean of all readers, the book's care is moved; chosen as docs/decisions/0097-the-mean-of-three-readers.md says. */
const FROM = {
  /** Raised to 999. */
  emergency: 0.6,
  /** The same for a few words: "headache since this morning". */
  shortEmergency: 0.7,
  /** The same where the model alone is sure. */
  sureEmergency: 0.55,
  /** Raised to 111; of a few words only where their facts alone speak for that too. */
  urgent: 0.7,
  /** As much of an emergency, and by its facts alone too, is looked at by somebody, whatever else speaks for staying at home. */
  watched: 0.2,
  /** Less than this of what has to be looked at can wait for an ordinary appointment. */
  ordinary: 0.6,
  /** What its facts alone say this much of has to be looked at, and waits for none. */
  sureFacts: 0.93,
  /** Less of an emergency than this: its danger is asked about first. */
  doubt: 0.3,
  /** Less of an emergency than this is next to nothing: the same for shorter messages. */
  nothing: 0.05,
  /** Less than this of what has to be looked at: a message that the book did not understand is one of everyday life. */
  everyday: 0.1,
} as const;

/** A model that is as sure of an emergency raises to 111 whatever the others find: a short danger in a long message. */
const SURE = 0.9;
/** Of fewer words readers know too little: "K 6.8", "no pulse". */
const ENOUGH_WORDS = 8;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** So that no reader is ever quite sure, and none alone decides. */
const NEVER_SURE = 0.01;

/** The mean of shares as odds: who is sure counts more than who is not. */
function meanOf(shares: readonly number[]): number {
  const odds = shares.map((share) => Math.log((share + NEVER_SURE) / (1 + NEVER_SURE - share)));
  return 1 / (1 + Math.exp(-odds.reduce((sum, one) => sum + one, 0) / odds.length));
}

/**
 * What three readers make of a message, as their mean: the scorecard reads its facts, the model what is told of the ill person, sentence by sentence, and
 * the book's reader facts and all words together. Each is misled by something else.
 */
function meanShares({ scored, read }: Assessment, prediction: Prediction): Scored {
  const readers = [scored, prediction, ...(read ? [read] : [])];
  return {
    emergency: meanOf(readers.map(({ emergency }) => emergency)),
    atLeastUrgent: meanOf(readers.map(({ atLeastUrgent }) => atLeastUrgent)),
  };
}

const isWatched = ({ scored }: Assessment, { emergency }: Scored): boolean =>
  Math.min(emergency, scored.emergency) >= FROM.watched;

function levelFor(assessment: Assessment, prediction: Prediction): CareLevel {
  const shares = meanShares(assessment, prediction);
  const { emergency, atLeastUrgent } = shares;
  const isSure = prediction.emergency >= SURE;
  const isShort = wordsIn(assessment.present) < ENOUGH_WORDS;
  const needed = isShort ? FROM.shortEmergency : isSure ? FROM.sureEmergency : FROM.emergency;
  if (emergency >= needed) return "EMERGENCY";
  const isUrgent = atLeastUrgent >= FROM.urgent && (!isShort || assessment.scored.atLeastUrgent >= FROM.urgent);
  return isSure || isUrgent || isWatched(assessment, shares) ? "URGENT" : "SELF_CARE";
}

/** Whether nothing was understood, nothing is left unexplained, and readers find nothing in it that anybody has to look at. */
function isEveryday({ understood, care, judged, present }: Assessment, { atLeastUrgent }: Scored): boolean {
  const isOpen = understood === "nothing" && care === "gp-days" && judged.walked.every(({ row }) => !row);
  const isExplained = (judged.known.unexplained?.length ?? 0) === 0;
  return isOpen && isExplained && atLeastUrgent < FROM.everyday && wordsIn(present) >= ENOUGH_WORDS;
}

/** What an ordinary appointment may take the place of, where readers find little to be looked at sooner. */
const CAN_WAIT: ReadonlySet<CareId> = new Set(["urgent-111", "gp-today", "gp-days"]);

/** A baby, under one year, with one of these is looked at as soon as the book says, whatever readers find. */
const OF_BABIES = ["fever.present", "drinks.little", "conscious.drowsy"];

/** Whoever is expecting or has just given birth, and a face that swells with a tooth: the same. */
const NEVER_LATER = ["person.pregnant", "person.gave-birth", "person.birth-this-year", "tooth.face-swollen"];

const mayNotWait = ({ walked, known: { age = 1, facts } }: Assessment["judged"]): boolean =>
  walked.some(({ row }) => row?.cannotWait) ||
  [...NEVER_LATER, ...(age < 1 ? OF_BABIES : [])].some((id) => facts.get(id)?.standing === "present");

/** Whether readers find little in what the book would have somebody look at; never where somebody ticked a sign, and never of an ill baby or in pregnancy. */
function isOrdinary({ care, understood, present, judged, scored }: Assessment, { atLeastUrgent }: Scored): boolean {
  const isTicked = [...judged.known.facts.values()].some((one) => one.from === "answer" && one.standing === "present");
  const isTold = understood !== "medicine" && wordsIn(present) >= ENOUGH_WORDS;
  const isLittle = atLeastUrgent < FROM.ordinary && scored.atLeastUrgent < FROM.sureFacts;
  return CAN_WAIT.has(care) && isTold && !isTicked && isLittle && !mayNotWait(judged);
}

const QUOTE_LENGTH = 80;

/**
 * What book and readers together make of a message, of which the book made `assessment`: they may raise the level, doubt a danger in a longer message, or
 * let it wait. The model does not read what is denied, past or told of bystanders. Without a model it stays what the book made of it. Never throws.
 * @param opened what the book made of the message before anything was answered: no answer takes back what was read
 * @param said what was answered since: readers raise nothing for what is not there, nor for what has been explained, save to 999 where that was no danger
 */
export function joined(
  assessment: Assessment,
  message: string,
  model: TextModel | undefined,
  opened: Assessment = assessment,
  said: { isAllDenied?: boolean; explained?: "danger" | "soon" } = {},
): Assessment {
  if (!model) return assessment;
  const text = assessment.present;
  if (assessment.isCritical) {
    if (!doubted(assessment, true)) return assessment;
    const { emergency } = meanShares(assessment, predict(model, text));
    return (emergency < FROM.doubt && doubted(assessment, emergency < FROM.nothing)) || assessment;
  }
  const prediction = predict(model, text);
  const openedLevel = levelFor(opened, prediction);
  const level = said.isAllDenied ? openedLevel : levelFor(assessment, prediction);
  const found = isHigher(openedLevel, level) ? openedLevel : level;
  const isExplained = said.explained === "danger" || (said.explained === "soon" && found === "URGENT");
  if (isHigher(found, assessment.level) && !isExplained) {
    const words = tellingWords(model, text, prediction.part).join(" … ");
    return raisedTo(found, assessment, words || message.trim().slice(0, QUOTE_LENGTH));
  }
  const shares = meanShares(assessment, prediction);
  if (prediction.emergency >= SURE || isWatched(assessment, shares)) return assessment;
  if (isEveryday(assessment, shares)) return forHome(assessment);
  const canWait = isOrdinary(opened, meanShares(opened, prediction)) && isOrdinary(assessment, shares);
  return canWait ? forOrdinaryAppointment(assessment) : assessment;
}

/** "None of these". */
const isDenial = ({ said }: Answered): boolean =>
  "present" in said && said.present.length === 0 && !said.unsure?.length;

/**
 * Whether 999 is what readers alone found, and every danger that the book asks about was asked since and is not there: then it is 111, for somebody to hear
 * of it. Never of an ill baby or in pregnancy.
 */
function isDeniedByAll({ raised, isCritical, judged, care }: Assessment, book: Book, answers: readonly Answered[]) {
  const dangers = answers.filter(({ question }) => isOfDanger(question));
  const isDenied = dangers.length > 0 && dangers.every(isDenial);
  return raised && isCritical && isDenied && !mayNotWait(judged) && !nextQuestions(judged, book, care).some(isOfDanger);
}

/** Decides how urgent a message is, the book first. Never throws. */
export function assessJoined(
  message: string,
  model: TextModel | undefined,
  book: Book,
  known?: Known,
  answers: readonly Answered[] = [],
): Assessment {
  const assessment = assess(message, book, known, answers);
  const opened = answers.length > 0 && !assessment.isCritical ? assess(message, book, known) : assessment;
  const explained = explainedBy(answers);
  const result = joined(assessment, message, model, opened, {
    isAllDenied: answers.length > 0 && answers.every(isDenial),
    ...(explained && { explained }),
  });
  if (isDeniedByAll(result, book, answers))
    return { ...raisedTo("URGENT", assessment, result.signals[0]?.words ?? ""), stepsDown: true };
  return explained ? { ...result, stepsDown: true } : result;
}
