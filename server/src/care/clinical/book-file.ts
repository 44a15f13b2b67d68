import path from "node:path";
import { readCompiled, writeCompiled } from "../../platform/compiled-file";
import { medicinesTable } from "../medicines/table-file";
import type { Book } from "./book.rules";
import { compileBook } from "./compile-book";

const SOURCES = {
  folder: path.resolve(__dirname, "../../../clinical"),
  name: "book",
  code: [path.join(__dirname, `compile-book${path.extname(__filename)}`)],
  compile(folder: string) {
    const { book, errors } = compileBook(folder, medicinesTable());
    const { medicines: _, ...compiled } = book;
    return { compiled, errors };
  },
};

/** Compiles the book to one file, for the build. @throws Error when something is wrong with it */
export const writeBook = (file: string): void => writeCompiled(SOURCES, file);

let loaded: Book | undefined;

/** The clinical book with the table of medicines, read once. */
export function clinicalBook(): Book {
  loaded ??= { ...readCompiled(SOURCES), medicines: medicinesTable() };
  return loaded;
}
