import { compileBook } from "../server/src/clinical/compile-book";

/** Checks the clinical book and names file and line of what is wrong. */
const { errors, book } = compileBook("server/clinical");
for (const error of errors) console.error(error);
console.log(`${book.facts.length} facts, ${book.pathways.length} pathways, ${errors.length} errors`);
if (errors.length > 0) process.exitCode = 1;
