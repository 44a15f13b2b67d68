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
    ["is naproxen prescription only", "supply naproxen"],
    ["is panadol paracetamol", "same"],
    ["left my Mounjaro pen out on the side for 2 days, bin it?", "storage pen-30-days"],
    ["insuline laissée dans la voiture en plein soleil, je peux l'utiliser ?", "storage insulin"],
    ["Insulin lag im heißen Auto, kann ich es noch nehmen?", "storage insulin"],
    ["dejé la insulina en el coche al sol, ¿sirve todavía?", "storage insulin"],
    ["my antihistamine is out of date can I use it", "expired any"],
    ["is trimethoprim a penicillin?", "one-of"],
    ["Inexium = oméprazole ?", "different"],
    ["is erythromycin ok if allergic to penicillin", "allergy not-penicillin"],
    ["does losartan cause a cough", "cause"],
    ["how soon does nitrofurantoin work for a uti", "starts antibiotic"],
    ["wie lang dauerts bis das Clenil Spray bei Asthma wirkt?", "starts steroid-inhaler"],
    ["want off gabapentin, how", "stopping slowly"],
    ["Ventoline en vente libre à Londres ? j'ai oublié la mienne en France", "run-out vital"],
    ["can I use LoSalt instead of salt, on ramipril", "pair"],
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

describe("who asks about a medicine", () => {
  it.each([
    "can I take aspirin for a headache, im 14",
    "Can I take aspirin? I'm 13",
    "Darf ich mit 14 Aspirin nehmen?",
    "j'ai 13 ans, je peux prendre de l'aspirine ?",
    "tengo 14 años, ¿puedo tomar aspirina?",
  ])("is no grown-up: %s", (message) => {
    expect(assess(message).medicine?.lines[0]?.kind).toBe("too-young");
  });

  it("is a grown-up who has taken it for nine years", () => {
    const { medicine } = assess("Hormigueo en los pies, 9 años con metformina. ¿Será la pastilla?");
    expect(medicine?.lines[0]).toMatchObject({ kind: "cause", effects: ["low-b12"] });
  });
});

describe("how soon somebody is helped", () => {
  it.each([
    ["mon fils a vomi 10 minutes après l'amoxicilline, je redonne ?", "home"],
    ["vomiting and hives 10 minutes after penicillin", "emergency"],
    ["le methotrexate tous les jours ou une fois par semaine ?", "ask-pharmacist"],
    ["took my methotrexate every day instead of weekly", "ae"],
    ["gave the baby calpol twice, 2 hours apart, he's 5 months", "urgent-111"],
    ["forgot my weekly Ozempic, it's now 6 days late", "home"],
    ["i can't breathe, how long does my blue inhaler take to work on asthma", "emergency"],
    ["how long does GTN take to work on chest pain", "emergency"],
    ["got an electric shock from the kettle and feel weird", "ae"],
    ["hot car for an hour with my toddler, he is floppy", "emergency"],
  ])("%s: %s", (message, care) => {
    expect(assess(message).care).toBe(care);
  });
});
