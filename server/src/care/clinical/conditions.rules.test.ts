import type { Condition } from "./book.rules";
import type { Case, Standing } from "./case.rules";
import { holds } from "./conditions.rules";

function person(facts: Readonly<Record<string, Standing>>, more: Partial<Case> = {}): Case {
  const known = Object.entries(facts).map(([id, standing]) => [id, { standing, from: "message" as const }] as const);
  return { person: "self", ...more, facts: new Map(known) };
}

const fact = (id: string): Condition => ({ fact: id });

describe("a condition", () => {
  it("is true, false or not known", () => {
    expect(holds(fact("a.a"), person({ "a.a": "present" }))).toBe(true);
    expect(holds(fact("a.a"), person({ "a.a": "denied" }))).toBe(false);
    expect(holds(fact("a.a"), person({ "a.a": "past" }))).toBe(false);
    expect(holds(fact("a.a"), person({ "a.a": "asked" }))).toBeUndefined();
    expect(holds(fact("a.a"), person({ "a.a": "unsure" }))).toBeUndefined();
    expect(holds(fact("a.a"), person({}))).toBeUndefined();
  });

  it("joins what is known with what is not", () => {
    const known = person({ "a.yes": "present", "a.no": "denied" });
    const all = (...ids: string[]): Condition => ({ all: ids.map(fact) });
    const some = (atLeast: number, ...ids: string[]): Condition => ({ atLeast, of: ids.map(fact) });
    expect(holds(all("a.yes", "a.open"), known)).toBeUndefined();
    expect(holds(all("a.no", "a.open"), known)).toBe(false);
    expect(holds(some(1, "a.yes", "a.open"), known)).toBe(true);
    expect(holds(some(2, "a.yes", "a.open"), known)).toBeUndefined();
    expect(holds(some(2, "a.yes", "a.no"), known)).toBe(false);
    expect(holds({ not: fact("a.open") }, known)).toBeUndefined();
    expect(holds({ not: fact("a.no") }, known)).toBe(true);
  });

  it("compares times, ages and temperatures", () => {
    const known = person({}, { age: 3, temperature: 39 });
    const lasting: Case = { ...known, facts: new Map([["a.a", { standing: "present", days: 10, from: "message" }]]) };
    expect(holds({ lasts: "a.a", over: 7 }, lasting)).toBe(true);
    expect(holds({ lasts: "a.a", under: 7 }, lasting)).toBe(false);
    expect(holds({ lasts: "a.a", over: 7 }, person({ "a.a": "present" }))).toBeUndefined();
    expect(holds({ age: { under: 5 } }, known)).toBe(true);
    expect(holds({ age: { from: 5 } }, known)).toBe(false);
    expect(holds({ temperature: { from: 39 } }, known)).toBe(true);
    expect(holds({ temperature: { from: 39 } }, person({ "fever.present": "denied" }))).toBe(false);
  });

  it("takes whoever names no age for a grown-up", () => {
    expect(holds({ age: { under: 5 } }, person({}))).toBe(false);
    expect(holds({ age: { from: 60 } }, person({}))).toBeUndefined();
  });

  it("knows who cannot be pregnant", () => {
    expect(holds(fact("person.pregnant"), person({}, { sex: "male" }))).toBe(false);
    expect(holds(fact("person.pregnant"), person({}, { age: 80 }))).toBe(false);
    expect(holds(fact("person.pregnant"), person({}, { sex: "female", age: 30 }))).toBeUndefined();
  });
});
