import type { NamedMedicine } from "../medicines/names.rules";
import { interactionOf } from "../medicines/pairs.rules";
import {
  type Interaction,
  ingredientsOf,
  isAnyOf,
  kindsOf,
  type MedicinesTable,
  SAID_OF_ALL,
} from "../medicines/table.rules";
import type { CareId } from "./book.rules";
import type { Case } from "./case.rules";
import type { AllergyLine } from "./medicine-allergies.rules";
import { type Amounts, type DoseLine, doseOf } from "./medicine-dose.rules";
import { causesOf, type EffectLine, isPresent, rowsOf, SIGNS } from "./medicine-effects.rules";

/** Sections of the texts from which a line of a medicine is told, each asked about by the question of that name. */
const TOLD = ["alcohol", "driving", "sun"] as const;
/** Asked about as well: what is said of every medicine where its row and class say nothing else. */
const TOLD_LAST = ["supply", "storage", ...SAID_OF_ALL, "habit"] as const;
export type ToldSection =
  | (typeof TOLD)[number]
  | (typeof TOLD_LAST)[number]
  | "pregnancy"
  | "breastfeeding"
  | "missed"
  | "overdose"
  | "how"
  | "food"
  | "organs"
  | "stopping"
  | "starts";

/** One thing that is answered about medicines; the texts are chosen when it is written down. */
export type MedicineLine =
  | { kind: "pair"; medicines: readonly [NamedMedicine, NamedMedicine]; row: Interaction }
  | { kind: "unknown-pair"; medicines: readonly [NamedMedicine, NamedMedicine] }
  | { kind: "told"; medicine: NamedMedicine; section: ToldSection | "allergy"; ids: readonly string[] }
  | { kind: "uses" | "vomited"; medicine: NamedMedicine }
  | { kind: "effects"; medicine: NamedMedicine; isAsked: boolean }
  /** What is in it; of two that have something in common, each. */
  | { kind: "same"; medicine: NamedMedicine; isOfTwo?: true }
  /** Whether the first is one of the class that the second is. */
  | { kind: "one-of"; medicines: readonly [NamedMedicine, NamedMedicine]; isOne: boolean }
  | { kind: "different"; medicines: readonly [NamedMedicine, NamedMedicine]; ofOneKind: boolean }
  | EffectLine
  | DoseLine
  | AllergyLine
  | { kind: "long-gap"; medicine: NamedMedicine; care: CareId }
  | { kind: "unnamed"; medicine: NamedMedicine }
  | { kind: "not-known"; medicine: NamedMedicine };

/** What is asked, about which medicines and of whom. */
export interface Asked extends Amounts {
  /** In which week of a pregnancy the message says that somebody is. */
  week?: number;
  questions: ReadonlySet<string>;
  /** The message names the medicine and asks nothing. */
  isBare?: boolean;
  medicines: readonly NamedMedicine[];
  known: Case;
  table: MedicinesTable;
}

/** Every pair of them, with what is known of it. */
export function pairsOf(all: readonly NamedMedicine[], table: MedicinesTable): MedicineLine[] {
  return all.flatMap((one, at) =>
    all.slice(at + 1).map((other): MedicineLine => {
      const row = interactionOf(table, one.what, other.what);
      const medicines = [one, other] as const;
      return row ? { kind: "pair", medicines, row } : { kind: "unknown-pair", medicines };
    }),
  );
}

/** Two that should not be taken together, or not before somebody was asked. */
export const isWarning = (line: MedicineLine): boolean =>
  line.kind === "pair" && ["never", "doctor-first"].includes(line.row.severity);

/** "Panadol and Calpol": one medicine under two names is one too many. */
export function namedTwice({ what, words, at, again }: NamedMedicine, table: MedicinesTable): MedicineLine[] {
  const source = table.medicines[what]?.source;
  if (again === undefined || !source) return [];
  const row: Interaction = { between: [what], and: [what], severity: "never", harm: "same-kind", source };
  return [
    {
      kind: "pair",
      medicines: [
        { what, words, at },
        { what, words: again, at },
      ],
      row,
    },
  ];
}

/** What a row or its class says of one section. */
function told(medicine: NamedMedicine, section: ToldSection, table: MedicinesTable, at?: string): MedicineLine {
  const row = table.medicines[medicine.what] ?? table.classes[medicine.what];
  const said = row?.[section];
  const id = typeof said === "object" && !Array.isArray(said) ? said[(at ?? "first") as keyof typeof said] : said;
  const ids = [...new Set([id ?? (table.texts[section]?.any ? "any" : [])].flat())] as string[];
  return ids.length > 0 ? { kind: "told", medicine, section, ids } : { kind: "not-known", medicine };
}

