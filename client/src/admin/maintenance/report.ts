export type ReportFormat = "txt" | "pdf";

/** This month and the eleven before, as YYYY-MM, the latest first. */
export function lastMonths(month: string): string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** Fetches the report of a month and hands it to the browser as a download. Rejects when it did not come. */
export async function fetchReport(month: string, format: ReportFormat): Promise<void> {
  const answer = await fetch(`/maintenance/reports/${month}.${format}`, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`The report was answered with ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = `maintenance-${month}.${format}`;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
