import { LANGUAGES } from "../../../accounts/account.rules";
import { CONCEPTS } from "../all-concepts.rules";
import { EVERYDAY_WORDS_IN } from "./all-everyday-words.rules";

const LEVELS = new Map(CONCEPTS.map(({ id, level }) => [id, level]));

describe.each(LANGUAGES)("everyday words in %s", (language) => {
  it("belong to concepts, and none to one that is urgent but to keep it from being called so", () => {
    for (const [id, { patterns }] of Object.entries(EVERYDAY_WORDS_IN[language])) {
      expect({ id, level: LEVELS.get(id) }).toEqual({ id, level: expect.any(String) });
      if (patterns.length > 0) expect(["SELF_CARE", "PHARMACIST"]).toContain(LEVELS.get(id));
    }
  });
});
