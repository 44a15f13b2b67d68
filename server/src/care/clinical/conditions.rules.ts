import type { Condition, Fact } from "./book.rules";
import type { Case } from "./case.rules";

/** Whether a condition holds: yes, no, or not known yet. */
export type Truth = true | false | undefined;

function not(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

const SEXES: Readonly<Record<string, "female" | "male">> = { "person.female": "female", "person.male": "male" };

/** In years. */
const GROWN_UP = 16;

function ofFact({ facts, sex, age, isWriter }: Case, id: string): Truth {
  const own = SEXES[id];
  if (own && sex) return own === sex;
  if (id.startsWith("person.pregnant") || id === "person.gave-birth") {
    if (sex === "male" || (age !== undefined && (age < 11 || age > 56))) return false;
  }
  if (id === "person.somebody-else" && isWriter) return false;
  if (id === "poison.child-swallowed" && age !== undefined && age >= GROWN_UP) return false;
  const standing = facts.get(id)?.standing;
  if (standing === "present") return true;
  return standing === "denied" || standing === "past" ? false : undefined;
}

function within(value: number | undefined, { from, under }: { from?: number; under?: number }): Truth {
  if (value === undefined) return undefined;
  return (from === undefined || value >= from) && (under === undefined || value < under);
}

/** What a case says of a condition. Whoever names no age is a grown-up of middle age. */
export function holds(condition: Condition, known: Case): Truth {
  if ("fact" in condition) return ofFact(known, condition.fact);
  if ("not" in condition) return not(holds(condition.not, known));
  if ("age" in condition) {
    const { from, under } = condition.age;
    if (known.age !== undefined) return within(known.age, condition.age);
    return under !== undefined && under <= 16
      ? false
      : from !== undefined && from <= 18 && under === undefined
        ? true
        : undefined;
  }
  if ("temperature" in condition) {
    const { from } = condition.temperature;
    const fever = ofFact(known, "fever.present");
    if (known.temperature === undefined && fever === false && from !== undefined && from >= 38) return false;
    return within(known.temperature, condition.temperature);
  }
  if ("lasts" in condition) {
    const fact = known.facts.get(condition.lasts);
    if (ofFact(known, condition.lasts) === false) return false;
    return fact?.standing === "present"
      ? within(fact.days, { from: condition.over, under: condition.under })
      : undefined;
  }
  if ("all" in condition) {
    let truth: Truth = true;
    for (const one of condition.all) {
      const own = holds(one, known);
      if (own === false) return false;
      if (own === undefined) truth = undefined;
    }
    return truth;
  }
  let [held, open] = [0, 0];
  for (const one of condition.of) {
    const truth = holds(one, known);
    if (truth === true) held += 1;
    else if (truth === undefined) open += 1;
  }
  return held >= condition.atLeast ? true : held + open >= condition.atLeast ? undefined : false;
}

/**
 * Whether a sign may be of this person at all: nobody of 80 is asked about a pregnancy. Who tells no age may have any, but that whoever
 * writes of themself is a grown-up.
 */
export const mayBeOf = ({ of = [] }: Pick<Fact, "of">, known: Case): boolean =>
  of.every((one) => {
    if (!("age" in one) || known.age !== undefined) return holds(one, known) !== false;
    return !known.isWriter || (one.age.under ?? GROWN_UP + 1) > GROWN_UP;
  });

/** Whether a condition holds when everything that is not known is not there. */
export function holdsIfDenied(condition: Condition, known: Case): boolean {
  if ("not" in condition) return !holdsIfDenied(condition.not, known);
  if ("all" in condition) return condition.all.every((one) => holdsIfDenied(one, known));
  if ("of" in condition) return condition.of.filter((one) => holdsIfDenied(one, known)).length >= condition.atLeast;
  return holds(condition, known) === true;
}
