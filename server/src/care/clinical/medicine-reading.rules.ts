import { fold, medicinesIn, type NamedMedicine } from "../medicines/names.rules";
import { readFreeText } from "../medicines/read-profile.rules";
import { isAnyOf, type MedicinesTable, nameOf } from "../medicines/table.rules";
import type { Book } from "./book.rules";
import type { Case } from "./case.rules";
import { ageIn, ownAgeIn, weekIn } from "./medicine-ages.rules";
import { type AllergyLine, againstAllergies, isAllergen } from "./medicine-allergies.rules";
import { isOfChild, lastDoseIn, strengthIn, takenTodayIn, weightIn } from "./medicine-amounts.rules";
import { isPresent } from "./medicine-effects.rules";
import { type Asked, PREGNANT } from "./medicine-lines.rules";
import { isAskedToBe, isInsteadOfOther, namedIn, withoutForms } from "./medicine-named.rules";
import { hasAny, isTold, isWithinDoses, TOLD, withAmounts, withTooMuch } from "./medicine-too-much.rules";
import { wanted as wantedOf } from "./medicine-wanted.rules";
import { SELF } from "./persons.rules";
import type { ReadMessage } from "./reader.rules";

/** No answer compares more of them. */
const MOST_MEDICINES = 12;
/** A message of so few words asks for everything about what it names. */
const FEW_WORDS = 6;
/** A message of so few words says nothing by the way. */
const BRIEF = 12;

/** In years: who is younger takes no dose of grown-ups. */
const GROWN_UP = 16;

/** What is told as often as it is asked: "after a long flight my leg is swollen". */
const BY_THE_WAY: ReadonlySet<string> = new Set(["travel", "surgery", "exercise", "heat", "tattoo"]);
/** Texts of how long something is taken that may have been exceeded. */
const isShort = (id: string | undefined) =>
  id !== undefined && /^(?:days-|weeks-|few-days|short|week|antisick)/.test(id);
/** Beside these it is said as well how long it should be taken. */
const AS_WELL: ReadonlySet<string> = new Set(["may", "habit", "stopping", "cause", "use"]);
/** What else words of how a medicine is kept may ask. */
const NOT_KEPT = ["missed", "stopping", "duration", "sun", "heat"];
/** What is told of somebody without being an illness. */
const BESIDE_ILLNESS = /^(takes|medicine|condition|person|keyword|service|talk|recent)\./;

/** Medicines that are not named. */
export const OF_OTHERS = ["of-mine", "beside"];

/** Of whom a message is. */
export interface About {
  /** What its writer, or whoever it is about, is known to take, as they wrote it down. */
  takes?: readonly string[];
  /** What they are known to be allergic to, as they wrote it down. */
  allergies?: readonly string[];
  /** It is about whoever takes that. */
  isWriter: boolean;
  /** In years, of a child of whom it speaks; null where that is not told. */
  childAge?: number | null;
}

/** What a message asks, with what it says beside it. */
export interface Reading extends Asked {
  /** The medicines that it names. */
  named: readonly NamedMedicine[];
  /** Those that its person takes beside them. */
  others: readonly NamedMedicine[];
  isQuestion: boolean;
  /** It names a medicine in a few words, and asks nothing of it. */
  isBare: boolean;
  /** Nothing in it tells of an illness. */
  isOfNothingElse: boolean;
  /** It only tells of a medicine, and asks nothing. */
  isStatement: boolean;
  /** Signs of an illness in it are explained by nothing. */
  isUnexplained: boolean;
  /** What was taken, and when, is told by whoever asks whether another may follow. */
  isInTime: boolean;
  /** What it asks about beside what somebody takes is no medicine that is known. */
  isOfUnknown: boolean;
  conditions: readonly string[];
  /** What its person is allergic to. */
  allergies: readonly string[];
  /** Medicines against which an allergy speaks, of the message or known before. */
  against: readonly AllergyLine[];
}

