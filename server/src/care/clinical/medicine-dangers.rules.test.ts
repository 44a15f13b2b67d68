import { LANGUAGES, type Language } from "../../people/accounts/account.rules";
import { ingredientsOf, isAnyOf, nameOf } from "../medicines/table.rules";
import { askerOf } from "./asker.rules";
import { assess, BOOK } from "./book.test-support";
import { composeAnswer } from "./consultation-answer.rules";
import { rowsOf } from "./medicine-effects.rules";
import { knownFrom } from "./profile.rules";

const table = BOOK.medicines;
const nobody = { allergies: [], conditions: [], medications: [] };

function asked(question: string, told: object = {}, language: Language = "en") {
  const profile = { ...nobody, ...told };
  const assessment = assess(question, knownFrom(profile, BOOK));
  const asker = askerOf(assessment, { profile, changedAt: new Date(0) });
  const { heading, message, recommendations } = composeAnswer(assessment, BOOK, language, undefined, asker);
  const said = [heading, message, ...recommendations.flatMap((one) => [one.title, one.description])];
  return { level: assessment.level, care: assessment.care, message, text: said.join(" ") };
}

type Wordings = Readonly<Record<Language, readonly string[]>>;

/** Medicines with names of their own, by what is said of them or of what is in them. */
const those = (is: (told: ReturnType<typeof rowsOf>[number]) => unknown) =>
  Object.keys(table.medicines).filter((what) => rowsOf({ what, words: what, at: 0 }, table).some(is));

/** Every question about every medicine that is not for the same day at least. */
function lessThanToday(medicines: readonly string[], wordings: Wordings): string[] {
  return LANGUAGES.flatMap((language) =>
    wordings[language].flatMap((wording) =>
      medicines.flatMap((what) => {
        const question = wording.replace("{m}", nameOf(table, what, language));
        const { level } = asked(question, {}, language);
        return ["URGENT", "EMERGENCY", "CRISIS"].includes(level) ? [] : [`${question}: ${level}`];
      }),
    ),
  );
}

describe("an allergy speaks against every medicine of its kind", () => {
  const penicillins = Object.keys(table.medicines).filter((what) =>
    ingredientsOf(table, what).some((id) => isAnyOf(table, id, ["penicillin"])),
  );
  const given: Wordings = {
    en: ["I'm allergic to penicillin and the dentist gave me {m}", "prescribed {m}, but penicillin gave me hives"],
    fr: ["je suis allergique à la pénicilline et le médecin m'a prescrit {m}"],
    de: ["habe eine Penicillinallergie, der Arzt hat mir {m} verschrieben"],
    es: ["soy alérgica a la penicilina y el médico me ha recetado {m}"],
  };

  it("is for the same day where a doctor gave it, in every language", () => {
    expect(penicillins.length).toBeGreaterThan(4);
    expect(lessThanToday(penicillins, given)).toEqual([]);
  });

  it.each([
    ["told in the message", "can I have co-amoxiclav, I'm allergic to penicillin", {}],
    ["known before", "can I take amoxicillin?", { allergies: ["penicillin"] }],
    ["known before, where alcohol is asked about", "is amoxicillin ok with alcohol", { allergies: ["penicillin"] }],
    ["behind its name", "is flucloxacillin ok, amoxicillin brings me out in a rash", {}],
    ["of another anti-inflammatory", "Is it safe to take ibuprofen? aspirin gave me hives", {}],
  ])("warns: %s", (_, question, told) => {
    expect(asked(question, told).text).toMatch(/may be allergic to this medicine.*Do not take any of it/);
  });

  it("is none where something else is said of it", () => {
    expect(asked("I can't take ibuprofen with my blood thinner, right?").text).toMatch(/Do not take these together/);
    expect(asked("allergic to penicillin, can I take doxycycline").text).not.toMatch(/may be allergic/);
  });
});

