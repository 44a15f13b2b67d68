import { adviseMedicines, INGREDIENTS, type IngredientId } from "./over-the-counter.rules";
import { inLanguage } from "./texts.rules";

const ids = Object.keys(INGREDIENTS) as IngredientId[];

describe("over-the-counter medicines", () => {
  it.each(ids)("%s says what it is for, how to take it, its cautions and its source", (id) => {
    const ingredient = INGREDIENTS[id];
    expect(ingredient.id).toBe(id);
    expect(ingredient.purpose.en).toMatch(/\.$/);
    expect(ingredient.howToTake.en).toMatch(/leaflet/);
    expect(ingredient.cautions.en.length).toBeGreaterThanOrEqual(3);
    expect(ingredient.source.url).toMatch(/^https:\/\/www\.nhs\.uk\/\S+\/$/);
    expect(ingredient.source.writtenOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it.each(ids)("%s is for people of 16 and over and gives no amount", (id) => {
    const [advice] = adviseMedicines([id], "en");
    expect(advice?.cautions.join(" ")).toContain("16 and over");
    expect(JSON.stringify(advice)).not.toMatch(/\d\s?(mg|ml|tablets?|spoons?)\b/i);
  });

  it("keeps ibuprofen from those whom it can harm most", () => {
    const cautions = INGREDIENTS.ibuprofen.cautions.en.join(" ");
    for (const word of ["pregnant", "aspirin", "asthma", "ulcers", "blood thinners", "kidney"]) {
      expect(cautions).toContain(word);
    }
  });

  it("warns of taking paracetamol twice", () => {
    expect(INGREDIENTS.paracetamol.cautions.en.join(" ")).toContain("co-codamol");
  });

  it("falls back to English where a language is not written yet", () => {
    expect(inLanguage({ en: "Hello", fr: "Bonjour" }, "fr")).toBe("Bonjour");
    expect(inLanguage({ en: "Hello" }, "de")).toBe("Hello");
    expect(adviseMedicines(["ibuprofen"], "de")).toEqual(adviseMedicines(["ibuprofen"], "en"));
  });

  it("answers in the order that was asked for", () => {
    expect(adviseMedicines(["ibuprofen", "paracetamol"], "en").map((advice) => advice.title)).toEqual([
      "Ibuprofen",
      "Paracetamol",
    ]);
    expect(adviseMedicines(["throat-lozenges"], "en")[0]?.title).toBe("Throat lozenges");
  });
});
