import { CONCEPTS } from "../all-concepts.rules";
import { FURTHER_WORDS } from "./all-further-words.rules";
import { BELLY_AND_INFECTION_WORDS } from "./belly-and-infection.rules";
import { BRAIN_AND_HEART_WORDS } from "./brain-and-heart.rules";
import { EVERYDAY_WORDS } from "./everyday.rules";
import { INJURY_AND_POISON_WORDS } from "./injury-and-poison.rules";
import { MIND_BIRTH_AND_CHILD_WORDS } from "./mind-birth-and-child.rules";

const LISTS = [
  BELLY_AND_INFECTION_WORDS,
  BRAIN_AND_HEART_WORDS,
  EVERYDAY_WORDS,
  INJURY_AND_POISON_WORDS,
  MIND_BIRTH_AND_CHILD_WORDS,
];

describe("further words", () => {
  const ids = new Set(CONCEPTS.map(({ id }) => id));

  it.each(Object.keys(FURTHER_WORDS))("%s is a concept", (id) => {
    expect(ids).toContain(id);
  });

  it("stand in one list each", () => {
    const written = LISTS.flatMap((list) => Object.keys(list));
    expect(written.filter((id, at) => written.indexOf(id) !== at)).toEqual([]);
  });
});
