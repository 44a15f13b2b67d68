import type { Gender, HealthProfileInput, HomePlace, PregnancyAnswer } from "../../gql/graphql";

/** What the form holds, as it is typed; an empty text is "has not said". */
export interface ProfileValues {
  dateOfBirth: string;
  age: string;
  gender: Gender | "";
  pregnantOrBreastfeeding: PregnancyAnswer | "";
  city: HomePlace | "";
  allergies: readonly string[];
  conditions: readonly string[];
}

export type ProfileField = keyof ProfileValues;

/** The fields in the order of the form. */
export const PROFILE_FIELDS = [
  "dateOfBirth",
  "age",
  "gender",
  "pregnantOrBreastfeeding",
  "city",
  "allergies",
  "conditions",
] as const satisfies readonly ProfileField[];

export const GENDERS = ["FEMALE", "MALE", "OTHER", "PREFER_NOT_TO_SAY"] as const satisfies readonly Gender[];
export const PREGNANCY_ANSWERS = ["YES", "NO", "PREFER_NOT_TO_SAY"] as const satisfies readonly PregnancyAnswer[];
export const HOME_PLACES = [
  "LONDON",
  "MANCHESTER",
  "BIRMINGHAM",
  "GLASGOW",
  "LIVERPOOL",
  "EDINBURGH",
  "ELSEWHERE",
] as const satisfies readonly HomePlace[];

/** A profile as the API gives it. */
export interface SavedProfile {
  version: number;
  age: number | null;
  dateOfBirth: string | null;
  gender: Gender | null;
  pregnantOrBreastfeeding: PregnancyAnswer | null;
  city: HomePlace | null;
  allergies: readonly string[];
  conditions: readonly string[];
}

/** Ages for which accounts are made, in years; the server checks them too. */
const AGES = { youngest: 16, oldest: 120 };

export function valuesOf(profile: SavedProfile): ProfileValues {
  const { age, dateOfBirth, gender, pregnantOrBreastfeeding, city, allergies, conditions } = profile;
  return {
    dateOfBirth: dateOfBirth ?? "",
    age: dateOfBirth === null && age !== null ? String(age) : "",
    gender: gender ?? "",
    pregnantOrBreastfeeding: pregnantOrBreastfeeding ?? "",
    city: city ?? "",
    allergies,
    conditions,
  };
}

/** True for an empty age and for a whole number of years that an account can have. */
export function isPossibleAge(text: string): boolean {
  const age = Number(text);
  return text.trim() === "" || (/^\d+$/.test(text.trim()) && age >= AGES.youngest && age <= AGES.oldest);
}

/** Whole years from a date of birth to a day, both as YYYY-MM-DD; empty while the date is not one. */
export function ageFrom(dateOfBirth: string, today: string): string {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const age = today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
  return age >= 0 && age <= AGES.oldest ? String(age) : "";
}

export function inputOf(values: ProfileValues): HealthProfileInput {
  const { dateOfBirth, age, gender, pregnantOrBreastfeeding, city, allergies, conditions } = values;
  return {
    dateOfBirth: dateOfBirth || null,
    age: dateOfBirth || age.trim() === "" ? null : Number(age),
    gender: gender || null,
    pregnantOrBreastfeeding: pregnantOrBreastfeeding || null,
    city: city || null,
    allergies: [...allergies],
    conditions: [...conditions],
  };
}

const isSameValue = (a: string | readonly string[], b: string | readonly string[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** How the names of all that somebody typed on this page begin. */
export const keptBy = (viewer: { id: string } | null): string => `${viewer?.id ?? ""}:profile:`;

/** The fields that differ. */
export function differences(a: ProfileValues, b: ProfileValues): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => !isSameValue(a[field], b[field]));
}

/** The list with what was typed, once, without blanks (specification of patients, section 5). */
export function withEntry(list: readonly string[], typed: string): readonly string[] {
  const entry = typed.replace(/\s+/g, " ").trim();
  const isKnown = list.some((one) => one.toLowerCase() === entry.toLowerCase());
  return entry === "" || isKnown ? list : [...list, entry];
}

/** The values of one side for the chosen fields, of the other for all others. */
export function chosenValues(
  mine: ProfileValues,
  theirs: ProfileValues,
  isMine: (field: ProfileField) => boolean,
): ProfileValues {
  return Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, isMine(field) ? mine[field] : theirs[field]]),
  ) as unknown as ProfileValues;
}
