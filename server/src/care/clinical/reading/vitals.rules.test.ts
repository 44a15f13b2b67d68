import { assess } from "../book.test-support";
import { measuresIn } from "./measures.rules";
import { readQuestion } from "./text.rules";

const NOTHING = { fr: new Set<string>(), es: new Set<string>(), de: new Set<string>() };
const NO_WORDS = {
  spellingOf: () => [],
  known: NOTHING,
  cognates: new Set<string>(),
  beginnings: { ...NOTHING, en: new Set<string>() },
  isEnglish: () => false,
};

/** Every measure of a sentence. */
function measuresOf(sentence: string): string[] {
  const { tokens } = readQuestion(sentence, NO_WORDS);
  const words = tokens.filter(({ language }) => language === "en").map(({ word }) => word);
  return [...measuresIn(words).values()].flatMap(({ forms }) => forms).filter((form) => form.startsWith("@"));
}

describe("measured values", () => {
  it.each([
    ["SpO2 88% on air", "@spo2-very-low"],
    ["her oxygen sats have dropped to 90", "@spo2-very-low"],
    ["sats 92", "@spo2-low"],
    ["RR 28", "@rr-very-high"],
    ["breathing 30 times a minute", "@rr-very-high"],
    ["28 breaths a minute", "@rr-very-high"],
    ["heart rate is 140", "@hr-very-high"],
    ["140 bpm", "@hr-very-high"],
    ["pulse of 36", "@hr-very-low"],
    ["BP 84/50", "@bp-very-low"],
    ["185/121 at home", "@bp-very-high"],
    ["blood pressure 220 over 130", "@bp-very-high"],
    ["GCS 13", "@gcs-low"],
    ["temp 38.4", "@hot"],
    ["103 F", "@hot"],
    ["T 40.2", "@very-hot"],
    ["temperature 34.1", "@cold"],
    ["K+ 7.1", "@potassium-high"],
    ["Na 114", "@sodium-very-low"],
    ["Hb 6.1", "@hb-very-low"],
    ["Hb 62 g/L", "@hb-very-low"],
    ["pH 7.1", "@ph-low"],
    ["lactate of 4", "@lactate-high"],
    ["INR 9", "@inr-very-high"],
    ["glucose 2.1", "@glucose-very-low"],
    ["blood sugar is 45 mg/dL", "@glucose-very-low"],
    ["peak flow 35%", "@peak-flow-low"],
    ["12 x 500mg paracetamol", "@paracetamol-too-much"],
    ["16 × 500 mg paracetamol", "@paracetamol-too-much"],
    ["8 grams of paracetamol", "@paracetamol-too-much"],
    ["8 Doliprane 1000", "@paracetamol-too-much"],
    ["two paracetamol every two hours", "@paracetamol-too-much"],
    ["RR 23, SpO2 93%, temp 38.6, HR 115", "@news-high"],
    ["teething, 7 months, temp 37.2", "@baby"],
    ["he is 5 weeks and grunting", "@young-baby"],
    ["She's three. Skin is coming off", "@under-5"],
    ["36 weeks and she hasn't kicked", "@late-pregnancy"],
    ["37+5, splitting head", "@late-pregnancy"],
    ["in the 31 week", "@late-pregnancy"],
    ["nosebleed for fifty minutes", "@over-20-minutes"],
  ])("%j has %s", (sentence, measure) => {
    expect(measuresOf(sentence)).toContain(measure);
  });

  it.each([
    "SpO2 98%, RR 14, HR 72, BP 118/76, temp 36.8, GCS 15",
    "K 4.1, Na 139, Hb 140, INR 1.0, lactate 1.1, glucose 5.2",
    "2 paracetamol every 6 hours",
    "two 500 mg paracetamol tablets",
    "pulse 88",
  ])("%j is nothing special", (sentence) => {
    expect(measuresOf(sentence)).not.toContainEqual(expect.stringMatching(/low|high|hot|cold|much/));
  });

  it("depend on the age", () => {
    expect(measuresOf("6-month-old, RR 40")).not.toContain("@rr-very-high");
    expect(measuresOf("40-year-old, RR 40")).toContain("@rr-very-high");
    expect(measuresOf("a 9-year-old, HR 140")).toContain("@hr-very-high");
    expect(measuresOf("a 10-month-old, HR 140")).not.toContain("@hr-high");
  });

  it("is no measure where a time follows", () => {
    expect(measuresOf("ca 5 weeks of a sore tongue")).not.toContain("@calcium-dangerous");
    expect(measuresOf("corrected calcium 3.6")).toContain("@calcium-dangerous");
  });
});

describe("ages and pregnancies", () => {
  it.each(["enceinte de 5 mois et constipée", "estoy embarazada de 5 meses y estreñida"])(
    "months of a pregnancy are no time that a complaint has lasted: %j",
    (message) => {
      const { facts } = assess(message).judged.known;
      expect(facts.get("person.pregnant-late")?.standing).toBe("present");
      expect(facts.get("poo.hard-or-rare")).toMatchObject({ standing: "present" });
      expect(facts.get("poo.hard-or-rare")?.days).toBeUndefined();
    },
  );

  it.each([
    ["54M with a cough", "@over-50"],
    ["72 y/o F", "@older"],
    ["A 66-year-old woman", "@older"],
    ["I'm 61", "@over-50"],
    ["aged 8", "@child"],
    ["6-week-old", "@young-baby"],
    ["4 month old", "@infant-3-to-6"],
    ["11 month old boy", "@baby"],
    ["32 weeks pregnant", "@late-pregnancy"],
    ["G2P1 at 34 weeks", "@late-pregnancy"],
    ["28/40", "@late-pregnancy"],
    ["I am 9 weeks", "@gestation"],
    ["pregnant for 5 months and constipated", "@late-pregnancy"],
    ["so itchy at night, 34 weeks", "@late-pregnancy"],
  ])("%j has %s", (sentence, measure) => {
    expect(measuresOf(sentence)).toContain(measure);
  });

  it("are no durations and no temperatures", () => {
    expect(measuresOf("a 40 year old")).not.toContainEqual(expect.stringMatching(/over-1|hot/));
    expect(measuresOf("12 weeks pregnant")).not.toContain("@over-1-week");
    for (const said of ["a cough for 34 weeks", "my daughter coughs, 34 weeks", "ill the last 34 weeks"])
      expect(measuresOf(said)).not.toContain("@gestation");
  });

  it("a normal temperature is no fever", () => {
    const fever = (sentence: string) => assess(sentence).judged.known.facts.get("fever.present")?.standing;
    expect(fever("temp 36.9, runny nose")).not.toBe("present");
    expect(fever("temperature is normal")).not.toBe("present");
    expect(fever("I have a temperature")).toBe("present");
  });
});
