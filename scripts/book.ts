import { writeBook } from "../server/src/care/clinical/book-file";
import { compileBook } from "../server/src/care/clinical/compile-book";
import { compileTable } from "../server/src/care/medicines/compile-table";
import { writeTable } from "../server/src/care/medicines/table-file";

/**
 * Checks the clinical book and the table of medicines, and names file and line of what is wrong. With the names of two files, also
 * writes the compiled book and the compiled table there.
 */
const table = compileTable("server/clinical/medicines");
const { errors, book } = compileBook("server/clinical", table.compiled);
const wrong = [...table.errors, ...errors];
for (const error of wrong) console.error(error);
const { medicines, interactions } = table.compiled;
console.log(
  `${book.facts.length} facts, ${book.pathways.length} pathways, ${Object.keys(medicines).length} medicines, ` +
    `${interactions.length} rows of interactions, ${wrong.length} errors`,
);
if (wrong.length > 0) process.exitCode = 1;
const [, , bookFile, tableFile] = process.argv;
if (wrong.length === 0 && bookFile) writeBook(bookFile);
if (wrong.length === 0 && tableFile) writeTable(tableFile);
