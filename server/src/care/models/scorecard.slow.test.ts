import { readFileSync } from "node:fs";
import path from "node:path";
import { clinicalBook } from "../clinical/book-file";
import { scoredBy } from "../clinical/scorecard.rules";
import { scorecardFromSources, textOfScorecard } from "./scorecard-from-sources";
import { learnedScorecard, type ScoredExample } from "./scorecard-training.rules";

const FILE = path.resolve(__dirname, "../../../clinical/scorecard.yaml");

describe("the scorecard of the book", () => {
  it("is what npm run triage:scorecard makes of the book and the messages", () => {
    expect(textOfScorecard(scorecardFromSources(clinicalBook()))).toBe(readFileSync(FILE, "utf8"));
  });

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
