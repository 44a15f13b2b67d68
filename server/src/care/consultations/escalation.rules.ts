/** Where an entry stands on its way through the pharmacist queue. */
export const ESCALATION_STATUSES = ["SENT", "SEEN", "CLAIMED", "NEEDS_REPLY", "ANSWERED", "CLOSED"] as const;
export type EscalationStatus = (typeof ESCALATION_STATUSES)[number];

/** A question that a pharmacist answers, or a report that something is wrong with an answer of the assistant. */
export const ESCALATION_KINDS = ["QUESTION", "FEEDBACK"] as const;
export type EscalationKind = (typeof ESCALATION_KINDS)[number];

/** Why a question was closed. */
export const CLOSE_REASONS = ["ANSWERED", "NO_REPLY", "SENT_TO_111_OR_GP", "WRONG_PLACE"] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** What came of a report about an answer. */
export const REPORT_OUTCOMES = ["ADVICE_RIGHT", "IMPROVE_WORDING", "WRONG"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** For so many days after the close the patient can write again, and the question is open again. */
export const REOPEN_DAYS = 7;

/** For so many seconds an answer can be taken back. */
export const TAKE_BACK_SECONDS = 60;

const DAY = 24 * 3_600_000;

/** What can be done with an entry. `reply` is the patient's, the others are a pharmacist's. */
export const QUEUE_ACTS = [
  "open",
  "claim",
  "giveBack",
  "reassign",
  "askBack",
  "answer",
  "write",
  "close",
  "takeBack",
  "reply",
] as const;
export type QueueAct = (typeof QUEUE_ACTS)[number];

export const REFUSALS = {
  claimedByOther: "Another pharmacist is answering this question.",
  alreadyClaimed: "You have already claimed this question.",
  claimFirst: "Claim the question before you answer it.",
  notClaimed: "Nobody has claimed this question.",
  claimBeforeClosing: "Claim the question before you close it.",
  alreadyAsked: "You have already asked the patient. Wait for the reply, answer, or close the question.",
  alreadyAnswered: "This question has been answered.",
  answerFirst: "Answer the question first.",
  nothingToTakeBack: "There is no answer to take back.",
  takeBackTooLate: "An answer can be taken back for one minute.",
  alreadyClosed: "This question is closed.",
  reopenTooLate: "This conversation was closed more than 7 days ago. Please ask a new question.",
  notAQuestion: "This is a report about an answer. Close it with an outcome.",
  notAReport: "This is a question. Close it with a reason.",
  sameHolder: "This pharmacist already has the question.",
} as const;

type Step = { to: EscalationStatus } | { refused: string };

const to = (status: EscalationStatus): Step => ({ to: status });
const no = (refused: string): Step => ({ refused });
const { claimFirst, notClaimed, alreadyAnswered, alreadyClosed, answerFirst } = REFUSALS;

/** What becomes of an entry by each act, from each status; an act that does not fit has its sentence. */
export const TRANSITIONS: Readonly<Record<QueueAct, Readonly<Record<EscalationStatus, Step>>>> = {
  open: {
    SENT: to("SEEN"),
    SEEN: to("SEEN"),
    CLAIMED: to("CLAIMED"),
    NEEDS_REPLY: to("NEEDS_REPLY"),
    ANSWERED: to("ANSWERED"),
    CLOSED: to("CLOSED"),
  },
  claim: {
    SENT: to("CLAIMED"),
    SEEN: to("CLAIMED"),
    CLAIMED: no(REFUSALS.alreadyClaimed),
    NEEDS_REPLY: no(REFUSALS.alreadyClaimed),
    ANSWERED: no(alreadyAnswered),
    CLOSED: no(alreadyClosed),
  },
  giveBack: {
    SENT: no(notClaimed),
    SEEN: no(notClaimed),
    CLAIMED: to("SEEN"),
    NEEDS_REPLY: to("SEEN"),
    ANSWERED: no(alreadyAnswered),
    CLOSED: no(alreadyClosed),
  },
  reassign: {
    SENT: to("CLAIMED"),
    SEEN: to("CLAIMED"),
    CLAIMED: to("CLAIMED"),
    NEEDS_REPLY: to("NEEDS_REPLY"),
    ANSWERED: to("ANSWERED"),
    CLOSED: no(alreadyClosed),
  },
  askBack: {
    SENT: no(claimFirst),
    SEEN: no(claimFirst),
    CLAIMED: to("NEEDS_REPLY"),
    NEEDS_REPLY: no(REFUSALS.alreadyAsked),
    ANSWERED: to("NEEDS_REPLY"),
    CLOSED: no(alreadyClosed),
  },
  answer: {
    SENT: no(claimFirst),
    SEEN: no(claimFirst),
    CLAIMED: to("ANSWERED"),
    NEEDS_REPLY: to("ANSWERED"),
    ANSWERED: no(alreadyAnswered),
    CLOSED: no(alreadyClosed),
  },
  write: {
    SENT: no(claimFirst),
    SEEN: no(claimFirst),
    CLAIMED: no(answerFirst),
    NEEDS_REPLY: no(answerFirst),
    ANSWERED: to("ANSWERED"),
    CLOSED: no(alreadyClosed),
  },
  close: {
    SENT: no(REFUSALS.claimBeforeClosing),
    SEEN: no(REFUSALS.claimBeforeClosing),
    CLAIMED: to("CLOSED"),
    NEEDS_REPLY: to("CLOSED"),
    ANSWERED: to("CLOSED"),
    CLOSED: no(alreadyClosed),
  },
  takeBack: {
    SENT: no(REFUSALS.nothingToTakeBack),
    SEEN: no(REFUSALS.nothingToTakeBack),
    CLAIMED: no(REFUSALS.nothingToTakeBack),
    NEEDS_REPLY: no(REFUSALS.nothingToTakeBack),
    ANSWERED: to("CLAIMED"),
    CLOSED: no(alreadyClosed),
  },
  reply: {
    SENT: to("SENT"),
    SEEN: to("SEEN"),
    CLAIMED: to("CLAIMED"),
    NEEDS_REPLY: to("CLAIMED"),
    ANSWERED: to("CLAIMED"),
    CLOSED: to("SENT"),
  },
};

/** Acts of the pharmacist who has the question, and of nobody else. Whoever is away can be relieved by `reassign`. */
const OF_THE_HOLDER: readonly QueueAct[] = ["claim", "giveBack", "askBack", "answer", "write", "close", "takeBack"];

interface Standing {
  status: EscalationStatus;
  pharmacistId: string | null;
  closedAt: Date | null;
}

/** The status that an act leads to, or the sentence that refuses it. `actorId` is who acts, `now` decides about the seven days. */
export function stepOf(act: QueueAct, { status, pharmacistId, closedAt }: Standing, actorId: string, now: Date): Step {
  const step = TRANSITIONS[act][status];
  const isOver = status === "CLOSED" || (status === "ANSWERED" && "refused" in step);
  if (OF_THE_HOLDER.includes(act) && pharmacistId && pharmacistId !== actorId && !isOver) {
    return no(REFUSALS.claimedByOther);
  }
  if (act === "reply" && closedAt && !canReopen(closedAt, now)) {
    return no(REFUSALS.reopenTooLate);
  }
  return step;
}

/** Until when the patient can write again after the close. */
export function reopenUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + REOPEN_DAYS * DAY);
}

function canReopen(closedAt: Date, now: Date): boolean {
  return now <= reopenUntil(closedAt);
}

/** When the answer is due: the published number of hours after the patient began to wait. */
export function dueAt(waitingSince: Date, answerHours: number): Date {
  return new Date(waitingSince.getTime() + answerHours * 3_600_000);
}
