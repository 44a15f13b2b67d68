import { LANGUAGES } from "../../people/accounts/account.rules";
import { interactionOf } from "../medicines/pairs.rules";
import { askerOf } from "./asker.rules";
import { assess, BOOK } from "./book.test-support";
import { composeAnswer } from "./consultation-answer.rules";
import { knownFrom } from "./profile.rules";

const nobody = { allergies: [], conditions: [], medications: [] };

/** The whole answer in words, for somebody who has told this. */
function answerTo(question: string, told: object = {}, language: (typeof LANGUAGES)[number] = "en") {
  const profile = { ...nobody, ...told };
  const assessment = assess(question, knownFrom(profile, BOOK));
  const asker = askerOf(assessment, { profile, changedAt: new Date(0) });
  const { heading, message, steps, recommendations } = composeAnswer(assessment, BOOK, language, undefined, asker);
  const said = [heading, message, ...[...steps, ...recommendations].flatMap((one) => [one.title, one.description])];
  return { assessment, heading, text: said.join(" ") };
}

describe("a question about medicines is answered at once", () => {
  it.each([
    ["I take warfarin and simvastatin, is clarithromycin ok?", /Do not take these together/],
    ["Can I take Nurofen with sertraline?", /Ask before you take these together/],
    ["cetirizine with metformin", /You can usually take these together/],
    ["can I have grapefruit with my statin", /Do not have grapefruit.*simvastatin/],
    ["I missed my warfarin, should I take two?", /before midnight.*Never take two doses/],
    ["I want to stop my citalopram", /Do not stop it suddenly/],
    ["how much calpol for my two year old", /7\.5ml.*4 times in 24 hours/],
    ["can my baby of 4 months have ibuprofen", /2\.5ml of 100mg\/5ml/],
    ["can my 9 year old have aspirin", /not for anybody under 16/],
    ["can I drink wine with metronidazole", /Do not drink any alcohol/],
    ["Can I drive on amitriptyline", /against the law/],
    ["can i take ibuprofen while breastfeeding", /usually take it while breastfeeding/],
    ["how long does sertraline take to work", /4 to 6 weeks/],
    ["what is bisoprolol for?", /high blood pressure/],
    ["side effects of atorvastatin", /aching muscles/],
    ["is Lemsip the same as paracetamol", /contains: paracetamol/],
    ["do i need a prescription for amoxicillin", /You need a prescription/],
    ["st johns wort and the pill", /may not protect you from pregnancy/],
    ["will my skin burn in the sun on doxycycline", /burn more easily/],
  ])("%s", (question, expected) => {
    const { assessment, text } = answerTo(question);
    expect(text).toMatch(expected);
    expect(assessment).toMatchObject({ level: "SELF_CARE", escalate: false });
  });

  it.each([
    ["Darf ich Ibuprofen mit Ramipril nehmen?", "de", /Fragen Sie vor der gemeinsamen Einnahme/],
    ["¿Puedo beber cerveza con metronidazol?", "es", /No beba alcohol/],
    ["J'ai oublié mon apixaban ce matin", "fr", /plus de 6 heures/],
    ["Wie viel Paracetamol darf ich nehmen", "de", /höchstens 4 Mal in 24 Stunden/],
    ["¿Puedo dejar de tomar la sertralina?", "es", /No lo deje de golpe/],
  ] as const)("%s", (question, language, expected) => {
    const { assessment, text } = answerTo(question, {}, language);
    expect(text).toMatch(expected);
    expect(assessment.level).toBe("SELF_CARE");
  });

  it("with what somebody takes, is pregnant with, is ill with or is allergic to", () => {
    const { heading } = answerTo("is clarithromycin ok with what I take?", {
      medications: ["warfarin", "simvastatin"],
    });
    expect(heading).toBe("Clarithromycin and simvastatin: Do not take these together");
    expect(answerTo("can I take ibuprofen", { conditions: ["stomach ulcer"] }).text).toContain("stomach ulcer");
    expect(answerTo("can I take amoxicillin", { allergies: ["penicillin"] }).text).toContain("allergy: penicillin");
    expect(answerTo("can I take cetirizine", { medications: ["zorblax"] }).text).toContain("zorblax");
    expect(answerTo("can I take ibuprofen", { pregnantOrBreastfeeding: "yes" }).text).toMatch(/pregnan/);
  });
});

