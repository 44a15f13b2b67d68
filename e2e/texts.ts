import { readFileSync } from "node:fs";
import path from "node:path";

const LOCALES = path.join(__dirname, "../client/src/locales");

/** The texts of an area as the interface has them. */
// biome-ignore lint/suspicious/noExplicitAny: its shape is that of the file.
export const textsOf = (language: "en" | "fr" | "de" | "es", area: string): any =>
  JSON.parse(readFileSync(path.join(LOCALES, language, `${area}.json`), "utf8"));
