import { parentPort } from "node:worker_threads";
import { type PdfInspection, refused } from "./pdf.rules";
import { loadPdfJs, readPdfFile } from "./pdf-reader";
import { judgeShape } from "./pdf-shape";
import { walkPdf } from "./pdf-walk";

/** What the thread answers: what it found, or why it cannot look at any file. */
export type WorkerAnswer = { inspection: PdfInspection } | { fault: string };

/** The thread that looks at one file: it says that it is ready, is given the bytes, answers once. */
async function look(bytes: Uint8Array<ArrayBuffer>): Promise<WorkerAnswer> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const problem = judgeShape(buffer) ?? walkPdf(buffer);
  if (problem) return { inspection: refused(problem) };
  let pdfjs: ReturnType<typeof loadPdfJs>;
  try {
    pdfjs = loadPdfJs();
  } catch (error) {
    return { fault: (error as Error).message };
  }
  return { inspection: await readPdfFile(pdfjs, bytes) };
}

parentPort?.once("message", async (bytes) => parentPort?.postMessage(await look(bytes)));
parentPort?.postMessage("ready");
