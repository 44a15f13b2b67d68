import type { Fact } from "./book.rules";
import type { Case } from "./case.rules";

/** Whether one of two texts goes on where the other ends, or stands in it: "hand that hurts" and "hurts at the wrist". */
function areOfSameWords(one: string, other: string): boolean {
  const [these, those] = [one.split(" "), other.split(" ")];
  const goesOn = (from: string[], to: string[]) =>
    from.some((_, at) => {
      const end = from.slice(at);
      return end.every((word, place) => word === to[place]);
    });
  return one.includes(other) || other.includes(one) || goesOn(these, those) || goesOn(those, these);
}

/** What is there and is one complaint with a fact, with it: the book says so, or the same words told it. */
export function oneComplaint(fact: string, { facts }: Case, byId: ReadonlyMap<string, Fact>): ReadonlySet<string> {
  const all = new Set([fact]);
  for (const one of all) {
    const { words } = facts.get(one) ?? {};
    for (const [id, other] of facts) {
      const isTold = other.standing === "present" && words && other.words && areOfSameWords(words, other.words);
      if (isTold || byId.get(one)?.together?.includes(id)) all.add(id);
    }
  }
  return all;
}
