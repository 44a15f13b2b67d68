import { In, LessThan } from "typeorm";
import { limitKey } from "../../people/accounts/guess.service";
import { audit } from "../../platform/audit";
import type { Reader, RequestContext, TimedReader, Who } from "../../platform/context";
import { changedRows, isDuplicate } from "../../platform/database";
import { readOne } from "../../platform/entity-rows";
import { conflict } from "../../platform/problems";
import { publish, publishAll } from "../../platform/realtime/topics";
import { requireDataUse } from "../patients/health-profile.service";
import { DeviceImport } from "./device-import.entity";
import {
  IMPORT_KEPT_DAYS,
  IMPORT_SILENT_SECONDS,
  IMPORTS_SHOWN,
  type ImportKind,
  MESSAGES,
  UNDER_WAY,
} from "./device-import.rules";
import { deviceImportChanged } from "./device-import.topics";

/** This patient's files of readings, the newest first. */
export function listDeviceImports(ctx: Reader, who: { id: string }): Promise<DeviceImport[]> {
  return ctx.db.getRepository(DeviceImport).find({
    where: { patientId: who.id },
    order: { createdAt: "DESC", id: "DESC" },
    take: IMPORTS_SHOWN,
  });
}

/** One of them, also an older one. @throws NOT_FOUND, also for other people's. */
export const readDeviceImport = (ctx: Reader, who: { id: string }, id: string): Promise<DeviceImport> =>
  readOne(ctx.db, DeviceImport, { id, patientId: who.id });

/**
 * Whether this patient may send a file now. Asked before the file is read from the network.
 * @throws CONFLICT without the consent to the use of health data, or while another file is being read; RATE_LIMITED after 30 in an
 * hour.
 */
export async function allowDeviceImport(ctx: RequestContext, who: Who): Promise<void> {
  await requireDataUse(ctx, who);
  await giveUpSilentImports(ctx);
  if (await ctx.db.getRepository(DeviceImport).existsBy({ patientId: who.id, status: In(UNDER_WAY) })) {
    throw conflict(MESSAGES.busy);
  }
  await ctx.limits.deviceImports.take(limitKey(ctx, who.id));
}

/**
 * Notes a file that has arrived and waits to be read.
 * @throws CONFLICT while another one is being read.
 */
export async function addDeviceImport(ctx: RequestContext, who: Who, kind: ImportKind): Promise<DeviceImport> {
  const now = ctx.clock.now();
  try {
    return await ctx.db.transaction(async (tx) => {
      const added = await tx.getRepository(DeviceImport).save({
        patientId: who.id,
        kind,
        status: "WAITING" as const,
        percent: 0,
        counts: [],
        added: 0,
        leftOut: 0,
        firstAt: null,
        lastAt: null,
        problem: null,
        problemRows: [],
        createdAt: now,
        updatedAt: now,
      });
      await publish(tx, deviceImportChanged, who.id, { importId: added.id });
      await audit(tx, ctx, "readings_imported", ["user", who.id], { details: { kind } });
      return added;
    });
  } catch (error) {
    throw isDuplicate(error) ? conflict(MESSAGES.busy) : error;
  }
}

/**
 * Ends the reading of a file. Nothing of it is kept.
 * @throws NOT_FOUND, also for other people's; CONFLICT when it has ended already.
 */
export async function cancelDeviceImport(ctx: RequestContext, who: Who, id: string): Promise<DeviceImport> {
  const imports = ctx.db.getRepository(DeviceImport);
  await readOne(ctx.db, DeviceImport, { id, patientId: who.id });
  await ctx.db.transaction(async (tx) => {
    const ended = await changedRows(
      tx,
      `update device_imports set status = 'CANCELLED', updated_at = $2 where id = $1 and status = any($3) returning id`,
      [id, ctx.clock.now(), UNDER_WAY],
    );
    if (ended.length === 0) {
      throw conflict(MESSAGES.ended);
    }
    await publish(tx, deviceImportChanged, who.id, { importId: id });
  });
  return imports.findOneByOrFail({ id });
}

/** Notes that files are lost whose process has ended. Postgres has taken back what they had stored. */
export async function giveUpSilentImports({ db, clock }: TimedReader): Promise<void> {
  const silentSince = new Date(clock.now().getTime() - IMPORT_SILENT_SECONDS * 1_000);
  const lost = await changedRows<{ id: string; patient_id: string }>(
    db,
    `update device_imports set status = 'FAILED', problem = 'INTERRUPTED', updated_at = $1
      where status = any($2) and updated_at < $3 returning id, patient_id`,
    [clock.now(), UNDER_WAY, silentSince],
  );
  if (lost.length > 0) {
    const announcements = lost.map(({ id, patient_id }) => ({
      topic: deviceImportChanged,
      key: patient_id,
      event: { importId: id },
    }));
    await publishAll(db, announcements);
  }
}

/** Forgets how imports of long ago ended. */
export async function sweepDeviceImports({ db, clock }: TimedReader): Promise<void> {
  const before = new Date(clock.now().getTime() - IMPORT_KEPT_DAYS * 24 * 3_600_000);
  await db.getRepository(DeviceImport).delete({ createdAt: LessThan(before) });
}
