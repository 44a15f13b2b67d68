import { Float, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import {
  LOG_STATUSES,
  type LogStatus,
  MAINTENANCE_TYPES,
  type MaintenanceType,
  REACHES,
  REPEATS,
  type Repeats,
  WINDOW_LIMITS,
  WINDOW_STATUSES,
  type WindowStatus,
} from "./window.rules";

export const MaintenanceTypeEnum = enumType(
  "MaintenanceType",
  "What is done in a maintenance window.",
  MAINTENANCE_TYPES,
  {
    BACKUP: "A backup is written.",
    SECURITY: "Keys, settings, sign-ins, staff and the firewall are checked.",
    RELEASE: "A new version is recorded and told to users.",
  },
);

const WindowStatusEnum = enumType("MaintenanceStatus", "How a maintenance window stands.", WINDOW_STATUSES, {
  SCHEDULED: "It waits for its time.",
  IN_PROGRESS: "It runs.",
  COMPLETED: "Its work was done.",
  FAILED: "Its work was not done; the summary says why.",
  CANCELLED: "Staff called it off; the summary says why.",
});

const RepeatsEnum = enumType(
  "MaintenanceRepeats",
  "How a maintenance window comes again, always at the same time by London's clock.",
  REPEATS,
  {
    NEVER: "It does not.",
    DAILY: "Each day.",
    WEEKLY: "Each week, on the same day.",
    MONTHLY: "Each month on the same day, or on the last of a month that lacks it.",
  },
);

export const ReachEnum = enumType(
  "MaintenanceReach",
  "What a change of a maintenance window that comes again is meant for.",
  REACHES,
  {
    THIS_ONE: "This window alone; the next ones come as before.",
    THIS_AND_LATER: "This window and all after it.",
  },
);

export const LogStatusEnum = enumType(
  "MaintenanceLogStatus",
  "How what a line of the log tells of went.",
  LOG_STATUSES,
  {
    SUCCESS: "As it should.",
    WARNING: "Somebody should look at it.",
    ERROR: "It failed, or has to be mended.",
  },
);

@ApiObject("MaintenanceWindow", "A time in which something is done to the system.")
export class MaintenanceWindowType {
  @Field(() => ID, "Opaque.") id: string;
  @Field(() => MaintenanceTypeEnum, "What is done.") type: MaintenanceType;
  @Field(() => WindowStatusEnum, "How it stands.") status: WindowStatus;
  @Field(() => GraphQLISODateTime, "When it begins.") scheduledFor: Date;
  @Field(() => GraphQLISODateTime, "When it fails if it is not done.") endsAt: Date;
  @Nullable(() => GraphQLISODateTime, "When it began; null when it did not.") startedAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When it was completed, failed or was cancelled; null until then.")
  completedAt: Date | null;
  @Field(() => String, "What it is for.") description: string;
  @Nullable(() => String, "The version of a release; null for other types.") releaseVersion: string | null;
  @Nullable(() => String, "What is new in a release; null for other types.") releaseNotes: string | null;
  @Field(() => Boolean, "Whether everybody is told of it.") isAnnounced: boolean;
  @Field(() => Int, "How far its work has come, in percent.") progress: number;
  @Nullable(() => String, "The result, or why it failed or was cancelled; null until it is over.")
  summary: string | null;
  @Nullable(() => Float, "The size of what was made, in bytes; null for nothing.") bytes: number | null;
  @Nullable(() => String, "Who scheduled it; null when that account is gone.") createdBy: string | null;
  @Field(() => GraphQLISODateTime, "When it was scheduled.") createdAt: Date;
  @Field(() => Int, "Give this back with a change.") revision: number;
  @Field(
    () => RepeatsEnum,
    "How it comes again: the next one is scheduled when this one is over. NEVER also once that was called off.",
  )
  repeats: Repeats;
}

export const MaintenanceWindowConnection = connectionOf("MaintenanceWindowConnection", () => MaintenanceWindowType);

@ApiObject("MaintenanceLog", "What happened in a maintenance window.")
export class MaintenanceLogType {
  @Field(() => ID, "Opaque.") id: string;
  @Field(() => ID, "The window in which it happened.") windowId: string;
  @Field(() => MaintenanceTypeEnum, "The type of the window.") type: MaintenanceType;
  @Field(() => LogStatusEnum, "How it went.") status: LogStatus;
  @Field(() => String, "What happened, in a sentence.") message: string;
  @Field(() => GraphQLISODateTime, "When it happened.") timestamp: Date;
  @Nullable(() => String, "What it is about, one to a line; null for nothing further.") details: string | null;
}

export const MaintenanceLogConnection = connectionOf("MaintenanceLogConnection", () => MaintenanceLogType);

@ApiObject("LastBackup", "The last backup that was completed.")
export class LastBackupType {
  @Field(() => ID, "Its maintenance window.") windowId: string;
  @Field(() => GraphQLISODateTime, "When it was done.") at: Date;
  @Nullable(() => Float, "Its size in bytes; null when it is not known.") bytes: number | null;
}

@ApiObject("SecurityCheck", "The last security check that was completed.")
export class SecurityCheckType {
  @Field(() => ID, "Its maintenance window.") windowId: string;
  @Field(() => GraphQLISODateTime, "When it was done.") at: Date;
  @Field(() => Boolean, "Whether it found something that staff should look at.") needsAttention: boolean;
}

@ApiObject("NextRelease", "The next release that is planned.")
export class NextReleaseType {
  @Field(() => ID, "Its maintenance window.") windowId: string;
  @Field(() => String, "Such as v2.5.0.") version: string;
  @Field(() => GraphQLISODateTime, "When its window begins.") scheduledFor: Date;
}

@ApiObject("MaintenanceOverview", "The tiles of maintenance.")
export class MaintenanceOverviewType {
  @Field(() => GraphQLISODateTime, "When this was read.") at: Date;
  @Nullable(() => LastBackupType, "Null while nothing was backed up.") lastBackup: LastBackupType | null;
  @Nullable(() => SecurityCheckType, "Null before any check.") security: SecurityCheckType | null;
  @Nullable(() => NextReleaseType, "Null while none is planned.") nextRelease: NextReleaseType | null;
}

@InputType("MaintenanceInput", { description: "What is typed about a maintenance window." })
export class MaintenanceInputType {
  @Field(() => MaintenanceTypeEnum, { defaultValue: "BACKUP", description: "What is done." }) type: MaintenanceType;
  @Nullable(
    () => String,
    "When it begins, as clocks in London show it: YYYY-MM-DDTHH:MM. Of an hour that comes twice, the first. Left out with startsNow.",
  )
  scheduledFor?: string | null;
  @Field(() => Int, {
    defaultValue: WINDOW_LIMITS.minutes.usual,
    description: "Its longest duration, in minutes: 5 to 720.",
  })
  lasts: number;
  @Field(() => String, "What it is for; up to 1,000 characters.") description: string;
  @Nullable(() => String, "Required for a release; up to 40 characters.") releaseVersion?: string | null;
  @Nullable(() => String, "What is new, required for a release; up to 4,000 characters.") releaseNotes?: string | null;
  @Nullable(() => Boolean, "Whether everybody is told of it; left out, releases are and others are not.")
  isAnnounced?: boolean | null;
  @Field(() => Boolean, { defaultValue: false, description: "Begins at once." }) startsNow: boolean;
  @Field(() => RepeatsEnum, {
    defaultValue: "NEVER",
    description:
      "How it comes again; NEVER for releases. A time that the clocks jump over comes an hour later, one at which another window is, is left out.",
  })
  repeats: Repeats;
}
