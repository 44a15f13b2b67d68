import { TIERS } from "../subscriptions/plan.rules";
import { tierIncludes, type Uses } from "./paid-month.rules";

const nothing: Uses = { topics: [], signals: [], relatedTopics: false, returnToTopic: false, variantId: null };

it.each<[string, Partial<Uses>, string[]]>([
  ["places and languages", {}, ["BRONZE", "SILVER", "GOLD", "PLATINUM"]],
  ["topics", { topics: ["Allergies"] }, ["SILVER", "GOLD", "PLATINUM"]],
  ["signals", { signals: ["Sedentary"] }, ["SILVER", "GOLD", "PLATINUM"]],
  ["related topics", { relatedTopics: true }, ["GOLD", "PLATINUM"]],
  ["returning", { returnToTopic: true }, ["GOLD", "PLATINUM"]],
  ["two creatives", { variantId: "x" }, ["PLATINUM"]],
])("%s are sold by their tiers", (_what, given, expected) => {
  expect(TIERS.filter((tier) => tierIncludes(tier, { ...nothing, ...given }))).toEqual(expected);
});
