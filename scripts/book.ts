import { writeBook } from "../server/src/clinical/book-file";
import { compileBook } from "../server/src/clinical/compile-book";

/** Checks the clinical book and names file and line of what is wrong. With the name of a file, also writes the compiled book there. */
const { errors, book } = compileBook("server/clinical");
for (const error of errors) console.error(error);
console.log(`${book.facts.length} facts, ${book.pathways.length} pathways, ${errors.length} errors`);
if (errors.length > 0) process.exitCode = 1;
else if (process.argv[2]) writeBook(process.argv[2]);
