import { clinicalBook } from "../server/src/clinical/book-file";
import { readerOf } from "../server/src/clinical/reader.rules";
const r = readerOf(clinicalBook()); for (const t of process.argv.slice(2)) console.log(JSON.stringify(r(t).mentions.map((m) => [m.fact, m.words, m.standing])));
