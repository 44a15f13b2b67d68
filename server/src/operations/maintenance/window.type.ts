import { Field, Float, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
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
  @Field(() => ID, { description: "Opaque." }) id: string;
  @Field(() => MaintenanceTypeEnum, { description: "What is done." }) type: MaintenanceType;
  @Field(() => WindowStatusEnum, { description: "How it stands." }) status: WindowStatus;
  @Field(() => GraphQLISODateTime, { description: "When it begins." }) scheduledFor: Date;
  @Field(() => GraphQLISODateTime, { description: "When it fails if it is not done." }) endsAt: Date;
  @Field(() => GraphQLISODateTime, { nullable: true, description: "When it began; null when it did not." })
  startedAt: Date | null;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it was completed, failed or was cancelled; null until then.",
  })
  completedAt: Date | null;
  @Field(() => String, { description: "What it is for." }) description: string;
  @Field(() => String, { nullable: true, description: "The version of a release; null for other types." })
  releaseVersion: string | null;
  @Field(() => String, { nullable: true, description: "What is new in a release; null for other types." })
  releaseNotes: string | null;
  @Field(() => Boolean, { description: "Whether everybody is told of it." }) isAnnounced: boolean;
  @Field(() => Int, { description: "How far its work has come, in percent." }) progress: number;
  @Field(() => String, {
    nullable: true,
    description: "The result, or why it failed or was cancelled; null until it is over.",
  })
  summary: string | null;
  @Field(() => Float, { nullable: true, description: "The size of what was made, in bytes; null for nothing." })
  bytes: number | null;
  @Field(() => String, { nullable: true, description: "Who scheduled it; null when that account is gone." })
  createdBy: string | null;
  @Field(() => GraphQLISODateTime, { description: "When it was scheduled." }) createdAt: Date;
  @Field(() => Int, { description: "Give this back with a change." }) revision: number;
  @Field(() => RepeatsEnum, {
    description:
      "How it comes again: the next one is scheduled when this one is over. NEVER also once that was called off.",
  })
  repeats: Repeats;
}

export const MaintenanceWindowConnection = connectionOf("MaintenanceWindowConnection", () => MaintenanceWindowType);

@ApiObject("MaintenanceLog", "What happened in a maintenance window.")
export class MaintenanceLogType {
  @Field(() => ID, { description: "Opaque." }) id: string;
  @Field(() => ID, { description: "The window in which it happened." }) windowId: string;
  @Field(() => MaintenanceTypeEnum, { description: "The type of the window." }) type: MaintenanceType;
  @Field(() => LogStatusEnum, { description: "How it went." }) status: LogStatus;
  @Field(() => String, { description: "What happened, in a sentence." }) message: string;
  @Field(() => GraphQLISODateTime, { description: "When it happened." }) timestamp: Date;
  @Field(() => String, { nullable: true, description: "What it is about, one to a line; null for nothing further." })
  details: string | null;
}

export const MaintenanceLogConnection = connectionOf("MaintenanceLogConnection", () => MaintenanceLogType);

@ApiObject("LastBackup", "The last backup that was completed.")
export class LastBackupType {
  @Field(() => ID, { description: "Its maintenance window." }) windowId: string;
  @Field(() => GraphQLISODateTime, { description: "When it was done." }) at: Date;
  @Field(() => Float, { nullable: true, description: "Its size in bytes; null when it is not known." })
  bytes: number | null;
}

@ApiObject("SecurityCheck", "The last security check that was completed.")
export class SecurityCheckType {
  @Field(() => ID, { description: "Its maintenance window." }) windowId: string;
  @Field(() => GraphQLISODateTime, { description: "When it was done." }) at: Date;
  @Field(() => Boolean, { description: "Whether it found something that staff should look at." })
  needsAttention: boolean;
}

@ApiObject("NextRelease", "The next release that is planned.")
export class NextReleaseType {
  @Field(() => ID, { description: "Its maintenance window." }) windowId: string;
  @Field(() => String, { description: "Such as v2.5.0." }) version: string;
  @Field(() => GraphQLISODateTime, { description: "When its window begins." }) scheduledFor: Date;
}

@ApiObject("MaintenanceOverview", "The tiles of maintenance.")
export class MaintenanceOverviewType {
  @Field(() => GraphQLISODateTime, { description: "When this was read." }) at: Date;
  @Field(() => LastBackupType, { nullable: true, description: "Null while nothing was backed up." })
  lastBackup: LastBackupType | null;
  @Field(() => SecurityCheckType, { nullable: true, description: "Null before any check." })
  security: SecurityCheckType | null;
  @Field(() => NextReleaseType, { nullable: true, description: "Null while none is planned." })
  nextRelease: NextReleaseType | null;
}

@InputType("MaintenanceInput", { description: "What is typed about a maintenance window." })
export class MaintenanceInputType {
  @Field(() => MaintenanceTypeEnum, { defaultValue: "BACKUP", description: "What is done." }) type: MaintenanceType;
  @Field(() => String, {
    nullable: true,
    description:
      "When it begins, as clocks in London show it: YYYY-MM-DDTHH:MM. Of an hour that comes twice, the first. Left out with startsNow.",
  })
  scheduledFor?: string | null;
  @Field(() => Int, {
    defaultValue: WINDOW_LIMITS.minutes.usual,
    description: "Its longest duration, in minutes: 5 to 720.",
  })
  lasts: number;
  @Field(() => String, { description: "What it is for; up to 1,000 characters." }) description: string;
  @Field(() => String, { nullable: true, description: "Required for a release; up to 40 characters." })
  releaseVersion?: string | null;
  @Field(() => String, { nullable: true, description: "What is new, required for a release; up to 4,000 characters." })
  releaseNotes?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether everybody is told of it; left out, releases are and others are not.",
  })
  isAnnounced?: boolean | null;
  @Field(() => Boolean, { defaultValue: false, description: "Begins at once." }) startsNow: boolean;
  @Field(() => RepeatsEnum, {
    defaultValue: "NEVER",
    description:
      "How it comes again; NEVER for releases. A time that the clocks jump over comes an hour later, one at which another window is, is left out.",
  })
  repeats: Repeats;
}
