import { type Assessment, assess } from "../clinical/assessment.rules";
import type { Book, CareId } from "../clinical/book.rules";
import { type CareLevel, isHigher } from "../clinical/care-level.rules";
import { doubted } from "../clinical/doubted.rules";
import type { Answered } from "../clinical/questions.rules";
import { forHome, forOrdinaryAppointment, raisedTo } from "../clinical/raised.rules";
import type { Known } from "../clinical/understand.rules";
import { type Prediction, predict, type TextModel, tellingWords } from "./text-model.rules";

interface Thresholds {
  /** From which share on the model raises to 999. */
  emergency: number;
  /** From which share of an emergency on it raises to "today". */
  urgent: number;
}

/**
 * How sure the model has to be, by what the book made of the message. Chosen on the safety set, on the halves of the outside cases that may be
 * looked at, and on a fifth of the strangers' lines while the model did not learn it; the closed sums took one of them back
 * (docs/decisions/0095-a-reader-that-doubts.md).
 */
const THRESHOLDS = {
  /** Nothing was understood. */
  nothing: { emergency: 0.8, urgent: 0.5 },
  /** A question about care itself. */
  care: { emergency: 0.7, urgent: 0.5 },
  /** A question for information, of nobody who is said to be unwell. */
  asks: { emergency: 0.98, urgent: 0.9 },
  /** A question about medicines: their names alone sound ill. */
  medicine: { emergency: 0.995, urgent: 0.97 },
  /** The book knows what it is, and that it is looked after at home. */
  home: { emergency: 0.99, urgent: 0.9 },
  /** The book knows what it is, and that somebody has to look at it. */
  seen: { emergency: 0.97, urgent: 0.9 },
  /** A danger that stepped back, as a stroke does for a shoulder that cannot be lifted: the same words may not raise it again. */
  steppedBack: { emergency: 0.999, urgent: 0.9 },
  /** Something dangerous is only asked about, or past. Of that the model knows less than the book. */
  setAside: { emergency: 0.999, urgent: 0.995 },
} as const satisfies Record<string, Thresholds>;

/** Whatever a GP should see, however soon, is not for home. */
const SEEN: ReadonlySet<CareId> = new Set(["gp-days", "gp-routine"]);

const isSteppedBack = ({ known, walked }: Assessment["judged"]): boolean =>
  [...known.facts].some(
    ([id, { standing }]) =>
      id.startsWith("danger.") && standing === "present" && !walked.some(({ pathway }) => pathway.opens.includes(id)),
  );

function thresholdsFor({ isSetAside, understood, level, care, judged }: Assessment): Thresholds {
  if (isSetAside) return THRESHOLDS.setAside;
  if (understood === "medicine") return THRESHOLDS.medicine;
  if (understood !== "illness") return judged.known.asksOnly ? THRESHOLDS.asks : THRESHOLDS[understood];
  // A keyword lets a pharmacist read what the book looks after at home; the book knows it no less for that.
  const isForHome = (level === "SELF_CARE" && !SEEN.has(care)) || judged.likely === "home";
  if (isForHome) return THRESHOLDS.home;
  return isSteppedBack(judged) ? THRESHOLDS.steppedBack : THRESHOLDS.seen;
}

/**
 * What two readers say who know nothing of each other's words: the scorecard reads facts, the model words. Where both find much, or both find
 * little, the book may be moved; where they differ it stays (docs/decisions/0096-two-readers-agree.md).
 */
const AGREED = {
  emergency: { scored: 0.5, model: 0.7 },
  urgent: { scored: 0.7, model: 0.9 },
  /** Less than this of an emergency, as the mean of both: its danger is asked about first. */
  noEmergency: 0.3,
  /** Less than this of what has to be looked at: an ordinary appointment will do. */
  ordinary: { scored: 0.5, model: 0.9, modelOfEmergency: 0.4 },
} as const;

function agreedLevel({ scored }: Assessment, { emergency, atLeastUrgent }: Prediction): CareLevel {
  if (scored.emergency >= AGREED.emergency.scored && emergency >= AGREED.emergency.model) return "EMERGENCY";
  const isUrgent = scored.atLeastUrgent >= AGREED.urgent.scored && atLeastUrgent >= AGREED.urgent.model;
  return isUrgent ? "URGENT" : "SELF_CARE";
}

