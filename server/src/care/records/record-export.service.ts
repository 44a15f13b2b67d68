import { In, IsNull, LessThan } from "typeorm";
import { MESSAGES as ACCOUNT_MESSAGES } from "../../people/accounts/account.rules";
import { readAccount } from "../../people/accounts/account.service";
import { limitKey } from "../../people/accounts/guess.service";
import { lockPerson } from "../../people/accounts/person-lock.service";
import { audit } from "../../platform/audit";
import type { RequestContext, TimedReader, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { enqueue } from "../../platform/jobs";
import { isId } from "../../platform/pages";
import { conflict, invalid, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { MedicalRecord } from "./record.entity";
import { checkRange, matchingRecords } from "./record.service";
import { RecordExport } from "./record-export.entity";
import {
  EXPORT_KEPT_HOURS,
  EXPORT_MAX_RECORDS,
  EXPORT_SILENT_MINUTES,
  EXPORTS_AT_ONCE,
  EXPORTS_KEPT,
  MESSAGES,
  type RecordExportFormat,
  type RecordSelection,
} from "./record-export.rules";
import { recordExportMoved } from "./record-export.topics";

const UNDER_WAY = ["WAITING", "WRITING"] as const;

/** This patient's files, the newest first. */
export function listRecordExports(ctx: RequestContext, who: Who): Promise<RecordExport[]> {
  return ctx.db.getRepository(RecordExport).find({
    where: { patientId: who.id },
    order: { createdAt: "DESC", id: "DESC" },
    take: EXPORTS_KEPT,
  });
}

/** One of this patient's files. Somebody else's is not found, like one that never was. */
export async function readRecordExport(ctx: RequestContext, who: Who, id: string): Promise<RecordExport> {
  return readOne(ctx.db, RecordExport, { id, patientId: who.id });
}

/**
 * Begins to write chosen records to a file.
 * @throws BAD_USER_INPUT on `input`, `from` or `to`; NOT_FOUND when one of the ids is not a record of this patient; CONFLICT
 * without a confirmed address, and while three files are under way; RATE_LIMITED after 30 in an hour.
 */
export async function startRecordExport(
  ctx: RequestContext,
  who: Who,
  { selection, format }: { selection: RecordSelection; format: RecordExportFormat },
): Promise<RecordExport> {
  const chosen = readSelection(selection);
  const { emailVerifiedAt } = await readAccount(ctx, who);
  if (!emailVerifiedAt) {
    throw conflict(ACCOUNT_MESSAGES.emailUnconfirmed);
  }
  const total = await countChosen(ctx, who, chosen);
  await ctx.limits.recordExports.take(limitKey(ctx, who.id));
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, who.id); // one start after the other
    const files = tx.getRepository(RecordExport);
    if ((await files.countBy({ patientId: who.id, status: In(UNDER_WAY) })) >= EXPORTS_AT_ONCE) {
      throw conflict(MESSAGES.busy);
    }
    const now = ctx.clock.now();
    const { type = null, from = null, to = null } = chosen.filter ?? {};
    const file = await files.save({
      patientId: who.id,
      format,
      status: "WAITING",
      recordIds: chosen.ids ?? null,
      type,
      from,
      to,
      total,
      written: 0,
      bytes: 0,
      createdAt: now,
      updatedAt: now,
    });
    const newestFirst = { createdAt: "DESC", id: "DESC" } as const;
    const own = await files.find({ select: { id: true }, where: { patientId: who.id }, order: newestFirst });
    await files.delete({ id: In(own.slice(EXPORTS_KEPT).map(({ id }) => id)) });
    await enqueue(tx, "write_record_export", { exportId: file.id });
    await publish(tx, recordExportMoved, who.id, { exportId: file.id });
    await audit(tx, ctx, "records_exported", ["user", who.id], { details: { format, total } });
    return file;
  });
}

/** Exactly one of ids and filter. Ids count once, however often they are named. */
function readSelection({ ids, filter }: RecordSelection): RecordSelection {
  if ((ids == null) === (filter == null)) {
    throw invalid("input", MESSAGES.oneSelection);
  }
  if (filter) {
    checkRange(filter);
    return { filter };
  }
  const once = [...new Set(ids?.map((id) => id.toLowerCase()))];
  if (once.length === 0) {
    throw invalid("input", MESSAGES.nothing);
  }
  if (once.length > EXPORT_MAX_RECORDS) {
    throw invalid("input", MESSAGES.tooMany);
  }
  return { ids: once };
}

async function countChosen(ctx: RequestContext, who: Who, { ids, filter }: RecordSelection): Promise<number> {
  if (ids) {
    const found = ids.every(isId)
      ? await ctx.db.getRepository(MedicalRecord).countBy({ patientId: who.id, id: In(ids), hiddenAt: IsNull() })
      : 0;
    if (found < ids.length) {
      throw notFound();
    }
    return found;
  }
  const total = await matchingRecords(ctx.db, who.id, filter ?? {}).getCount();
  if (total === 0 || total > EXPORT_MAX_RECORDS) {
    throw invalid("input", total === 0 ? MESSAGES.nothing : MESSAGES.tooMany);
  }
  return total;
}

/** Writes a file that failed anew. @throws NOT_FOUND; CONFLICT when it has not failed. */
export async function retryRecordExport(ctx: RequestContext, who: Who, id: string): Promise<RecordExport> {
  await readRecordExport(ctx, who, id);
  await ctx.db.transaction(async (tx) => {
    const { affected } = await tx
      .getRepository(RecordExport)
      .update(
        { id, patientId: who.id, status: "FAILED" },
        { status: "WAITING", written: 0, updatedAt: ctx.clock.now() },
      );
    if (affected === 0) {
      throw conflict(MESSAGES.notFailed);
    }
    await enqueue(tx, "write_record_export", { exportId: id });
    await publish(tx, recordExportMoved, who.id, { exportId: id });
  });
  return readRecordExport(ctx, who, id);
}

/** Deletes a file; one that is being written ends there. @throws NOT_FOUND. */
export async function deleteRecordExport(ctx: RequestContext, who: Who, id: string): Promise<string> {
  await readRecordExport(ctx, who, id);
  await ctx.db.transaction(async (tx) => {
    await tx.getRepository(RecordExport).delete({ id, patientId: who.id });
    await publish(tx, recordExportMoved, who.id, { exportId: id });
  });
  return id;
}

/** Deletes files that have waited for a day, and gives up those of which nothing was heard. */
export async function sweepRecordExports({ db, clock }: TimedReader): Promise<void> {
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const files = db.getRepository(RecordExport);
  await files.delete({ createdAt: LessThan(ago(EXPORT_KEPT_HOURS * 60)) });
  await files.update({ status: "WRITING", updatedAt: LessThan(ago(EXPORT_SILENT_MINUTES)) }, { status: "FAILED" });
}
