import { clinicalBook } from "../server/src/clinical/book-file";
import { assess } from "../server/src/clinical/assessment.rules";
import { readFileSync } from "node:fs";
const src = readFileSync("server/src/triage/triage.rules.test.ts", "utf8");
const m = /const SENTENCES[^=]*= (\{[\s\S]*?\n\});/.exec(src)!; const S = eval("(" + m[1] + ")");
const book = clinicalBook(); let ok = 0, n = 0;
for (const [level, list] of Object.entries<any>(S)) for (const s of list) { n++; const a = assess(s, book); if (a.level === level) { ok++; continue; } if (level === "PHARMACIST" && a.level === "SELF_CARE") continue; console.log(level, "→", a.level, a.care, JSON.stringify(s), a.judged.walked.filter((w) => w.likely === a.judged.likely).map((w) => w.pathway.id).join(",")); }
console.log(ok, n);
