import { parentPort } from "node:worker_threads";
import { refused } from "./pdf.rules";
import { loadPdfJs, readPdfFile } from "./pdf-reader";
import { judgeShape } from "./pdf-shape";
import { walkPdf } from "./pdf-walk";

/** The thread that looks at one file: it says that it is ready, is given the bytes, answers once. */
const pdfjs = loadPdfJs();

parentPort?.once("message", async (bytes: Uint8Array<ArrayBuffer>) => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const problem = judgeShape(buffer) ?? walkPdf(buffer);
  parentPort?.postMessage(problem ? refused(problem) : await readPdfFile(pdfjs, bytes));
});
parentPort?.postMessage("ready");
