import { MATTERS } from "../server/src/triage/concepts/matters/all-matters.rules";
import { compileBook } from "../server/src/clinical/compile-book";
console.log(MATTERS.length, MATTERS.map((m) => m.id).join(" "));
const { book } = compileBook("server/clinical");
console.log(book.services.length, book.services.map((s) => s.id).join(" "));
console.log(book.talk.map((s) => s.id).join(" "));
