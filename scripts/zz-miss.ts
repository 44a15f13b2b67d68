import { readFileSync } from "node:fs";
import { compileBook } from "../server/src/clinical/compile-book";
import { triage } from "../server/src/clinical/triage.rules";
import { understand } from "../server/src/clinical/understand.rules";
const { book: B } = compileBook("server/clinical");
const [file, show = "", langs = ""] = process.argv.slice(2);
for (const l of readFileSync(file!, "utf8").split("\n").filter(Boolean)) {
  const { id, text, label, age, sex, language } = JSON.parse(l);
  if (langs && language !== langs) continue;
  const as = triage(understand(text, B, { age, sex, isOfSubject: true } as any), B); const a = as[0]!;
  const given = B.care[a.likely ?? "gp-days"].label;
  if (show.split(",").includes(`${label}:${given}`)) console.log(`- ${id} [${label}→${given}] ${text}\n     ${a.likely} by ${a.walked.filter((w) => w.likely === a.likely).map((w) => w.pathway.id)} | ${a.known.person} ${a.known.age ?? ""} ${a.known.sex ?? ""}| ${[...a.known.facts].filter(([, x]) => x.standing === "present").map(([id, x]) => id + (x.words ? "«" + x.words + "»" : "")).join(" ")} | not: ${[...a.known.facts].filter(([, x]) => x.standing !== "present" && x.words).map(([id, x]) => x.standing + ":" + id).join(" ")} ${a.known.unexplained?.join("/") ?? ""}`);
}
