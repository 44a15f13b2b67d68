import type { PdfProblem } from "./pdf.rules";

/** The first line of every PDF. Readers look further; a file that is something else in front is something else. */
const HEAD = /^%PDF-[12]\.\d[ \t]*[\r\n]/;
/** Browsers guess what a file is by its beginning; programs for archives look at its end. In bytes. */
const BEGINNING = 1024;
const END = 1024;
const ARCHIVE_END = 22 + 65_535;
const MARKUP = /<(!doctype|html|head|body|script|svg|iframe|img|meta|link|style|\?php)/i;

/** Whether a file looks like one whole PDF and nothing besides. */
export function judgeShape(bytes: Buffer): Extract<PdfProblem, "not_pdf" | "unreadable"> | null {
  const beginning = bytes.toString("latin1", 0, BEGINNING);
  if (!HEAD.test(beginning) || MARKUP.test(beginning) || isArchive(bytes)) return "not_pdf";
  return bytes.toString("latin1", Math.max(0, bytes.length - END)).includes("%%EOF") ? null : "unreadable";
}

/** A zip is read from its end: its last record says how long the rest of the file is. */
function isArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - ARCHIVE_END));
  for (let place = tail.indexOf("PK\x05\x06"); place >= 0; place = tail.indexOf("PK\x05\x06", place + 1)) {
    if (place + 22 <= tail.length && place + 22 + tail.readUInt16LE(place + 20) <= tail.length) return true;
  }
  return false;
}