/** A sentence that asks, with or without its mark. */
const ASKS =
  /\?|(?<!\p{L})(?:when|how|what|which|where|can|should|do i|do my|do we|do they|does|is it|is that|am i|will|wann|wie|wo|was|welche[rs]?|darf|kann|soll|muss ich|quand|comment|combien|quel(?:le)?s?|où|puis-je|faut-il|est-ce|cu[aá]ndo|c[oó]mo|qu[eé]|cu[aá]l(?:es)?|d[oó]nde|puedo|debo)(?!\p{L})/iu;
const DRIVES = /(?<!\p{L})(?:driv|wheel|condu|volant|fahr|steuer|conduc)/iu;
/** The age that nobody told in the message. */
const ageOfProfile = ({ age, toldAge }: Case) => (toldAge === undefined ? age : undefined);
/** "Il y a 3 ans" tells no age. */
const SINCE = "(?:il y a|depuis|hace|desde hace|vor|seit)";

/** Of a syrup that is called by a name of its own, in mg per ml. */
function strengthOf(named: NamedMedicine | undefined, table: MedicinesTable): number | undefined {
  const liquids = Object.entries(table.medicines[named?.what ?? ""]?.liquids ?? {});
  return liquids.find(([name]) => fold(name) === fold(named?.words ?? ""))?.[1];
}

const TAKES =
  /(?<!\p{L})(?:take|have|use|try|tomar|tomarme|usar|prendre|utiliser|nehmen|einnehmen|benutzen)(?!\p{L})/iu;
/** What the question may mean that was named before it. */
const MEANS_THEM =
  /(?<!\p{L})(?:it|them|they|these|those|that|this|both|together|all|eso|esto|ellos|estos|estas|juntos|juntas|los dos|las dos|tomarlos|tomarlas|tomarlo|tomarla|ça|cela|les|le|la|ensemble|deux|das|sie|es|beide|beides|alle|zusammen|diese)(?!\p{L})/iu;

/** "I take enalapril and metformin. Can I take …?" where what is asked about is no medicine that is known. */
function asksOfUnknown(text: string, named: readonly NamedMedicine[]): boolean {
  const end = text.indexOf("?");
  if (end === -1 || named.length < 2) return false;
  const start = Math.max(...[".", "!", "¿", ";", "\n"].map((mark) => text.lastIndexOf(mark, end - 1))) + 1;
  const question = text.slice(start, end);
  const isNamed = named.some(({ at }) => at >= start && at < end);
  return start > 0 && !isNamed && TAKES.test(question) && !MEANS_THEM.test(question);
}

const ORGANS = ["condition.kidney", "condition.liver"];

/** The illnesses that a message names; "is it bad for my kidneys?" names none, and two letters ("mi") are no illness. */
function illnessesIn(message: string, found: ReadonlySet<string>, known: Case, table: MedicinesTable): string[] {
  const isOfOrgans = found.has("organs") && !ORGANS.some((fact) => isPresent(known, fact));
  return readFreeText([message], table).conditions.flatMap(({ what, words }) => {
    const isNone = what === "alcohol" || words.length < 3 || (isOfOrgans && /^(kidney|liver)/.test(what));
    return isNone ? [] : [words];
  });
}

/** What somebody looks for without a name, by the question: kinds of which one that is named is it, and what can be bought for it. */
const LOOKED_FOR: readonly (readonly [question: string, kinds: readonly string[], toBuy: readonly string[]])[] = [
  ["painkiller", ["painkiller", "nsaid", "opioid", "nsaid-gel"], ["paracetamol", "ibuprofen"]],
  [
    "cold-remedy",
    ["cold-remedy", "decongestant", "decongestant-spray"],
    ["pseudoephedrine", "saline-nasal", "paracetamol"],
  ],
  ["allergy-remedy", ["antihistamine", "sedating-antihistamine", "steroid-nasal-spray"], ["cetirizine", "loratadine"]],
  ["heartburn-remedy", ["antacid", "acid-reducer"], ["alginate", "omeprazole"]],
  ["sleep-remedy", ["sedating-sleep-aid", "z-drug", "benzodiazepine"], ["diphenhydramine"]],
  ["bowel-remedy", ["laxative"], ["macrogol", "senna"]],
];
/** A baby is harmed too. */
const OF_TWO = [...PREGNANT, "person.breastfeeding"];

