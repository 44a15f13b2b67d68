import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { LANGUAGES } from "../../people/accounts/account.rules";
import { CARE_LABELS } from "../clinical/care-level.rules";
import type { TrainingLine } from "./composition.rules";
import { BadKernel, HELD_OUT_STYLES, readKernels } from "./kernels.rules";
import { learnedLines } from "./record.rules";
import { composedLines, DATA, readAllKernels, readLines, TRAINING_FOLDER } from "./training-data";

const LINES = readLines<TrainingLine>(TRAINING_FOLDER);
const MEASURED = ["safety", "development", "outside"].map((folder) => path.join(DATA, folder));

/** The cases of a folder, also those that are packed because they are only counted. */
function casesIn(folder: string): { text: string }[] {
  const closed = readdirSync(folder).filter((name) => name.endsWith(".jsonl.gz"));
  const packed = closed.flatMap((name) =>
    gunzipSync(readFileSync(path.join(folder, name)))
      .toString()
      .trim()
      .split("\n"),
  );
  return [...readLines<{ text: string }>(folder), ...packed.map((line) => JSON.parse(line) as { text: string })];
}

/** Letters and numbers alone, so that a comma makes no other sentence. */
const normalised = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

describe("the training lines", () => {
  it("are what the script composes from the kernels", () => {
    const composed = LANGUAGES.flatMap((language) => composedLines().filter((line) => line.language === language));
    const inOrder = LANGUAGES.flatMap((language) => LINES.filter((line) => line.language === language));
    expect(inOrder).toEqual(composed);
  });

  it("have ids and texts of their own", () => {
    expect(new Set(LINES.map(({ id }) => id)).size).toBe(LINES.length);
    const texts = LINES.map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it("hold no case of a set that measures", () => {
    const cases = new Set(MEASURED.flatMap(casesIn).map((one) => normalised(one.text)));
    expect(cases.size).toBeGreaterThan(4000);
    const shared = LINES.filter(({ text }) => cases.has(normalised(text)));
    expect(shared.map(({ id }) => id)).toEqual([]);
  });

  it("are many, in four languages and of all labels", () => {
    expect(learnedLines(LINES).length).toBeGreaterThan(5000);
    expect(readAllKernels().length).toBeGreaterThan(1200);
    expect(new Set(LINES.map(({ concept }) => concept)).size).toBeGreaterThan(150);
    for (const language of LANGUAGES) {
      for (const label of CARE_LABELS) {
        const own = LINES.filter((line) => line.language === language && line.label === label);
        expect(own.length).toBeGreaterThan(200);
        expect(own.filter(({ style }) => HELD_OUT_STYLES.includes(style)).length).toBeGreaterThan(4);
      }
    }
  });

  it("give a held-out style nothing but what was written", () => {
    const kernels = new Set(readAllKernels().map(({ text }) => text));
    const heldOut = LINES.filter(({ style }) => HELD_OUT_STYLES.includes(style));
    expect(heldOut.filter(({ text }) => !kernels.has(text))).toEqual([]);
    const learned = new Set(learnedLines(LINES).map(({ text }) => normalised(text)));
    expect(heldOut.filter(({ text }) => learned.has(normalised(text)))).toEqual([]);
  });

  it("have a file for each language", () => {
    expect(readdirSync(TRAINING_FOLDER).sort()).toEqual(LANGUAGES.map((language) => `${language}.jsonl`).sort());
    expect(readFileSync(path.join(TRAINING_FOLDER, "../DATASHEET.md"), "utf8")).toContain(
      `${learnedLines(LINES).length.toLocaleString("en-GB")} lines`,
    );
  });
});

describe("reading kernels", () => {
  it("takes concept and style", () => {
    expect(readKernels("= cold\np a runny nose\n\nt snotty lol\n", "en", "routine")).toEqual([
      { language: "en", label: "routine", concept: "cold", style: "plain", text: "a runny nose" },
      { language: "en", label: "routine", concept: "cold", style: "message", text: "snotty lol" },
    ]);
  });

  it.each([["p no concept before it"], ["= cold\nz a style that nobody knows"], ["= cold\np "]])(
    "refuses %j",
    (file) => {
      expect(() => readKernels(file, "en", "routine")).toThrow(BadKernel);
    },
  );
});
