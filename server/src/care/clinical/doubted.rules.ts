import type { Assessment } from "./assessment.rules";
import { type CareId, type Condition, mostUrgent, type Row } from "./book.rules";
import { holdsIfDenied } from "./conditions.rules";
import { ONE_STEP_BELOW, type Walked } from "./triage.rules";

/** Dangers that a reader may doubt; never a crisis. */
const DANGERS: ReadonlySet<CareId> = new Set(["emergency", "ae", "maternity"]);

/** How many words a message has to have in the sentences that tell of a sign: a short cry for help is taken at its word, whatever stands around it. */
const WORDS_TOLD = 20;
/** Fewer are enough, and no other sign is needed, where readers find next to nothing of an emergency. */
const WORDS_TOLD_OF_NOTHING = 12;

const isDanger = (one: Walked): one is Walked & { row: Row } => DANGERS.has(one.likely) && one.row !== undefined;

/** The words of a message that name a fact, be it there or not, by the fact. */
const toldIn = ({ judged: { known } }: Assessment): [string, string][] =>
  [...known.facts].flatMap(([id, { from, words }]) => (from === "message" && words ? [[id, words]] : []));

function wordsTold(assessment: Assessment): number {
  const told = [...new Set(toldIn(assessment).flatMap(([id, words]) => (/^(talk|service)\./.test(id) ? [] : [words])))];
  const sentences = assessment.present.split(/(?<=[.!?;\n])\s+/);
  const telling = sentences.filter((sentence) => told.some((words) => sentence.includes(words)));
  return telling.join(" ").split(/\s+/).length;
}

/** The facts that have to be there for a condition to hold. */
function signsOf(condition: Condition): string[] {
  if ("fact" in condition) return [condition.fact];
  if ("all" in condition) return condition.all.flatMap(signsOf);
  if ("of" in condition) return condition.of.flatMap(signsOf);
  return "lasts" in condition ? [condition.lasts] : [];
}

const IS_NO_SIGN = /^(told|talk|service|keyword|person|danger)\./;

/**
 * A case whose danger a reader of the whole message doubts: the facts that decided count as not sure, which leads one step below it, and they
 * are what is asked first. Undefined where nothing may be doubted: a crisis, a row that cannot wait, what was ticked, what a medicine does, and messages that tell little else.
 * @param isNothing readers find next to nothing of an emergency in it
 */
export function doubted(assessment: Assessment, isNothing: boolean): Assessment | undefined {
  const { care, judged } = assessment;
  const { known, walked } = judged;
  if (!DANGERS.has(care) || judged.likely !== care) return undefined;
  if (wordsTold(assessment) < (isNothing ? WORDS_TOLD_OF_NOTHING : WORDS_TOLD)) return undefined;
  if (walked.some((one) => isDanger(one) && one.row.cannotWait)) return undefined;
  const rows = walked.filter(isDanger).flatMap(({ pathway }) => pathway.rows.filter((row) => DANGERS.has(row.care)));
  const deciding = new Set(rows.flatMap(({ when }) => (holdsIfDenied(when, known) ? signsOf(when) : [])));
  const there = [...known.facts].filter(([, { standing }]) => standing === "present");
  const decided = there.filter(([id]) => deciding.has(id));
  if (decided.some(([, { from }]) => from === "answer")) return undefined;
  // The same words may tell of other facts too: who denies a chest pain denies a crushing one.
  const words = [...new Set(decided.flatMap(([, fact]) => fact.words || []))];
  const isOfThem = (said = "") => words.some((one) => said.includes(one));
  const asked = new Set(there.filter(([id, fact]) => deciding.has(id) || isOfThem(fact.words)).map(([id]) => id));
  const tellsMore = toldIn(assessment).some(([id]) => !asked.has(id) && !IS_NO_SIGN.test(id));
  if (!isNothing && !tellsMore) return undefined;
  const facts = new Map(known.facts);
  for (const [id, fact] of known.facts) if (asked.has(id)) facts.set(id, { ...fact, standing: "unsure" });
  const below = walked.map((one) =>
    isDanger(one) ? { ...one, likely: ONE_STEP_BELOW[one.likely] ?? one.likely, open: [one.row, ...one.open] } : one,
  );
  const likely = mostUrgent(below.map((one) => one.likely));
  return {
    ...assessment,
    ...{ care: likely, level: "URGENT", label: "urgent", isCritical: false },
    signals: assessment.signals.map((one) => (one.level === "EMERGENCY" ? { ...one, level: "URGENT" } : one)),
    judged: { ...judged, known: { ...known, facts }, walked: below, likely, worst: care, settled: false },
  };
}
