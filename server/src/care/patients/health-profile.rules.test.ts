import { londonDay, yearsBetween } from "../../platform/london.rules";
import { ageOn, factProblems, type HealthFacts, tidyFacts, tidyList } from "./health-profile.rules";
import { medicationProblems, stopProblem } from "./medication.rules";

const TODAY = "2026-11-21";
const nothing: HealthFacts = {
  age: null,
  dateOfBirth: null,
  gender: null,
  pregnantOrBreastfeeding: null,
  city: null,
  allergies: [],
  conditions: [],
};
const wrong = (facts: Partial<HealthFacts>) => factProblems({ ...nothing, ...facts }, TODAY).map(({ field }) => field);

it("keeps each entry once, as it was first written, and no blanks", () => {
  expect(tidyList([" Peanuts ", "peanuts", "", "  ", "Latex\n", "ＬＡＴＥＸ", "a\u200bb"])).toEqual([
    "Peanuts",
    "Latex",
    "ab",
  ]);
});

it.each<[Partial<HealthFacts>, string[]]>([
  [{}, []],
  [{ age: 16 }, []],
  [{ age: 120 }, []],
  [{ age: 15 }, ["age"]],
  [{ age: 121 }, ["age"]],
  [{ dateOfBirth: "2010-11-21" }, []],
  [{ dateOfBirth: "2010-11-22" }, ["dateOfBirth"]],
  [{ dateOfBirth: "2027-01-01" }, ["dateOfBirth"]],
  [{ dateOfBirth: "1890-01-01" }, ["dateOfBirth"]],
  [{ dateOfBirth: "1990-02-30" }, ["dateOfBirth"]],
  [{ dateOfBirth: "27/03/1986" }, ["dateOfBirth"]],
  [{ dateOfBirth: "" }, ["dateOfBirth"]],
  [{ allergies: Array.from({ length: 101 }, (_, at) => `a${at}`) }, ["allergies"]],
  [{ conditions: ["x".repeat(201)], age: 3 }, ["age", "conditions"]],
])("%j: wrong is %j", (facts, fields) => {
  expect(wrong(facts)).toEqual(fields);
});

it("computes the age from the date of birth, which leaves no room for another one", () => {
  expect(tidyFacts({ ...nothing, age: 50, dateOfBirth: "1986-03-27" })).toMatchObject({ age: null });
  expect(ageOn({ age: null, dateOfBirth: "1986-11-21" }, TODAY)).toBe(40);
  expect(ageOn({ age: null, dateOfBirth: "1986-11-22" }, TODAY)).toBe(39);
  expect(ageOn({ age: 50, dateOfBirth: null }, TODAY)).toBe(50);
  expect(yearsBetween("2008-02-29", "2026-02-28")).toBe(17);
  expect(yearsBetween("2008-02-29", "2026-03-01")).toBe(18);
});

it("counts days in London, where summer begins an hour before midnight", () => {
  expect(londonDay(new Date("2026-06-30T23:30:00Z"))).toBe("2026-07-01");
  expect(londonDay(new Date("2026-12-31T23:30:00Z"))).toBe("2026-12-31");
});

it.each([
  ["", null, null, ["name"]],
  ["x".repeat(201), "y".repeat(201), "soon", ["name", "dosage", "startDate"]],
  ["Ramipril", null, "2027-11-21", []],
  ["Ramipril", null, "2027-11-22", ["startDate"]],
  ["Ramipril", null, "1899-12-31", ["startDate"]],
])("of a medicine %s %s %s, wrong is %j", (name, dosage, startDate, fields) => {
  const found = medicationProblems({ name, dosage, frequency: "ONCE", startDate }, TODAY);
  expect(found.map(({ field }) => field)).toEqual(fields);
});

it("lets a medicine be stopped on a day from its start to today", () => {
  expect(stopProblem(TODAY, "2026-01-01", TODAY)).toBeUndefined();
  expect(stopProblem("2026-11-22", null, TODAY)).toBe("Please enter a date that is not in the future.");
  expect(stopProblem("2025-12-31", "2026-01-01", TODAY)).toBe("You cannot stop a medicine before you start it.");
  expect(stopProblem("", null, TODAY)).toBe("Please enter a date, for example 2026-03-27.");
});
