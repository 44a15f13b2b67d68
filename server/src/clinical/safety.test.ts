import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { assess } from "./book.test-support";
import { readSafetyCases } from "./safety.rules";

const FOLDER = path.resolve(__dirname, "../../data/triage/safety");
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith(".jsonl"));
const casesOf = (file: string) => readSafetyCases(readFileSync(path.join(FOLDER, file), "utf8"));

describe.each(FILES)("the safety set %s", (file) => {
  const cases = casesOf(file);

  it.each(cases.map(({ id, label, text }) => [id, label, text] as const))("%s: %s: %j", (_, label, text) => {
    const { isCritical, signals } = assess(text);
    expect({ text, isCritical, signals: signals.map(({ concept }) => concept) }).toMatchObject({
      isCritical: label === "emergency",
    });
  });

  it("has ids and sentences of its own", () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(new Set(cases.map(({ text }) => text.toLowerCase())).size).toBe(cases.length);
  });
});

describe("the safety set in English", () => {
  it("is large enough to mean something", () => {
    const cases = casesOf("en.jsonl");
    expect(cases.filter(({ label }) => label === "emergency").length).toBeGreaterThanOrEqual(300);
    expect(cases.filter(({ label }) => label === "not_emergency").length).toBeGreaterThanOrEqual(150);
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