/** A medicine that the message does not name, by what it is called. */
const nameless = (what: string, { medicines }: Book): NamedMedicine => ({
  what,
  words: nameOf(medicines, what, "en"),
  at: 0,
  isNameless: true,
});

export function readAsked(
  { text, asked, unexplained }: ReadMessage,
  known: Case,
  book: Book,
  about: About,
): Reading | undefined {
  const { takes = [], allergies: toldBefore = [], isWriter, childAge: told } = about;
  const table = book.medicines;
  const message = text.typed;
  const found = new Set([...asked].map((id) => id.replace("ask.", "")));
  const all = medicinesIn(message, table);
  const allergens = all.filter((one) => isAllergen(one, message));
  // Where it is all that is named, it is what is asked about.
  const isOfOther = allergens.length < all.length;
  const others = isOfOther ? all.filter((one) => !allergens.includes(one)) : all;
  if (isAskedToBe(others, message)) found.add("same");
  // "LoSalt instead of salt, I take ramipril" asks of the two together.
  if (others.length > 1 && isInsteadOfOther(others, message)) found.delete("same");
  const taken = found.has("same") ? others : withoutForms(others, message, table);
  const looksFor = LOOKED_FOR.filter(([question]) => found.has(question));
  if (takes.length === 0 && taken.length === 0 && looksFor.length === 0) return undefined;
  const conditions = illnessesIn(message, found, known, table);
  // "Which painkiller can I have, I'm pregnant": what is asked about is named by nobody.
  const isOfAny = looksFor.length > 0 && (conditions.length > 0 || OF_TWO.some((one) => isPresent(known, one)));
  if (takes.length === 0 && taken.length === 0 && !isOfAny) return undefined;
  // "Would it upset my tablets?" is of the writer's own, also where somebody else is spoken of; "her tablets" never is.
  const own = isWriter || found.has("of-mine") ? takes.flatMap((text) => medicinesIn(text, table)) : [];
  const wanted = looksFor.filter(([, kinds]) => !taken.some(({ what }) => isAnyOf(table, what, kinds)));
  const named = [
    ...namedIn(taken, own, table),
    ...(taken.length > 0 || isOfAny ? wanted.flatMap(([, , toBuy]) => toBuy.map((what) => nameless(what, book))) : []),
  ].slice(0, MOST_MEDICINES);
  const medicines = named.length === 0 && hasAny(found, OF_OTHERS) ? own.slice(0, MOST_MEDICINES) : named;
  if (medicines.length === 0) return undefined;
  if (told === undefined) found.delete("swallowed");
  // Who takes it while feeding a child, or says "can I take it", is no child.
  const isGrownUp = hasAny(found, ["breastfeeding", "for-me"]);
  const length = message.trim().split(/\s+/).length;
  const asks = ASKS.test(message);
  const asksMore =
    asks || length <= BRIEF || [...found].some((one) => one !== "cause" && !isTold(one) && !BY_THE_WAY.has(one));
  if (!asksMore) for (const one of BY_THE_WAY) found.delete(one);
  if (found.has("named-food")) found.add("food");
  // "Forgot it in the hot car, bin it?" is of how it is kept.
  if (found.has("storage")) for (const one of NOT_KEPT) found.delete(one);
  // A patch that came off is replaced as one that was forgotten.
  if (found.has("patch-off")) {
    found.delete("stopping");
    found.add("missed");
  }
  // A blood test is fasted for, and no reason to stop anything.
  if (found.has("blood-test")) for (const one of ["fasting", "food", "missed", "stopping"]) found.delete(one);
  // Whoever leaves a medicine in the car does not drive.
  if (found.has("storage") && !DRIVES.test(message)) found.delete("driving");
  // "Is Calpol just paracetamol?"
  const isTwice = named.length === 1 && named[0]?.again !== undefined;
  const isRenamed = named.length === 1 && named[0]?.isRenamed;
  if ((isTwice || isRenamed) && [...found].every(isTold)) found.add("same");
  // "Third week of Otrivine" is told of what is taken for days.
  const isForDays = named.some(({ what }) => isShort(table.medicines[what]?.duration ?? table.classes[what]?.duration));
  if (
    found.has("for-weeks") &&
    isForDays &&
    told === undefined &&
    [...found].every((one) => isTold(one) || AS_WELL.has(one))
  )
    found.add("duration");
  const kg = weightIn(message);
  const isChild = found.has("for-child") || (kg !== undefined && isOfChild(kg));
  const isSince =
    typeof told === "number" && new RegExp(`${SINCE}\\s+${told}\\s+(?:ans|años|jahren?)`, "iu").test(message);
  const saidAge =
    isGrownUp || isSince || (told === null && found.has("pregnancy"))
      ? undefined
      : told === undefined && isChild
        ? ageIn(message, null)
        : (told ?? ageIn(message, told));
  // "Can I take aspirin? I'm 14": no dose of grown-ups is for them.
  const ownAge = isWriter && known.person === SELF ? (ownAgeIn(message) ?? ageOfProfile(known)) : undefined;
  const childAge = saidAge ?? (ownAge !== undefined && ownAge < GROWN_UP ? ownAge : saidAge);
  const week = childAge === undefined ? weekIn(message) : undefined;
  if (week !== undefined) found.add("pregnancy");
  if (known.facts.get("keyword.pregnancy")?.standing === "denied") found.delete("pregnancy");
  const amounts = {
    ...{ childAge, kg, takenToday: takenTodayIn(message), lastDose: lastDoseIn(message, named.length > 1) },
    strength: named.length === 1 ? (strengthIn(message) ?? strengthOf(named[0], table)) : undefined,
  };
  // "How many can I take before my flight", or with a tooth out, is asked for the dose of what is sold without prescription.
  const isOfAmount = found.has("dose") && named.some(({ what }) => table.medicines[what]?.adult);
  if (isOfAmount && !hasAny(found, ["stopping", "apart"])) for (const one of BY_THE_WAY) found.delete(one);
  // "Sick after it" in a few words.
  if (length <= BRIEF && isPresent(known, "vomit.present") && [...found].every(isTold)) found.add("vomited");
  withTooMuch(found, named, message, { ...amounts, table });
  // "2 paracetamol if I had Lemsip at 1pm"
  const isInTime = found.has("may") && amounts.lastDose !== undefined && named.length > 1 && isWithinDoses(message);
  withAmounts(found, named, message, amounts, { known, table, isInTime });
  const isBrief = length <= FEW_WORDS;
  const asksNothing = [...found].every(isTold);
  const isBare = asksNothing && isBrief && medicines.length === 1;
  const allergies = [
    ...(isOfOther || found.has("may") ? allergens.map(({ words }) => words) : []),
    ...(isWriter ? toldBefore : []),
  ];
  const isUnexplained = unexplained.length > 0;
  const isOfNothingElse =
    !isUnexplained && [...known.facts].every(([id, { from }]) => from !== "message" || BESIDE_ILLNESS.test(id));
  return {
    ...{ medicines, known, table, named, ...amounts, week },
    questions: isBare
      ? new Set([...[...found].filter((one) => !TOLD.has(one) || one === "each-day"), "use", "effects", "cause"])
      : wantedOf(found, childAge !== undefined, named.length > 1),
    others: own.filter(({ what }) => !medicines.some((one) => one.what === what)),
    isQuestion: !asksNothing || isBrief || message.includes("?") || isOfNothingElse,
    ...{ isBare, isOfNothingElse, isUnexplained, isStatement: asksNothing && !asks && !isBrief && isOfNothingElse },
    isInTime,
    isOfUnknown: asksOfUnknown(message, named),
    conditions,
    allergies,
    against: againstAllergies(medicines, allergies, table),
  };
}
