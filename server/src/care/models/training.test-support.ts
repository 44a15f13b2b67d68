import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Caller, startTestServer, type TestServer, type TestServerOptions } from "../../../test/harness";
import { assess } from "../clinical/assessment.rules";
import { clinicalBook } from "../clinical/book-file";
import { CARE_LABELS } from "../clinical/care-level.rules";
import type { SafetyCase } from "../clinical/safety.rules";
import type { TrainingLine } from "./composition.rules";
import { heldOutCases, learnedLines } from "./record.rules";
import { readLines, SAFETY_FOLDER, TRAINING_FOLDER } from "./training-data";

export interface DataExample {
  /** About how many of the product's lines. */
  count?: number;
  /** Held-out cases with a label that nothing gives them, so that a model of them is not good enough. */
  isHard?: boolean;
  /** A line that cannot be read. */
  brokenLine?: string;
}

let known: { learned: TrainingLine[]; cases: TrainingLine[]; safety: SafetyCase[] } | undefined;

/** Lines of the product, and cases that the rules alone get right: quick to train, and good enough to be published. */
function parts() {
  if (known) return known;
  const lines = readLines<TrainingLine>(TRAINING_FOLDER);
  known = {
    learned: learnedLines(lines),
    cases: heldOutCases(lines)
      .filter((_, at) => at % 4 === 0)
      .filter(({ text, label }) => assess(text, clinicalBook()).label === label),
    safety: readLines<SafetyCase>(SAFETY_FOLDER).filter((_, at) => at % 40 === 0),
  };
  return known;
}

const harder = ({ label, ...line }: TrainingLine): TrainingLine => ({
  ...line,
  label: CARE_LABELS[(CARE_LABELS.indexOf(label) + 1) % CARE_LABELS.length] ?? "routine",
});

/** A folder of training data. */
export function makeTrainingData({ count = 700, isHard = false, brokenLine }: DataExample = {}): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "training-"));
  const { learned, cases, safety } = parts();
  const every = Math.floor(learned.length / count);
  const lines = [...learned.filter((_, at) => at % every === 0), ...(isHard ? cases.map(harder) : cases)];
  const written = lines.map((line) => JSON.stringify(line));
  if (brokenLine !== undefined) written.splice(2, 0, brokenLine);
  const files = { "training/en.jsonl": written, "safety/en.jsonl": safety.map((one) => JSON.stringify(one)) };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), `${content.join("\n")}\n`);
  }
  return folder;
}

/** A server that trains on such data. */
export function startTrainingServer(folder: string, options: TestServerOptions = {}): Promise<TestServer> {
  return startTestServer({ ...options, env: { ...options.env, TRAINING_DATA_DIR: folder } });
}

export interface ShownRun {
  id: string;
  number: number;
  status: string;
  phase: string;
  progress: number;
  epoch: number;
  epochs: number;
  metrics: { epoch: number; loss: number; accuracy: number; precision: number; recall: number; f1: number }[];
  finishedAt: string | null;
  startedBy: string | null;
  error: string | null;
  isResumable: boolean;
  resumedFrom: number | null;
  seed: number;
  dataHash: string | null;
  lineCount: number | null;
  addedLineCount: number | null;
  parameters: { rounds: number; step: number; shrinking: number };
  model: {
    id: string;
    version: string;
    checksum: string;
    isPublished: boolean;
    canPublish: boolean;
    gate: { name: string; isMet: boolean; sentence: string }[];
  } | null;
}

export const RUN = `id number status phase progress epoch epochs metrics { epoch loss accuracy precision recall f1 } finishedAt startedBy error
  isResumable resumedFrom seed dataHash lineCount addedLineCount parameters { rounds step shrinking }
  model { id version checksum isPublished canPublish gate { name isMet sentence } }`;

export const start = (caller: Caller, input: { seed?: number; rounds?: number } = {}) =>
  caller.run<{ startTraining: ShownRun }>(
    `mutation S($input: StartTrainingInput!) { startTraining(input: $input) { ${RUN} } }`,
    { input },
  );

export const act = (caller: Caller, name: "cancelTraining" | "resumeTraining", id: string) =>
  caller.run<Record<string, ShownRun>>(`mutation A($id: ID!) { ${name}(id: $id) { ${RUN} } }`, { id });

export async function read(caller: Caller, id: string): Promise<ShownRun> {
  const { data } = await caller.run<{ trainingRun: ShownRun }>(
    `query R($id: ID!) { trainingRun(id: $id) { ${RUN} } }`,
    { id },
  );
  return data.trainingRun;
}

/** The training when it is over, however long it takes on a busy machine. Who asks more often takes as much of the processor as it does. */
export async function finished(caller: Caller, id: string): Promise<ShownRun> {
  for (;;) {
    const run = await read(caller, id);
    if (run.status !== "RUNNING") return run;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** Trains to the end. */
export async function train(caller: Caller, input: { seed?: number; rounds?: number } = {}): Promise<ShownRun> {
  const { data, errors } = await start(caller, input);
  if (errors) throw new Error(errors[0]?.message);
  return finished(caller, data.startTraining.id);
}
