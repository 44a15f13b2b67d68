import { readFileSync, readdirSync } from "node:fs";
import { clinicalBook } from "../server/src/clinical/book-file";
import { assess, careLabelOf } from "../server/src/clinical/assessment.rules";
import { builtInModel } from "../server/src/models/answering-model";
import { predict } from "../server/src/models/text-model.rules";
const book = clinicalBook(); const model = builtInModel().found!.model;
const files = [["looked", "server/data/triage/outside/looked-at.jsonl"], ["closed", "server/data/triage/outside/closed.jsonl"], ["vign", "../shared/cases/vignettes.jsonl"], ...readdirSync("server/data/triage/development").map((f) => ["dev", "server/data/triage/development/" + f]), ...readdirSync("server/data/triage/safety").map((f) => ["safety", "server/data/triage/safety/" + f])];
const rows: any[] = [];
for (const [set, f] of files as any) for (const l of readFileSync(f, "utf8").split("\n").filter(Boolean)) { const { text, label, age, sex } = JSON.parse(l); const a = assess(text, book, { age, sex, isOfSubject: true } as any); const p = predict(model, text); rows.push({ set, label, given: careLabelOf(a, book), u: a.understood, aside: a.isSetAside, care: a.care, e: p.emergency, al: p.atLeastUrgent, text }); }
require("fs").writeFileSync("/tmp/rows.json", JSON.stringify(rows));
