import { LANGUAGES, type Language } from "../../people/accounts/account.rules";
import { askerOf } from "./asker.rules";
import { assess, BOOK } from "./book.test-support";
import { composeAnswer } from "./consultation-answer.rules";
import { doubted } from "./doubted.rules";
import { knownFrom } from "./profile.rules";

const answerTo = (question: string) => composeAnswer(assess(question), BOOK, "en");

const EXAMPLES = {
  EMERGENCY: "my chest feels like someone is sitting on it",
  CRISIS: "I want to kill myself",
  URGENT: "I am coughing up blood",
  PHARMACIST: "severe back pain",
  SELF_CARE: "I have had a headache since this morning",
};

it.each([
  ["my 4 year old has a temperature of 38.5 since yesterday but is playing and drinking well", "children"],
  ["fever and aching all over since last night, I am 40", "adults"],
])("%s cites the page about fever in people of that age", (question, whom) => {
  const pages = answerTo(question).references.map(({ title }) => title);
  expect(pages.filter((title) => title.startsWith("High temperature"))).toEqual([`High temperature in ${whom} (NHS)`]);
});

it.each([
  "My neighbour's face has dropped on one side and he is confused and cannot speak properly",
  "Dad suddenly can't speak properly, his face droops and he is confused",
])("begins with the first aid of what is told, not of what may be behind it: %s", (question) => {
  expect(answerTo(question).steps[0]?.title).toBe("Note the time");
});

it.each([
  ["I have an itchy rash on both arms since Sunday", false],
  ["my son is 5 and has an itchy rash on his arms", true],
])("%s cites the page about rashes in children where it is one", (question, isCited) => {
  const pages = answerTo(question).references.map(({ title }) => title);
  expect(pages.includes("Rashes in babies and children (NHS)")).toBe(isCited);
});

it.each([
  ["My son is 4 and has a fever", "For a child · 4 years old"],
  ["My toddler has a fever", "For a child"],
  ["My baby is 8 months old and has a fever", "For a child · under 1"],
  ["I have a sore throat", "For me"],
  ["My mum is 82 and has a cough", "For somebody else · 82 years old"],
  ["sore throat", undefined],
  ["cough for 3 days, no fever", "For me"],
  ["dolor de muelas desde ayer por la noche", "For me"],
  ["fever of 39 and a rash", undefined],
  ["has a cough and won't drink", undefined],
  ["tiene tos desde ayer por la noche", undefined],
  ["3 years old, cough at night", "For a child · 3 years old"],
  ["je pleure tout le temps depuis la naissance du bébé", "For me"],
  ["lloro todo el día desde que nació la niña", "For me"],
  ["My dog ate chocolate", undefined],
])("%s is for whom its words say", (question, whom) => {
  expect(answerTo(question).forWhom).toBe(whom);
});

