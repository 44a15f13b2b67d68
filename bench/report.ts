/** One line of the table that a run ends with. */
export interface Line {
  goal: string;
  what: string;
  /** What was measured, in words with units. */
  measured: string;
  /** Undefined where there is nothing to compare with. */
  ratio?: number;
  /** Empty, as `met` is undefined, for a line that is there for comparison only. */
  wanted: string;
  met?: boolean;
}

/** The value below which the given share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Prints the lines as a table, and which machine they belong to. */
export function printReport(lines: readonly Line[], machine: string): void {
  const rows = [
    ["Goal", "What", "Measured", "Ratio", "Wanted", "Met"],
    ...lines.map(({ goal, what, measured, ratio, wanted, met }) => [
      goal,
      what,
      measured,
      ratio === undefined ? "" : ratio.toFixed(2),
      wanted,
      met === undefined ? "" : met ? "yes" : "no",
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  console.log(`\n${machine}\n`);
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  }
}
