export const NHS_NUMBER_MESSAGES = {
  unreadable: "Your NHS number can no longer be read here. Please remove it and enter it again.",
} as const;

/** The longest text that is looked at: ten digits and room for spaces. */
const LONGEST = 40;

/**
 * The ten digits of an NHS number that was typed with or without spaces, or null when it cannot be one: the last digit has to
 * check the others (modulus 11, NHS Data Dictionary), and ten times the same digit is nobody's.
 */
export function parseNhsNumber(text: string): string | null {
  const digits = text.length <= LONGEST ? text.replace(/\s/g, "") : "";
  if (!/^[0-9]{10}$/.test(digits) || /^(.)\1+$/.test(digits)) {
    return null;
  }
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const check = (11 - (sum % 11)) % 11; // 10 stands for no digit, so such a number was never given out
  return check === Number(digits[9]) ? digits : null;
}

/** Ten digits as people read them: 3-3-4. */
export function spacedNhsNumber(digits: string): string {
  return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}

/** Numbers beginning with 999 or 900 are given out for tests and never to a person. */
export function isInventedNhsNumber(digits: string): boolean {
  return digits.startsWith("999") || digits.startsWith("900");
}
