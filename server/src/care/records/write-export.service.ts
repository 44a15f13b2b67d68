import { setImmediate } from "node:timers/promises";
import type { EntityManager } from "typeorm";
import { User } from "../../people/accounts/user.entity";
import type { Platform } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { seal, unsealBytes } from "../../platform/encryption";
import { publish } from "../../platform/realtime/topics";
import { writeFhir } from "./export-fhir";
import { writePdf } from "./export-pdf";
import { writeText } from "./export-text";
import type { ExportHead, ExportWriter } from "./export-writer";
import type { MedicalRecord } from "./record.entity";
import { matchingRecords } from "./record.service";
import { RecordExport, RecordExportChunk } from "./record-export.entity";
import type { RecordExportFormat } from "./record-export.rules";
import { recordExportMoved } from "./record-export.topics";

const WRITERS: Readonly<Record<RecordExportFormat, ExportWriter>> = {
  TEXT: writeText,
  PDF: writePdf,
  FHIR: writeFhir,
};

/** How many records are read at once. */
const BATCH = 200;
/** How many bytes of a file are sealed at once. */
export const CHUNK_BYTES = 256 * 1024;
/** How often progress is told, and how long others wait at the most, in ms. */
const TOLD_EVERY_MS = 250;
const TURN_MS = 10;

type Source = Pick<Platform, "db" | "clock" | "secrets" | "log">;

/** The file was removed while it was being written. */
class Removed extends Error {}

/**
 * The job: reads the chosen records a few hundred at a time and keeps the file in sealed chunks
 * (docs/decisions/0016-record-exports.md). It begins anew when it is run again.
 */
export async function writeRecordExport(platform: Source, exportId: string): Promise<void> {
  const file = await begin(platform, exportId);
  if (!file) return;
  try {
    await write(platform, file);
  } catch (error) {
    if (error instanceof Removed) return;
    platform.log.error({ err: error, exportId }, "an export of records failed");
    await platform.db.transaction(async (tx) => {
      await tx
        .getRepository(RecordExport)
        .update({ id: exportId }, { status: "FAILED", updatedAt: platform.clock.now() });
      await publish(tx, recordExportMoved, file.patientId, { exportId });
    });
  }
}

async function begin({ db, clock }: Source, id: string): Promise<RecordExport | null> {
  return db.transaction(async (tx) => {
    const files = tx.getRepository(RecordExport);
    const file = await files
      .createQueryBuilder("f")
      .addSelect("f.recordIds")
      .where("f.id = :id and f.status in ('WAITING', 'WRITING')", { id })
      .setLock("pessimistic_write")
      .getOne();
    if (file) {
      await tx.getRepository(RecordExportChunk).delete({ exportId: id });
      await files.update({ id }, { status: "WRITING", written: 0, bytes: 0, updatedAt: clock.now() });
      await publish(tx, recordExportMoved, file.patientId, { exportId: id });
    }
    return file;
  });
}

async function write(platform: Source, file: RecordExport): Promise<void> {
  const { db, clock, secrets } = platform;
  const { id, name, language } = await db.getRepository(User).findOneByOrFail({ id: file.patientId });
  const head: ExportHead = { patient: { id, name }, language, total: file.total, at: clock.now() };
  let [written, bytes, position, toldAt] = [0, 0, 0, performance.now()];
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;

  /** Keeps what has come together, or progress alone; all of it at the end. */
  const keep = async (status: "WRITING" | "READY") => {
    const chunk = waitingBytes >= CHUNK_BYTES || status === "READY" ? Buffer.concat(waiting) : null;
    await db.transaction(async (tx) => {
      await moveOn(tx, platform, file, { status, written, bytes: bytes + (chunk?.length ?? 0) });
      if (chunk) {
        const sealed = seal(secrets, placeOf(file.id, position), chunk);
        await tx.getRepository(RecordExportChunk).insert({ exportId: file.id, position, sealed });
      }
    });
    if (chunk) {
      [bytes, position, waiting, waitingBytes] = [bytes + chunk.length, position + 1, [], 0];
    }
    toldAt = performance.now();
  };
  const counted = async function* () {
    let turnBegan = performance.now();
    for await (const record of chosenRecords(platform, file)) {
      yield record;
      written += 1;
      if (performance.now() - turnBegan > TURN_MS) {
        await setImmediate(); // requests are answered by the same process
        turnBegan = performance.now();
      }
    }
  };

  for await (const piece of WRITERS[file.format](head, counted())) {
    const part = typeof piece === "string" ? Buffer.from(piece) : piece;
    waiting.push(part);
    waitingBytes += part.length;
    if (waitingBytes >= CHUNK_BYTES || performance.now() - toldAt > TOLD_EVERY_MS) await keep("WRITING");
  }
  await keep("READY");
}

async function moveOn(
  tx: EntityManager,
  { clock }: Pick<Source, "clock">,
  file: RecordExport,
  state: Pick<RecordExport, "status" | "written" | "bytes">,
): Promise<void> {
  const rows = await changedRows(
    tx,
    `update record_exports set status = $2, written = $3, bytes = $4, updated_at = $5
      where id = $1 and status = 'WRITING' returning id`,
    [file.id, state.status, state.written, state.bytes, clock.now()],
  );
  if (rows.length === 0) {
    throw new Removed();
  }
  await publish(tx, recordExportMoved, file.patientId, { exportId: file.id });
}

/** The chosen records, the newest first, as many as were chosen at the most. */
async function* chosenRecords({ db }: Source, file: RecordExport): AsyncGenerator<MedicalRecord> {
  let last: MedicalRecord | undefined;
  let left = file.total;
  while (left > 0) {
    const query = matchingRecords(db, file.patientId, file);
    if (file.recordIds) query.andWhere("r.id = any(:ids)", { ids: file.recordIds });
    if (last) query.andWhere("(r.date, r.id) < (:at, :id)", { at: last.date, id: last.id });
    const rows = await query.orderBy("r.date", "DESC").addOrderBy("r.id", "DESC").take(Math.min(BATCH, left)).getMany();
    yield* rows;
    left = rows.length < BATCH ? 0 : left - rows.length;
    last = rows.at(-1);
  }
}

const placeOf = (exportId: string, position: number) => `record_export_chunks:${exportId}:${position}`;

/** The bytes of a finished file, chunk by chunk. */
export async function* readExportFile(
  { db, secrets }: Pick<Platform, "db" | "secrets">,
  exportId: string,
): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const chunk = await db.getRepository(RecordExportChunk).findOneBy({ exportId, position });
    if (!chunk) return;
    yield unsealBytes(secrets, placeOf(exportId, position), chunk.sealed);
  }
}
