import { LANGUAGES } from "../../people/accounts/account.rules";
import { checkMedication } from "./check-medication.rules";
import type { Profile } from "./read-profile.rules";
import { suggestMedicines } from "./suggest-medicines.rules";
import { medicinesTable } from "./table-file";

const TABLE = medicinesTable();

const nobody: Profile = { allergies: [], conditions: [], medications: [] };
const warned = (name: string, profile: Partial<Profile>) =>
  checkMedication(name, { ...nobody, ...profile }, "en", TABLE).warnings.map(
    ({ kind, severity }) => `${severity} ${kind}`,
  );

describe("a medicine that is typed", () => {
  it.each<[name: string, profile: Partial<Profile>, warnings: string[]]>([
    ["paracetamol", {}, []],
    ["amoxicillin", { allergies: ["Penicillin"] }, ["STOP ALLERGY"]],
    ["Augmentin 625", { allergies: ["penicillin, bad rash"] }, ["STOP ALLERGY"]],
    ["cefalexin", { allergies: ["penicillin"] }, ["ASK ALLERGY"]],
    ["doxycycline", { allergies: ["penicillin"] }, []],
    ["doxycycline", { allergies: ["antibiotics"] }, ["STOP ALLERGY"]],
    ["naproxen", { allergies: ["aspirin"] }, ["STOP ALLERGY"]],
    ["metformin", { allergies: ["metformin"] }, ["STOP ALLERGY"]],
    ["atorvastatin", { allergies: ["metformin"] }, []],
    ["Zentrifugol", { allergies: ["zentrifugol"] }, ["STOP ALLERGY", "ASK UNREADABLE"]],
    ["Lemsip Max", { medications: ["paracetamol"] }, ["STOP DUPLICATE"]],
    ["paracetamol 500mg", { medications: ["Night Nurse"] }, ["STOP DUPLICATE"]],
    ["citalopram", { medications: ["sertraline"] }, ["STOP INTERACTION", "ASK DUPLICATE"]],
    ["clarithromycin", { medications: ["simvastatin"] }, ["STOP INTERACTION"]],
    ["isotretinoin", { pregnantOrBreastfeeding: "yes" }, ["STOP PREGNANCY"]],
    ["sertraline", { medications: ["amoxicillin"] }, []],
    ["metformin", { medications: ["insulin"] }, []],
    ["metformin", { medications: ["Metformin"] }, ["STOP DUPLICATE"]],
    ["ibuprofen", { medications: ["warfarin"] }, ["STOP INTERACTION"]],
    ["warfarin", { medications: ["ibuprofen"] }, ["STOP INTERACTION"]],
    ["Eliquis", { medications: ["Nurofen"] }, ["STOP INTERACTION"]],
    ["ibuprofen", { medications: ["sertraline"] }, ["ASK INTERACTION"]],
    ["ibuprofen", { pregnantOrBreastfeeding: "yes" }, ["STOP PREGNANCY"]],
    ["ibuprofen", { pregnantOrBreastfeeding: "unsaid" }, []],
    ["cetirizine", { pregnantOrBreastfeeding: "yes" }, ["ASK PREGNANCY"]],
    ["ibuprofen", { age: 66 }, ["ASK AGE"]],
    ["ibuprofen", { age: 65 }, []],
    ["ibuprofen", { conditions: ["stomach ulcer"] }, ["STOP CONDITION"]],
    ["ibuprofen", { conditions: ["asthma"] }, ["ASK CONDITION"]],
    ["ibuprofen", { allergies: ["asthma"] }, ["ASK CONDITION"]],
    ["ibuprofen", { conditions: ["zorblax"] }, ["ASK UNREADABLE"]],
    [
      "ibuprofen",
      { conditions: ["asthma", "heart failure"], medications: ["warfarin"], allergies: ["aspirin"] },
      ["STOP ALLERGY", "STOP INTERACTION", "STOP CONDITION", "ASK CONDITION"],
    ],
  ])("%s for %j: %j", (name, profile, warnings) => {
    expect(warned(name, profile)).toEqual(warnings);
  });

  it("has a title, a reason, what to do and a dated source for each warning, in four languages", () => {
    const profile: Profile = {
      age: 70,
      pregnantOrBreastfeeding: "yes",
      allergies: ["aspirin"],
      conditions: ["asthma", "stomach ulcer", "zorblax"],
      medications: ["ibuprofen", "warfarin"],
    };
    for (const language of LANGUAGES) {
      const { warnings } = checkMedication("ibuprofen", profile, language, TABLE);
      expect(new Set(warnings.map(({ kind }) => kind)).size).toBe(7);
      for (const { title, reason, advice, source } of warnings) {
        expect(title).toMatch(/^\p{Lu}.*\p{L}$/u);
        expect(reason).toMatch(/\.$/);
        expect(advice).toMatch(/\.$/);
        expect(source).toMatchObject({ url: expect.stringMatching(/^https:/), writtenOn: expect.any(String) });
      }
    }
  });

  it("is never called safe: what is unknown is said, and what is known is no full check", () => {
    const summary = (name: string) => checkMedication(name, nobody, "en", TABLE).summary;
    expect(summary("Zentrifugol")).toBe("We do not know this medicine, so we cannot check it.");
    expect(summary("")).toBe("We do not know this medicine, so we cannot check it.");
    expect(summary("ibuprofen")).toMatch(
      /^We check \d{3} medicines against your profile\. It is not a full check: ask your pharmacist\.$/,
    );
    expect(checkMedication("ibuprofen", null, "en", TABLE).warnings).toEqual([]);
  });

  it("does not tell anybody to stop what a doctor gave them", () => {
    const [warning] = checkMedication("warfarin", { ...nobody, medications: ["ibuprofen"] }, "en", TABLE).warnings;
    expect(warning?.advice).toContain("do not stop it by yourself");
  });
});

describe("suggestions", () => {
  const names = (text: string, first = 20) => suggestMedicines(text, first, TABLE).map(({ name }) => name);

  it.each([
    ["parac", "Paracetamol"],
    ["Paracet", "Paracetamol"],
    ["praacet", "Paracetamol"],
    ["ibuprofin", "Ibuprofin"],
    ["ibuprophen", "Ibuprofen"],
    ["nurof", "Nurofen"],
    ["amoxi", "Amoxicillin"],
    ["millepert", "Millepertuis"],
    ["jardinier", ""],
  ])("%s leads to %s", (typed, expected) => {
    if (expected) expect(names(typed)).toContain(expected);
    else expect(names(typed)).toEqual([]);
  });

  it("say what is in a brand, the closest first, each once and at most 20", () => {
    expect(suggestMedicines("nurofen plus", 1, TABLE)).toEqual([
      { name: "Nurofen Plus", ingredients: ["Ibuprofen", "Codeine"] },
    ]);
    expect(names("paracetamol")[0]).toBe("Paracetamol");
    expect(names("p", 500)).toHaveLength(20);
    expect(names("p", -3)).toHaveLength(1);
    expect(new Set(names("pa")).size).toBe(names("pa").length);
    for (const nothing of ["", " ", "?", "x".repeat(10_000)]) expect(names(nothing)).toEqual([]);
  });
});
