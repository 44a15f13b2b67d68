import { setImmediate } from "node:timers/promises";
import type { Platform } from "../../platform/context";
import type { TrainingLine } from "./composition.rules";
import { learnedLines } from "./record.rules";
import { DATA } from "./training-data";
import { measuringTexts, readTrainingInput } from "./training-input";
import { foldText } from "./training-line.rules";

/** A line that comes with the product, and its words to search in: folded, with a blank before each. */
export interface CommittedLine extends TrainingLine {
  words: string;
}

/** What comes with the product. */
export interface CommittedLines {
  /** Those that models learn, in the order of the files. Lines of held-out styles are not among them. */
  learned: readonly CommittedLine[];
  /** Whether a text, folded, is one that models learn or one that they are measured on. */
  kindOf(folded: string): "LEARNED" | "APART" | null;
}

/** Texts that are folded before others get their turn. */
const AT_ONCE = 1_000;
const read = new Map<string, Promise<CommittedLines>>();

/**
 * The lines of the training data folder, read once by a process.
 * @throws TrainingProblem when they cannot be read; they are tried again the next time.
 */
export function committedLines({ config }: Pick<Platform, "config">): Promise<CommittedLines> {
  const folder = config.trainingDataDirectory ?? DATA;
  const known = read.get(folder) ?? readFolder(folder);
  read.set(folder, known);
  known.catch(() => read.delete(folder));
  return known;
}

async function readFolder(folder: string): Promise<CommittedLines> {
  const input = readTrainingInput(folder);
  const lines = learnedLines(input.lines);
  const folded = await foldAll(lines.map(({ text }) => text));
  const learned = lines.map((line, at) => ({ ...line, words: ` ${folded[at]}` }));
  const texts = new Set(folded);
  const apart = new Set(await foldAll(measuringTexts(folder, input)));
  return {
    learned,
    kindOf: (folded) => (apart.has(folded) ? "APART" : texts.has(folded) ? "LEARNED" : null),
  };
}

async function foldAll(texts: readonly string[]): Promise<string[]> {
  const folded: string[] = [];
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    folded.push(...texts.slice(at, at + AT_ONCE).map(foldText));
    await setImmediate();
  }
  return folded;
}
