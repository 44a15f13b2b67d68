import { LANGUAGES } from "../accounts/account.rules";
import { composeAnswer } from "./answer.rules";
import { CONCEPTS } from "./concepts/all-concepts.rules";
import { SYMPTOM_CONCEPTS } from "./concepts/symptoms.rules";
import { FIRST_AID } from "./first-aid.rules";
import { type Subject, subjectOf } from "./subject.rules";
import { assess } from "./triage.rules";

const answerTo = (question: string) => composeAnswer(assess(question), "en");

const EXAMPLES = {
  EMERGENCY: "my chest feels like someone is sitting on it",
  CRISIS: "I want to kill myself",
  URGENT: "I am coughing up blood",
  PHARMACIST: "severe back pain",
  SELF_CARE: "I have had a headache since this morning",
};

describe("every answer", () => {
  it.each(Object.entries(EXAMPLES))("%s has all its parts", (level, question) => {
    const assessment = assess(question);
    expect(assessment.level).toBe(level);
    for (const language of ["en", "fr", "es", "de"] as const) {
      const answer = composeAnswer(assessment, language);
      expect(answer.isCritical).toBe(level === "EMERGENCY" || level === "CRISIS");
      expect(answer.heading).not.toBe("");
      expect(answer.message).toMatch(/\.$/);
      for (const step of answer.steps) expect([step.title, step.description]).not.toContain("");
      expect(answer.steps.length).toBeGreaterThan(0);
      expect(answer.recommendations.length).toBeGreaterThan(0);
      expect(answer.references.length).toBeGreaterThan(0);
      for (const { title, url } of answer.references) {
        expect(title).not.toBe("");
        expect(url).toMatch(/^https:\/\//);
      }
      expect(answer.safetyNet.heading).not.toBe("");
      expect(answer.safetyNet.signs.length).toBeGreaterThan(0);
      expect(answer.signals.length).toBeGreaterThan(0);
      for (const signal of answer.signals) expect(signal.source.writtenOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it.each(Object.entries(EXAMPLES))("%s names a number to call when it gets worse", (_, question) => {
    const { steps, safetyNet } = answerTo(question);
    expect(JSON.stringify([steps, safetyNet])).toContain("999");
  });

  it("is given for anything that was typed", () => {
    for (const question of ["", "\ud800", "no ".repeat(1000), "\u0000"]) {
      expect(answerTo(question).heading).toBe("Your question is with a human pharmacist");
    }
  });
});

describe("emergency", () => {
  const answer = answerTo(EXAMPLES.EMERGENCY);

  it("says 999 first, why, and what to do until help is there", () => {
    expect(answer.heading).toBe("Call 999 now");
    expect(answer.message).toContain("heart attack");
    const steps = JSON.stringify(answer.steps);
    for (const words of ["Sit down and rest", "alone", "55", "BSL"]) expect(steps).toContain(words);
  });

  it("links to the health information of what was recognised", () => {
    expect(answer.references[0]).toEqual({
      title: "Chest pain (MedlinePlus)",
      url: "https://medlineplus.gov/ency/article/003079.htm",
    });
  });

  it("tells how to help in each of the nine documented emergencies", () => {
    const messages = [
      "she is choking",
      "he stopped breathing",
      "he passed out",
      "a seizure",
      "his face droops",
      "I hit my head",
    ].map((question) => answerTo(question).steps[0]?.title);
    expect(new Set(messages).size).toBe(messages.length);
  });
});

describe("crisis", () => {
  const answer = answerTo(EXAMPLES.CRISIS);

  it("is kind and gives the three numbers", () => {
    expect(answer.message).toContain("sorry");
    const steps = JSON.stringify(answer.steps);
    for (const words of ["999", "111", "mental health option", "Samaritans", "116 123"]) expect(steps).toContain(words);
  });
});

describe("medicines", () => {
  const urgent = CONCEPTS.filter(({ level }) => level !== "SELF_CARE" && level !== "PHARMACIST");

  it("are never suggested in an emergency, a crisis, or when a person has to look", () => {
    expect(urgent.length).toBeGreaterThan(30);
    for (const question of [
      "headache and chest pain",
      "headache, I want to die",
      "fever for 5 days",
      "severe headache",
    ]) {
      expect(answerTo(question).recommendations.map(({ type }) => type)).not.toContain("MEDICATION");
    }
    for (const question of ["headache and chest pain", "headache, I want to die"]) {
      expect(answerTo(question).recommendations.map(({ type }) => type)).toEqual(["EMERGENCY"]);
    }
  });

  it.each([
    ["headache", ["Paracetamol", "Ibuprofen"]],
    ["fever", ["Paracetamol"]],
    ["sore throat", ["Throat lozenges", "Paracetamol"]],
    ["cough", ["Cough syrup", "Throat lozenges"]],
    ["allergies", ["Antihistamines", "Nasal spray"]],
    ["headache and fever", ["Paracetamol", "Ibuprofen"]],
  ])("follow the documented suggestions for %s", (symptom, titles) => {
    const medicines = answerTo(`I have a ${symptom}`).recommendations.filter(({ type }) => type === "MEDICATION");
    expect(medicines.map(({ title }) => title)).toEqual(titles);
    for (const { cautions, source } of medicines) {
      expect(cautions.length).toBeGreaterThanOrEqual(3);
      expect(source?.writtenOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it("are not suggested for a child", () => {
    const { recommendations } = answerTo("my 7 year old has a headache");
    expect(recommendations.map(({ type }) => type)).not.toContain("MEDICATION");
    expect(recommendations[0]?.title).toContain("child");
  });

  it("come with what helps without medicine, and with when to ask 111", () => {
    const answer = answerTo(EXAMPLES.SELF_CARE);
    expect(answer.recommendations.map(({ type }) => type)).toContain("LIFESTYLE");
    expect(answer.safetyNet.heading).toBe("Ask for help from 111 if");
    expect(answer.references.map(({ url }) => url)).toContain("https://www.nhs.uk/conditions/headaches/");
  });
});

describe("a profile", () => {
  const profile = { age: 40, allergies: ["aspirin"], conditions: [], medications: [] };
  const answer = (subject: Subject, about = profile) =>
    composeAnswer(assess("I have a headache"), "en", undefined, { subject, profile: about });

  it("rules out what is not safe, with its reason", () => {
    const { recommendations, ruledOut } = answer("self");
    expect(ruledOut.map(({ title }) => title)).toEqual(["Ibuprofen"]);
    expect(ruledOut[0]?.reason).toContain("aspirin");
    expect(recommendations.filter(({ type }) => type === "MEDICATION").map(({ title }) => title)).toEqual([
      "Paracetamol",
    ]);
  });

  it.each(["other", "unclear"] as const)("is not applied to a question about somebody else: %s", (subject) => {
    expect(answer(subject)).toEqual(composeAnswer(assess("I have a headache"), "en"));
  });

  it("of somebody under 16 leads to no medicine", () => {
    const { recommendations } = answer("self", { ...profile, age: 15 });
    expect(recommendations.map(({ type }) => type)).not.toContain("MEDICATION");
  });
});

describe("about whom it is", () => {
  it.each<[string, Subject]>([
    ["I have a cold", "self"],
    ["my head hurts", "self"],
    ["j'ai mal à la tête", "self"],
    ["me duele la cabeza", "self"],
    ["mir tut der Kopf weh", "self"],
    ["my husband has a cold", "other"],
    ["ma mère a mal à la tête", "other"],
    ["a mi abuela le duele la cabeza", "other"],
    ["meine Frau hat Kopfweh", "other"],
    ["my son has a cough", "child"],
    ["mon fils tousse", "child"],
    ["mi hija tiene tos", "child"],
    ["meine Tochter hustet", "child"],
    ["headache", "unclear"],
  ])("%s: %s", (question, subject) => {
    expect(subjectOf(question)).toBe(subject);
  });
});

describe("whatever is asked", () => {
  const complaints = SYMPTOM_CONCEPTS.map(({ id }) => id.replaceAll("-", " "));

  it("a child never gets a medicine", () => {
    for (const language of LANGUAGES) {
      for (const complaint of complaints) {
        const question = `my son has ${complaint}`;
        const answer = composeAnswer(assess(question), language, undefined, {
          subject: subjectOf(question),
          profile: null,
        });
        expect({ complaint, types: answer.recommendations.map(({ type }) => type) }).toEqual({
          complaint,
          types: expect.not.arrayContaining(["MEDICATION"]),
        });
      }
    }
  });

  it("nothing is diagnosed", () => {
    const diagnosis =
      /\b(you have|you are suffering from|vous avez|vous souffrez d\p{L}*|tiene|sufre|sie haben|sie leiden an)\s+(\p{L}+\s+)?\p{L}*(itis|itides|ite|entzündung)\b/iu;
    expect("You have sinusitis.").toMatch(diagnosis);
    for (const language of LANGUAGES) {
      for (const complaint of complaints) {
        const { signals: _, ...answer } = composeAnswer(assess(`I have ${complaint}`), language);
        expect(JSON.stringify(answer)).not.toMatch(diagnosis);
      }
    }
  });

  it("adverts are no part of it: an answer is made of the question, the language, the pharmacy and the person alone", () => {
    expect(composeAnswer.length).toBe(2);
    const question = "headache and hay fever";
    expect(composeAnswer(assess(question), "en")).toEqual(composeAnswer(assess(question), "en"));
  });
});

describe("the pharmacist", () => {
  it("is given the word that led there", () => {
    expect(answerTo("Severe back pain").message).toContain("“Severe”");
    expect(answerTo("a TUMOUR in my neck").message).toContain("“TUMOUR”");
  });

  it("is named without a word when we are not sure", () => {
    expect(answerTo("my hair is green").message).toContain("not sure enough");
  });

  it("has a time, or says that nobody is there", () => {
    const assessment = assess(EXAMPLES.PHARMACIST);
    expect(composeAnswer(assessment, "en", { answerHours: 6, isStaffed: true }).message).toContain("within 6 hours");
    const unstaffed = composeAnswer(assessment, "en", { answerHours: 6, isStaffed: false }).message;
    expect(unstaffed).toContain("No pharmacist is on duty");
    expect(unstaffed).toContain("111");
    expect(unstaffed).not.toContain("6 hours");
  });

  it("reads an emergency with a keyword too, but nobody waits for that", () => {
    const answer = answerTo("severe chest pain");
    expect(answer.heading).toBe("Call 999 now");
    expect(answer.steps.at(-1)?.title).toBe("A pharmacist will read your question too");
    expect(answerTo("chest pain").steps.at(-1)?.title).not.toBe("A pharmacist will read your question too");
  });
});

describe("the texts", () => {
  const byLevel = (level: string) => CONCEPTS.filter((concept) => concept.level === level);

  it("say what each emergency and each urgent thing can mean", () => {
    for (const { meaning } of [...byLevel("EMERGENCY"), ...byLevel("URGENT")])
      expect(meaning?.en).toMatch(/^[A-Z].*\.$/);
  });

  it("tell how to help only in emergencies that can be recognised", () => {
    const emergencies = byLevel("EMERGENCY").map(({ id }) => id);
    for (const id of Object.keys(FIRST_AID)) expect(emergencies).toContain(id);
  });

  it("keep sentences short", () => {
    for (const question of Object.values(EXAMPLES)) {
      const { message, steps } = answerTo(question);
      for (const sentence of [message, ...steps.map(({ description }) => description)].join(" ").split(/[.!?]\s/)) {
        expect(sentence.split(" ").length).toBeLessThanOrEqual(25);
      }
    }
  });
});