describe("what the writer takes", () => {
  const pairsIn = (question: string) =>
    answerTo(question, { medications: ["warfarin 3mg"] }).assessment.medicine?.lines.filter(({ kind }) =>
      kind.endsWith("pair"),
    ) ?? [];

  it.each([
    "Mum's knee hurts, would ibuprofen upset her tablets?",
    "can my mum have ibuprofen with her other tablets",
    "is ibuprofen ok with my mum's tablets",
    "is ibuprofen ok with my dads blood thinner",
    "can my wife take naproxen with her usual medicines",
    "can my son of 8 have ibuprofen",
    "darf meine Mutter Ibuprofen mit ihren Tabletten nehmen",
    "ma mère peut prendre de l'ibuprofène avec ses comprimés ?",
    "¿puede mi madre tomar ibuprofeno con sus pastillas?",
  ])("is never taken for what somebody else takes: %s", (question) => {
    expect(JSON.stringify(pairsIn(question))).not.toContain("warfarin");
  });

  it.each([
    "is ibuprofen ok with my tablets",
    "can I take ibuprofen",
    "my neighbour swears by ibuprofen. Would it upset my tablets?",
    "darf ich Ibuprofen mit meinen Tabletten nehmen",
  ])("is compared where it is theirs: %s", (question) => {
    expect(JSON.stringify(pairsIn(question))).toContain("warfarin");
  });
});

it.each([
  ["what is said of a pregnancy, since its word sends it", "can I take paracetamol while pregnant", /usually take it/],
  ["other medicines that nobody names", "can my mum have ibuprofen with her other tablets", /which medicines/],
  ["one's own, of which no profile tells", "is ibuprofen ok with my tablets", /which medicines/],
  ["two of which nothing is known", "can I take methenamine with turmeric?", /does not mean that they are safe/],
])("goes to our pharmacist with what is known: %s", (_, question, expected) => {
  const { assessment, text } = answerTo(question);
  expect(assessment).toMatchObject({ level: "PHARMACIST", escalate: true });
  expect(text).toMatch(expected);
});

it.each([
  ["I took two of my ramipril by mistake", "URGENT"],
  ["I have just taken sildenafil and my GTN spray together", "URGENT"],
  ["I took 20 paracetamol", "EMERGENCY"],
  ["chest pain, can I take aspirin", "EMERGENCY"],
])("gets help now: %s", (question, level) => {
  expect(assess(question).level).toBe(level);
});

it("whoever is ill is told of the medicine first, and goes where the illness leads", () => {
  const { assessment, text } = answerTo("could my ramipril cause my dry cough?");
  expect(assessment.judged.walked.map(({ pathway }) => pathway.id)).toContain("cough");
  expect(text).toMatch(/can be a side effect: a dry tickly cough/);
  const { heading, text: headache } = answerTo("I have a headache, can I take ibuprofen with my apixaban?");
  expect(heading).toMatch(/Do not take these together/);
  expect(headache).not.toMatch(/It eases pain and swelling/);
});

describe("a missed pill", () => {
  it.each([
    ["en", "I missed my pill yesterday", /^Pill: /, /One combined pill missed: take it now/g, /mini pill/],
    ["fr", "J'ai oublié ma pilule hier, que faire ?", /^Pilule\u00a0: /, /pilule combinée oubliée/gi, /mini-pilule/],
    ["de", "Ich habe gestern meine Pille vergessen, was tun?", /^Pille: /, /Kombipille/g, /Minipille/],
    ["es", "Ayer olvidé mi píldora, ¿qué hago?", /^Píldora: /, /píldora combinada olvidada/gi, /Minipíldora/],
  ] as const)("is told once, without whose it is: %s", (language, question, heading, core, mini) => {
    const answer = composeAnswer(assess(question), BOOK, language);
    expect(answer.heading).toMatch(heading);
    expect(answer.message.match(core)).toHaveLength(1);
    expect(answer.message).toMatch(mini);
  });
});

