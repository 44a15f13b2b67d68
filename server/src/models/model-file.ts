import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MODEL_VERSION, type ModelRecord } from "./record.rules";
import { deserialise, serialise, type TextModel } from "./text-model.rules";

/** A trained model with its record. */
export interface AnsweringModel {
  model: TextModel;
  record: ModelRecord;
}

/** The files of a version cannot be used. The message says why. */
export class BrokenModel extends Error {}

const weightsFile = (folder: string) => path.join(folder, `${MODEL_VERSION}.weights`);
const recordFile = (folder: string) => path.join(folder, `${MODEL_VERSION}.record.json`);

const checksumOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Writes weights and record, each in one step, so that nobody reads half a file. The record comes last. */
export function writeModel(folder: string, { model, record }: AnsweringModel): void {
  mkdirSync(folder, { recursive: true });
  const bytes = serialise(model);
  const write = (file: string, content: Uint8Array | string) => {
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  };
  write(weightsFile(folder), bytes);
  write(recordFile(folder), `${JSON.stringify({ ...record, checksum: checksumOf(bytes) }, null, 2)}\n`);
}

/**
 * Reads weights and record of the version that this code was written for.
 * @throws BrokenModel when a file is missing, or the weights are not those that the record speaks of.
 */
export function readModel(folder: string): AnsweringModel {
  let bytes: Uint8Array;
  let record: ModelRecord & { checksum: string };
  try {
    bytes = readFileSync(weightsFile(folder));
    record = JSON.parse(readFileSync(recordFile(folder), "utf8"));
  } catch (error) {
    throw new BrokenModel(`The text model cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  if (record.version !== MODEL_VERSION) throw new BrokenModel(`The record is of version ${record.version}.`);
  if (checksumOf(bytes) !== record.checksum) throw new BrokenModel("The weights do not have their checksum.");
  const model = deserialise(bytes);
  if (!model) throw new BrokenModel("The weights are not those of a model.");
  return { model, record };
}
