const WEIGHTS = [10, 9, 8, 7, 6, 5, 4, 3, 2];

/** The digits of what was typed or pasted, without spaces, dashes and the like. */
export function nhsDigits(text: string): string {
  return text.replace(/\D/g, "");
}

/** "999 000 0018", as it stands on letters; digits beyond the tenth stay, so that nothing typed is lost. */
export function spaceNhsNumber(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(" ");
}

/** Ten digits, not all the same, and the last is the check digit: modulus 11 (NHS Data Dictionary, NHS NUMBER). */
export function isNhsNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[9]);
}
