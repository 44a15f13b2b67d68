import { SAID_OF_ALL } from "../medicines/table.rules";
import { SIGNS } from "./medicine-effects.rules";

/** What is asked beside these is how they are told, and not what is wanted. */
const MAIN = [
  ...[
    "alcohol",
    "driving",
    "sun",
    "missed",
    "doubled",
    "of-another",
    "swallowed",
    "vomited",
    "stopping",
    "starts",
    "pregnancy",
  ],
  ...["breastfeeding", "with", "same", "habit", "named-food", ...SAID_OF_ALL, ...SIGNS],
];
const BESIDE: ReadonlySet<string> = new Set(["use", "dose", "time-of-day", "supply"]);

/** The questions that are answered: what a message only tells beside another question is left out. */
export function wanted(questions: Set<string>, isChild: boolean, isOfSeveral: boolean): ReadonlySet<string> {
  // An animal's medicine is the vet's.
  if (questions.has("animals")) return new Set(["animals"]);
  // An operation, a journey or an empty box decides what is said of stopping it or of where to get it.
  if (["surgery", "run-out", "ill", "disposal"].some((one) => questions.has(one))) questions.delete("stopping");
  // How long between two is asked of the pair, or of the doses of one, and not how long either is taken.
  if (questions.has("apart")) {
    for (const one of ["duration", "stopping", "starts", "with"]) questions.delete(one);
    questions.add(isOfSeveral ? "with" : "dose");
  }
  // What lay in the heat or is past its date is no dose, no supply and no empty box.
  if (questions.has("storage")) for (const one of isChild ? ["use"] : ["use", "dose"]) questions.delete(one);
  if (questions.has("storage") || questions.has("expired")) questions.delete("run-out");
  // What was left behind in Spain is an empty box.
  if (questions.has("run-out")) questions.delete("missed");
  // How often blood is tested is not how to prepare for it.
  if (questions.has("checks")) questions.delete("blood-test");
  // What it is crushed into is no meal.
  if (questions.has("crushing")) for (const one of ["food", "named-food"]) questions.delete(one);
  // "Does it contain lactose?" is not asked of the medicine in it.
  if (questions.has("ingredients")) for (const one of ["same", "use", "effects", "food"]) questions.delete(one);
  // "Am I taking two of the same?" tells of no dose too many.
  if (questions.has("of-another")) for (const one of ["same", "doubled", "missed"]) questions.delete(one);
  if (questions.has("same")) questions.delete("doubled");
  // "What is it for? I got it together with …"
  const isOfUse = questions.has("use") && !questions.has("may");
  const hasMain =
    MAIN.some((one) => questions.has(one) && !(isOfUse && one === "with")) || (isOfSeveral && questions.has("may"));
  return hasMain ? new Set([...questions].filter((one) => !BESIDE.has(one) || (isChild && one === "dose"))) : questions;
}
