import type { PoolClient } from "pg";
import { type FileStorage, StorageFault } from "../../../platform/storage.gateway";
import { LEFT_OUT } from "./backup.rules";
import type { Section } from "./backup-format";
import { quoted, readPartitions, readSequences, readTables } from "./backup-tables";
import { copyOut } from "./copy";

/** How many files are looked up at once. */
const FILES_AT_ONCE = 500;

/** What is under way, in bytes of what was estimated. */
export interface BackupProgress {
  doneBytes: number;
  totalBytes: number;
  message: string;
}

async function* none(): AsyncGenerator<Buffer> {}

/** Counts what goes by. */
async function* counted(
  source: AsyncIterable<Buffer>,
  count: (bytes: number) => Promise<void>,
): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    await count(piece.length);
    yield piece;
  }
}

/**
 * Everything that a backup holds, read in the transaction of this connection: tables first, then how far the sequences have
 * come (never less than the rows say), then the files that the rows name.
 */
export async function* readSections(
  client: PoolClient,
  storage: FileStorage,
  onProgress: (progress: BackupProgress) => Promise<void>,
): AsyncGenerator<Section> {
  const tables = (await readTables(client)).filter(({ name }) => !LEFT_OUT.has(name));
  const files = await client.query<{ number: number; bytes: string }>(
    "select count(*)::int as number, coalesce(sum(bytes), 0) as bytes from stored_files where sha256 is not null and discarded_at is null",
  );
  const number = files.rows[0]?.number ?? 0;
  const totalBytes = tables.reduce((sum, { bytes }) => sum + bytes, 0) + Number(files.rows[0]?.bytes ?? 0);
  let doneBytes = 0;
  const tell = async (bytes: number, message: string) => {
    doneBytes += bytes;
    await onProgress({ doneBytes, totalBytes, message });
  };
  yield {
    head: { section: "partitions", partitions: await readPartitions(client) },
    pieces: none(),
    end: () => ({ rows: 0 }),
  };
  let before = 0;
  for (const [index, { name, columns, bytes }] of tables.entries()) {
    const message = `Reading table ${index + 1} of ${tables.length}.`;
    const list = columns.map((column) => quoted(column)).join(", ");
    const copy = copyOut(client, `copy (select ${list} from ${quoted(name)}) to stdout`);
    yield {
      head: { section: "table", table: name, columns },
      pieces: counted(copy.pieces, (more) => tell(more, message)),
      end: () => ({ rows: copy.rows() }),
    };
    before += bytes;
    doneBytes = before; // the text of a row is longer or shorter than the row
    await tell(0, message);
  }
  yield {
    head: { section: "sequences", sequences: await readSequences(client) },
    pieces: none(),
    end: () => ({ rows: 0 }),
  };
  let seen = 0;
  for await (const { key, bytes } of storedFiles(client)) {
    seen += 1;
    const message = `Reading file ${seen} of ${number}.`;
    yield fileSection(storage, key, bytes, (more) => tell(more, message));
  }
}

/** The files that rows name and whose bytes have all arrived. */
async function* storedFiles(client: PoolClient): AsyncGenerator<{ key: string; bytes: number }> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const { rows } = await client.query<{ id: string; key: string; bytes: number }>(
      `select id, storage_key as key, bytes from stored_files
        where id > $1 and sha256 is not null and discarded_at is null order by id limit ${FILES_AT_ONCE}`,
      [after],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** One file. That it was taken away since the snapshot, or is not whole, is noted; that none can be read is a failure. */
function fileSection(
  storage: FileStorage,
  key: string,
  bytes: number,
  count: (bytes: number) => Promise<void>,
): Section {
  let lacks: "missing" | "length" | undefined;
  async function* pieces(): AsyncGenerator<Buffer> {
    let seen = 0;
    try {
      for await (const piece of await storage.open(key)) {
        seen += (piece as Buffer).length;
        await count((piece as Buffer).length);
        yield piece as Buffer;
      }
    } catch (error) {
      if (!(error instanceof StorageFault && error.reason === "missing")) {
        throw error instanceof StorageFault
          ? error
          : new StorageFault("unreachable", "A stored file could not be read");
      }
      lacks = "missing";
      return;
    }
    if (seen !== bytes) lacks = "length";
  }
  return { head: { section: "file", key, bytes }, pieces: pieces(), end: () => ({ rows: 0, ...(lacks && { lacks }) }) };
}
