import { ESCALATION_STATUSES, QUEUE_ACTS, REFUSALS, stepOf, TRANSITIONS } from "./escalation.rules";

const NOW = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);
const held = (status: (typeof ESCALATION_STATUSES)[number], closedAt = daysAgo(1)) => ({
  status,
  pharmacistId: status === "SENT" || status === "SEEN" ? null : "me",
  closedAt: status === "CLOSED" ? closedAt : null,
});

/** Where each act leads, in the order of ESCALATION_STATUSES; a dash where it is refused. */
const EXPECTED = {
  open: ["SEEN", "SEEN", "CLAIMED", "NEEDS_REPLY", "ANSWERED", "CLOSED"],
  claim: ["CLAIMED", "CLAIMED", "-", "-", "-", "-"],
  giveBack: ["-", "-", "SEEN", "SEEN", "-", "-"],
  reassign: ["CLAIMED", "CLAIMED", "CLAIMED", "NEEDS_REPLY", "ANSWERED", "-"],
  askBack: ["-", "-", "NEEDS_REPLY", "-", "NEEDS_REPLY", "-"],
  answer: ["-", "-", "ANSWERED", "ANSWERED", "-", "-"],
  write: ["-", "-", "-", "-", "ANSWERED", "-"],
  close: ["-", "-", "CLOSED", "CLOSED", "CLOSED", "-"],
  takeBack: ["-", "-", "-", "-", "CLAIMED", "-"],
  reply: ["SENT", "SEEN", "CLAIMED", "CLAIMED", "CLAIMED", "SENT"],
};

it.each(QUEUE_ACTS)("knows what %s does in every status", (act) => {
  const steps = ESCALATION_STATUSES.map((status) => stepOf(act, held(status), "me", NOW));
  expect(steps.map((step) => ("to" in step ? step.to : "-"))).toEqual(EXPECTED[act]);
  for (const step of steps) {
    expect("refused" in step ? step.refused : "A sentence.").toMatch(/^[A-Z].*\.$/);
  }
});

it.each(QUEUE_ACTS.filter((act) => act !== "open" && act !== "reply" && act !== "write" && act !== "reassign"))(
  "refuses %s a second time",
  (act) => {
    const [first] = ESCALATION_STATUSES.filter((status) => "to" in TRANSITIONS[act][status]);
    const step = stepOf(act, held(first ?? "SENT"), "me", NOW);
    expect("to" in step && stepOf(act, held(step.to), "me", NOW)).toMatchObject({ refused: expect.any(String) });
  },
);

it.each(["claim", "giveBack", "askBack", "answer", "close"] as const)("keeps %s to who has the question", (act) => {
  expect(stepOf(act, held("CLAIMED"), "somebody else", NOW)).toEqual({ refused: REFUSALS.claimedByOther });
});

it("lets anybody hand a question over, so that who is away is relieved", () => {
  expect(stepOf("reassign", held("NEEDS_REPLY"), "somebody else", NOW)).toEqual({ to: "NEEDS_REPLY" });
});

it("opens a closed question for seven days", () => {
  expect(stepOf("reply", held("CLOSED", daysAgo(7)), "patient", NOW)).toEqual({ to: "SENT" });
  expect(stepOf("reply", held("CLOSED", daysAgo(7.001)), "patient", NOW)).toEqual({ refused: REFUSALS.reopenTooLate });
});
