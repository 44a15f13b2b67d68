import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { READER_FILE, writtenBook } from "../server/src/care/clinical/book-file";
import { bytesOfReader } from "../server/src/care/clinical/whole-reader.rules";
import { learnedFromSources, sampleStamp, textOfScorecard } from "../server/src/care/models/learned-from-sources";
import { writeModel } from "../server/src/care/models/model-file";
import { SHIPPED, sourcesStamp } from "../server/src/care/models/model-from-sources";
import { composedLines, TRAINING_FOLDER } from "../server/src/care/models/training-data";
import { LANGUAGES } from "../server/src/people/accounts/account.rules";

/** Writes everything that is learned: the training lines, the book's scorecard and its reader, and the model with its record. Some minutes: npm run triage:learn */
function main(): void {
  const lines = composedLines();
  mkdirSync(TRAINING_FOLDER, { recursive: true });
  for (const language of LANGUAGES) {
    const own = lines.filter((line) => line.language === language);
    writeFileSync(
      path.join(TRAINING_FOLDER, `${language}.jsonl`),
      own.map((line) => `${JSON.stringify(line)}\n`).join(""),
    );
    console.log(`${language}: ${own.length} lines`);
  }
  const book = writtenBook();
  const { scorecard, reader, model } = learnedFromSources(book);
  writeFileSync("server/clinical/scorecard.yaml", textOfScorecard(scorecard));
  console.log(`scorecard: ${Object.keys(scorecard).length} names`);
  writeFileSync(READER_FILE, bytesOfReader(reader));
  console.log(`reader: ${reader.weights.filter((weight) => weight !== 0).length} weights`);
  rmSync(SHIPPED, { recursive: true, force: true });
  writeModel(SHIPPED, model);
  writeFileSync(path.join(SHIPPED, "stamp"), `${sourcesStamp()}\n`);
  writeFileSync(path.join(SHIPPED, "sample"), `${sampleStamp(book)}\n`);
}

main();
