import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Bytes that are alive now, buffers outside the heap included. */
function alive(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Watches whether something grows with what it works through. */
export class MemoryWatch {
  private readonly samples: number[] = [];
  private steps = 0;
  private next = 1;

  /** Called at each step. Collecting garbage takes long, so the samples become rarer the more there are. */
  step(): void {
    this.steps += 1;
    if (this.steps < this.next) return;
    this.samples.push(alive());
    this.next = Math.max(this.steps + 1, Math.ceil(this.steps * 1.4));
  }

  /**
   * Bytes by which the second half took more than the first: of each the least, because garbage of others comes and goes.
   * @throws Error when there were too few steps to tell.
   */
  get growth(): number {
    if (this.samples.length < 4)
      throw new Error(`Only ${this.samples.length} samples of memory in ${this.steps} steps`);
    const half = Math.floor(this.samples.length / 2);
    return Math.min(...this.samples.slice(half)) - Math.min(...this.samples.slice(0, half));
  }
}
