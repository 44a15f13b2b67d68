import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { assess } from "./book.test-support";
import { readSafetyCases } from "./safety.rules";

const FOLDER = path.resolve(__dirname, "../../../data/triage/safety");
/** How many emergencies and look-alikes are enough to mean something. */
const ENOUGH: Record<string, readonly [emergencies: number, others: number]> = { en: [300, 150] };

describe.each(readdirSync(FOLDER).filter((file) => file.endsWith(".jsonl")))("the safety set %s", (file) => {
  const cases = readSafetyCases(readFileSync(path.join(FOLDER, file), "utf8"));
  const emergencies = cases.filter(({ label }) => label === "emergency");

  it.each(cases.map(({ id, label, text }) => [id, label, text] as const))("%s: %s: %j", (_, label, text) => {
    const { isCritical, signals } = assess(text);
    expect({ text, isCritical, signals: signals.map(({ concept }) => concept) }).toMatchObject({
      isCritical: label === "emergency",
    });
  });

  it("is large enough to mean something", () => {
    const [some, others] = ENOUGH[path.basename(file, ".jsonl")] ?? [80, 50];
    expect(emergencies.length).toBeGreaterThanOrEqual(some);
    expect(cases.length - emergencies.length).toBeGreaterThanOrEqual(others);
  });

  it("has ids and sentences of its own", () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(new Set(cases.map(({ text }) => text.toLowerCase())).size).toBe(cases.length);
  });
});

describe("reading a file of the safety set", () => {
  it.each([["no json"], ['{"id":"a","text":"","label":"emergency"}'], ['{"id":"a","text":"b","label":"urgent"}']])(
    "names the line that cannot be used: %s",
    (line) => {
      expect(() => readSafetyCases(`{"id":"1","text":"t","label":"emergency"}\n${line}`)).toThrow("Line 2");
    },
  );
});
