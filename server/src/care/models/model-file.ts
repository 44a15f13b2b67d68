import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type JudgedCase, MODEL_VERSION, type ModelRecord } from "./record.rules";
import { deserialise, serialise, type TextModel } from "./text-model.rules";

/** A trained model with its record. */
export interface AnsweringModel {
  model: TextModel;
  record: ModelRecord;
  /** What was given to each case that measured it. */
  cases: readonly JudgedCase[];
}

/** The files of a version cannot be used. The message says why. */
export class BrokenModel extends Error {}

const weightsFile = (folder: string) => path.join(folder, `${MODEL_VERSION}.weights`);
const recordFile = (folder: string) => path.join(folder, `${MODEL_VERSION}.record.json`);

/** The SHA-256 of bytes, in hexadecimal. */
export const checksumOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Writes weights and record, each in one step, so that nobody reads half a file. The record comes last. */
export function writeModel(folder: string, { model, record, cases }: AnsweringModel): void {
  mkdirSync(folder, { recursive: true });
  const bytes = serialise(model);
  const write = (file: string, content: Uint8Array | string) => {
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  };
  write(weightsFile(folder), bytes);
  write(recordFile(folder), `${JSON.stringify({ ...record, checksum: checksumOf(bytes), cases }, null, 2)}\n`);
}

/**
 * Reads weights and record of the version that this code was written for.
 * @throws BrokenModel when a file is missing, or the weights are not those that the record speaks of.
 */
export function readModel(folder: string): AnsweringModel {
  let bytes: Uint8Array;
  let kept: ModelRecord & { checksum: string; cases: JudgedCase[] };
  try {
    bytes = readFileSync(weightsFile(folder));
    kept = JSON.parse(readFileSync(recordFile(folder), "utf8"));
  } catch (error) {
    throw new BrokenModel(`The text model cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const { checksum, cases, ...record } = kept;
  if (record.version !== MODEL_VERSION) throw new BrokenModel(`The record is of version ${record.version}.`);
  return { model: verifiedModel(bytes, checksum), record, cases };
}

/** The model of these bytes. @throws BrokenModel when they do not have their checksum, or are not those of a model. */
export function verifiedModel(bytes: Uint8Array, checksum: string): TextModel {
  if (checksumOf(bytes) !== checksum) throw new BrokenModel("The weights do not have their checksum.");
  const model = deserialise(bytes);
  if (!model) throw new BrokenModel("The weights are not those of a model.");
  return model;
}
