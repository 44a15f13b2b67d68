import { clinicalBook } from "../book-file";
import { readMessage } from "../understand.rules";

const standings = (message: string, fact: string): string[] =>
  readMessage(message, clinicalBook())
    .mentions.filter((one) => one.fact === fact)
    .map(({ standing }) => standing);

describe("a list of what is not there", () => {
  it.each([
    ["No lip or tongue swelling, wheeze, faintness, spreading heat, pus or fever.", "chest.wheeze"],
    ["No locking, giving way, hot swelling, fever, recent injury or night pain.", "fever.present"],
    ["No abdominal pain, fever, rigors, confusion, vomiting or bleeding.", "danger.vomiting-blood"],
    ["kein Fieber, Husten, Atemnot oder Brustschmerzen", "chest.pain"],
    ["pas de fièvre, toux, essoufflement ou douleur thoracique", "chest.pain"],
    ["sin fiebre, tos, ahogo ni dolor de pecho", "chest.pain"],
  ])("denies all of it: %s", (message, fact) => {
    expect(new Set(standings(message, fact))).toEqual(new Set(["denied"]));
  });

  it.each([
    ["no fever or anything, chest tight or heavy", "chest.pain"],
    ["no cough or cold, chest tight or heavy since noon", "chest.pain"],
    ["No fever, chest pain since noon or so", "chest.pain"],
    ["no fever, cough or rash, my chest hurts and I am dizzy or faint", "chest.pain"],
    ["no cough, the chest pain is getting worse or spreading", "chest.pain"],
    ["No fever, vomiting or rash, but wheezing or gasping all night", "chest.wheeze"],
  ])("ends where something is told: %s", (message, fact) => {
    expect(standings(message, fact)).toContain("present");
  });
});
