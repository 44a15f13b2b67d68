import { hostOf, marksOf } from "./adverts";

describe("hostOf", () => {
  it("shows where an address leads, and nothing for half an address", () => {
    expect(hostOf("https://www.northbank.example/spray?x=1")).toBe("northbank.example");
    expect(hostOf("https:/")).toBe("");
    expect(hostOf("northbank")).toBe("");
  });
});

describe("marksOf", () => {
  it("puts what all rules found under the text in which it stands", () => {
    const match = (field: "TITLE" | "ALT_TEXT", start: number, end: number) => ({ field, start, end });
    expect(
      marksOf([{ matches: [match("TITLE", 0, 5), match("ALT_TEXT", 2, 3)] }, { matches: [match("TITLE", 7, 9)] }]),
    ).toEqual({
      TITLE: [
        { start: 0, end: 5 },
        { start: 7, end: 9 },
      ],
      DESCRIPTION: [],
      ALT_TEXT: [{ start: 2, end: 3 }],
      DISCLAIMER: [],
    });
  });
});
