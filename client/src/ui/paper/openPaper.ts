import { getDocument, type PDFDocumentProxy, PDFWorker } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import dingbats from "pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url";
import fixed from "pdfjs-dist/standard_fonts/FoxitFixed.pfb?url";
import fixedBold from "pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url";
import fixedBoldItalic from "pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?url";
import fixedItalic from "pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?url";
import serif from "pdfjs-dist/standard_fonts/FoxitSerif.pfb?url";
import serifBold from "pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url";
import serifBoldItalic from "pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?url";
import serifItalic from "pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?url";
import symbol from "pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url";
import sansBold from "pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url";
import sansBoldItalic from "pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?url";
import sansItalic from "pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?url";
import sans from "pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url";
import type { Box, Paper, Sheet } from "./paper";

/** The letters of files that bring none of their own, by the name under which pdf.js asks for them. */
const FONTS: Readonly<Record<string, string>> = {
  "FoxitDingbats.pfb": dingbats,
  "FoxitFixed.pfb": fixed,
  "FoxitFixedBold.pfb": fixedBold,
  "FoxitFixedBoldItalic.pfb": fixedBoldItalic,
  "FoxitFixedItalic.pfb": fixedItalic,
  "FoxitSerif.pfb": serif,
  "FoxitSerifBold.pfb": serifBold,
  "FoxitSerifBoldItalic.pfb": serifBoldItalic,
  "FoxitSerifItalic.pfb": serifItalic,
  "FoxitSymbol.pfb": symbol,
  "LiberationSans-Bold.ttf": sansBold,
  "LiberationSans-BoldItalic.ttf": sansBoldItalic,
  "LiberationSans-Italic.ttf": sansItalic,
  "LiberationSans-Regular.ttf": sans,
};

/** Reads what pdf.js asks for from our own origin. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = FONTS[filename];
    if (!url) throw new Error(`${filename} is not kept here.`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${filename} could not be read.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** The largest canvas, in pixels, and the largest picture in a file that is drawn: beyond that browsers refuse or slow down. */
const CANVAS_MAX_PIXELS = 16_000_000;
const IMAGE_MAX_PIXELS = 32_000_000;

/**
 * Opens a PDF to draw its pages. A file of somebody else is drawn and nothing more: no scripts, no forms, no links, no code made
 * of its text, no WebAssembly, and letters as plain paths instead of fonts for the browser. Rejects when it cannot be read.
 */
export async function openPaper(data: ArrayBuffer): Promise<Paper> {
  const port = new Worker(workerUrl, { type: "module" });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: IMAGE_MAX_PIXELS,
    BinaryDataFactory: OwnFiles,
    verbosity: 0,
  });
  const close = () => {
    void task.destroy().catch(() => undefined);
    worker.destroy();
    port.terminate();
  };
  const lost = new Promise<never>((_, reject) => {
    port.addEventListener("error", () => reject(new Error("The program that reads PDFs could not be started.")));
  });
  try {
    const document = await Promise.race([task.promise, lost]);
    return {
      pages: document.numPages,
      draw: (canvas, sheet, signal) => draw(document, canvas, sheet, signal),
      find: (page, phrases) => find(document, page, phrases),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function draw(
  document: PDFDocumentProxy,
  target: HTMLCanvasElement,
  { page: number, width, density }: Sheet,
  signal: AbortSignal,
): Promise<void> {
  const page = await document.getPage(number);
  signal.throwIfAborted();
  const natural = page.getViewport({ scale: 1 });
  const wanted = (width * density) / natural.width;
  const allowed = Math.sqrt(CANVAS_MAX_PIXELS / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(wanted, allowed) });
  // Drawn aside first: the old page stays until the new one is complete.
  const aside = globalThis.document.createElement("canvas");
  aside.width = Math.max(1, Math.floor(viewport.width));
  aside.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({ canvas: aside, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    await task.promise;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
  signal.throwIfAborted();
  target.width = aside.width;
  target.height = aside.height;
  target.getContext("2d")?.drawImage(aside, 0, 0);
}

async function find(document: PDFDocumentProxy, number: number, phrases: readonly string[]): Promise<Box[]> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { width, height } = viewport;
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item)) return [];
    const said = item.str.toLowerCase();
    const phrase = phrases.find((entry) => said.includes(entry.toLowerCase()));
    if (!phrase) return [];
    const at = said.indexOf(phrase.toLowerCase()) / said.length;
    const [x = 0, y = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]);
    const letters = item.height || Math.abs(item.transform[3]);
    return [
      {
        left: (x + item.width * at) / width,
        top: (y - letters) / height,
        width: (item.width * (phrase.length / said.length)) / width,
        height: (letters * 1.25) / height,
      },
    ];
  });
}
