import { readFileSync } from "node:fs";
import path from "node:path";
import { writtenBook } from "../clinical/book-file";
import { scoredBy } from "../clinical/scorecard.rules";
import { sampleStamp } from "./learned-from-sources";
import { SHIPPED, sourcesStamp } from "./model-from-sources";
import { learnedScorecard, type ScoredExample } from "./scorecard-training.rules";

const stampIn = (file: string) => readFileSync(path.join(SHIPPED, file), "utf8").trim();

describe("what npm run triage:learn writes", () => {
  it("comes from the sources as they are", () => expect(sourcesStamp()).toBe(stampIn("stamp")));

  it("follows from them: one line in 32, learned anew, gives the same scorecard, reader, model and record, byte for byte", () => {
    expect(sampleStamp(writtenBook())).toBe(stampIn("sample"));
  });
});

describe("the scorecard of the book", () => {
  it("learns what speaks for which label, and nothing from what stands in one message alone", () => {
    const of = (label: ScoredExample["label"], ...names: string[]) => Array<ScoredExample>(20).fill({ names, label });
    const scorecard = learnedScorecard([
      ...of("emergency", "always", "a present"),
      ...of("routine", "always", "a denied"),
      { label: "urgent", names: ["always", "once present"] },
    ]);
    expect(Object.keys(scorecard)).toEqual(["a denied", "a present", "always"]);
    expect(scoredBy(scorecard, ["always", "a present"]).emergency).toBeGreaterThan(0.6);
    expect(scoredBy(scorecard, ["always", "a denied"]).atLeastUrgent).toBeLessThan(0.3);
  });
});
