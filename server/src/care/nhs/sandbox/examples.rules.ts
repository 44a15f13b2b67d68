/** An invented person whose number can be tried. */
export interface NhsExample {
  /** 3-3-4. */
  number: string;
  /** YYYY-MM-DD. */
  dateOfBirth: string;
}

/**
 * Numbers to try, with what is behind them: the record of the published patient, another full one, one that says "no known
 * allergies", and one that keeps something back.
 */
export const NHS_EXAMPLES: readonly NhsExample[] = [
  { number: "900 000 0033", dateOfBirth: "1992-05-14" },
  { number: "999 000 0018", dateOfBirth: "1985-03-12" },
  { number: "999 000 0034", dateOfBirth: "1990-06-05" },
  { number: "999 000 0042", dateOfBirth: "1964-02-29" },
];
