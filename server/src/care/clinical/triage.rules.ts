import {
  type Book,
  CARE_IDS,
  type CareId,
  factsOf,
  isMoreUrgent,
  mostUrgent,
  type Pathway,
  type Row,
  type Service,
  type Talk,
} from "./book.rules";
import { indexOf } from "./book-index.rules";
import type { Case, KnownFact, Understood } from "./case.rules";
import { holds, holdsIfDenied } from "./conditions.rules";

/** A pathway that a person's facts opened, and where it leads. */
export interface Walked {
  pathway: Pathway;
  /** The row that decides while what is not known counts as not there; undefined where all are denied. */
  row?: Row;
  /** Where it leads then. */
  likely: CareId;
  /** The rows above it that are not denied yet, the most urgent first. */
  open: readonly Row[];
  /** Perhaps misread: its signs are watched for, but it is not named as what somebody has. */
  isDoubtful?: true;
}

/** What is made of one person's case. */
export interface Assessment {
  known: Case;
  walked: readonly Walked[];
  /** Questions about care itself; only where nothing is wrong with the person. */
  services: readonly Service[];
  /** What was said without asking anything; only where nothing else was said. */
  talk: readonly Talk[];
  /** The care if every open question were denied; undefined where nothing was understood. */
  likely?: CareId;
  /** The most urgent care that is still open. */
  worst?: CareId;
  /** Nothing that is not known can change the care. */
  settled: boolean;
}

/** Whoever is not sure of a danger gets the care one step below it. */
export const ONE_STEP_BELOW: Readonly<Partial<Record<CareId, CareId>>> = {
  emergency: "urgent-111",
  crisis: "urgent-111",
  ae: "urgent-111",
  maternity: "gp-today",
  "urgent-111": "gp-today",
  "gp-today": "gp-days",
};

/** What somebody who is not sure of a sign gets: a step below it. A grown-up who is not expecting waits for an ordinary appointment rather than for one within days. */
function stepBelow(care: CareId, known: Case): CareId {
  const mayWait = !isChild(known) && known.facts.get("person.pregnant")?.standing !== "present";
  return care === "gp-days" && mayWait ? "gp-routine" : (ONE_STEP_BELOW[care] ?? care);
}

function isUnsure(row: Row, { facts }: Case): boolean {
  return factsOf(row.when).some((id) => facts.get(id)?.standing === "unsure");
}

function walk(pathway: Pathway, known: Case): Walked {
  const open: Row[] = [];
  let unsure: { row: Row; care: CareId } | undefined;
  for (const row of pathway.rows) {
    const truth = holds(row.when, known);
    if (truth === true || (truth === undefined && holdsIfDenied(row.when, known))) {
      const isBelow = unsure && isMoreUrgent(unsure.care, row.care);
      return { pathway, row: isBelow ? unsure?.row : row, likely: isBelow && unsure ? unsure.care : row.care, open };
    }
    if (truth === undefined) open.push(row);
    if (truth === undefined && !unsure && isUnsure(row, known)) unsure = { row, care: stepBelow(row.care, known) };
  }
  const care = pathway.id === GENERAL && isOfNobodyIll(known) ? "home" : pathway.otherwise.care;
  return unsure && isMoreUrgent(unsure.care, care)
    ? { pathway, row: unsure.row, likely: unsure.care, open }
    : { pathway, likely: care, open };
}

/** Small talk, or a question for information in which nothing is left that nobody understood. */
function isOfNobodyIll({ saysNothing, asksOnly, unexplained = [] }: Case): boolean {
  return saysNothing === true || (asksOnly === true && unexplained.length === 0);
}

