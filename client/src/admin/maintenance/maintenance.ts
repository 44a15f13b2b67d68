import { graphql } from "../../gql";
import type {
  MaintenanceInput,
  MaintenanceLogStatus,
  MaintenanceReach,
  MaintenanceRepeats,
  MaintenanceStatus,
  MaintenanceType,
  MaintenanceWindow_WindowFragment,
} from "../../gql/graphql";
import { formatDay, formatHourMinute, isoDay } from "../../lib/time";
import type { StatusLevel } from "../../ui/StatusChip";

graphql(`
  fragment MaintenanceWindow_window on MaintenanceWindow {
    id
    type
    status
    scheduledFor
    endsAt
    startedAt
    completedAt
    description
    releaseVersion
    releaseNotes
    isAnnounced
    progress
    summary
    bytes
    createdBy
    revision
    repeats
  }
`);

export type MaintenanceWindow = MaintenanceWindow_WindowFragment;

export const TYPES: readonly MaintenanceType[] = ["BACKUP", "SECURITY", "RELEASE"];
export const REPEATS: readonly MaintenanceRepeats[] = ["NEVER", "DAILY", "WEEKLY", "MONTHLY"];
export const REACHES: readonly MaintenanceReach[] = ["THIS_ONE", "THIS_AND_LATER"];
export const LOG_STATUSES: readonly MaintenanceLogStatus[] = ["SUCCESS", "WARNING", "ERROR"];

export const LEVELS: Readonly<Record<MaintenanceStatus, StatusLevel>> = {
  SCHEDULED: "idle",
  IN_PROGRESS: "info",
  COMPLETED: "normal",
  FAILED: "critical",
  CANCELLED: "idle",
};
export const LOG_LEVELS: Readonly<Record<MaintenanceLogStatus, StatusLevel>> = {
  SUCCESS: "normal",
  WARNING: "warning",
  ERROR: "critical",
};

/** What stands in the form. `scheduledFor` is London's clock as the field writes it: "2026-12-04T18:30". */
export interface WindowValues {
  type: MaintenanceType;
  startsNow: boolean;
  scheduledFor: string;
  lasts: string;
  description: string;
  releaseVersion: string;
  releaseNotes: string;
  /** Null until somebody chose: then it goes with the type. */
  isAnnounced: boolean | null;
  repeats: MaintenanceRepeats;
  /** What is changed of one that comes again. */
  reach: MaintenanceReach;
}

export const NEW_WINDOW: WindowValues = {
  type: "BACKUP",
  startsNow: false,
  scheduledFor: "",
  lasts: "60",
  description: "",
  releaseVersion: "",
  releaseNotes: "",
  isAnnounced: null,
  repeats: "NEVER",
  reach: "THIS_ONE",
};

const minutesOf = ({ scheduledFor, endsAt }: Pick<MaintenanceWindow, "scheduledFor" | "endsAt">): number =>
  Math.round((Date.parse(endsAt) - Date.parse(scheduledFor)) / 60_000);

export const valuesOf = (window: MaintenanceWindow): WindowValues => ({
  type: window.type,
  startsNow: false,
  scheduledFor: `${isoDay(window.scheduledFor)}T${formatHourMinute(window.scheduledFor)}`,
  lasts: String(minutesOf(window)),
  description: window.description,
  releaseVersion: window.releaseVersion ?? "",
  releaseNotes: window.releaseNotes ?? "",
  isAnnounced: window.isAnnounced,
  repeats: window.repeats,
  reach: "THIS_ONE",
});

/** What is sent. */
export const inputOf = (values: WindowValues): MaintenanceInput => ({
  type: values.type,
  startsNow: values.startsNow,
  scheduledFor: values.startsNow ? null : values.scheduledFor.slice(0, 16),
  lasts: Number.parseInt(values.lasts, 10) || 0,
  description: values.description,
  releaseVersion: values.type === "RELEASE" ? values.releaseVersion : null,
  releaseNotes: values.type === "RELEASE" ? values.releaseNotes : null,
  isAnnounced: values.isAnnounced,
  repeats: values.type === "RELEASE" ? "NEVER" : values.repeats,
});

/** "20 November, 10:42". */
export const formatMoment = (moment: string, now: Date): string =>
  `${formatDay(moment, now)}, ${formatHourMinute(moment)}`;

const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** "2.5 GB": in thousands, with one decimal from kB on where it is not a nought. */
export function formatSize(bytes: number): string {
  const unit = Math.min(UNITS.length - 1, bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1_000 ** unit;
  return `${unit === 0 ? bytes : Math.round(value * 10) / 10} ${UNITS[unit]}`;
}
