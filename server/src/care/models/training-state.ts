import { gunzipSync, gzipSync } from "node:zlib";
import { BUCKETS } from "../clinical/features.rules";
import { CELL, type TrainingState } from "./training.rules";

const LABELS = 3;
const PLACES = BUCKETS * CELL;
/** Rounds, random state, and the biases, each in 8 bytes. */
const HEAD_BYTES = 8 * (2 + LABELS);
const BYTES = HEAD_BYTES + 4 * PLACES;

/** What was kept of a training cannot be read. */
export class BrokenState extends Error {}

/** The bytes of what a training goes on with, packed. */
export function packState({ round, random, cells, biases }: TrainingState): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  const head = new DataView(bytes.buffer, 0, HEAD_BYTES);
  for (const [at, value] of [round, random, ...biases].entries()) head.setFloat64(8 * at, value, true);
  new Float32Array(bytes.buffer, HEAD_BYTES, PLACES).set(cells);
  return Uint8Array.from(gzipSync(bytes, { level: 1 }));
}

/** @throws BrokenState */
export function unpackState(packed: Uint8Array): TrainingState {
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(gunzipSync(packed, { maxOutputLength: BYTES }));
  } catch (error) {
    throw new BrokenState(error instanceof Error ? error.message : "It cannot be unpacked.");
  }
  if (bytes.length !== BYTES) throw new BrokenState("It has another size.");
  const head = new DataView(bytes.buffer, 0, HEAD_BYTES);
  const [round = 0, random = 0, ...biases] = Array.from({ length: 2 + LABELS }, (_, at) =>
    head.getFloat64(8 * at, true),
  );
  return {
    round,
    random,
    cells: new Float32Array(bytes.buffer, HEAD_BYTES, PLACES),
    biases: Float64Array.from(biases),
  };
}