/** The pathways that the facts of a person open, in the order of the book. */
function openedBy(known: Case, book: Book): Pathway[] {
  const { opening, places } = indexOf(book);
  const opened = new Set<Pathway>();
  for (const [id, { standing }] of known.facts)
    if (standing === "present") for (const pathway of opening.get(id) ?? []) opened.add(pathway);
  const placeOf = (pathway: Pathway) => places.get(pathway) ?? 0;
  return [...opened]
    .filter(({ for: whom }) => whom.every((condition) => holds(condition, known) !== false))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** Whether any fact of the person was said that is neither small talk nor a question about care. */
function saysMore({ facts }: Case): boolean {
  return [...facts].some(([id, { from }]) => from === "message" && !/^(talk|told|service|keyword)\./.test(id));
}

const isChild = ({ age }: Case) => age !== undefined && age < 16;

const isExpecting = ([id, { standing, from }]: [string, KnownFact]): boolean =>
  standing === "present" && from === "message" && /^person\.(pregnant|breastfeeding)/.test(id);

/** Of a question about a medicine: other medicines and illnesses, which a general answer cannot know. */
function asksForAPerson([id, { standing, from }]: [string, KnownFact]): boolean {
  const isOfAnswer = ["takes.nsaid", "takes.antibiotic"].includes(id);
  return standing === "present" && from === "message" && !isOfAnswer && BESIDE_CARE.test(id);
}

const BESIDE_CARE = /^(takes\.|medicine\.|condition\.)/;

/** A medicine of which a message speaks, whether somebody takes it or asks about it. */
function isAskedMedicine([id, { standing, from }]: [string, KnownFact]): boolean {
  return /^(takes|medicine)\./.test(id) && from === "message" && ["present", "asked"].includes(standing);
}

/** What everybody is asked whose message was not understood. */
export const GENERAL = "general";

/** What begins the id of a question about what nothing was understood of: what it is about, and which of a topic's complaints. */
export const TOPIC = "topic";

/** Nothing is asked where nobody is ill. */
const answeredWith = (care: CareId, known: Case, services: readonly Service[], talk: readonly Talk[]): Assessment => ({
  known,
  walked: [],
  services,
  talk,
  likely: care,
  worst: care,
  settled: true,
});

/** Walks every pathway that the facts of a person open; the general one where none is. */
export function triageCase(known: Case, book: Book): Assessment {
  const opened = openedBy(known, book);
  const isSaid = ({ fact }: { fact: string }) =>
    ["present", "asked", "past"].includes(known.facts.get(fact)?.standing ?? "");
  const isIll = opened.length > 0 || (known.unexplained?.length ?? 0) > 0;
  const services = isIll ? [] : book.services.filter(isSaid);
  const isOfMedicine = services.some(({ aboutMedicine }) => aboutMedicine);
  const isOfMedicineAlone = services.every(({ aboutMedicine }) => aboutMedicine);
  const isOfWhoNeedsCare = isChild(known) || [...known.facts].some(isExpecting);
  if (isOfMedicine && ((isOfMedicineAlone && isOfWhoNeedsCare) || [...known.facts].some(asksForAPerson)))
    return answeredWith("our-pharmacist", known, [], []);
  if (!isIll && services.length === 0 && [...known.facts].some(isAskedMedicine))
    return answeredWith("our-pharmacist", known, [], []);
  const mayBeIll = isIll || (known.maybeUnwell?.length ?? 0) > 0;
  const talk = mayBeIll || services.length > 0 || saysMore(known) ? [] : book.talk.filter(isSaid);
  if (!mayBeIll && services.length + talk.length > 0) return answeredWith("home", known, services, talk);
  // What somebody named in a list explains the words that nothing explained; a danger that they ticked before still counts.
  const isNamed = opened.length > 0 && [...(known.asked ?? [])].some((id) => id.startsWith(`${TOPIC}:`));
  const isUnderstood = opened.length > 0 && (isNamed || !known.unexplained?.length);
  const walked = [...opened, ...book.pathways.filter(({ id }) => id === GENERAL && (isNamed || !isUnderstood))]
    .map((pathway) => walk(pathway, known))
    .filter(({ pathway, row }) => pathway.id !== GENERAL || row || !isNamed)
    .sort((a, b) => (isMoreUrgent(a.likely, b.likely) ? -1 : isMoreUrgent(b.likely, a.likely) ? 1 : 0));
  if (walked.length === 0) return { known, walked, services: [], talk: [], settled: false };
  const likely = mostUrgent(walked.map((one) => one.likely));
  const open = walked.flatMap((one) => one.open.map(({ care }) => care)).filter((care) => isMoreUrgent(care, likely));
  return {
    known,
    walked,
    services: [],
    talk: [],
    likely,
    worst: mostUrgent([likely, ...open]),
    settled: open.length === 0,
  };
}

/** Whether anything was understood of a person: not merely that they are there. */
function isKnown({ walked, services, talk, known }: Assessment): boolean {
  const isIll = walked.some(({ pathway }) => pathway.id !== GENERAL) || (known.unexplained?.length ?? 0) > 0;
  return isIll || services.length > 0 || talk.length > 0;
}

/** Judges everybody of whom a message speaks; the most urgent first, and nobody who is only mentioned beside another. */
export function triage({ cases }: Understood, book: Book): Assessment[] {
  const all = cases.map((known) => triageCase(known, book));
  const rank = ({ likely }: Assessment) => (likely ? CARE_IDS.indexOf(likely) : CARE_IDS.length);
  return (all.some(isKnown) ? all.filter(isKnown) : all).sort((a, b) => rank(a) - rank(b));
}
