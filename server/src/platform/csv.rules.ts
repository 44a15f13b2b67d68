/** A cell that a spreadsheet would take for a formula begins with an apostrophe instead (OWASP, CSV injection). */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A text as a cell of a CSV file (RFC 4180), which no spreadsheet takes for a formula. */
export function csvText(text: string): string {
  const safe = harmless(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Pounds with a point and no sign for the currency: a number for spreadsheets, and never a formula. */
export const decimal = (pence: number): string =>
  `${pence < 0 ? "-" : ""}${Math.floor(Math.abs(pence) / 100)}.${String(Math.abs(pence) % 100).padStart(2, "0")}`;

/** Rows of cells that are written already, as a CSV file. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.join(",")}\r\n`).join("");
