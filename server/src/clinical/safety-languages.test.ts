import { readFileSync } from "node:fs";
import path from "node:path";
import { assess } from "./book.test-support";

interface Phrase {
  id: string;
  language: string;
  text: string;
  label: "emergency" | "not_emergency";
}

const FOLDER = path.join(__dirname, "../../data/triage/safety");

function phrasesIn(language: string): Phrase[] {
  const lines = readFileSync(path.join(FOLDER, `${language}.jsonl`), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as Phrase);
}

describe.each(["fr", "es", "de"])("the safety phrases in %s", (language) => {
  const phrases = phrasesIn(language);
  const labelled = (label: Phrase["label"]) => phrases.filter((phrase) => phrase.label === label);

  it("are many, and each has an id of its own", () => {
    expect(labelled("emergency").length).toBeGreaterThanOrEqual(80);
    expect(labelled("not_emergency").length).toBeGreaterThanOrEqual(50);
    expect(new Set(phrases.map(({ id }) => id)).size).toBe(phrases.length);
    expect(new Set(phrases.map((phrase) => phrase.language))).toEqual(new Set([language]));
  });

  it.each(labelled("emergency").map(({ id, text }) => [id, text]))("%s is an emergency or a crisis: %j", (_, text) => {
    expect(assess(text ?? "").isCritical).toBe(true);
  });

  it.each(labelled("not_emergency").map(({ id, text }) => [id, text]))("%s is none: %j", (_, text) => {
    expect(assess(text ?? "").signals.filter(({ level }) => level === "EMERGENCY" || level === "CRISIS")).toEqual([]);
  });
});
