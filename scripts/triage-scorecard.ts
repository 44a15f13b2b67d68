import { writeFileSync } from "node:fs";
import { clinicalBook } from "../server/src/care/clinical/book-file";
import { scorecardFromSources, textOfScorecard } from "../server/src/care/models/scorecard-from-sources";

/** Learns what facts speak for, and writes it into the book: npm run triage:scorecard */
const scorecard = scorecardFromSources(clinicalBook());
writeFileSync("server/clinical/scorecard.yaml", textOfScorecard(scorecard));
console.log(`${Object.keys(scorecard).length} names`);
