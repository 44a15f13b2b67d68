import { isMoreUrgent } from "./book.rules";
import { medicineLines, rankedLines } from "./compose-medicine.rules";
import type { Recommendation, Written } from "./composing.rules";
import type { MedicineLine } from "./medicine-lines.rules";

/** Whether the medicine is why help is needed so soon: what the book says of the illness is calmer then. */
const isLed = ({ assessment: { medicine, judged } }: Written): boolean =>
  medicine !== undefined && (!judged.likely || isMoreUrgent(medicine.care, judged.likely));

/** Pairs are read before the rest, however soon help is needed. */
const isOfPair = ({ assessment: { medicine } }: Written) =>
  ["pair", "unknown-pair", "unnamed"].includes(medicine?.lines[0]?.kind ?? "");

/** The lines, the first apart where it is why help is needed so soon, or answers what is asked: it is read before the rest. */
export function ledLines(written: Written): { lead?: Recommendation; lines: Recommendation[]; isWhy: boolean } {
  const { medicine, level } = written.assessment;
  const ranked = rankedLines(written);
  const isWhy = isLed(written);
  const [first] = ranked;
  const isAnswered = level === "SELF_CARE" && medicine?.isAsked === true && first?.isAnswer === true;
  const [lead, ...others] = ranked.map(({ said }) => said);
  return lead && (isWhy || isAnswered || isOfPair(written))
    ? { lead, lines: others, isWhy }
    : { lines: ranked.map(({ said }) => said), isWhy: false };
}

/** Most that an emergency says of medicines, beneath what to do now. */
const MOST_BESIDE_EMERGENCY = 3;
/** What tells nobody to take more of anything. */
const isForEmergency = (line: MedicineLine) =>
  ["allergy", "serious", "pair"].includes(line.kind) ||
  (line.kind === "told" &&
    ["pregnancy", "breastfeeding", "stopping", "overdose", "ill", "organs"].includes(line.section));

/** What an emergency says of medicines that the message names: what speaks against them, and whether to stop. */
export function warningLines(written: Written): Recommendation[] {
  const { assessment } = written;
  const { medicine } = assessment;
  if (!medicine) return [];
  const lines = medicine.lines.filter(isForEmergency);
  const told = medicineLines({ ...written, assessment: { ...assessment, medicine: { ...medicine, lines } } });
  // The first is said above, where it is why.
  return told.slice(isLed(written) ? 1 : 0, MOST_BESIDE_EMERGENCY);
}
