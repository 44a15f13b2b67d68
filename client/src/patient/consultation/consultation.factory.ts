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

/** Where a question stands with the pharmacist. */
export function escalation(status: EscalationStatus, answer = "Keep moving.") {
  const reached = ["SENT", "SEEN", "CLAIMED", "ANSWERED"].indexOf(status);
  return {
    __typename: "ConsultationEscalation",
    status,
    because: "severe",
    sentAt: ago(4),
    seenAt: reached >= 1 ? ago(3) : null,
    claimedAt: reached >= 2 ? ago(2) : null,
    pharmacistName: reached >= 2 ? "Amara" : null,
    answeredAt: reached >= 3 ? ago(1) : null,
    answer: reached >= 3 ? answer : null,
    answerLanguage: reached >= 3 ? "en" : null,
  };
}

/** A consultation as the API gives it. */
export function consultation(id: string, level: CareLevel, changes: Record<string, unknown> = {}) {
  return {
    __typename: "Consultation",
    id,
    question: `Question ${id}`,
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
      signals: [{ __typename: "Signal", label: labels[level], source }],
    },
    escalation: level === "PHARMACIST" ? escalation("SENT") : null,
    ...changes,
  };
}