it("says the signs to watch for as one sentence, with the capitals of the language", () => {
  const signs = (question: string, language: Language) =>
    composeAnswer(assess(question), BOOK, language).safetyNet.signs[0];
  expect(signs("My son is 4 and has a fever", "en")).toMatch(/^Call 999 now: the child is floppy.*; [^A-Z]/);
  expect(signs("Mein Sohn ist 4 und hat Fieber", "de")).toMatch(
    /: Das Kind ist schlaff.*; die Rippen des Kindes .*; sehr krank mit .*; Infektion mit /,
  );
  expect(signs("Mon fils a 4 ans et il a de la fièvre", "fr")).toMatch(/\u00a0: l['’]enfant est mou/);
});

it("says once that an appointment is not urgent", () => {
  const knee = "I've had a dull ache in my knee for three weeks when I go up stairs";
  for (const [language, urgent] of [
    ["en", /urgent/g],
    ["fr", /urgent/g],
    ["de", /dringend/g],
    ["es", /urgente/g],
  ] as const) {
    const { message, steps } = composeAnswer(assess(knee), BOOK, language);
    const text = [message, ...steps.map(({ description }) => description)].join(" ");
    expect(text.match(urgent)).toHaveLength(1);
    expect(steps[0]?.description).toMatch(/NHS/);
  }
});

describe("every answer", () => {
  it.each(Object.entries(EXAMPLES))("%s has all its parts", (level, question) => {
    const assessment = assess(question);
    expect(assessment.level).toBe(level);
    for (const language of LANGUAGES) {
      const answer = composeAnswer(assessment, BOOK, language);
      expect(answer.isCritical).toBe(level === "EMERGENCY" || level === "CRISIS");
      expect(answer.heading).not.toBe("");
      expect(answer.message).toMatch(/\.$/);
      for (const step of answer.steps) expect([step.title, step.description]).not.toContain("");
      expect(answer.steps.length).toBeGreaterThan(0);
      expect(answer.recommendations.length).toBeGreaterThan(0);
      for (const { title, url } of answer.references) {
        expect(title).not.toBe("");
        expect(url).toMatch(/^https:\/\//);
      }
      expect(answer.safetyNet.heading).not.toBe("");
      expect(answer.safetyNet.signs.length).toBeGreaterThan(0);
      expect(answer.signals.length).toBeGreaterThan(0);
      for (const signal of answer.signals) expect(signal.source.writtenOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(answer.care?.name).not.toBe("");
      expect(answer.understood?.length).toBeGreaterThan(0);
    }
  });

  it.each(Object.entries(EXAMPLES))("%s names a number to call when it gets worse", (_, question) => {
    const { steps, safetyNet } = answerTo(question);
    expect(JSON.stringify([steps, safetyNet])).toContain("999");
  });

  it("is given for anything that was typed", () => {
    for (const question of ["", "\ud800", "no ".repeat(1000), "\u0000"]) {
      expect(answerTo(question).heading).toBe("See a GP in the next few days");
      expect(answerTo(question).watch?.[0]?.care).toBe("emergency");
    }
  });
});

describe("an emergency", () => {
  const answer = answerTo(EXAMPLES.EMERGENCY);

  it("says 999 first, why, and what to do until help is there", () => {
    expect(answer.heading).toBe("Call 999 now");
    expect(answer.message).toContain("heart attack");
    const steps = JSON.stringify(answer.steps);
    for (const words of ["alone", "55", "BSL"]) expect(steps).toContain(words);
  });

  it("links to the health information of what was recognised", () => {
    expect(answer.references.map(({ url }) => url)).toContain("https://medlineplus.gov/ency/article/003079.htm");
  });

  it("tells how to help in each of the documented emergencies", () => {
    const questions = ["she is choking", "he stopped breathing", "he passed out", "a seizure", "his face droops"];
    const first = questions.map((question) => answerTo(question).steps[0]?.title);
    expect(new Set(first).size).toBe(questions.length);
  });

  it("that is for A&E or the maternity unit says so, and is critical as well", () => {
    expect(answerTo("my waters have broken at 30 weeks")).toMatchObject({
      isCritical: true,
      heading: BOOK.care.maternity.name.en,
    });
  });
});

describe("an emergency of somebody else", () => {
  it.each(LANGUAGES)("says what to do for them, in %s", (language) => {
    const titles = (question: string) =>
      composeAnswer(assess(question), BOOK, language).steps.map(({ title }) => title);
    const own = titles("I think I am having a stroke");
    const ofOther = titles("I think my dad is having a stroke");
    expect(ofOther).toHaveLength(own.length);
    expect(own).not.toContain(ofOther[1]);
    expect(ofOther.at(-1)).toBe(own.at(-1)); // for whoever calls
  });
});

describe("a question about contraception", () => {
  it("is not answered with what to do after a missed pill", () => {
    const said = JSON.stringify(answerTo("Which contraceptive pill is best?").recommendations);
    expect(said).not.toContain("missed pills");
    expect(JSON.stringify(answerTo("missed one contraceptive pill yesterday").recommendations)).toContain(
      "missed pills",
    );
  });
});

it("has a no-break space before a semicolon in French", () => {
  const { signs } = composeAnswer(assess("mal de gorge depuis deux jours"), BOOK, "fr").safetyNet;
  expect(signs.join(" ")).toContain("\u00a0; ");
  expect(signs.join(" ")).not.toMatch(/[^\u00a0];/);
});

describe("a crisis", () => {
  const answer = answerTo(EXAMPLES.CRISIS);

  it("is kind and gives the three numbers", () => {
    expect(answer.message).toContain("sorry");
    const steps = JSON.stringify(answer.steps);
    for (const words of ["999", "111", "mental health option", "Samaritans", "116 123"]) expect(steps).toContain(words);
  });
});

it("asks how old a child is before anything else, save of a danger that is doubted, and nobody of whom it is told", () => {
  const firstOf = (assessment: ReturnType<typeof assess>) =>
    composeAnswer(assessment, BOOK, "en").openQuestions?.[0]?.kind;
  const message =
    "my son has a fever, a runny nose and a cough since yesterday, no rash, and plays with his cars as usual";
  expect(firstOf(assess(message))).toBe("age");
  expect(firstOf(assess(message.replace("my son", "my 3 year old son")))).toBe("ticks");
  expect(firstOf(assess("I have a fever and a cough"))).toBe("ticks");
  const danger = assess(`${message}, and his neck is stiff and light hurts him`);
  const below = doubted(danger, true);
  expect(danger.isCritical).toBe(true);
  expect(below && firstOf(below)).toBe("ticks");
});

it("asks for whom it is before anything else", () => {
  const kinds = (question: string) =>
    composeAnswer(assess(question), BOOK, "en").openQuestions?.map(({ kind }) => kind);
  expect(kinds("headache, what helps?")?.[0]).toBe("who");
  expect(kinds("something odd, what is it?")?.[0]).toBe("who");
  expect(kinds("I have a headache")).not.toContain("who");
});

describe("medicines", () => {
  const typesFor = (question: string) => answerTo(question).recommendations.map(({ type }) => type);

  it("are never suggested in an emergency, a crisis, or when a person has to look", () => {
    for (const question of ["fever for 5 days", "severe headache", "I had a stroke in 2019 and have a headache"])
      expect(typesFor(question)).not.toContain("MEDICATION");
    for (const question of ["headache and chest pain", "headache, I want to die"])
      expect(typesFor(question)).toEqual(["EMERGENCY"]);
  });

  it.each([
    ["headache", ["Paracetamol", "Ibuprofen"]],
    ["fever", ["Paracetamol"]],
    ["sore throat", ["Throat lozenges", "Paracetamol"]],
    ["cough", ["Cough syrup", "Throat lozenges"]],
    ["hay fever", ["Antihistamines", "Nasal spray"]],
  ])("hold the documented suggestions for %s", (symptom, titles) => {
    const medicines = answerTo(`I have a ${symptom}`).recommendations.filter(({ type }) => type === "MEDICATION");
    expect(medicines.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
    for (const { cautions, source } of medicines) {
      expect(cautions.length).toBeGreaterThanOrEqual(1);
      expect(source?.writtenOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it("are not suggested for a child, whatever it has", () => {
    for (const { label } of BOOK.pathways.slice(0, 60)) {
      expect(typesFor(`my 7 year old son has ${label.en.toLowerCase()}`)).not.toContain("MEDICATION");
    }
    expect(answerTo("my 7 year old has a headache").recommendations[0]?.title).toContain("child");
  });
});

describe("a profile", () => {
  const profile = { age: 40, allergies: ["aspirin"], conditions: [], medications: [] };
  const answer = (question: string, about = profile) => {
    const assessment = assess(question, knownFrom(about, BOOK));
    const told = { profile: about, changedAt: new Date("2026-11-01T12:00:00Z") };
    return composeAnswer(assessment, BOOK, "en", undefined, askerOf(assessment, told));
  };
  const medicinesIn = ({ recommendations }: ReturnType<typeof answer>) =>
    recommendations.filter(({ type }) => type === "MEDICATION").map(({ title }) => title);

  it("rules out what is not safe, with its reason", () => {
    const found = answer("I have a headache");
    expect(found.ruledOut.map(({ title }) => title)).toEqual(["Ibuprofen"]);
    expect(found.ruledOut[0]?.reason).toContain("aspirin");
    expect(medicinesIn(found)).toEqual(["Paracetamol"]);
    expect(found.profileCheck?.used).toBe(true);
  });

  it.each(["my husband has a headache", "ma mère a mal à la tête", "a 71 year old man with a headache"])(
    "is not applied to somebody else: %s",
    (question) => {
      const found = answer(question);
      expect(found.ruledOut).toEqual([]);
      expect(found.profileCheck?.used ?? false).toBe(false);
    },
  );

  it("of somebody under 16 leads to no medicine", () => {
    expect(medicinesIn(answer("I have a headache", { ...profile, age: 15 }))).toEqual([]);
  });
});

describe("whatever is asked", () => {
  it("nothing is diagnosed", () => {
    const diagnosis =
      /\b(you have|you are suffering from|vous avez|vous souffrez d\p{L}*|tiene|sufre|sie haben|sie leiden an)\s+(\p{L}+\s+)?\p{L}*(itis|itides|ite|entzündung)\b/iu;
    expect("You have sinusitis.").toMatch(diagnosis);
    for (const language of LANGUAGES) {
      for (const { say } of BOOK.examples.filter((_, at) => at % 4 === 0)) {
        const { signals: _, understood: __, ...answer } = composeAnswer(assess(say), BOOK, language);
        expect(JSON.stringify(answer)).not.toMatch(diagnosis);
      }
    }
  });

  it("adverts are no part of it: an answer is made of the question, the language, the pharmacy and the person alone", () => {
    expect(composeAnswer.length).toBe(3);
    expect(answerTo("headache and hay fever")).toEqual(answerTo("headache and hay fever"));
  });

  it("no sentence stands twice", () => {
    for (const { say } of BOOK.examples.filter((_, at) => at % 5 === 0)) {
      const { message, recommendations } = answerTo(say);
      const titles = recommendations.map(({ title }) => title);
      expect([say, new Set(titles).size]).toEqual([say, titles.length]);
      const sentences = message.split(/(?<=[.!?])\s/);
      expect([say, new Set(sentences).size]).toEqual([say, sentences.length]);
    }
  });
});

describe("the pharmacist", () => {
  it("is given the word that led there", () => {
    expect(answerTo("Severe back pain").message).toContain("“Severe”");
    expect(answerTo("a TUMOUR in my neck").message).toContain("“TUMOUR”");
  });

  it("has a time, or says that nobody is there", () => {
    const assessment = assess(EXAMPLES.PHARMACIST);
    const message = (isStaffed: boolean) =>
      composeAnswer(assessment, BOOK, "en", { answerHours: 6, isStaffed }).message;
    expect(message(true)).toContain("within 6 hours");
    expect(message(false)).toContain("No pharmacist is on duty");
    expect(message(false)).toContain("111");
    expect(message(false)).not.toContain("6 hours");
  });

  it("reads an emergency with a keyword too, but nobody waits for that", () => {
    const answer = answerTo("severe chest pain");
    expect(answer.heading).toBe("Call 999 now");
    expect(answer.steps.at(-1)?.title).toBe("A pharmacist will read your question too");
    expect(answerTo("chest pain").steps.at(-1)?.title).not.toBe("A pharmacist will read your question too");
  });
});
