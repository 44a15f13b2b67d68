import { CAMPAIGN_STATUS_MESSAGES, CAMPAIGN_STEPS, copyName, SHOWN_STATUSES, stepOf } from "./campaign-status.rules";

const { launched, draft, paused, running, ended, notDraft } = CAMPAIGN_STATUS_MESSAGES;

/** What each step makes of a draft, one in review, a live, a paused and an ended one. */
const EXPECTED: Record<(typeof CAMPAIGN_STEPS)[number], (string | null)[]> = {
  launch: ["LIVE", launched, launched, launched, ended],
  pause: [draft, "PAUSED", "PAUSED", paused, ended],
  resume: [draft, running, running, "LIVE", ended],
  end: [draft, "ENDED", "ENDED", "ENDED", ended],
  delete: [null, notDraft, notDraft, notDraft, notDraft],
};

const pairs = CAMPAIGN_STEPS.flatMap((step) =>
  SHOWN_STATUSES.map((status, at) => [step, status, EXPECTED[step][at]] as const),
);

it.each(pairs)("%s of a campaign that is %s gives %s", (step, status, expected) => {
  const outcome = stepOf(step, status);
  expect("to" in outcome ? outcome.to : outcome.refusal).toBe(expected);
});

it.each([
  ["Spring", "Copy of Spring"],
  ["Copy of Spring", "Copy of Spring"],
  ["x".repeat(100), `Copy of ${"x".repeat(92)}`],
  ["😀".repeat(100), `Copy of ${"😀".repeat(92)}`],
])("a duplicate of %s is called %s", (name, expected) => {
  expect(copyName(name)).toBe(expected);
});
