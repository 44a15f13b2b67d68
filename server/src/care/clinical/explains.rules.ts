import { type Book, type CareId, factsOf, isMoreUrgent } from "./book.rules";
import { holdsIfDenied, mayBeOf } from "./conditions.rules";
import { type Answered, answer, EXPLAINS, type Question } from "./question.rules";
import { type Assessment, triageCase } from "./triage.rules";

/** What begins the id of the question for what may explain a danger. */
const EXPLAINS_DANGER = `${EXPLAINS}danger:`;
/** Care that may wait once something explains what it is for. */
const MAY_BE_EXPLAINED: ReadonlySet<CareId> = new Set([
  "urgent-111",
  "gp-today",
  "gp-days",
  "sexual-health",
  "optician",
] as const);
/** Dangers that may be one no longer: never a crisis, and nothing of a pregnancy. */
const DANGERS_EXPLAINED: ReadonlySet<CareId> = new Set(["emergency", "ae"] as const);

/**
 * What may explain a complaint so that it need not be looked at as soon, each by itself; asked once. A danger that the message alone tells of may be explained only
 * by what is of this person for certain, and the care stays until it is answered.
 * @param raised the care to which readers raised it: then what takes back something that was told may explain it, or, where it is no danger, what a row of these complaints names
 */
export function explainingQuestion(
  { known, walked, likely: found }: Assessment,
  book: Book,
  raised?: CareId,
): Question | undefined {
  const likely = raised ?? found;
  const what = likely && DANGERS_EXPLAINED.has(likely) ? "danger" : "soon";
  const begins = what === "danger" ? EXPLAINS_DANGER : EXPLAINS;
  const isAsked = [...(known.asked ?? [])].some(
    (id) => id.startsWith(begins) && (what === "danger" || !id.startsWith(EXPLAINS_DANGER)),
  );
  if (!likely || (what === "soon" && !MAY_BE_EXPLAINED.has(likely)) || isAsked) return undefined;
  const told = [...known.facts].flatMap(([id, { standing }]) => (standing === "present" ? [id] : []));
  const deciding = new Set(
    walked.flatMap(({ row, pathway }) => [
      ...(raised
        ? what === "danger"
          ? told
          : [...pathway.opens, ...pathway.rows.flatMap(({ when, covers }) => (covers ? [] : factsOf(when)))]
        : row
          ? factsOf(row.when)
          : []),
      ...pathway.for.flatMap(factsOf),
    ]),
  );
  const isTicked = [...deciding].some((id) => {
    const { standing, from } = known.facts.get(id) ?? {};
    return standing === "present" && from === "answer";
  });
  if (what === "danger" && isTicked) return undefined;
  const facts = book.facts.flatMap(({ id, explains, rulesOut, of = [] }) => {
    const isOf = what === "danger" ? of.every((one) => holdsIfDenied(one, known)) : mayBeOf({ of }, known);
    const isAbout = deciding.has(id) || rulesOut.some((one) => (raised ? told.includes(one) : deciding.has(one)));
    if (!explains?.includes(what) || !isAbout || known.facts.has(id) || !isOf) return [];
    const question: Question = { kind: "ticks", id: begins, urgency: "later", facts: [id] };
    const { likely: then = likely } = triageCase(answer(known, question, { present: [id] }, book), book);
    return isMoreUrgent(likely, then) && !DANGERS_EXPLAINED.has(then) ? [id] : [];
  });
  return facts.length > 0 ? { kind: "ticks", id: `${begins}${facts.join("+")}`, urgency: "later", facts } : undefined;
}

/** What was explained: "I ate beetroot" a complaint, "only where I press" a danger. */
export function explainedBy(answers: readonly Answered[]): "danger" | "soon" | undefined {
  const ids = answers.flatMap(({ question: { id }, said }) =>
    "present" in said && said.present.length > 0 ? [id] : [],
  );
  if (ids.some((id) => id.startsWith(EXPLAINS_DANGER))) return "danger";
  return ids.some((id) => id.startsWith(EXPLAINS)) ? "soon" : undefined;
}
