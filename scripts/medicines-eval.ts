import { askerOf } from "../server/src/care/clinical/asker.rules";
import { type Assessment, assess } from "../server/src/care/clinical/assessment.rules";
import { clinicalBook } from "../server/src/care/clinical/book-file";
import { composeAnswer } from "../server/src/care/clinical/consultation-answer.rules";
import type { MedicineLine } from "../server/src/care/clinical/medicine-lines.rules";
import { knownFrom } from "../server/src/care/clinical/profile.rules";
import { medicinesIn } from "../server/src/care/medicines/names.rules";
import type { Language } from "../server/src/people/accounts/account.rules";
import { isClosed, textOfCases } from "./case-file";

/**
 * Asks the questions of a file and counts how many are answered at once, how many rightly, and how many with something dangerous.
 * `npm run medicines:eval -- --file F [--only-count | --only-dangers]`; a line: {id, language, text, profile?, topic, good, dangerous, must, mustNot, care?}.
 * Of a closed file no question is shown. `--only-dangers` says of those counted as dangerous what answered and why it counts, without a word of the question.
 */
interface Case {
  id: string;
  language: Language;
  text: string;
  profile?: { medications?: string[]; conditions?: string[]; allergies?: string[]; pregnant?: boolean; age?: number };
  topic: string;
  good?: string[];
  dangerous?: string[];
  must: string[][];
  mustNot: string[];
  care?: "today" | "emergency";
}

const file = process.argv[process.argv.indexOf("--file") + 1 || Number.NaN];
if (!file) throw new Error("Which questions? npm run medicines:eval -- --file server/data/medicines/looked-at.jsonl");
const onlyCounts = process.argv.includes("--only-count") || isClosed(file);
const onlyDangers = process.argv.includes("--only-dangers");
const book = clinicalBook();
const SEVERITIES = ["never", "doctor-first", "care", "fine"];

/** What an answer says on the topic, by an id of the table's texts. */
function verdictOf(topic: string, lines: readonly MedicineLine[]): string | null {
  const pairs = lines.flatMap((line) => (line.kind === "pair" ? [line.row.severity as string] : []));
  if (topic === "pair") return SEVERITIES.find((severity) => pairs.includes(severity)) ?? null;
  const line = lines.find((one) => one.kind === "told" && one.section === topic);
  const [id] = line?.kind === "told" ? line.ids : [];
  if (!id) return null;
  const SAME: Record<string, string> = {
    "never-2-days": "never",
    "never-3-days": "never",
    "never-2-weeks": "never",
    "never-touch": "never",
    "nsaid-avoid": "avoid",
    "nsaid-never": "never",
    advised: "usual",
    "never-change": "never",
    folic: "fine",
    "pain-avoid": "avoid",
    "aspirin-avoid": "avoid",
    "avoid-liver": "avoid",
    "watch-baby": "fine",
    "keep-feeding": "fine",
    "first-choice": "fine",
    "weeks-worse": "weeks",
    "stop-now": "never",
    "little-in-milk": "fine",
    "little-with-food": "little",
    "little-liver": "little",
    "risk-do-not-stop": "ask",
  };
  return SAME[id] ?? id;
}

function judge(one: Case, assessment: Assessment, text: string): "right" | "dangerous" | "unanswered" | "wrong" {
  const { level, medicine } = assessment;
  const isUrgent = ["URGENT", "EMERGENCY", "CRISIS"].includes(level);
  if (one.care === "emergency")
    return ["EMERGENCY", "CRISIS"].includes(level) ? "right" : isUrgent ? "wrong" : "dangerous";
  if (one.care === "today") return isUrgent ? "right" : level === "PHARMACIST" ? "wrong" : "dangerous";
  const said = text.toLowerCase();
  if (one.mustNot.some((words) => said.includes(words.toLowerCase()))) return "dangerous";
  const lines = medicine?.lines ?? [];
  const { good = [], dangerous = [] } = one;
  if (good.length > 0) {
    const verdict = verdictOf(one.topic, lines);
    if (verdict && dangerous.includes(verdict)) return "dangerous";
    if (verdict && good.includes(verdict)) return "right";
    return verdict ? "wrong" : "unanswered";
  }
  const isSaid = one.must.every((group) => group.some((words) => said.includes(words.toLowerCase())));
  return isSaid ? "right" : lines.length > 0 ? "wrong" : "unanswered";
}

/** What answered a question and why that counts as dangerous; the question itself is not told. */
function findingOf(one: Case, { level, medicine, understood, judged }: Assessment, text: string): string {
  const lines = medicine?.lines ?? [];
  const said = text.toLowerCase();
  const answered = lines.map((line) => {
    const names = "medicines" in line ? line.medicines : [line.medicine];
    const row = line.kind === "told" ? [line.section, ...line.ids] : line.kind === "pair" ? [line.row.severity] : [];
    return `${names.map(({ what }) => what).join("+")}: ${[line.kind, ...row].join(" ")}`;
  });
  const why = one.care
    ? `needed ${one.care}`
    : [...one.mustNot.filter((words) => said.includes(words.toLowerCase())), `verdict ${verdictOf(one.topic, lines)}`];
  return `${one.topic} ${one.language}: ${level} ${understood} ${judged.walked.map(({ pathway }) => pathway.id).join("+")}; ${
    answered.join("; ") ||
    medicinesIn(one.text, book.medicines)
      .map(({ what }) => `${what}: no line`)
      .join("; ") ||
    "no medicine found"
  }; ${why}`;
}

const cases = textOfCases(file)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case);
const counts = new Map<string, number>();
for (const one of cases) {
  const { medications = [], conditions = [], allergies = [], pregnant, age } = one.profile ?? {};
  const profile = {
    medications,
    conditions,
    allergies,
    ...(pregnant && { pregnantOrBreastfeeding: "yes" as const }),
    ...(age && { age }),
  };
  const assessment = assess(one.text, book, knownFrom(profile, book));
  const asker = askerOf(assessment, { profile, changedAt: new Date(0) });
  const { heading, message, steps, recommendations, safetyNet } = composeAnswer(
    assessment,
    book,
    one.language,
    undefined,
    asker,
  );
  const text = [heading, message, ...steps, ...recommendations, ...safetyNet.signs]
    .map((part) => (typeof part === "string" ? part : `${part?.title} ${part?.description}`))
    .join(" ");
  const verdict = judge(one, assessment, text);
  for (const key of ["all", one.language, one.topic])
    counts.set(`${key} ${verdict}`, (counts.get(`${key} ${verdict}`) ?? 0) + 1);
  if (onlyDangers && verdict === "dangerous") console.log(findingOf(one, assessment, text));
  if (!onlyCounts && !onlyDangers && verdict !== "right")
    console.log(
      `${verdict} ${one.id} [${one.topic} ${(one.good ?? []).join("|") || JSON.stringify(one.must)}] ${one.text} ${JSON.stringify(one.profile ?? {})}\n    ${assessment.care} ${assessment.understood}: ${heading}. ${message.slice(0, 200)}`,
    );
}
for (const key of [...new Set([...counts.keys()].map((one) => one.split(" ")[0]))]) {
  const of = (verdict: string) => counts.get(`${key} ${verdict}`) ?? 0;
  console.log(
    `${key}: right ${of("right")}, wrong ${of("wrong")}, unanswered ${of("unanswered")}, dangerous ${of("dangerous")}`,
  );
}