it.each([
  ["Mein Kind hat zweimal Ibuprofen bekommen, von mir und vom Papa", "urgent-111"],
  ["Meine Tochter (5) hat heute zweimal Ibuprofen bekommen, von mir und vom Papa", "urgent-111"],
  ["My daughter, 5, has had ibuprofen twice today, from me and her dad", "urgent-111"],
  ["Ma fille de 5 ans a eu deux fois de l'ibuprofène, de moi et de son papa", "urgent-111"],
  ["Dad gave 5ml Calpol at 2pm and I gave 5ml at 7pm, he is 4. Can I give more?", "home"],
  ["My husband gave Calpol already, can I give ibuprofen?", "home"],
])("what two people gave is one too many, unless times are told: %s", (question, care) => {
  expect(assess(question).care).toBe(care);
});

it.each([
  ["en", "My 3 year old vomited her penicillin syrup, should I give it again?", /^If it came up within 30 minutes/],
  ["de", "Meinem Sohn kam der Penicillinsaft nach 10 Minuten wieder hoch, nochmal geben?", /^Kam sie innerhalb von 30/],
] as const)("an antibiotic that came up again is no pill: %s", (language, question, message) => {
  const answer = composeAnswer(assess(question), BOOK, language);
  expect(answer.message).toMatch(message);
  expect(answer.message).not.toMatch(/3 hours|3 Stunden/);
});

it("an antibiotic that is named twice, by kind and by name, is told of once", () => {
  const answer = composeAnswer(assess("My son threw up his antibiotic syrup, it is penicillin"), BOOK, "en");
  const told = [answer.message, ...answer.recommendations.map(({ description }) => description)].join(" ");
  expect(told.match(/came up within 30 minutes/g)).toHaveLength(1);
});

it("whoever takes a blood thinner tells who injects Botox", () => {
  const answer = composeAnswer(assess("Can I have botox if I take warfarin?"), BOOK, "en");
  expect(answer.heading).toBe("Botox and warfarin: Ask before you take these together");
  expect(answer.message).toMatch(/Tell whoever gives you the injection .* Do not stop your blood thinner/);
});

it("a message that only names one is read as before", () => {
  for (const message of [
    "I take ramipril and have a sore throat",
    "my GP gave me amoxicillin yesterday and the rash is worse",
  ])
    expect(assess(message).medicine).toBeUndefined();
});

describe("two that must never be taken together", () => {
  const { medicines, interactions } = BOOK.medicines;
  const nameIn = (kind: string) => {
    const id = kind in medicines ? kind : Object.keys(medicines).find((one) => medicines[one]?.classes.includes(kind));
    const name = medicines[id ?? ""]?.names;
    return id && name ? { id, name } : undefined;
  };
  const pairs = interactions
    .filter(({ severity }) => severity === "never")
    .flatMap(({ between, and }) => between.flatMap((a) => and.map((b) => [nameIn(a), nameIn(b)] as const)))
    .flatMap(([a, b]) => (a && b && a.id !== b.id ? [[a, b] as const] : []));
  const WORDINGS = {
    en: [
      (a: string, b: string) => `can I take ${a} with ${b}?`,
      (a: string, b: string) => `I'm on ${a}. ok to have ${b}`,
    ],
    fr: [(a: string, b: string) => `Puis-je prendre ${a} avec ${b} ?`],
    de: [(a: string, b: string) => `Darf ich ${a} und ${b} zusammen nehmen?`],
    es: [(a: string, b: string) => `¿Puedo tomar ${a} con ${b}?`],
  };

  it("are never called fine, in any wording or language", () => {
    expect(pairs.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const [a, b] of pairs)
      for (const language of LANGUAGES)
        for (const wording of WORDINGS[language]) {
          const question = wording(a.name[language][0] ?? "", b.name[language][0] ?? "");
          const { medicine, level } = assess(question);
          const worst = medicine?.lines.find(({ kind }) => kind === "pair");
          const isTold = worst?.kind === "pair" && worst.row.severity === "never";
          if (!isTold && level === "SELF_CARE") wrong.push(question);
        }
    expect(wrong).toEqual([]);
  });

  it("are the worst of their rows", () => {
    for (const [a, b] of pairs) expect(interactionOf(BOOK.medicines, a.id, b.id)?.severity).toBe("never");
  });
});
