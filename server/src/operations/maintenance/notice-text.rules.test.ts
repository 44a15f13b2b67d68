import { NOTICE_PLACES, NOTICE_TEXT_LIMIT, noticeProblem } from "./notice-text.rules";
import { NOTICE_PHASES } from "./window.rules";

it.each([
  ["COMING", "On {day}, from {from} to {to}."],
  ["COMING", "{to}, {from}, {day}, {from}"],
  ["SOON", "At {from}."],
  ["SOON", "At {from}, until {to}."],
  ["RUNNING", "Until {to}."],
  ["RELEASED", "New in {version}"],
] as const)("at %s a text can be %p", (phase, text) => {
  expect(noticeProblem(phase, text)).toBeNull();
});

it.each([
  ["RUNNING", "", "Please write the notice."],
  ["RUNNING", `${"x".repeat(NOTICE_TEXT_LIMIT)}{to}`, "Please use at most 300 characters."],
  ["RUNNING", "<script>alert(1)</script> {to}", "Please write plain text, without < and > and without line breaks."],
  ["RUNNING", "Two\nlines {to}", "Please write plain text, without < and > and without line breaks."],
  ["RUNNING", "Two\u2028lines {to}", "Please write plain text, without < and > and without line breaks."],
  ["RUNNING", "We work.", "Please use {to} as well: people need to know it."],
  ["COMING", "On {day}.", "Please use {from}, {to} as well: people need to know it."],
  ["RUNNING", "Until {to} in {version}", "{version} is not filled in here. You can use {from}, {to}."],
  ["RUNNING", "Until {To}", "{To} is not filled in here. You can use {from}, {to}."],
  ["RUNNING", "Until {} {to}", "{} is not filled in here. You can use {from}, {to}."],
  ["RUNNING", "Until {to} {", "A brace is unmatched. You can use {from}, {to}."],
  ["RUNNING", "Until {{to}}", "A brace is unmatched. You can use {from}, {to}."],
] as const)("at %s a text cannot be %p", (phase, text, sentence) => {
  expect(noticeProblem(phase, text)).toBe(sentence);
});

it("what is required can be used", () => {
  for (const phase of NOTICE_PHASES) {
    const { required, allowed } = NOTICE_PLACES[phase];
    expect(required.length).toBeGreaterThan(0);
    expect(required.filter((name) => !allowed.includes(name))).toEqual([]);
  }
});
