import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { readCompiled, writeCompiled } from "../../platform/compiled-file";
import { medicinesTable } from "../medicines/table-file";
import type { Book } from "./book.rules";
import { compileBook } from "./compile-book";
import { readerFrom } from "./whole-reader.rules";

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

/** Where the weights of the book's reader are. */
export const READER_FILE = path.join(SOURCES.folder, "reader.weights");

/** Compiles the book to one file, for the build, and puts the weights of its reader beside it. @throws Error when something is wrong with it */
export function writeBook(file: string): void {
  writeCompiled(SOURCES, file);
  copyFileSync(READER_FILE, path.join(path.dirname(file), path.basename(READER_FILE)));
}

/** The words of the English dictionary that spell checkers use, in small letters; their inflected forms are not among them. */
function englishWords(): ReadonlySet<string> {
  const file = path.join(path.dirname(require.resolve("dictionary-en-gb")), "index.dic");
  const [, ...lines] = readFileSync(file, "utf8").split("\n");
  return new Set(lines.map((line) => line.replace(/\/.*/, "").toLowerCase()));
}

/** The book as it is written, with the table of medicines, before anything is learned from it that reads words. */
export const writtenBook = (): Book => ({
  ...readCompiled(SOURCES),
  medicines: medicinesTable(),
  english: englishWords(),
});

let loaded: Book | undefined;

/** The clinical book with the table of medicines and its reader, read once. @throws Error when a part of it is missing or damaged */
export function clinicalBook(): Book {
  loaded ??= { ...writtenBook(), reader: readerFrom(readFileSync(READER_FILE)) };
  return loaded;
}
