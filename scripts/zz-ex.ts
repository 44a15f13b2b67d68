import { compileBook } from "../server/src/clinical/compile-book";
import { triage } from "../server/src/clinical/triage.rules";
import { understand } from "../server/src/clinical/understand.rules";
const { book } = compileBook("server/clinical");
let ok = 0; const only = process.argv[2];
for (const e of book.examples) {
  const a = triage(understand(e.say, book, { age: e.age, sex: e.sex, isOfSubject: true }), book)[0]!;
  const opened = a.walked.map((w) => w.pathway.id);
  const good = e.care === "not-opened" ? !opened.includes(e.pathway) : a.likely === e.care;
  if (good) { ok++; continue; }
  if (only && !e.pathway.includes(only)) continue;
  console.log(`${e.pathway}: ${e.say} ${e.age ? "age " + e.age : ""}\n    want ${e.care}, got ${a.likely} by ${a.walked.filter((w) => w.likely === a.likely).map((w) => w.pathway.id).join(",")} | ${[...a.known.facts].filter(([, f]) => f.standing === "present").map(([id, f]) => id + (f.days !== undefined ? `(${+f.days.toFixed(2)}d)` : "")).join(" ")} | denied ${[...a.known.facts].filter(([, f]) => f.standing === "denied").length} ${a.known.unexplained?.length ? "UNEXPLAINED " + a.known.unexplained.join("/") : ""}`);
}
console.log(ok, "of", book.examples.length);
