import { readFileSync } from "node:fs";
import path from "node:path";
import { clinicalBook } from "../clinical/book-file";
import { scoredBy } from "../clinical/scorecard.rules";
import { readModel } from "./model-file";
import { SHIPPED, sourcesStamp, trainedFromSources } from "./model-from-sources";
import { scorecardFromSources, textOfScorecard } from "./readers-from-sources";
import { learnedScorecard, type ScoredExample } from "./scorecard-training.rules";
import { serialise } from "./text-model.rules";

const FILE = path.resolve(__dirname, "../../../clinical/scorecard.yaml");

describe("the scorecard of the book", () => {
  it("is what npm run triage:learn makes of the book and the messages", () => {
    expect(textOfScorecard(scorecardFromSources(clinicalBook()))).toBe(readFileSync(FILE, "utf8"));
  });

  it("comes with the model that follows from the same sources, byte for byte", () => {
    expect(readFileSync(path.join(SHIPPED, "stamp"), "utf8").trim()).toBe(sourcesStamp());
    const { model, record } = readModel(SHIPPED);
    const made = trainedFromSources(clinicalBook());
    expect(Buffer.compare(serialise(made.model), serialise(model))).toBe(0);
    expect(JSON.parse(JSON.stringify(made.record))).toEqual(record);
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
