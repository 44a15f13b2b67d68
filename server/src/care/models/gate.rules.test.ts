import { builtInModel } from "./answering-model";
import { gateOf, mayBePublished, metricsOf, refusalsOf } from "./gate.rules";
import { compareVersions, isNewerThanAll, nextVersion } from "./model-version.rules";
import type { ModelRecord } from "./record.rules";

const RECORD = builtInModel().found?.record as ModelRecord;

interface Reached {
  accuracy?: number;
  macroPrecision?: number;
  macroRecall?: number;
  macroF1?: number;
  missed?: number;
  emergencies?: number;
  n?: number;
}

/** A record that just reaches everything, but for what is named. */
function recordWith({ accuracy = 0.85, missed = 0, emergencies = 1253, n = 178, ...macro }: Reached): ModelRecord {
  const { heldOutStyles, safetySet } = RECORD;
  const just = { macroPrecision: 0.8, macroRecall: 0.8, macroF1: 0.82, ...macro };
  const share = { ...heldOutStyles.engine.accuracy, value: accuracy };
  const engine = { ...heldOutStyles.engine, ...just, n, accuracy: share };
  return { ...RECORD, heldOutStyles: { ...heldOutStyles, engine }, safetySet: { ...safetySet, missed, emergencies } };
}

describe("the gate", () => {
  it("opens exactly at the documented thresholds", () => {
    expect(refusalsOf(recordWith({}))).toEqual([]);
    expect(gateOf(recordWith({})).map(({ name, threshold }) => [name, threshold])).toEqual([
      ["accuracy", 0.85],
      ["precision", 0.8],
      ["recall", 0.8],
      ["f1", 0.82],
      ["missedEmergencies", 0],
    ]);
  });

  it.each<[Reached, string]>([
    [{ accuracy: 0.81 }, "Accuracy is 0.81 and has to be at least 0.85."],
    [{ accuracy: 0.8499 }, "Accuracy is 0.8499 and has to be at least 0.85."],
    [{ accuracy: 0.846 }, "Accuracy is 0.846 and has to be at least 0.85."],
    [{ macroPrecision: 0.5 }, "Precision is 0.50 and has to be at least 0.80."],
    [{ macroRecall: 0.79 }, "Recall is 0.79 and has to be at least 0.80."],
    [{ macroF1: 0.8 }, "The F1 score is 0.80 and has to be at least 0.82."],
    [{ missed: 1 }, "1 of the 1,253 emergencies of the safety set is missed, and none may be."],
    [{ missed: 2 }, "2 of the 1,253 emergencies of the safety set are missed, and none may be."],
    [{ emergencies: 0 }, "There was no emergency in the safety set, so it could not be measured."],
    [{ n: 0 }, "Accuracy is 0.00 and has to be at least 0.85."],
  ])("stays shut for %j, with a sentence", (reached, sentence) => {
    expect(refusalsOf(recordWith(reached))).toEqual([sentence]);
  });

  it("takes what a record says when it has been stored and read again", () => {
    const nothing = recordWith({ accuracy: Number.NaN, macroF1: 0, n: 0 });
    expect(metricsOf(JSON.parse(JSON.stringify(nothing)))).toMatchObject({ accuracy: 0, f1: 0 });
  });

  it("is one of three conditions of publishing", () => {
    const [good, bad] = [gateOf(recordWith({})), gateOf(recordWith({ missed: 1 }))];
    expect(mayBePublished({ isPublished: false, gate: good }, null)).toBe(true);
    expect(mayBePublished({ isPublished: true, gate: good }, null)).toBe(false);
    expect(mayBePublished({ isPublished: false, gate: good }, "Damaged.")).toBe(false);
    expect(mayBePublished({ isPublished: false, gate: bad }, null)).toBe(false);
  });
});

describe("versions", () => {
  it("are compared by their numbers, not by their letters", () => {
    expect(compareVersions("2.10.0", "2.9.0")).toBeGreaterThan(0);
    expect(compareVersions("2.2.0", "2.2.0")).toBe(0);
    expect(compareVersions("1.9.9", "2.0.0")).toBeLessThan(0);
    expect(isNewerThanAll("2.3.0", ["2.2.0", "2.2.9"])).toBe(true);
    expect(isNewerThanAll("2.3.0", ["2.3.0"])).toBe(false);
    expect(isNewerThanAll("1.0.0", [])).toBe(true);
  });

  it("go on with the next minor one", () => {
    expect(nextVersion(["2.2.0", "2.10.0", "2.9.3"])).toBe("2.11.0");
    expect(nextVersion([])).toBe("0.1.0");
  });
});
