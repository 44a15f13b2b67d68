import type { HomePlace } from "../../people/accounts/city.rules";
import { isDay, yearsBetween } from "../../platform/london.rules";
import type { Profile } from "../medicines/read-profile.rules";

/** Accounts are for people of these ages, in years. */
export const AGES = { youngest: 16, oldest: 120 } as const;

export const GENDERS = ["MALE", "FEMALE", "OTHER", "PREFER_NOT_TO_SAY"] as const;
export type Gender = (typeof GENDERS)[number];

export const PREGNANCY_ANSWERS = ["YES", "NO", "PREFER_NOT_TO_SAY"] as const;
export type PregnancyAnswer = (typeof PREGNANCY_ANSWERS)[number];

/** How long a list of allergies or conditions can be, and how long each entry of it. */
export const LIST_MAX = { entries: 100, characters: 200 } as const;

export const MESSAGES = {
  age: `Please enter an age from ${AGES.youngest} to ${AGES.oldest}.`,
  dateOfBirth: "Please enter your date of birth, for example 1986-03-27.",
  dateOfBirthAge: `Please check your date of birth: accounts are for people from ${AGES.youngest} to ${AGES.oldest}.`,
  listTooLong: `Please keep to ${LIST_MAX.entries} entries.`,
  entryTooLong: `Please use at most ${LIST_MAX.characters} characters for each entry.`,
  changedElsewhere: "Your profile was changed in another tab. Look at both and choose what to keep.",
  dataUseWithdrawn:
    "You have told us not to use your health data. To change your profile, allow it again in your account.",
} as const;

/** What a patient tells about their health. Null is "has not said". */
export interface HealthFacts {
  age: number | null;
  /** YYYY-MM-DD. When it is given, the age follows from it. */
  dateOfBirth: string | null;
  gender: Gender | null;
  pregnantOrBreastfeeding: PregnancyAnswer | null;
  city: HomePlace | null;
  allergies: string[];
  conditions: string[];
}

/** One line of plain text: folded (NFKC), without what nobody sees, single spaces. */
export function oneLine(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
}

/** The entries that say something, each once, whatever its capitals (specification of patients, section 5). */
export function tidyList(entries: readonly string[]): string[] {
  const tidy = new Map<string, string>();
  for (const entry of entries.map(oneLine)) {
    const key = entry.toLowerCase();
    if (entry !== "" && !tidy.has(key)) tidy.set(key, entry);
  }
  return [...tidy.values()];
}

/** The facts as they are kept: lists tidied, and no second age beside a date of birth. */
export function tidyFacts(facts: HealthFacts): HealthFacts {
  return {
    ...facts,
    age: facts.dateOfBirth === null ? facts.age : null,
    allergies: tidyList(facts.allergies),
    conditions: tidyList(facts.conditions),
  };
}

interface FactProblem {
  field: string;
  message: string;
}

/** What is wrong with a date of birth. @param today in Europe/London, as YYYY-MM-DD. */
export function dateOfBirthProblem(day: string, today: string): string | undefined {
  if (!isDay(day)) return MESSAGES.dateOfBirth;
  const years = yearsBetween(day, today);
  return years < AGES.youngest || years > AGES.oldest ? MESSAGES.dateOfBirthAge : undefined;
}

/** What is wrong with a list of allergies, conditions or medicines. */
export function listProblem(entries: readonly string[]): string | undefined {
  if (entries.length > LIST_MAX.entries) return MESSAGES.listTooLong;
  return entries.some((entry) => entry.length > LIST_MAX.characters) ? MESSAGES.entryTooLong : undefined;
}

/**
 * Everything that is wrong with tidied facts, in the order of the form.
 * @param today in Europe/London, as YYYY-MM-DD.
 */
export function factProblems(facts: HealthFacts, today: string): FactProblem[] {
  const { age, dateOfBirth, allergies, conditions } = facts;
  const wrongAge = age !== null && (age < AGES.youngest || age > AGES.oldest);
  const found: [field: string, message: string | undefined][] = [
    ["age", wrongAge ? MESSAGES.age : undefined],
    ["dateOfBirth", dateOfBirth === null ? undefined : dateOfBirthProblem(dateOfBirth, today)],
    ["allergies", listProblem(allergies)],
    ["conditions", listProblem(conditions)],
  ];
  return found.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

/** The age in years on that day, from the date of birth where it is known. */
export function ageOn({ age, dateOfBirth }: Pick<HealthFacts, "age" | "dateOfBirth">, today: string): number | null {
  return dateOfBirth === null ? age : yearsBetween(dateOfBirth, today);
}

const PREGNANCY: Readonly<Record<PregnancyAnswer, Profile["pregnantOrBreastfeeding"]>> = {
  YES: "yes",
  NO: "no",
  PREFER_NOT_TO_SAY: "unsaid",
};

/** What was told as the checks of medicines read it. Allergies of a linked record count before they were decided about. */
export function comparedProfile(
  told: Omit<HealthFacts, "city"> & { waitingAllergies: readonly string[] },
  medications: readonly string[],
  today: string,
): Profile {
  const { gender, pregnantOrBreastfeeding, allergies, waitingAllergies, conditions } = told;
  return {
    age: ageOn(told, today) ?? undefined,
    sex: gender ?? undefined,
    pregnantOrBreastfeeding: pregnantOrBreastfeeding ? PREGNANCY[pregnantOrBreastfeeding] : undefined,
    allergies: [...allergies, ...waitingAllergies],
    ...{ conditions, medications },
  };
}
