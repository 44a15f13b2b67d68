import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { composedLines, TRAINING_FOLDER } from "../server/src/care/models/training-data";
import { LANGUAGES } from "../server/src/people/accounts/account.rules";

/** Writes the training lines, one file a language: npm run triage:compose */
function main(): void {
  const lines = composedLines();
  mkdirSync(TRAINING_FOLDER, { recursive: true });
  for (const language of LANGUAGES) {
    const own = lines.filter((line) => line.language === language);
    const file = own.map((line) => `${JSON.stringify(line)}\n`).join("");
    writeFileSync(path.join(TRAINING_FOLDER, `${language}.jsonl`), file);
    console.log(`${language}: ${own.length} lines`);
  }
}

main();
