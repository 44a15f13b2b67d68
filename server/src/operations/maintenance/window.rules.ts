import { momentInWords } from "../../platform/london.rules";
export const MAINTENANCE_TYPES = ["BACKUP", "SECURITY", "RELEASE"] as const;
export type MaintenanceType = (typeof MAINTENANCE_TYPES)[number];

export const WINDOW_STATUSES = ["SCHEDULED", "IN_PROGRESS", "COMPLETED", "FAILED", "CANCELLED"] as const;
export type WindowStatus = (typeof WINDOW_STATUSES)[number];

export const LOG_STATUSES = ["SUCCESS", "WARNING", "ERROR"] as const;
export type LogStatus = (typeof LOG_STATUSES)[number];

export const REPEATS = ["NEVER", "DAILY", "WEEKLY", "MONTHLY"] as const;
export type Repeats = (typeof REPEATS)[number];

/** What a change of a window that comes again is meant for. */
export const REACHES = ["THIS_ONE", "THIS_AND_LATER"] as const;
export type Reach = (typeof REACHES)[number];

export const WINDOW_LIMITS = {
  description: 1_000,
  version: 40,
  notes: 4_000,
  reason: 500,
  /** How long a window lasts, in minutes. */
  minutes: { least: 5, usual: 60, most: 720 },
} as const;

export const WINDOW_MESSAGES = {
  required: "Please fill in all required fields",
  descriptionTooLong: "Please use at most 1,000 characters.",
  timeUnknown: "Please choose a day and a time.",
  timeMissing:
    "The clocks go forward then, so this time does not exist in London on that day. Please choose another one.",
  timePast: "Please choose a time in the future.",
  minutes: "A window can last from 5 minutes to 12 hours.",
  versionTooLong: "Please use at most 40 characters.",
  notesTooLong: "Please use at most 4,000 characters.",
  reason: "Please say why, in at most 500 characters.",
  begun: "This window has started or is over, so it can no longer be changed.",
  releaseRepeats: "A release cannot repeat. Please choose 'Never'.",
  notRunning: "This window is not running.",
  changed: "Someone has changed this window since you opened it. Please check it again.",
} as const;

/** How a window can fail, beside what its work says. */
export const WINDOW_FAILURES = {
  processEnded: "The process running it stopped.",
  missed: "The product was not running.",
  outOfTime: "It had not finished by the end of the window.",
  stopped: "The product was stopped.",
  broken: "The work could not be done.",
} as const;

/** A process says this often that it lives, in ms; after the second time of silence it is held for dead. */
export const HEARTBEAT_MS = 2_000;
export const SILENT_AFTER_MS = 15_000;

const CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/London",
  dateStyle: "short",
  timeStyle: "short",
});
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const HOUR_MS = 3_600_000;

/** What clocks in Europe/London show at that moment: "2026-12-04T18:30". */
export const londonClock = (at: Date): string => CLOCK.format(at).replace(" ", "T");

/**
 * The moment at which clocks in Europe/London show that time; of an hour that comes twice, the first.
 * @returns "unknown" for what is no time; "missing" for one that the clocks jump over in spring.
 */
export function londonMoment(wall: string): Date | "unknown" | "missing" {
  const asIfUtc = WALL.test(wall) ? new Date(`${wall}:00Z`) : null;
  if (!asIfUtc || Number.isNaN(asIfUtc.getTime()) || !asIfUtc.toISOString().startsWith(wall)) return "unknown";
  const moments = [new Date(asIfUtc.getTime() - HOUR_MS), asIfUtc];
  return moments.find((moment) => londonClock(moment) === wall) ?? "missing";
}

/** What becomes of a window that waits, at a moment. */
export function whatIsDue(
  { scheduledFor, endsAt }: { scheduledFor: Date; endsAt: Date },
  now: Date,
): "WAIT" | "START" | "MISSED" {
  if (now < scheduledFor) return "WAIT";
  return now < endsAt ? "START" : "MISSED";
}

export const NOTICE_PHASES = ["COMING", "SOON", "RUNNING", "RELEASED"] as const;
export type NoticePhase = (typeof NOTICE_PHASES)[number];

/** From when on users are told, and told again, in ms before the beginning; and how long they are told what is new. */
const TOLD_MS = 24 * HOUR_MS;
const SOON_MS = HOUR_MS / 4;
export const NEWS_MS = 7 * 24 * HOUR_MS;

