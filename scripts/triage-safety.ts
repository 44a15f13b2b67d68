import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { misjudged, readSafetyCases } from "../server/src/care/clinical/safety.rules";
import { builtInAnswering } from "../server/src/care/models/answering-model";

const FOLDER = path.join(__dirname, "../server/data/triage/safety");

/** Checks every file of the safety set. Fails when one emergency is missed, or one look-alike is called an emergency. */
function main(): void {
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith(".jsonl"))) {
    const cases = readSafetyCases(readFileSync(path.join(FOLDER, name), "utf8"));
    const wrong = misjudged(cases, builtInAnswering().assess);
    console.log(`${name}: ${cases.length} cases, ${wrong.length} wrong`);
    for (const { id, label, text } of wrong) console.log(`  ${id}, has to be ${label}: ${text}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}

main();