/** Which third of a pregnancy it is, as far as the message tells; the one that is most careful where it does not. */
function thirdOf(medicine: NamedMedicine, { known, table, week }: Asked): string {
  if (week !== undefined) return week < 13 ? "first" : week < 28 ? "second" : "third";
  if (isPresent(known, "person.pregnant-late")) return "third";
  const said = table.medicines[medicine.what]?.pregnancy;
  const rank = ["fine", "usual", "ask", "avoid", "never"];
  if (typeof said !== "object") return "first";
  const thirds = ["first", "second", "third"] as const;
  const rankOf = (third: (typeof thirds)[number]) => rank.indexOf(said[third].replace("nsaid-", ""));
  return thirds.reduce((worst, one) => (rankOf(one) > rankOf(worst) ? one : worst));
}

/** How soon somebody asks who has not taken it for days, by what is said of stopping it. */
const AFTER_DAYS_WITHOUT: ReadonlyMap<string, CareId> = new Map([
  ...["danger", "epilepsy", "thinner", "steroid"].map((id) => [id, "urgent-111"] as const),
  ["slowly", "gp-today"],
  ["zaps", "ask-pharmacist"],
]);

/** One dose forgotten, or several days. */
function missedOf(medicine: NamedMedicine, { questions, table }: Asked): MedicineLine {
  const { stopping = "" } = table.medicines[medicine.what] ?? table.classes[medicine.what] ?? {};
  const care = questions.has("gap") ? AFTER_DAYS_WITHOUT.get(stopping) : undefined;
  return care ? { kind: "long-gap", medicine, care } : told(medicine, "missed", table);
}

/** Questions that look for something without a name. */
const LOOKED_FOR = ["painkiller", "cold-remedy", "allergy-remedy", "heartburn-remedy", "sleep-remedy", "bowel-remedy"];

/** A medicine that is told of, rather than asked for. */
export const isTaken = (questions: ReadonlySet<string>) =>
  !["may", "with", "dose", "time-of-day", "use", "supply", "same", "storage", "rx", ...LOOKED_FOR, ...SAID_OF_ALL].some(
    (one) => questions.has(one),
  );

export const PREGNANT = ["person.pregnant", "person.pregnant-late", "pregnancy.possible"];

/** "Gave Advil at 2, can I give Calpol at 4?": what was taken then is the one that is named nearest before the time. */
function isLastTaken({ what, at, words }: NamedMedicine, { medicines, lastDose }: Asked): boolean {
  if (!lastDose) return false;
  const awayOf = (one: Pick<NamedMedicine, "at" | "words">) =>
    one.at < lastDose.place ? lastDose.place - one.at - one.words.length : one.at - lastDose.place + AFTER_IT;
  return medicines.every((other) => other.what === what || awayOf({ at, words }) <= awayOf(other));
}
/** In letters: a medicine that is named after the time is rarely meant. */
const AFTER_IT = 20;

/** With a meal or without it, and a certain food: that none is known to be avoided is said only to whoever asks about one. */
function foodOf(medicine: NamedMedicine, { questions, table }: Asked): MedicineLine[] {
  const [food, how] = [told(medicine, "food", table), told(medicine, "how", table)];
  const isOfNone = food.kind === "told" && food.ids.includes("any");
  if (!questions.has("named-food")) return isOfNone ? [how] : [how, food];
  return [food, how];
}

/** When in the day it is taken; where nothing is known of that, as the label says. */
function timeOf(medicine: NamedMedicine, asked: Asked): MedicineLine[] {
  const how = told(medicine, "how", asked.table);
  return how.kind === "told" ? [how] : doseOf(medicine, asked);
}

/** What one dose too many of some does, and what to watch for. */
const DOUBLED = [
  ["anticoagulant", "doubled-thinner"],
  ["insulin-class", "doubled-sugar"],
  ["sulfonylurea", "doubled-sugar"],
  ["opioid", "doubled-drowsy"],
  ["sedating", "doubled-drowsy"],
] as const;

/** One dose too many, or what a child swallowed. */
function tooMuchOf(medicine: NamedMedicine, { questions, table }: Asked): MedicineLine {
  const line = told(medicine, "overdose", table);
  if (line.kind === "told" && questions.has("of-another") && !questions.has("swallowed"))
    return { ...line, ids: [line.ids.includes("pharmacist-treats") ? "of-another" : "of-another-111"] };
  if (line.kind !== "told" || questions.has("swallowed") || line.ids.includes("pharmacist-treats")) return line;
  const kinds = ingredientsOf(table, medicine.what).flatMap((id) => kindsOf(table, id));
  const [, text] = DOUBLED.find(([kind]) => kinds.includes(kind)) ?? [];
  return (text ?? line.ids.includes("ae")) ? { ...line, ids: [text ?? "doubled-111"] } : line;
}

/** Signs that something builds up which the kidneys no longer carry away. */
const BUILDS_UP = [
  ...["conscious.drowsy", "conscious.confused", "muscle.twitch", "nerve.tremor", "nerve.unsteady", "speech.slurred"],
  ...["sleep.daytime-sleepy", "vomit.present"],
];

