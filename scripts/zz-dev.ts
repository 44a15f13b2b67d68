// usage: node -r ./server/dev-register.cjs scripts/zz-dev.ts [file-part] [label:given] [from] [count]   e.g. safety/en emergency:urgent 0 60
import { readFileSync, readdirSync } from "node:fs";
import { compileBook } from "../server/src/clinical/compile-book";
import { triage } from "../server/src/clinical/triage.rules";
import { understand } from "../server/src/clinical/understand.rules";
const { book, errors } = compileBook("server/clinical");
if (errors.length) console.log(errors.slice(0, 5).join("\n"));
const [part = "", show = "", from = "0", count = "60"] = process.argv.slice(2);
let at = 0;
for (const d of ["safety", "development"]) {
  const m: any = {};
  for (const f of readdirSync("server/data/triage/" + d)) {
    if (!`${d}/${f}`.includes(part)) continue;
    for (const l of readFileSync(`server/data/triage/${d}/${f}`, "utf8").split("\n").filter(Boolean)) {
      const { text, label } = JSON.parse(l);
      const as = triage(understand(text, book), book); const a = as[0]!;
      const given = book.care[a.likely ?? "gp-days"].label;
      ((m[label] ??= {})[given] ??= 0); m[label][given]++;
      if (show === `${label}:${given}` && at++ >= Number(from) && at <= Number(from) + Number(count)) console.log(`- ${text}\n     ${a.likely} by ${a.walked.filter((w) => w.likely === a.likely).map((w) => w.pathway.id)} | ${a.known.person} ${a.known.age ?? ""} | ${[...a.known.facts].filter(([, x]) => x.standing === "present").map(([id]) => id).join(" ")} | not: ${[...a.known.facts].filter(([, x]) => x.standing !== "present" && x.words).map(([id, x]) => x.standing + ":" + id).join(" ")} ${a.known.unexplained?.join("/") ?? ""}`);
    }
  }
  if (Object.keys(m).length) console.log(d, JSON.stringify(m));
}
