import { assess } from "./assessment.rules";
import { BOOK } from "./book.test-support";
import { scoredBy, scoredNames } from "./scorecard.rules";

const namesOf = (message: string) => scoredNames(assess(message, BOOK));

describe("the scorecard", () => {
  it("reads facts with how they stand, and no words", () => {
    const names = namesOf("I have had a sore throat for three days, no fever. My dad had a stroke.");
    expect(names).toEqual(
      expect.arrayContaining(["always", "person self", "throat.sore present", "fever.present denied"]),
    );
    expect(names.join(" ")).not.toMatch(/three|dad/);
    expect(new Set(names).size).toBe(names.length);
  });

  it("says the same of the same facts in other words and languages", () => {
    expect(namesOf("sore throat since Monday")).toEqual(namesOf("Halsschmerzen seit Montag"));
  });

  it("leaves out what was answered", () => {
    const opened = assess("I have a sore throat", BOOK);
    const facts = new Map([
      ...opened.judged.known.facts,
      ["fever.present", { standing: "present", from: "answer" }],
    ] as const);
    const answered = { ...opened, judged: { ...opened.judged, known: { ...opened.judged.known, facts } } };
    expect(scoredNames(answered)).toEqual(scoredNames(opened));
  });

  it("gives shares, and a third to each label where nothing is known", () => {
    const { emergency, atLeastUrgent } = scoredBy({}, ["always"]);
    expect([emergency, atLeastUrgent]).toEqual([1 / 3, 2 / 3]);
    const danger = scoredBy(BOOK.scorecard, namesOf("crushing chest pain down my left arm, and I am sweating"));
    const mild = scoredBy(BOOK.scorecard, namesOf("a runny nose and a bit of a cough since Monday, no fever"));
    expect(danger.emergency).toBeGreaterThan(0.7);
    expect(mild.atLeastUrgent).toBeLessThan(0.4);
  });
});
