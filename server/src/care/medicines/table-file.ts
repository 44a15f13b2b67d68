import path from "node:path";
import { readCompiled, writeCompiled } from "../../platform/compiled-file";
import { compileTable } from "./compile-table";
import type { MedicinesTable } from "./table.rules";

const SOURCES = {
  folder: path.resolve(__dirname, "../../../clinical/medicines"),
  name: "medicines",
  code: [path.join(__dirname, `compile-table${path.extname(__filename)}`)],
  compile: compileTable,
};

/** Compiles the table to one file, for the build. @throws Error when something is wrong with it */
export const writeTable = (file: string): void => writeCompiled(SOURCES, file);

let loaded: MedicinesTable | undefined;

/** The table of medicines, read once. */
export function medicinesTable(): MedicinesTable {
  loaded ??= readCompiled(SOURCES);
  return loaded;
}
