import type { Profile } from "../medicines/read-profile.rules";
import { BOOK, careFor } from "./book.test-support";
import { knownFrom } from "./profile.rules";

const NOBODY: Profile = { allergies: [], conditions: [], medications: [] };
const profile = (told: Partial<Profile>) => knownFrom({ ...NOBODY, ...told }, BOOK);

describe("a profile", () => {
  it("says illnesses and medicines in facts of the book", () => {
    const { facts, age } = profile({
      age: 62,
      conditions: ["Type 2 diabetes", "COPD"],
      medications: ["warfarin 3 mg", "methotrexate"],
    });
    expect([...(facts ?? [])].map(([id, { standing, from }]) => [id, standing, from])).toEqual(
      expect.arrayContaining([
        ["condition.diabetes", "present", "profile"],
        ["condition.copd", "present", "profile"],
        ["takes.blood-thinner", "present", "profile"],
        ["takes.lowers-immunity", "present", "profile"],
      ]),
    );
    expect(age).toBe(62);
  });

  it("opens no complaint and denies nothing that it does not name", () => {
    const { facts } = profile({ conditions: ["migraine with headache"] });
    expect([...(facts?.keys() ?? [])].every((id) => /^(person|condition|takes)\./.test(id))).toBe(true);
    expect(facts?.has("condition.diabetes")).toBe(false);
  });

  it.each<[string, string, Partial<Profile>]>([
    [
      "a blood thinner and a bump on the head",
      "I banged my head on a cupboard this morning",
      { medications: ["apixaban"] },
    ],
    ["methotrexate and a sore throat", "I have a sore throat and a temperature", { medications: ["methotrexate"] }],
    [
      "a pregnancy and a bad headache",
      "I have a terrible headache",
      { pregnantOrBreastfeeding: "yes", sex: "female", age: 30 },
    ],
  ])("makes it more urgent: %s", (_, message, told) => {
    const urgent = ["emergency", "ae", "maternity", "urgent-111"];
    expect(urgent).toContain(careFor(message, profile(told)));
    expect(careFor(message, profile(told))).not.toBe(careFor(message, profile({ age: 30 })));
  });

  it("counts for its own person alone", () => {
    const known = profile({ medications: ["apixaban"] });
    expect(careFor("My wife banged her head on a cupboard", known)).toBe(
      careFor("My wife banged her head on a cupboard"),
    );
  });
});
