import type { Language } from "../../people/accounts/account.rules";
import { assess as assessWith } from "./assessment.rules";
import { clinicalBook } from "./book-file";
import { composeAnswer } from "./consultation-answer.rules";

const BOOK = clinicalBook();
const assess = (message: string) => assessWith(message, BOOK);
/** The first thing that is told: the section and its text, or what kind of line it is. */
const firstOf = (message: string) => {
  const line = assess(message).medicine?.lines[0];
  return line?.kind === "told" ? `${line.section} ${line.ids.join()}` : line?.kind;
};

describe("what is asked about a medicine is told of first", () => {
  it.each([
    ["ok to hit the gym on bisoprolol", "exercise slow-pulse"],
    ["sport sous statine", "exercise muscle"],
    ["is it safe to go in the sauna with a fentanyl patch", "heat patch"],
    ["Lithium bei Hitze, worauf achten?", "heat lithium"],
    ["do I need blood tests on ramipril", "checks kidneys"],
    ["faut-il des prises de sang avec le méthotrexate", "checks blood-liver"],
    ["fasting blood test tomorrow do I take my ramipril", "blood-test any"],
    ["can I give blood on warfarin", "giving-blood no"],
    ["darf ich Blut spenden mit Isotretinoin", "giving-blood unborn"],
    ["tattoo while on roaccutane", "tattoo retinoid"],
    ["can omeprazole capsules be opened", "crushing beads"],
    ["couper un patch de fentanyl", "crushing slow-opioid"],
    ["¿se puede partir el comprimido de amlodipino?", "crushing line"],
    ["been using otrivine for 3 weeks", "duration days-5"],
    ["Otriven Nasenspray seit 4 Wochen, schlimm?", "duration days-5"],
    ["how long can I stay on omeprazole", "duration acid"],
    ["Alendronic acid is my Sunday tablet, it's Monday and I've only just remembered", "missed weekly-morning"],
    ["lentilles et latanoprost", "lenses drops"],
    ["is naproxen prescription only", "supply pharmacy-some"],
    ["is panadol paracetamol", "same"],
  ])("%s: %s", (message, first) => {
    expect(firstOf(message)).toBe(first);
  });
});

describe("what may harm is never told as if it did not", () => {
  it.each([
    "can I take methotrexate daily",
    "méthotrexate tous les jours",
    "Methotrexat jeden Tag",
    "metotrexato todos los días",
  ])("a weekly medicine every day: %s", (message) => {
    expect(firstOf(message)).toBe("how weekly-only");
    expect(assess(message).care).toBe("ask-pharmacist");
  });

  it.each([
    ["can I exercise on ciprofloxacin? my achilles hurts", "gp-today"],
    ["Sport mit Ciprofloxacin, Achillessehne tut weh", "gp-today"],
    ["took two methotrexate tablets this week on different days", "urgent-111"],
    ["3 Ibuprofen 400 auf einmal genommen", "urgent-111"],
  ])("%s: %s", (message, care) => {
    expect(assess(message).care).toBe(care);
  });

  it("a baby of some weeks is told no days of use", () => {
    expect(firstOf("calpol for my 5 week old")).toBe("no-dose");
  });

  it("what cold remedies speak against is named where none is", () => {
    const { medicine } = assess("what can I take for a cold, I am on phenelzine");
    expect(medicine?.lines.some((line) => line.kind === "pair" && line.row.severity === "never")).toBe(true);
  });

  it.each([
    ["en", "side effects of ramipril", /Call 999 now for: swelling/],
    ["de", "Nebenwirkungen Ramipril", /Rufen Sie 999 an bei: /],
  ] as const)("serious side effects are told with whom to call: %s", (language: Language, message, said) => {
    expect(composeAnswer(assess(message), BOOK, language).message).toMatch(said);
  });
});

it.each(["gel de ketoprofeno en la rodilla y playa mañana", "gel de kétoprofène et soleil", "ketoprofen gel and sun"])(
  "a gel is another medicine than the tablet, wherever its form stands: %s",
  (message) => {
    expect(assess(message).medicine?.medicines.map(({ what }) => what)).toEqual(["ketoprofen-gel"]);
    expect(firstOf(message)).toBe("sun burns");
  },
);
