import { penceOf, statusOf, typedPrice, wordOf } from "./creatives";

describe("penceOf", () => {
  it.each([
    ["", null],
    [" 7.49 ", 749],
    ["£7.5", 750],
    ["1,200", 120_000],
    ["0", 0],
    ["7.499", undefined],
    ["seven", undefined],
    ["-1", undefined],
    ["1e3", undefined],
  ])("reads %p as %p", (typed, pence) => expect(penceOf(typed)).toBe(pence));

  it("reads what it writes", () => {
    for (const pence of [0, 5, 749, 120_000]) expect(penceOf(typedPrice(pence))).toBe(pence);
    expect(typedPrice(null)).toBe("");
  });
});

describe("the state in the address", () => {
  it("is a word in lower case, and nothing else counts", () => {
    expect(wordOf("NEEDS_REVISION")).toBe("needs-revision");
    expect(statusOf("needs-revision")).toBe("NEEDS_REVISION");
    expect(statusOf("sold")).toBeUndefined();
    expect(statusOf(null)).toBeUndefined();
  });
});
