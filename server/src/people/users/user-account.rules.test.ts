import fc from "fast-check";
import { reasonProblem, searchProblem, tidyReason, USER_LIMITS, USER_MESSAGES } from "./user-account.rules";

describe("a reason", () => {
  it.each([
    ["  Asked \n by\tphone ", "Asked by phone"],
    ["a\u0000b\u200bc", "a bc"],
    ["\u202ereversed\u202c", "reversed"],
  ])("%j is kept as %j", (typed, kept) => expect(tidyReason(typed)).toBe(kept));

  it("is one line that stays as it is, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const kept = tidyReason(typed);
        expect(tidyReason(kept)).toBe(kept);
        expect(kept).not.toMatch(/[\p{Cc}\u200b\u202e]|^\s|\s$/u);
      }),
    );
  });

  it("has as many characters as it takes, however they are stored", () => {
    const limits = USER_LIMITS.suspensionReason;
    expect(reasonProblem("😀".repeat(4), limits, "short")).toBe("short");
    expect(reasonProblem("😀".repeat(5), limits, "short")).toBeUndefined();
    expect(reasonProblem("😀".repeat(500), limits, "short")).toBeUndefined();
    expect(reasonProblem("x".repeat(501), limits, "short")).toBe(USER_MESSAGES.reasonLong);
  });
});

it("a search has four characters at least", () => {
  expect(searchProblem("abc")).toBe(USER_MESSAGES.searchShort);
  expect(searchProblem("abcd")).toBeUndefined();
  expect(searchProblem("x".repeat(255))).toBe(USER_MESSAGES.searchLong);
});