/** What everybody is told of a window at a moment; null for nothing. */
export function noticePhase(
  window: {
    type: MaintenanceType;
    status: WindowStatus;
    isAnnounced: boolean;
    scheduledFor: Date;
    completedAt: Date | null;
  },
  now: Date,
): NoticePhase | null {
  if (!window.isAnnounced) return null;
  const ahead = window.scheduledFor.getTime() - now.getTime();
  switch (window.status) {
    case "IN_PROGRESS":
      return "RUNNING";
    case "SCHEDULED":
      if (ahead <= SOON_MS) return "SOON";
      return ahead <= TOLD_MS ? "COMING" : null;
    case "COMPLETED": {
      const isNews = window.completedAt !== null && now.getTime() - window.completedAt.getTime() < NEWS_MS;
      return window.type === "RELEASE" && isNews ? "RELEASED" : null;
    }
    default:
      return null;
  }
}

/** Which of several notices everybody is told: what goes on, then what comes first, then what is new. */
export const NOTICE_ORDER: readonly NoticePhase[] = ["RUNNING", "SOON", "COMING", "RELEASED"];

const TYPE_WORDS: Readonly<Record<MaintenanceType, string>> = {
  BACKUP: "backup",
  SECURITY: "security",
  RELEASE: "release",
};
/** The sentence about a window that another one would overlap. */
export const overlapMessage = (other: { type: MaintenanceType; scheduledFor: Date; endsAt: Date }): string =>
  `This overlaps the ${TYPE_WORDS[other.type]} window from ${momentInWords(other.scheduledFor)} to ${momentInWords(other.endsAt)}.`;

/** What stands in the form of a window. */
export interface WindowInput {
  type: MaintenanceType;
  /** London's clock, "2026-12-04T18:30"; null when it begins at once. */
  scheduledFor?: string | null;
  /** Minutes. */
  lasts: number;
  description: string;
  releaseVersion?: string | null;
  releaseNotes?: string | null;
  isAnnounced?: boolean | null;
  startsNow: boolean;
  repeats: Repeats;
}

/** An input as it is stored. */
export interface PlannedWindow {
  type: MaintenanceType;
  scheduledFor: Date;
  endsAt: Date;
  description: string;
  releaseVersion: string | null;
  releaseNotes: string | null;
  isAnnounced: boolean;
  repeats: Repeats;
}

type Problems = { field: string; message: string }[];

/** Reads an input, or says what is wrong with each field. */
export function planWindow(input: WindowInput, now: Date): PlannedWindow | Problems {
  const { required } = WINDOW_MESSAGES;
  const problems: Problems = [];
  const complain = (field: string, message: string) => problems.push({ field, message });
  const description = input.description.trim();
  if (!description) complain("description", required);
  if (description.length > WINDOW_LIMITS.description) complain("description", WINDOW_MESSAGES.descriptionTooLong);
  const scheduledFor = readStart(input, now, complain);
  const { least, most } = WINDOW_LIMITS.minutes;
  if (!Number.isInteger(input.lasts) || input.lasts < least || input.lasts > most) {
    complain("lasts", WINDOW_MESSAGES.minutes);
  }
  const isRelease = input.type === "RELEASE";
  if (isRelease && input.repeats !== "NEVER") complain("repeats", WINDOW_MESSAGES.releaseRepeats);
  const releaseVersion = (isRelease && input.releaseVersion?.trim()) || null;
  const releaseNotes = (isRelease && input.releaseNotes?.trim()) || null;
  if (isRelease && !releaseVersion) complain("releaseVersion", required);
  if (isRelease && !releaseNotes) complain("releaseNotes", required);
  if ((releaseVersion?.length ?? 0) > WINDOW_LIMITS.version) complain("releaseVersion", WINDOW_MESSAGES.versionTooLong);
  if ((releaseNotes?.length ?? 0) > WINDOW_LIMITS.notes) complain("releaseNotes", WINDOW_MESSAGES.notesTooLong);
  if (problems.length > 0 || !scheduledFor) return problems;
  return {
    type: input.type,
    scheduledFor,
    endsAt: new Date(scheduledFor.getTime() + input.lasts * 60_000),
    description,
    releaseVersion,
    releaseNotes,
    isAnnounced: input.isAnnounced ?? isRelease,
    repeats: input.repeats,
  };
}

function readStart(
  { startsNow, scheduledFor }: WindowInput,
  now: Date,
  complain: (field: string, message: string) => void,
): Date | null {
  if (startsNow) return now;
  if (!scheduledFor) {
    complain("scheduledFor", WINDOW_MESSAGES.required);
    return null;
  }
  const moment = londonMoment(scheduledFor);
  if (moment === "unknown") complain("scheduledFor", WINDOW_MESSAGES.timeUnknown);
  else if (moment === "missing") complain("scheduledFor", WINDOW_MESSAGES.timeMissing);
  else if (moment <= now) complain("scheduledFor", WINDOW_MESSAGES.timePast);
  else return moment;
  return null;
}
