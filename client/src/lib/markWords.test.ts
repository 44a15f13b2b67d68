import { markStretches } from "./markWords";

const shown = (text: string, ...stretches: [number, number][]) =>
  markStretches(
    text,
    stretches.map(([start, end]) => ({ start, end })),
  )
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join("");

describe("markStretches", () => {
  it("cuts a text where stretches stand in it, in any order", () => {
    expect(shown("It cures hay fever for good", [19, 27], [3, 8])).toBe("It [cures] hay fever [for good]");
    expect(shown("cures", [0, 5])).toBe("[cures]");
    expect(shown("nothing")).toBe("nothing");
    expect(shown("")).toBe("");
  });

  it("joins what overlaps or touches, and leaves out what lies outside", () => {
    expect(shown("cures hay fever", [0, 9], [6, 15])).toBe("[cures hay fever]");
    expect(shown("cures hay", [0, 5], [5, 9])).toBe("[cures hay]");
    expect(shown("cures hay", [0, 9], [2, 4])).toBe("[cures hay]");
    expect(shown("cures", [3, 99], [7, 9])).toBe("cur[es]");
  });
});
