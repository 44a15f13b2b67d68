import { Float, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../../platform/api-object.type";
import { enumType } from "../../../platform/enum.type";
import { connectionOf } from "../../../platform/page.type";
import type { BackupState } from "./backup.rules";

export const BackupStateEnum = enumType(
  "BackupState",
  "What has become of a backup.",
  ["WRITING", "READY", "FAILED", "EXPIRED", "DAMAGED"],
  {
    WRITING: "It is being made.",
    READY: "It is kept, and can be restored.",
    FAILED: "None was made; `error` says why.",
    EXPIRED: "It was kept, and was removed by the rule for keeping.",
    DAMAGED: "Its file is missing or was changed; `error` says which.",
  },
);

@ApiObject("Backup", "A copy of the database and its files, or the try of one.")
export class BackupType {
  @Field(() => ID, "Opaque.") id: string;
  @Nullable(() => ID, "The maintenance window that made it; null where there was none.") windowId: string | null;
  @Field(() => GraphQLISODateTime, "The moment that it shows.") madeAt: Date;
  @Field(() => BackupStateEnum, "What has become of it.") state: BackupState;
  @Nullable(() => String, "The file in the folder of backups; null while it is being made, and when none was.")
  fileName: string | null;
  @Field(() => Float, "Size of the file, in bytes.") bytes: number;
  @Field(() => Float, "How many rows are in it, of all tables.") rows: number;
  @Field(() => Int, "How many of people's files are in it.") files: number;
  @Field(() => Int, "How many files the storage no longer had, or not whole.") missingFiles: number;
  @Nullable(() => String, "SHA-256 of the file, in hex; null when none was made.") sha256: string | null;
  @Field(() => Boolean, "Whether it can be read with BACKUP_KEY only.") isEncrypted: boolean;
  @Field(() => String, "The newest migration that its tables have.") schemaVersion: string;
  @Nullable(() => GraphQLISODateTime, "When it was last checked; null when never.") checkedAt: Date | null;
  @Nullable(() => String, "Why none was made, or what is wrong with it; else null.") error: string | null;
}

export const BackupConnection = connectionOf("BackupConnection", () => BackupType);
