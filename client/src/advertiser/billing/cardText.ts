/** "4242 4242 4242 4242", and 4-6-5 for American Express, as on the card. What is no card number stays as it was typed. */
export function groupNumber(typed: string): string {
  const digits = typed.replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(digits)) return typed;
  const groups = /^3[47]/.test(digits) ? /^(\d{4})(\d{6})(\d+)$/ : null;
  return groups ? digits.replace(groups, "$1 $2 $3") : digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/**
 * "12/30" from what people and browsers fill in: keyboards with digits only have no slash, and browsers may give the whole year.
 */
export function tidyExpiry(typed: string): string {
  const whole = /^\s*(\d{1,2})\s*[/\-.]\s*20(\d\d)\s*$/.exec(typed);
  if (whole?.[1]) return `${whole[1].padStart(2, "0")}/${whole[2]}`;
  const digits = /^\s*(\d\d)\s*(\d{1,2})\s*$/.exec(typed);
  return digits ? `${digits[1]}/${digits[2]}` : typed;
}
