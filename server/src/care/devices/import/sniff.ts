import type { ImportKind } from "../device-import.rules";

/** What a file is, told by how it begins. */
export interface FileShape {
  kind: ImportKind;
  isZip: boolean;
}

/** How many bytes of the beginning tell what a file is. */
export const SNIFFED_BYTES = 1_024;

/**
 * What a file is by its first bytes: its name is not looked at. XML and zips are Apple Health's; whether that is true shows when
 * they are read.
 * @returns undefined for what cannot be read here.
 */
export function sniff(start: Uint8Array): FileShape | undefined {
  const bytes = Buffer.from(start.buffer, start.byteOffset, Math.min(start.length, SNIFFED_BYTES));
  if (ZIPS.includes(bytes.toString("hex", 0, 4))) return { kind: "APPLE_HEALTH", isZip: true };
  if (bytes.toString("latin1", 8, 12) === ".FIT") return { kind: "FIT", isZip: false };
  const text = bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (/^<(\?xml|!DOCTYPE|!--|HealthData)/.test(text)) return { kind: "APPLE_HEALTH", isZip: false };
  return looksLikeTable(text) ? { kind: "CSV", isZip: false } : undefined;
}

/** The first entry of a zip, or the end of one that is empty. */
const ZIPS = ["504b0304", "504b0506"];

/** Text, with several columns in its first line. */
function looksLikeTable(text: string): boolean {
  const [firstLine = ""] = text.split(/\r\n|\n|\r/, 1);
  const isText = !/[\p{Cc}\uFFFD]/u.test(firstLine.replaceAll("\t", ";"));
  return isText && /^["\p{L}].*[,;\t]/u.test(firstLine) && !/[<>{}]/.test(firstLine);
}