/** What is said of kidneys and liver; of kidneys that work less, or signs beside sick ones, that the dose may be too much. */
function organsOf(medicine: NamedMedicine, { known, table, questions }: Asked): MedicineLine {
  const own = told(medicine, "organs", table);
  // Of a product, also what its parts say.
  const ofParts = rowsOf(medicine, table).flatMap(({ organs = [] }) => organs);
  const ids = [...new Set([...(own.kind === "told" ? own.ids : []), ...ofParts])];
  const line: MedicineLine = ids.length > 0 ? { kind: "told", medicine, section: "organs", ids } : own;
  const isOfKidneys = line.kind === "told" && line.ids.some((id) => id.startsWith("kidney-"));
  if (!isOfKidneys) return line;
  if (BUILDS_UP.some((fact) => isPresent(known, fact)))
    return { kind: "told", medicine, section: "organs", ids: ["kidney-signs"] };
  return questions.has("kidneys-worse") ? { ...line, ids: ["kidney-worse", ...line.ids] } : line;
}

/** Taken once a week, and never every day. */
export const isWeekly = ({ what }: NamedMedicine, { medicines, classes }: MedicinesTable): boolean =>
  (medicines[what] ?? classes[what])?.how?.includes("weekly") === true;

/** Anti-inflammatory medicines are not given with these. */
const SPOTS = ["rash.chickenpox", "rash.one-side-band"];

/** That a child is given it a second time some weeks later. */
const howAgain = (medicine: NamedMedicine, table: MedicinesTable): MedicineLine[] => {
  const ids = (table.medicines[medicine.what]?.how ?? []).filter((id) => id.startsWith("again-"));
  return ids.length > 0 ? [{ kind: "told", medicine, section: "how", ids }] : [];
};

/** The lines that each question asks for, for each medicine that it names. */
export function linesOf(asked: Asked): MedicineLine[] {
  const { questions, medicines, known, table } = asked;
  const isChild = asked.childAge !== undefined;
  const has = (question: string) => questions.has(question);
  const isPregnant = PREGNANT.some((fact) => isPresent(known, fact));
  const mayAsk = has("may") || has("with") || has("dose");
  const hasSpots = SPOTS.some((fact) => isPresent(known, fact));
  const isOfOrgans = ["condition.kidney", "condition.liver"].some((fact) => isPresent(known, fact));
  return medicines.flatMap((medicine): MedicineLine[] => {
    const say = (section: ToldSection, at?: string) => told(medicine, section, table, at);
    const cause = causesOf(medicine, asked);
    const isFound = cause.effects.length > 0;
    const isOfSpots = hasSpots && isAnyOf(table, medicine.what, ["nsaid"]);
    const isCause =
      has("cause") || SIGNS.some(has) || (isFound ? isTaken(questions) : has("effects") && cause.isAsked === true);
    const isDaily = has("each-day") && isWeekly(medicine, table);
    return [
      ...(isDaily ? [{ kind: "told", medicine, section: "how", ids: ["weekly-only"] } as const] : []),
      ...(isOfSpots ? [{ kind: "told", medicine, section: "ill", ids: ["chickenpox"] } as const] : []),
      ...(has("dose") || (isChild && mayAsk)
        ? [
            ...doseOf(medicine, { ...asked, lastDose: isLastTaken(medicine, asked) ? asked.lastDose : undefined }),
            ...(isChild ? howAgain(medicine, table) : [say("how")]),
          ]
        : []),
      ...(has("time-of-day") && !has("dose") ? timeOf(medicine, asked) : []),
      ...(has("pregnancy") || (isPregnant && (mayAsk || isTaken(questions)))
        ? [say("pregnancy", thirdOf(medicine, asked))]
        : []),
      ...(has("breastfeeding") || (!has("pregnancy") && isPresent(known, "person.breastfeeding") && mayAsk)
        ? [say("breastfeeding")]
        : []),
      ...TOLD.flatMap((section) => (has(section) ? [say(section)] : [])),
      ...(has("organs") || has("kidneys-worse") || (isOfOrgans && (mayAsk || isTaken(questions)))
        ? [organsOf(medicine, asked)]
        : []),
      ...(has("missed") ? [missedOf(medicine, asked)] : []),
      ...(has("food") ? foodOf(medicine, asked) : []),
      ...(has("vomited") ? [{ kind: "vomited", medicine } as const] : []),
      ...(has("swallowed") || has("of-another") || (has("doubled") && !has("dose"))
        ? [tooMuchOf(medicine, asked)]
        : []),
      ...(has("stopping") && has("duration") ? [say("duration")] : []),
      ...(has("stopping") ? [say("stopping")] : []),
      ...(has("starts") ? [say("starts")] : []),
      ...(isCause ? [cause] : []),
      ...(has("effects") ? [{ kind: "effects", medicine, isAsked: !asked.isBare } as const] : []),
      ...(has("use") ? [{ kind: "uses", medicine } as const] : []),
      ...(has("same") && medicines.length !== 2 ? [{ kind: "same", medicine } as const] : []),
      ...TOLD_LAST.flatMap((section) =>
        has(section) && !(section === "duration" && has("stopping")) ? [say(section)] : [],
      ),
    ];
  });
}
