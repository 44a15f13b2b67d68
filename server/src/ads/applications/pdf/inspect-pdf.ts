import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { PDF_MAX_BYTES, PDF_TIME_MS, type PdfInspection, refused } from "./pdf.rules";
import type { WorkerAnswer } from "./pdf-worker";

/** Files that one process looks at at the same time. */
const AT_ONCE = 2;
/** How long the thread may take until it can begin, in ms. */
const START_MS = 30_000;
/** By how much the process may grow while a file is looked at, in bytes, and how often that is measured, in ms. */
const GROWTH_BYTES = 700 * 1024 * 1024;
const MEASURED_EVERY_MS = 50;
const THREAD_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** The thread's program stands beside this one: compiled in the built product, as a source where sources run. */
const ENDING = path.extname(__filename);
const PROGRAM = path.join(__dirname, `pdf-worker${ENDING}`);
const RUN_SOURCES = ENDING === ".ts" ? ["-r", path.join(__dirname, "../../../../dev-register.cjs")] : [];

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Looks at a file in a thread of its own, which ends with it, within limits on time and memory.
 * @param source the bytes, or the path of a file.
 * @throws Error when files cannot be looked at here at all, or the path cannot be read; never because of what is in a file.
 */
export async function inspectPdf(source: Uint8Array | string): Promise<PdfInspection> {
  const size = typeof source === "string" ? (await stat(source)).size : source.length;
  if (size > PDF_MAX_BYTES) return refused("too_large");
  const bytes = Uint8Array.from(typeof source === "string" ? await readFile(source) : source);
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await inThread(bytes);
  } finally {
    const next = waiting.shift(); // takes over the place of this one
    if (next) next();
    else running -= 1;
  }
}

async function inThread(bytes: Uint8Array<ArrayBuffer>): Promise<PdfInspection> {
  // What the reader says about a file would quote it, so nobody hears it.
  const worker = new Worker(PROGRAM, {
    execArgv: RUN_SOURCES,
    env: {},
    resourceLimits: THREAD_LIMITS,
    stdout: true,
    stderr: true,
  });
  try {
    await answerOf(worker, START_MS);
    worker.postMessage(bytes, [bytes.buffer]);
    const answer = await (answerOf(worker, PDF_TIME_MS) as Promise<WorkerAnswer>).catch(
      (): WorkerAnswer => ({ inspection: refused("unreadable") }),
    );
    if ("fault" in answer) throw new Error(`PDFs cannot be read: ${answer.fault}`);
    return answer.inspection;
  } finally {
    await worker.terminate();
  }
}

/** The thread's next message. @throws Error when it ends, takes too long, or takes too much memory. */
async function answerOf(worker: Worker, patienceMs: number): Promise<unknown> {
  const before = process.memoryUsage.rss();
  let late: NodeJS.Timeout | undefined;
  let measured: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("The thread that reads PDFs has ended")));
      late = setTimeout(() => reject(new Error("The thread that reads PDFs took too long")), patienceMs);
      // Limits on a thread's memory do not count what it has outside its heap: unpacked data.
      measured = setInterval(() => {
        if (process.memoryUsage.rss() - before > GROWTH_BYTES) reject(new Error("A PDF took too much memory"));
      }, MEASURED_EVERY_MS);
    });
  } finally {
    clearTimeout(late);
    clearInterval(measured);
    worker.removeAllListeners();
    worker.on("error", () => undefined);
  }
}
