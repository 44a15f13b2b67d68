import { isDay } from "../../platform/london.rules";
import { NO_SUPPLY } from "./supply.rules";

export const FREQUENCIES = ["ONCE", "TWICE", "THREE_TIMES", "AS_NEEDED"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Where an entry comes from. */
export const MEDICATION_SOURCES = ["TYPED", "IMPORTED"] as const;
export type MedicationSource = (typeof MEDICATION_SOURCES)[number];

export const MEDICATION_FILTERS = ["CURRENT", "STOPPED"] as const;
export type MedicationFilter = (typeof MEDICATION_FILTERS)[number];

/** Characters of a name and of a dosage, and how many medicines a person can keep. */
export const MEDICATION_MAX = { name: 200, dosage: 200, entries: 200 } as const;

export const MESSAGES = {
  nameMissing: "Please enter the name of the medicine.",
  tooLong: `Please use at most ${MEDICATION_MAX.name} characters.`,
  tooMany: `You can keep ${MEDICATION_MAX.entries} medicines. Delete one that you no longer need.`,
  day: "Please enter a date, for example 2026-03-27.",
  startsTooLate: "Please enter a start date within the next year.",
  stoppedLater: "Please enter a date that is not in the future.",
  stoppedBefore: "You cannot stop a medicine before you start it.",
  changedElsewhere: "This medicine was changed in another tab. Look at it again before you save.",
} as const;

/** What is said about one medicine. */
export interface MedicationFacts {
  name: string;
  /** In the person's own words: "500 mg, two tablets". */
  dosage: string | null;
  frequency: Frequency;
  /** YYYY-MM-DD. */
  startDate: string | null;
}

/** A medicine that is taken from now on, as a row without its person. @param source by whom it was told. */
export function newMedication(facts: MedicationFacts, now: Date, source: MedicationSource = "TYPED") {
  return { ...NO_SUPPLY, ...facts, stoppedOn: null, source, version: 1, createdAt: now, scheduledSince: now };
}

interface FactProblem {
  field: string;
  message: string;
}

const EARLIEST = "1900-01-01";

function startProblem(day: string, today: string): string | undefined {
  if (!isDay(day) || day < EARLIEST) return MESSAGES.day;
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return day > inAYear ? MESSAGES.startsTooLate : undefined;
}

/** Everything that is wrong with a medicine, in the order of the form. @param today in Europe/London, as YYYY-MM-DD. */
export function medicationProblems({ name, dosage, startDate }: MedicationFacts, today: string): FactProblem[] {
  const nameProblem = name.length > MEDICATION_MAX.name ? MESSAGES.tooLong : undefined;
  const found: [field: string, message: string | undefined][] = [
    ["name", name === "" ? MESSAGES.nameMissing : nameProblem],
    ["dosage", (dosage ?? "").length > MEDICATION_MAX.dosage ? MESSAGES.tooLong : undefined],
    ["startDate", startDate === null ? undefined : startProblem(startDate, today)],
  ];
  return found.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

/** What is wrong with the day on which a medicine was stopped. */
export function stopProblem(day: string, startDate: string | null, today: string): string | undefined {
  if (!isDay(day) || day < EARLIEST) return MESSAGES.day;
  if (day > today) return MESSAGES.stoppedLater;
  return startDate !== null && day < startDate ? MESSAGES.stoppedBefore : undefined;
}
