import { BOOK, judged } from "./book.test-support";
import { understand } from "./understand.rules";

const presentIn = (text: string): string[] =>
  understand(text, BOOK).cases.flatMap(({ facts }) =>
    [...facts].flatMap(([id, { standing }]) => (standing === "present" ? [id] : [])),
  );

describe("what words tell", () => {
  it.each([
    ["still sore", "person.breastfeeding"],
    ["spots on my face and they won't go away", "rash.does-not-fade"],
    ["aphte dans la bouche depuis 3 jours ça pique", "bite.in-mouth"],
    ["mouth ulcer stings when i eat", "bite.in-mouth"],
    ["stubbed my toe last night and it's gone purple", "skin.black-or-purple"],
    ["Tochter hat einmal gespuckt, spielt wieder", "head.small-bump"],
    ["sofocos por la noche", "danger.shortness-of-breath"],
    ["vuelvo a sangrar y hace seis años que no tengo la regla", "poo.blood"],
    ["was in the sauna and now my skin itches", "heat.exposed"],
  ])("%s: no %s", (text, fact) => expect(presentIn(text)).not.toContain(fact));

  it.each([
    ["ich stille und habe Husten", "person.breastfeeding"],
    ["spots that do not fade under a glass", "rash.does-not-fade"],
    ["une guêpe m'a piqué la langue", "bite.in-mouth"],
    ["bee sting on my tongue", "bite.in-mouth"],
    ["the wound on my foot has gone black", "skin.black-or-purple"],
    ["me ahogo por la noche", "danger.shortness-of-breath"],
    ["bleeding again, periods stopped six years ago", "bleed.after-menopause"],
    ["je saigne de nouveau alors que je n'ai plus mes règles depuis six ans", "bleed.after-menopause"],
    ["ich blute wieder, dabei habe ich seit sechs Jahren keine Periode mehr", "bleed.after-menopause"],
    ["vuelvo a sangrar y hace seis años que no tengo la regla", "bleed.after-menopause"],
    ["Bu par erreur une gorgée de débouche-évier, ça pique un peu la gorge", "poison.cleaning"],
  ])("%s: %s", (text, fact) => expect(presentIn(text)).toContain(fact));

  it("a baby of three months is not under three months, and one of two is", () => {
    expect(judged("my baby is 3 months old and has a fever of 38.2").likely).toBe("gp-today");
    expect(judged("my baby is 2 months old and has a fever of 38.2").likely).toBe("ae");
  });
});
