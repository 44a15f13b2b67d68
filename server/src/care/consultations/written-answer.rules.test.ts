import { assess as assessInBook } from "../clinical/assessment.rules";
import { clinicalBook } from "../clinical/book-file";
import { raisedTo } from "../clinical/raised.rules";
import { fitToShow, mayBeWritten, WRITTEN_MAX_LENGTH, withoutPersonal } from "./written-answer.rules";

const COLD = "I have a runny nose and a cold";
const book = clinicalBook();
const assess = (text: string) => assessInBook(text, book);
const cold = assess(COLD);

describe("what is sent", () => {
  it.each([
    ["mail me at ada@example.test about my cough", "mail me at [removed] about my cough"],
    ["call 07700 900 123 please", "call [removed] please"],
    ["my NHS number is 943-476-5919", "my NHS number is [removed]"],
    ["temperature 38.4 for 3 days, 120/80", "temperature 38.4 for 3 days, 120/80"],
  ])("%j", (typed, sent) => expect(withoutPersonal(typed)).toBe(sent));

  it("is no question that cannot wait", () => {
    expect(mayBeWritten(cold)).toBe(true);
    expect(mayBeWritten(assess("crushing chest pain"))).toBe(false);
    expect(mayBeWritten(assess("I want to kill myself"))).toBe(false);
  });
});

describe("what is written", () => {
  const shown = (text: string) => fitToShow({ urgency: "SELF_CARE", text }, cold, "en", book);

  it("is shown when it is harmless", () => {
    expect(shown("  A cold is usually over in a week. Rest and drink enough.  ")).toBe(
      "A cold is usually over in a week. Rest and drink enough.",
    );
  });

  it.each([
    ["a medicine", "Rest, and take paracetamol if it hurts."],
    ["a brand", "Rest, and try some Nurofen for it."],
    ["a dose", "Rest, and take 500 mg of it every day."],
    ["a link", "Rest, and see www.cold-cures.example for more."],
    ["a link in brackets", "Rest, and see [this page](cold) for more."],
    ["markup", "Rest and <b>drink</b> enough water each day."],
    ["an emergency", "It may be that you have crushing chest pain now."],
    ["another language", "Reposez-vous et buvez beaucoup, cela passe avec le temps."],
    ["nothing", "   "],
    ["too much", `Rest. ${"Drink water and rest. ".repeat(WRITTEN_MAX_LENGTH / 20)}`],
  ])("is not shown with %s", (_, text) => expect(shown(text)).toBeNull());
});

describe("the urgency", () => {
  it("is raised, with the words of the question, and a pharmacist reads it", () => {
    const raised = raisedTo("EMERGENCY", cold, COLD);
    expect(raised).toMatchObject({ level: "EMERGENCY", isCritical: true, escalate: true });
    expect(raised.signals[0]).toMatchObject({ concept: "text-model", words: COLD });
  });

  it.each(["SELF_CARE", "PHARMACIST"] as const)("is never lowered to %s", (urgency) => {
    const urgent = assess("burning when I pee and a fever");
    expect(raisedTo(urgency, urgent, "")).toBe(urgent);
  });
});
