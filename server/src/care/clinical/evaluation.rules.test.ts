import { assess } from "./book.test-support";
import type { CareLabel } from "./care-level.rules";
import { evaluate, jsonOf, knownOf, readCases, reportOf, shareOf } from "./evaluation.rules";

const line = (id: string, label: string, text = "a cold") => JSON.stringify({ id, text, label });

describe("reading cases", () => {
  it("takes one case a line, with or without a language", () => {
    const file = `${line("a", "urgent")}\n\n${JSON.stringify({ id: 2, text: "b", label: "routine", language: "fr" })}\r\n`;
    expect(readCases(file)).toEqual([
      { id: "a", text: "a cold", label: "urgent", language: "en" },
      { id: "2", text: "b", label: "routine", language: "fr" },
    ]);
  });

  it.each([
    ["no JSON", "{", "Line 2: this is not JSON."],
    ["a list", "[]", "Line 2: this is not an object."],
    ["no id", '{"text":"a","label":"urgent"}', 'Line 2: "id" is missing.'],
    ["no text", '{"id":"a","text":" ","label":"urgent"}', 'Line 2: "text" is missing.'],
    ["another label", line("a", "soon"), 'Line 2: "label" has to be one of emergency, urgent, routine.'],
  ])("names the line of %s", (_, bad, message) => {
    expect(() => readCases(`${line("first", "urgent")}\n${bad}`)).toThrow(message);
  });

  it("refuses an empty file", () => {
    expect(() => readCases("\n")).toThrow("There are no cases in it.");
  });
});

describe("measuring", () => {
  const given: Record<string, CareLabel> = { a: "emergency", b: "urgent", c: "routine", d: "emergency" };
  const cases = readCases(
    [
      ["1", "emergency", "a"],
      ["2", "emergency", "b"],
      ["3", "urgent", "b"],
      ["4", "routine", "c"],
      ["5", "routine", "d"],
    ]
      .map(([id = "", label = "", text]) => line(id, label, text))
      .join("\n"),
  );
  const evaluation = evaluate(cases, (text) => given[text] ?? "routine");

  it("counts", () => {
    expect(evaluation.emergencyRecall.value).toBe(0.5);
    expect(evaluation.atOrAbove.value).toBe(0.8);
    expect(evaluation.accuracy.value).toBe(0.6);
    expect(evaluation.routineAsEmergency.value).toBe(0.5);
    expect(evaluation.macroF1).toBeCloseTo((0.5 + 2 / 3 + 2 / 3) / 3);
    expect(evaluation.macroPrecision).toBeCloseTo((0.5 + 0.5 + 1) / 3);
    expect(evaluation.macroRecall).toBeCloseTo((0.5 + 1 + 0.5) / 3);
    expect(evaluation.confusion.emergency).toEqual({ emergency: 1, urgent: 1, routine: 0 });
    expect(evaluation.wrong.map(({ id }) => id)).toEqual(["2", "5"]);
  });

  it("counts a label that is never given as never right, and leaves out one that there is nothing of", () => {
    const { macroPrecision, macroRecall, macroF1 } = evaluate(cases, () => "routine");
    expect([macroPrecision, macroRecall, macroF1]).toEqual(
      [0.4 / 3, 1 / 3, (2 * 0.4) / 1.4 / 3].map((value) => expect.closeTo(value)),
    );
    const one = evaluate(
      cases.filter(({ label }) => label === "routine"),
      () => "routine",
    );
    expect([one.macroPrecision, one.macroRecall, one.macroF1]).toEqual([1, 1, 1]);
  });

  it("takes age and sex for those of whoever is ill, or of whoever writes", () => {
    const [ill, writer] = readCases(
      [
        '{"id":"1","text":"t","label":"urgent","age":3}',
        '{"id":"2","text":"t","label":"urgent","age":30,"of":"writer"}',
      ].join("\n"),
    ).map(knownOf);
    expect(ill).toMatchObject({ age: 3, isOfSubject: true });
    expect(writer).toMatchObject({ age: 30 });
    expect(writer).not.toHaveProperty("isOfSubject");
    expect(() => readCases('{"id":"1","text":"t","label":"urgent","of":"cat"}')).toThrow("Line 1");
  });

  it("has Wilson's intervals", () => {
    const share = shareOf(9, 10);
    expect(share.from).toBeCloseTo(0.5958, 4);
    expect(share.to).toBeCloseTo(0.9821, 4);
    expect(shareOf(0, 0)).toMatchObject({ from: 0, to: 1 });
  });

  it("reports to people and to machines", () => {
    expect(reportOf(evaluation)).toMatch(/^Emergencies recognised\s+50\.0 %/);
    expect(Object.keys(JSON.parse(jsonOf(evaluation)))).toEqual(
      expect.arrayContaining(["emergencyRecall", "atOrAbove", "accuracy", "macroF1", "confusion", "intervals", "n"]),
    );
  });
});

describe("what an answer comes down to", () => {
  it.each([
    ["chest pain", "emergency"],
    ["I want to die", "emergency"],
    ["coughing up blood", "urgent"],
    ["my elbow is green", "urgent"],
    ["I have a cold", "routine"],
  ])("%s: %s", (text, label) => {
    expect(assess(text).label).toBe(label);
  });
});
