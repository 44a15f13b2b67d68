import { compileBook } from "../server/src/clinical/compile-book";
import { triage } from "../server/src/clinical/triage.rules";
import { understand } from "../server/src/clinical/understand.rules";

const { book, errors } = compileBook("server/clinical");
if (process.env.ERR) console.error(errors.length, "errors");
const t0 = performance.now();
understand("x", book);
console.log("load", Math.round(performance.now() - t0), "ms", (process.memoryUsage().heapUsed / 1e6) | 0, "MB");
for (const say of process.argv.slice(2)) {
  const u = understand(say, book);
  console.log("\n> " + say);
  for (const a of triage(u, book)) {
    const k = a.known;
    console.log(
      `  ${k.person} age=${k.age} sex=${k.sex} t=${k.temperature}: ` +
        [...k.facts]
          .map(
            ([id, f]) =>
              `${f.standing === "present" ? "" : f.standing + ":"}${id}${f.days !== undefined ? `(${f.days}d)` : ""}`,
          )
          .join(" "),
    );
    for (const w of a.walked)
      console.log(
        `     ${w.pathway.id} → ${w.likely} ${w.row ? "because " + w.row.because.en : ""}  open: ${w.open.map((r) => r.care).join(",")}`,
      );
    if (k.unexplained?.length) console.log("     unexplained: " + k.unexplained.join(" / "));
    console.log(`     likely ${a.likely} worst ${a.worst}`);
  }
}
