import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Book } from "./book.rules";
import { compileBook } from "./compile-book";

/** Run from the sources these are the book's files; the build puts the compiled book in their place. */
const FOLDER = path.resolve(__dirname, "../../clinical");
const BUILT = path.join(FOLDER, "book.json");
const CACHE = path.resolve(__dirname, "../../../.cache/book");

/** @throws Error when something is wrong with the book; says what and where */
function compiled(): Book {
  const { book, errors } = compileBook(FOLDER);
  if (errors.length > 0) throw new Error(`The clinical book has mistakes:\n${errors.join("\n")}`);
  return book;
}

function stampOf(folder: string): string {
  const hash = createHash("sha256").update(readFileSync(path.join(__dirname, "compile-book.ts")));
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (file.endsWith(".yaml")) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** The book that follows from its files as they are: from the cache, else compiled and put there. */
function fromSources(): Book {
  const file = path.join(CACHE, `${stampOf(FOLDER)}.json`);
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Book;
  } catch {
    const book = compiled();
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(book));
    renameSync(`${file}.${process.pid}`, file);
    return book;
  }
}

/** Compiles the book to one file, for the build. @throws Error when something is wrong with it */
export function writeBook(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(compiled()));
}

let loaded: Book | undefined;

/** The clinical book, read once. */
export function clinicalBook(): Book {
  loaded ??= __filename.endsWith(".ts") ? fromSources() : (JSON.parse(readFileSync(BUILT, "utf8")) as Book);
  return loaded;
}
