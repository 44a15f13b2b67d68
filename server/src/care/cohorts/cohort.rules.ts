import { yearsBetween } from "../../platform/london.rules";

const ADULT = 18;

/**
 * True for somebody of whom it is known that they are an adult: labels are made of nobody else.
 * @param today in Europe/London, as YYYY-MM-DD.
 */
export function isOfAge(
  { age, dateOfBirth }: { age: number | null; dateOfBirth: string | null },
  today: string,
): boolean {
  const years = dateOfBirth === null ? age : yearsBetween(dateOfBirth, today);
  return years !== null && years >= ADULT;
}
