import type { CareLevel, EscalationStatus } from "../../gql/graphql";

/** A moment of today, so that cards show clock times; `minutesAgo` orders the list. */
export const ago = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

const source = {
  __typename: "Source",
  title: "Headaches (NHS)",
  url: "https://health.example/headaches",
  writtenOn: "2026-11-03",
};

const headings: Record<CareLevel, string> = {
  SELF_CARE: "This sounds like something you can treat at home",
  PHARMACIST: "Your question is with a human pharmacist",
  URGENT: "Get help today from NHS 111 or a GP",
  CRISIS: "You do not have to face this alone",
  EMERGENCY: "Call 999 now",
};

const labels: Record<CareLevel, string> = {
  SELF_CARE: "Headache",
  PHARMACIST: "Severe",
  URGENT: "Blood in urine",
  CRISIS: "Thoughts of suicide",
  EMERGENCY: "Chest pain",
};

/** A message of the conversation. */
export const message = (id: string, text: string, changes: Record<string, unknown> = {}) => ({
  __typename: "ConsultationMessage",
  id,
  author: "PHARMACIST",
  authorName: "Amara",
  text,
  language: "en",
  sentAt: ago(1),
  ...changes,
});

/** Messages as a page, the newest first. */
export const messagePage = (nodes: ReturnType<typeof message>[], hasNextPage = false) => ({
  __typename: "ConsultationMessageConnection",
  nodes,
  pageInfo: { __typename: "PageInfo", endCursor: nodes.length > 0 ? "the-end" : null, hasNextPage },
});

/** Where a question stands with the pharmacist. */
export function escalation(status: EscalationStatus, answer = "Keep moving.") {
  const reached = ["SENT", "SEEN", "CLAIMED", "NEEDS_REPLY", "ANSWERED", "CLOSED"].indexOf(status);
  return {
    __typename: "ConsultationEscalation",
    status,
    because: "severe",
    sentAt: ago(4),
    waitingSince: ago(4),
    answerHours: null,
    seenAt: reached >= 1 ? ago(3) : null,
    claimedAt: reached >= 2 ? ago(2) : null,
    pharmacistName: reached >= 2 ? "Amara" : null,
    asks: null as object | null,
    answeredAt: reached >= 4 ? ago(1) : null,
    closedAt: reached >= 5 ? ago(0) : null,
    closeReason: reached >= 5 ? "ANSWERED" : null,
    reopenUntil: reached >= 5 ? ago(-7 * 24 * 60) : null,
    messages: messagePage(reached >= 3 ? [message(`m-${answer}`, answer)] : []),
  };
}

/** A consultation as the API gives it. */
export function consultation(id: string, level: CareLevel, changes: Record<string, unknown> = {}) {
  return {
    __typename: "Consultation",
    id,
    question: `Question ${id}`,
    questionLanguage: "en",
    timestamp: ago(5),
    level,
    response: {
      __typename: "ConsultationResponse",
      heading: headings[level],
      message:
        level === "PHARMACIST" ? "You wrote “severe”. You get the answer here within 24 hours." : `Message ${id}`,
      steps: [{ __typename: "Step", title: "Sit down", description: "Call 111 or use 111.nhs.uk." }],
      recommendations: [
        {
          __typename: "Recommendation",
          type: "MEDICATION",
          about: null,
          title: "Paracetamol",
          description: "It eases pain.",
          cautions: ["Ask first if you have liver problems."],
          source,
        },
      ],
      ruledOut: [],
      profileCheck: null as object | null,
      safetyNet: { __typename: "SafetyNet", heading: "Ask for help from 111 if", signs: ["it gets worse"] },
      references: [{ __typename: "Reference", title: "Headaches (NHS)", url: "https://health.example/read-more" }],
      written: null as { __typename: "WrittenText"; text: string; writer: string } | null,
      signals: [{ __typename: "Signal", label: labels[level], source }],
      care: null as { __typename: "CareAdvice"; id: string } | null,
      decidedBy: null as object[] | null,
      forWhom: null,
      understood: null,
      openQuestions: null,
      helpLines: null as object[] | null,
    },
    subjectName: null as string | null,
    feltAt: null,
    isAboutSafety: false,
    followUp: [level, (changes.raised as { level?: CareLevel } | null)?.level].some(
      (one) => one === "EMERGENCY" || one === "CRISIS",
    )
      ? "CRITICAL"
      : null,
    followUpWished: false,
    answers: [],
    raised: null,
    feedback: { __typename: "ConsultationFeedback", helpful: null, comment: null, reportedAt: null },
    escalation: level === "PHARMACIST" ? escalation("SENT") : null,
    ...changes,
  };
}
