export const REPORT_MESSAGES = {
  month: "Enter a month, for example 2026-10.",
  future: "This month has not started yet.",
} as const;

const MONTH_NAME = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "long", year: "numeric" });

/** "October 2026" from 2026-10. */
export const monthText = (month: string): string => MONTH_NAME.format(new Date(`${month}-15T12:00:00Z`));

/** "12.5%", or a word where there is none. */
export const roiText = (roi: number | null): string => (roi === null ? "No cost" : `${roi}%`);
