import { clinicalBook } from "../clinical/book-file";
import { subjectOf } from "./handover-subject.rules";

const profile = { age: 34, sex: "FEMALE" } as const;
const of = (question: string, person: string | null = null, answers: { years?: number | null }[] = []) =>
  subjectOf({ question, person, answers }, profile, clinicalBook());

describe("whom a consultation is about", () => {
  it.each([
    ["I have had a headache since this morning", "self", "SELF", 34, "FEMALE"],
    ["I am 35 and have had a headache since this morning", "self", "SELF", 35, "FEMALE"],
    ["headache since this morning", "self", "UNCLEAR", 34, "FEMALE"],
    ["My son is 4 and has a fever", "son", "CHILD", 4, "MALE"],
    ["My son has a fever", "son", "CHILD", null, "MALE"],
    ["My son is 20 and has a fever", "son", "SOMEBODY_ELSE", 20, "MALE"],
    ["My mum is 71 and coughs a lot", "mum", "SOMEBODY_ELSE", 71, "FEMALE"],
    ["62 year old man with a cough", "self", "SOMEBODY_ELSE", 62, "MALE"],
    ["Meine Tochter ist 3 Jahre alt und hat Husten", "daughter", "CHILD", 3, "FEMALE"],
    ["J'ai mal à la tête depuis ce matin", "self", "SELF", 34, "FEMALE"],
    ["Hola", null, "UNCLEAR", 34, "FEMALE"],
  ] as const)("%s", (question, person, subject, age, sex) => {
    expect(of(question, person)).toEqual({ subject, age, sex });
  });

  it("follows an answer rather than the words or the profile, and guesses no age", () => {
    expect(of("My toddler has a cough", "child").age).toBeNull();
    expect(of("My toddler has a cough", "child", [{ years: 2 }])).toMatchObject({ subject: "CHILD", age: 2 });
    expect(of("cough since Monday", "self", [{ years: 70 }])).toMatchObject({ subject: "SOMEBODY_ELSE", age: 70 });
  });

  it("takes an age or a sex that nobody told from nowhere", () => {
    const told = { question: "I have had a headache since this morning", person: "self", answers: [] };
    const nothing = { subject: "SELF", age: null, sex: null };
    expect(subjectOf(told, { age: null, sex: null }, clinicalBook())).toEqual(nothing);
  });
});
