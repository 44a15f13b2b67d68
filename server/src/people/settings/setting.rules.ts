export const REASON_MIN_LENGTH = 5;
export const REASON_MAX_LENGTH = 500;

/** Everything that staff can set, by the name under which it is stored and stands in the audit trail. */
export const SETTING_NAMES = [
  "VAT_BASIS_POINTS",
  "PHARMACIST_ANSWER_HOURS",
  "NOTICE_COMING",
  "NOTICE_SOON",
  "NOTICE_RUNNING",
  "NOTICE_RELEASED",
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** The settings that are one whole number. */
export const NUMBER_SETTING_NAMES = ["VAT_BASIS_POINTS", "PHARMACIST_ANSWER_HOURS"] as const;
export type NumberSettingName = (typeof NUMBER_SETTING_NAMES)[number];

/** Where a value comes from: it was set here, it stands in the environment, or nobody said anything. */
export const SETTING_SOURCES = ["SET", "ENVIRONMENT", "DEFAULT"] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];

/** What each number may be. */
export const NUMBER_LIMITS: Readonly<Record<NumberSettingName, { least: number; most: number }>> = {
  VAT_BASIS_POINTS: { least: 0, most: 10_000 },
  PHARMACIST_ANSWER_HOURS: { least: 1, most: 168 },
};

export const SETTING_MESSAGES = {
  VAT_BASIS_POINTS: "Enter a percentage from 0 to 100, with at most two decimal places.",
  PHARMACIST_ANSWER_HOURS: "Enter whole hours, from 1 to 168.",
  reason: `Please give a reason of ${REASON_MIN_LENGTH} to ${REASON_MAX_LENGTH} characters.`,
  unchanged: "This is already in force.",
  changed:
    "Someone has changed this since you opened it. Check what is in force now, and save again if you still want to.",
} as const;

type Problem = { field: string; message: string };

/** What is wrong with a reason; nothing when it can be taken. */
export function reasonProblems(reason: string): Problem[] {
  const { length } = reason.trim();
  return length < REASON_MIN_LENGTH || length > REASON_MAX_LENGTH
    ? [{ field: "reason", message: SETTING_MESSAGES.reason }]
    : [];
}

/** What is wrong with a number; nothing when it can be taken. Null takes it back to the default. */
export function numberProblems(name: NumberSettingName, value: number | null): Problem[] {
  if (value === null) return [];
  const { least, most } = NUMBER_LIMITS[name];
  const isIn = Number.isInteger(value) && value >= least && value <= most;
  return isIn ? [] : [{ field: "value", message: SETTING_MESSAGES[name] }];
}

/** A value as the history shows it: "20%", "24 hours", or whose text it was. */
export function describeValue(name: SettingName, value: unknown): string {
  if (typeof value !== "number") return value === null ? "the default" : "a text of our own";
  if (name === "VAT_BASIS_POINTS") return `${value / 100}%`;
  return value === 1 ? "1 hour" : `${value} hours`;
}
