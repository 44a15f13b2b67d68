import Module from "node:module";
import path from "node:path";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { PDF_MAX_CHARACTERS, PDF_MAX_PAGES, type PdfInspection, type PdfProblem, refused } from "./pdf.rules";

type PdfJs = typeof import("pdfjs-dist");

/** What the reader asks of the browser or of a native library for drawing. Nothing is drawn here: text needs none of it. */
const NO_CANVAS = { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} };

/** Loads pdf.js without its native library for drawing. Only for a thread of its own: it changes how modules are found. */
export function loadPdfJs(): PdfJs {
  const modules = Module as unknown as { _load(name: string, ...rest: unknown[]): unknown };
  const load = modules._load;
  modules._load = (name, ...rest) => (name === "@napi-rs/canvas" ? NO_CANVAS : load(name, ...rest));
  // The part that it would start a worker for runs right here: this is a worker.
  Object.assign(globalThis, { pdfjsWorker: require("pdfjs-dist/legacy/build/pdf.worker.mjs") });
  return require("pdfjs-dist/legacy/build/pdf.mjs");
}

/** The tables for texts in Chinese, Japanese and Korean, which some fonts only name. */
const CMAPS = `${path.join(path.dirname(require.resolve("pdfjs-dist/package.json")), "cmaps")}/`;

/** What a reader makes of a file: the same questions again that were asked of its objects, and its text. */
export async function readPdfFile(pdfjs: PdfJs, bytes: Uint8Array<ArrayBuffer>): Promise<PdfInspection> {
  const { promise } = pdfjs.getDocument({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    disableAutoFetch: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    cMapUrl: CMAPS,
    cMapPacked: true,
  });
  try {
    const document = await promise;
    const pages = document.numPages;
    const problem = pages > 0 ? ((await problemOf(document)) ?? (await problemOfPages(document))) : "unreadable";
    return problem ? refused(problem) : { problem: null, pages, text: await textOf(document) };
  } catch (error) {
    return refused((error as Error).name === "PasswordException" ? "encrypted" : "unreadable");
  } // Nothing is tidied up: the thread ends with the answer.
}

const isEmpty = (value: object | null) => value === null || Object.keys(value).length === 0;

async function problemOf(document: PDFDocumentProxy): Promise<PdfProblem | null> {
  const info = (await document.getMetadata()).info as Record<string, unknown>;
  if (info.EncryptFilterName) return "encrypted";
  if ((await document.hasJSActions()) || !isEmpty(await document.getJSActions())) return "script";
  if ((await document.getOpenAction())?.action) return "action";
  if (info.IsAcroFormPresent || info.IsXFAPresent || info.IsSignaturesPresent) return "form";
  if (!isEmpty(await document.getFieldObjects()) || document.isPureXfa) return "form";
  if (info.IsCollectionPresent || !isEmpty(await document.getAttachments())) return "embedded";
  return problemOfOutline((await document.getOutline()) ?? []);
}

type Outline = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>;

function problemOfOutline(items: Outline): PdfProblem | null {
  for (const { action, attachment, unsafeUrl, items: below } of items as (Outline[number] &
    Record<string, unknown>)[]) {
    const problem = attachment
      ? "embedded"
      : action
        ? "action"
        : (problemOfAddress(unsafeUrl) ?? problemOfOutline(below));
    if (problem) return problem;
  }
  return null;
}

function problemOfAddress(address: unknown): PdfProblem | null {
  if (typeof address !== "string" || /^(https?|mailto|tel):/i.test(address) || !/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return null;
  }
  return /^(java|vb)script:/i.test(address) ? "script" : "action";
}

/** Annotations that are more than a note, a mark or a link. */
const ANNOTATIONS: Readonly<Record<string, PdfProblem>> = {
  Widget: "form",
  FileAttachment: "embedded",
  RichMedia: "action",
  Movie: "action",
  Sound: "action",
  Screen: "action",
  "3D": "action",
};

async function problemOfPages(document: PDFDocumentProxy): Promise<PdfProblem | null> {
  for (let number = 1; number <= Math.min(document.numPages, PDF_MAX_PAGES); number += 1) {
    const page = await document.getPage(number);
    if (!isEmpty(await page.getJSActions())) return "script";
    for (const { subtype, actions, attachment, unsafeUrl } of await page.getAnnotations({ intent: "any" })) {
      const problem = attachment ? "embedded" : (ANNOTATIONS[subtype] ?? problemOfAddress(unsafeUrl));
      if (!isEmpty(actions ?? null)) return "script";
      if (problem) return problem;
    }
    page.cleanup();
  }
  return null;
}

async function textOf(document: PDFDocumentProxy): Promise<string> {
  let text = "";
  for (let number = 1; number <= Math.min(document.numPages, PDF_MAX_PAGES); number += 1) {
    const page = await document.getPage(number);
    for await (const { items } of piecesOf(page.streamTextContent())) {
      for (const item of items) {
        if ("str" in item) text += item.hasEOL ? `${item.str}\n` : item.str;
      }
      if (text.length >= PDF_MAX_CHARACTERS) return clean(text);
    }
    text += "\n";
    page.cleanup();
  }
  return clean(text);
}

type TextStream = ReturnType<Awaited<ReturnType<PDFDocumentProxy["getPage"]>>["streamTextContent"]>;
type TextPiece = Awaited<ReturnType<Awaited<ReturnType<PDFDocumentProxy["getPage"]>>["getTextContent"]>>;

async function* piecesOf(stream: TextStream): AsyncGenerator<TextPiece> {
  const reader = stream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}

/** What a database keeps and a screen shows: no control characters but line breaks, no halves of a character. */
function clean(text: string): string {
  return text
    .slice(0, PDF_MAX_CHARACTERS)
    .replace(/[\p{Cs}\p{Cc}]/gu, (letter) => (letter === "\n" || letter === "\t" ? letter : ""))
    .trim();
}
