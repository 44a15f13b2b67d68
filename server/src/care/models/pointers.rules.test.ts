import { pointersIn, withoutPointers } from "./pointers.rules";

describe("what points to a person in what staff write", () => {
  it.each([
    ["write to robin.smith+x@mail.example.org please", "an e-mail address"],
    ["my number is 943 476 5919", "an NHS number"],
    ["record 943-476-5919", "an NHS number"],
    ["call 07700 900123 any time", "a phone number"],
    ["call +44 (0)20 7946 0958", "a phone number"],
    ["appelez le 06 12 34 56 78", "a phone number"],
    ["llame al 612 345 678", "a phone number"],
    ["rufen Sie 030/12345678 an", "a phone number"],
    ["I live at SW1A 1AA", "a postcode"],
    ["near m1 1ae", "a postcode"],
  ])("%s: %s", (text, name) => {
    expect(pointersIn(text)).toEqual([name]);
  });

  it.each([
    "temperature of 38.5 then 39.2 since 3 days, pulse 120",
    "blood pressure 120/80, 130/85 and 140/90",
    "vitamin B12 5mg and D3 2ml, h1 2cm",
    "150000 platelets, 10000 steps",
    "since 2019 at 10 or 11 am, every 12 hours, 2 x 500 mg",
    "37+5 weeks, week 31",
  ])("%s: nothing", (text) => {
    expect(pointersIn(text)).toEqual([]);
  });

  it("names all that there is", () => {
    expect(pointersIn("a@b.example, 07700 900123, SW1A 1AA")).toEqual([
      "an e-mail address",
      "a phone number",
      "a postcode",
    ]);
  });
});

describe("a patient's question", () => {
  const names = ["Anne-Marie O'Neill de Souza", "anne.oneill82"];
  it.each([
    ["I am Anne and my head hurts, says ANNE-MARIE", "I am […] and my head hurts, says […]"],
    ["O’Neill here, de temps en temps", "[…] here, de temps en temps"],
    ["Ánne's knee hurts", "[…] knee hurts"],
    ["mail anne.oneill82@mail.example or call 07700 900123", "mail […] or call […]"],
    ["born 12/03/1985, sore throat", "born […], sore throat"],
    ["born on 12th of March 1985, sore throat", "born on […], sore throat"],
    ["born in 1985 with asthma since 2019", "born in […] with asthma since 2019"],
    ["My name is peter Example and I cough", "My name is […] and I cough"],
    ["Dr. Jane Roe and Mrs Smith said so", "Dr. […] and Mrs […] said so"],
    ["my son Tom has a rash", "my son […] has a rash"],
    ["my son I think has a rash", "my son I think has a rash"],
    ["case 12 34 56 and 1234567, SW1A 1AA", "case […] and […]"],
    ["see https://example.org/me?id=1 for a picture", "see […] for a picture"],
    ["since 3 days at 38.5 then 39.2", "since 3 days at 38.5 then 39.2"],
  ])("%s: %s", (text, without) => {
    expect(withoutPointers(text, "en", names)).toBe(without);
  });

  it.each([
    ["fr", "Je m'appelle Luc Martin, né le 12 mars 1985 à 75011 Paris", "Je m'appelle […], né le […] à […] Paris"],
    ["es", "Me llamo Ana, nacida el 12 de marzo de 1985", "Me llamo […], nacida el […]"],
    [
      "de",
      "Ich heiße Jörg Maier, geboren 1985, und mein Sohn Fieber hat",
      "Ich heiße […], geboren […], und mein Sohn Fieber hat",
    ],
  ] as const)("in %s: %s", (language, text, without) => {
    expect(withoutPointers(text, language, [])).toBe(without);
  });

  it("is not taken when nothing is left", () => {
    expect(withoutPointers("Anne, 07700 900123", "en", names)).toBeNull();
    expect(withoutPointers("Anne", "en", names)).toBeNull();
  });
});
