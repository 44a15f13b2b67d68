import { HEALTH_TOPICS } from "../../people/accounts/audience-label.rules";
import { isOfAge } from "./cohort.rules";
import { topicsOfCondition, topicsOfConditions } from "./condition.rules";
import { signalsOf } from "./signal.rules";

const named = (mask: number) => HEALTH_TOPICS.filter((_, at) => (mask & (1 << at)) !== 0);

it.each([
  ["Asthma", ["Respiratory"]],
  ["  mild ASTHMA (childhood)", ["Respiratory"]],
  ["COPD", ["Respiratory"]],
  ["High blood pressure", ["Cardiovascular"]],
  ["Hypertension artérielle", ["Cardiovascular"]],
  ["Bluthochdruck", ["Cardiovascular"]],
  ["Irritable bowel syndrome", ["Digestive"]],
  ["Crohn's disease", ["Digestive"]],
  ["Rückenschmerzen", ["Musculoskeletal"]],
  ["Hay-fever", ["Allergies"]],
  ["Rhume des foins", ["Allergies"]],
  ["insomnia", ["Sleep disorders"]],
  ["Allergic rhinitis and asthma", ["Respiratory", "Allergies"]],
  ["asthmatic", []],
  ["no asthma", []],
  ["family history of heart disease", []],
  ["Depression", []],
  ["Breast cancer", []],
  ["HIV", []],
  ["Type 2 diabetes", []],
  ["", []],
])("%s is about %j", (condition, topics) => {
  expect(named(topicsOfCondition(condition))).toEqual(topics);
});

it("a list is about all that its entries are about", () => {
  expect(named(topicsOfConditions(["Asthma", "Migraine", "Gout"]))).toEqual(["Respiratory", "Musculoskeletal"]);
});

const nothing = { steps: null, activeMinutes: null, sleepShare: null, restingRise: null, restingSpread: null };
it.each([
  [{}, 0],
  [{ steps: 9_999.9 }, 0],
  [{ steps: 10_000 }, 1],
  [{ steps: 5_000 }, 0],
  [{ steps: 4_999.9 }, 2],
  [{ activeMinutes: 150 / 7 }, 4],
  [{ activeMinutes: 21 }, 0],
  [{ sleepShare: 0.75 }, 0],
  [{ sleepShare: 0.749 }, 8],
  [{ restingRise: 4.9 }, 0],
  [{ restingRise: 5 }, 16],
  [{ restingSpread: 19.9 }, 0],
  [{ restingSpread: 20 }, 32],
  [{ steps: 12_000, activeMinutes: 40 }, 5],
])("habits %j have the signals %d", (given, mask) => {
  expect(signalsOf({ ...nothing, ...given })).toBe(mask);
});

it.each([
  [{ age: null, dateOfBirth: null }, false],
  [{ age: 17, dateOfBirth: null }, false],
  [{ age: 18, dateOfBirth: null }, true],
  [{ age: null, dateOfBirth: "2008-11-23" }, true],
  [{ age: null, dateOfBirth: "2008-11-24" }, false],
])("of age: %j is %p", (facts, expected) => {
  expect(isOfAge(facts, "2026-11-23")).toBe(expected);
});