describe("what is for the same day, for every medicine of its kind", () => {
  it("kidneys that work less", () => {
    const some = those(({ organs = [] }) => organs.some((one) => one.startsWith("kidney")));
    expect(some.length).toBeGreaterThan(100);
    expect(
      lessThanToday(some, {
        en: ["I take {m} and my kidney function has dropped to 22"],
        fr: ["je prends {m} et mes reins marchent moins, DFG à 22"],
        de: ["ich nehme {m}, meine Nierenwerte sind schlechter geworden"],
        es: ["tomo {m} y el filtrado del riñón ha bajado a 22"],
      }),
    ).toEqual([]);
  });

  it("changes of mood", () => {
    const some = those(({ serious = [] }) => serious.includes("mind-changes"));
    expect(some.length).toBeGreaterThan(20);
    expect(
      lessThanToday(some, {
        en: ["since starting {m} I have nightmares and feel so angry"],
        fr: ["depuis que je prends {m} j'ai des cauchemars et je suis agressif"],
        de: ["seit ich {m} nehme habe ich Albträume und bin aggressiv"],
        es: ["desde que tomo {m} tengo pesadillas y estoy agresivo"],
      }),
    ).toEqual([]);
  });

  it("urges that cannot be resisted, and falling asleep suddenly", () => {
    const some = those(({ serious = [] }) => serious.includes("urges") && serious.includes("sudden-sleep"));
    expect(some.length).toBeGreaterThan(3);
    expect(
      lessThanToday(some, {
        en: ["I can't stop gambling since {m}", "on {m} I suddenly fell asleep at the wheel"],
        fr: ["je joue au casino sans arrêt depuis {m}"],
        de: ["ich zocke dauernd um Geld seit {m}"],
        es: ["no paro de apostar desde que tomo {m}"],
      }),
    ).toEqual([]);
  });

  it("a sore throat with what may lower the white cells", () => {
    const some = those(({ serious = [] }) => serious.includes("blood-cells-low"));
    expect(some.length).toBeGreaterThan(6);
    expect(
      lessThanToday(some, {
        en: ["I take {m} and have a sore throat and a temperature of 38.5"],
        fr: ["je prends {m} et j'ai mal à la gorge et 38,5 de fièvre"],
        de: ["ich nehme {m} und habe Halsschmerzen und 38,5 Fieber"],
        es: ["tomo {m} y me duele la garganta y tengo 38,5 de fiebre"],
      }),
    ).toEqual([]);
  });

  it("a rash with a fever, where a rash may be dangerous", () => {
    const some = those(({ serious = [] }) => serious.includes("rash-ill"));
    expect(some.length).toBeGreaterThan(8);
    expect(
      lessThanToday(some, {
        en: ["on {m}, got a rash and a fever"],
        fr: ["sous {m}, j'ai une éruption et de la fièvre"],
        de: ["nehme {m}, habe Ausschlag und Fieber"],
        es: ["tomo {m}, tengo sarpullido y fiebre"],
      }),
    ).toEqual([]);
  });

  it("contraception that is overdue", () => {
    const some = ["contraceptive-injection", "contraceptive-implant"];
    expect(
      lessThanToday(some, {
        en: ["my {m} is three weeks late"],
        fr: ["mon {m} est en retard de trois semaines"],
        de: ["{m} drei Wochen zu spät, was nun"],
        es: ["se me pasó {m} hace dos semanas"],
      }),
    ).toEqual([]);
  });
});

describe("too much", () => {
  it.each([
    ["a weekly one every day", "took my methotrexate every day this week", "ae"],
    ["a weekly one every day, in French", "j'ai pris mon méthotrexate tous les jours", "ae"],
    ["ten times as much", "gave my mum 10ml of oramorph instead of 1ml", "ae"],
    ["what was meant told first", "instead of 1 ml oramorph my mum was given 10 ml", "ae"],
    ["several patches", "used 3 fentanyl patches at once", "ae"],
    ["by the weight of a child", "Le di 10 ml de Apiretal a mi hijo de 8 kg", "ae"],
    ["the bottle", "mi niño de 2 años se ha bebido el bote de apiretal", "ae"],
    ["in tablespoons", "gave my 2 year old 2 tablespoons of calpol", "ae"],
    ["too often", "le he dado paracetamol cada 2 horas a mi hijo de 5 años", "urgent-111"],
    ["by both parents", "mi marido y yo le dimos los dos apiretal al niño de 2 años", "urgent-111"],
    ["of a blood thinner", "took two eliquis by accident", "urgent-111"],
  ])("is seen: %s", (_, question, care) => {
    expect(asked(question).care).toBe(care);
  });

  it("says what to watch for, and never first that nothing is wrong", () => {
    expect(asked("took two eliquis by accident").message).toMatch(/bleeding more likely/);
    expect(asked("took my gliclazide twice").message).toMatch(/blood sugar much too low/);
    expect(asked("on carbamazepine, got a rash and fever").message).toMatch(/^Carbamazepine.*serious side effect/);
    const { message } = asked("Le di 10 ml de Apiretal a mi hijo de 8 kg", {}, "es");
    expect(message).not.toMatch(/ninguna señal de alarma/);
  });

  it("is no dose as usual", () => {
    expect(asked("can I have another paracetamol? had two at 12").care).toBe("home");
    expect(asked("5 Kilo zugenommen seit Paracetamol", {}, "de").text).not.toMatch(/Saft/);
  });
});

describe("illegal drugs", () => {
  it.each([
    ["mdma on sertraline, safe?", /Do not take these together.*Leave the drug out, not your medicine/],
    ["cocaine with bisoprolol ok?", /Do not take these together/],
    ["ketamine and diazepam together", /Do not take these together/],
  ])("are never fine: %s", (question, says) => {
    expect(asked(question).text).toMatch(says);
  });
});
