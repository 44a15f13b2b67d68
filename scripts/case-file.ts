import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Whether cases are only to be counted: closed files are packed, so that no search, listing or comparison shows a line of them. */
export function isClosed(file: string): boolean {
  return file.endsWith(".gz");
}

/** The text of a file of cases, one JSON object a line. */
export function textOfCases(file: string): string {
  const bytes = readFileSync(file);
  return (isClosed(file) ? gunzipSync(bytes) : bytes).toString("utf8");
}