function levelFor(assessments: readonly Assessment[], prediction: Prediction): CareLevel {
  const { emergency } = prediction;
  const thresholds = assessments.map(thresholdsFor);
  const agreed = assessments.map((one) => agreedLevel(one, prediction));
  if (agreed.includes("EMERGENCY") || thresholds.some((one) => emergency >= one.emergency)) return "EMERGENCY";
  return agreed.includes("URGENT") || thresholds.some((one) => emergency >= one.urgent) ? "URGENT" : "SELF_CARE";
}

/** Below this share of what has to be looked at, a message that the book did not understand is one of everyday life. */
const EVERYDAY = 0.1;
/** Of fewer words the model knows too little: "K 6.8", "no pulse". */
const ENOUGH_WORDS = 8;

/** Whether nothing was understood, nothing is left unexplained, and the model finds nothing in it that anybody has to look at. */
function isEveryday({ understood, care, judged, present }: Assessment, { atLeastUrgent }: Prediction): boolean {
  const isOpen = understood === "nothing" && care === "gp-days" && judged.walked.every(({ row }) => !row);
  const isExplained = (judged.known.unexplained?.length ?? 0) === 0;
  return isOpen && isExplained && atLeastUrgent < EVERYDAY && wordsIn(present) >= ENOUGH_WORDS;
}

/** What an ordinary appointment may take the place of, where both readers find next to nothing to be looked at sooner. */
const CAN_WAIT: ReadonlySet<CareId> = new Set(["urgent-111", "gp-today", "gp-days"]);

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Whether both readers find next to nothing in what the book would have somebody look at; never where somebody ticked a sign. */
function isOrdinary({ care, understood, scored, present, judged }: Assessment, prediction: Prediction): boolean {
  const { ordinary } = AGREED;
  const isTicked = [...judged.known.facts.values()].some((one) => one.from === "answer" && one.standing === "present");
  const isTold = understood !== "medicine" && wordsIn(present) >= ENOUGH_WORDS;
  const canWait = CAN_WAIT.has(care) && isTold && !isTicked;
  const isLittle = prediction.atLeastUrgent < ordinary.model && prediction.emergency < ordinary.modelOfEmergency;
  return canWait && isLittle && scored.atLeastUrgent < ordinary.scored;
}

/**
 * What nobody understood becomes something of everyday life, and what can wait an ordinary appointment, where hardly anything is found: as it was
 * told, and after every answer too.
 */
function eased(assessment: Assessment, opened: Assessment, prediction: Prediction): Assessment {
  if (isEveryday(assessment, prediction)) return forHome(assessment);
  const canWait = isOrdinary(opened, prediction) && isOrdinary(assessment, prediction);
  return canWait ? forOrdinaryAppointment(assessment) : assessment;
}

const QUOTE_LENGTH = 80;

/**
 * What book and model together make of a message, of which the book made `assessment`. The model reads it too, save what is denied, past or
 * told of bystanders: it may raise the level, and may doubt what the book makes of a longer message. Without a model it stays what the book made of it. Never throws.
 * @param opened what the book made of the message before anything was answered: no answer takes back what the model read
 */
export function joined(
  assessment: Assessment,
  message: string,
  model: TextModel | undefined,
  opened: Assessment = assessment,
): Assessment {
  if (!model) return assessment;
  const text = assessment.present;
  if (assessment.isCritical) {
    const asked = doubted(assessment);
    if (!asked) return assessment;
    const mean = (assessment.scored.emergency + predict(model, text).emergency) / 2;
    return mean < AGREED.noEmergency ? asked : assessment;
  }
  const prediction = predict(model, text);
  const level = levelFor([opened, assessment], prediction);
  if (!isHigher(level, assessment.level)) return eased(assessment, opened, prediction);
  const words = tellingWords(model, text, prediction.part).join(" … ");
  return raisedTo(level, assessment, words || message.trim().slice(0, QUOTE_LENGTH));
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
  return joined(assessment, message, model, opened);
}
