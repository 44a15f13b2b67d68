import { BOOK } from "./book.test-support";
import type { KnownFact } from "./case.rules";
import { understand } from "./understand.rules";

/** What is known of a person, as "fever.present" or "denied fever.present". */
function factsOf(message: string, person = "self"): string[] {
  const own = understand(message, BOOK).cases.find((one) => one.person === person);
  return [...(own?.facts ?? [])].map(([id, { standing }]) => (standing === "present" ? id : `${standing} ${id}`));
}

function fact(message: string, id: string, person = "self"): KnownFact | undefined {
  return understand(message, BOOK)
    .cases.find((one) => one.person === person)
    ?.facts.get(id);
}

const personIn = (message: string) => understand(message, BOOK).cases[0];

describe("a message", () => {
  it("names facts, and those that it denies", () => {
    const facts = factsOf("I have a headache and a temperature of 38.6, but no stiff neck");
    expect(facts).toEqual(expect.arrayContaining(["head.pain", "fever.present", "denied neck.stiff"]));
  });

  it("denies what a note lists", () => {
    const facts = factsOf("Headache for a day. Denies fever, neck stiffness and photophobia.");
    expect(facts).toEqual(
      expect.arrayContaining(["head.pain", "denied fever.present", "denied neck.stiff", "denied light.hurts"]),
    );
  });

  it.each([
    ["I have a headache", "self"],
    ["my son has a headache", "son"],
    ["My wife has had a headache since noon", "partner"],
    ["a headache in my dad", "dad"],
    ["65 year old Male. He has a headache.", "self"],
    ["ma fille a mal à la tête", "daughter"],
    ["Mein Mann hat Kopfschmerzen", "partner"],
    ["a mi hijo le duele la cabeza", "son"],
  ])("says whose they are: %s", (message, person) => {
    expect(fact(message, "head.pain", person)?.standing).toBe("present");
  });

  it("takes nobody's illness for another's", () => {
    const message = "My dad had a heart attack at 60, so I worry. I have a headache.";
    expect(factsOf(message)).toContain("head.pain");
    expect(factsOf(message).join()).not.toMatch(/heart/);
  });

  it.each([
    ["headache for 3 days", 3],
    ["3-week history of headache", 21],
    ["Headache. It has been two weeks now.", 14],
    ["headache since yesterday", 1],
    ["I have had headaches for years", 800],
    ["Kopfschmerzen seit drei Tagen", 3],
    ["mal de tête depuis deux semaines", 14],
    ["dolor de cabeza desde hace 5 días", 5],
  ])("says how long: %s", (message, days) => {
    expect(fact(message, "head.pain")?.days).toBeCloseTo(days, 0);
  });

  it.each([
    ["my son is 4 and has a fever", 4],
    ["My daughter, 6, has a fever", 6],
    ["my 3 week old baby has a fever", 3 / 52],
    ["ma fille de 3 ans a de la fièvre", 3],
    ["72M with a fever", 72],
    ["my toddler has a fever", 2],
  ])("says how old: %s", (message, years) => {
    expect(personIn(message)?.age).toBeCloseTo(years, 1);
  });

  it("does not take an age for how long it lasts", () => {
    expect(fact("my son is 4 years old and has a fever", "fever.present", "son")?.days).toBeUndefined();
  });

  it("counts the weeks of a pregnancy in every language", () => {
    for (const message of [
      "I am 30 weeks pregnant",
      "Estoy embarazada de 30 semanas",
      "Je suis enceinte de 30 semaines",
    ])
      expect(factsOf(message)).toContain("person.pregnant-late");
  });

  it("keeps words of illness that no fact explains", () => {
    const empty = { ...BOOK, facts: [] };
    const unexplained = (message: string) => understand(message, empty).cases[0]?.unexplained;
    expect(unexplained("my elbow is swollen")).toEqual(["elbow is swollen"]);
    expect(unexplained("mein Ellbogen ist geschwollen")).toHaveLength(1);
    expect(unexplained("my elbow is not swollen")).toEqual([]);
    expect(unexplained("it hurts")).toEqual([]);
  });

  it("reads any string", () => {
    for (const message of ["", "   ", "🙂", "a".repeat(5000), "no no no not never", "\u0000\uffff"])
      expect(understand(message, BOOK).cases.length).toBeGreaterThan(0);
  });
});
