import { isDay, yearsBetween } from "../../platform/london.rules";
import type { Profile } from "../medicines/read-profile.rules";
import { AGES, type Gender, listProblem, oneLine, tidyList } from "./health-profile.rules";

/** How many people one patient can add, and characters of a name. */
export const FAMILY_MAX = { people: 10, name: 60 } as const;

export const MESSAGES = {
  nameMissing: "Please enter a name.",
  nameTooLong: `Please use at most ${FAMILY_MAX.name} characters for the name.`,
  nameTaken: "You have added somebody with this name already. Please choose another one.",
  dateOfBirth: "Please enter a date of birth that is not in the future, for example 2024-03-27.",
  tooMany: `You can add ${FAMILY_MAX.people} people. Remove somebody first.`,
  changedElsewhere: "This was changed in another tab. Look at it again before you save.",
} as const;

/** What a patient tells about somebody whom they look after. */
export interface FamilyFacts {
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  gender: Gender | null;
  allergies: string[];
  conditions: string[];
  medicines: string[];
}

/** The same as it is typed: medicines that are left out stay as they are. */
export type FamilyInput = Omit<FamilyFacts, "medicines"> & { medicines: string[] | null };

/** The facts as they are kept. */
export function tidyFamilyFacts({ name, dateOfBirth, gender, ...lists }: FamilyFacts): FamilyFacts {
  return {
    ...{ name: oneLine(name), dateOfBirth, gender },
    allergies: tidyList(lists.allergies),
    conditions: tidyList(lists.conditions),
    medicines: tidyList(lists.medicines),
  };
}

function nameProblem(name: string): string | undefined {
  if (name === "") return MESSAGES.nameMissing;
  return name.length > FAMILY_MAX.name ? MESSAGES.nameTooLong : undefined;
}

function dateProblem(day: string, today: string): string | undefined {
  const isPossible = isDay(day) && day <= today && yearsBetween(day, today) <= AGES.oldest;
  return isPossible ? undefined : MESSAGES.dateOfBirth;
}

/** Everything that is wrong with tidied facts, in the order of the form. @param today in Europe/London, as YYYY-MM-DD. */
export function familyProblems(facts: FamilyFacts, today: string): { field: string; message: string }[] {
  const found: [field: string, message: string | undefined][] = [
    ["name", nameProblem(facts.name)],
    ["dateOfBirth", dateProblem(facts.dateOfBirth, today)],
    ["conditions", listProblem(facts.conditions)],
    ["medicines", listProblem(facts.medicines)],
    ["allergies", listProblem(facts.allergies)],
  ];
  return found.flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

const DAY_MS = 86_400_000;

/** An age in years on a day, both as YYYY-MM-DD: whole from two on, and to the day before, since it counts for babies. */
export function ageInYears(dateOfBirth: string, today: string): number {
  const years = yearsBetween(dateOfBirth, today);
  return years >= 2 ? years : (Date.parse(today) - Date.parse(dateOfBirth)) / DAY_MS / 365.25;
}

/** What was told, as the clinical rules and the checks of medicines read it. Nobody is taken to be pregnant or not to be. */
export function familyProfile(
  { dateOfBirth, gender, allergies, conditions, medicines }: Omit<FamilyFacts, "name">,
  today: string,
): Profile {
  return {
    age: ageInYears(dateOfBirth, today),
    ...(gender && { sex: gender }),
    ...{ allergies, conditions, medications: medicines },
  };
}
