import { CONCEPTS } from "../all-concepts.rules";
import { FURTHER_WORD_LISTS, FURTHER_WORDS } from "./all-further-words.rules";

describe("further words", () => {
  const ids = new Set(CONCEPTS.map(({ id }) => id));

  it.each(Object.keys(FURTHER_WORDS))("%s is a concept", (id) => {
    expect(ids).toContain(id);
  });

  it("stand in one list each", () => {
    const written = FURTHER_WORD_LISTS.flatMap((list) => Object.keys(list));
    expect(written.filter((id, at) => written.indexOf(id) !== at)).toEqual([]);
  });
});
