import type { DataSource } from "typeorm";
import type { Who } from "./context";
import type { Secrets } from "./secrets";

/** Whose data is asked for. */
export interface Person {
  id: string;
  role: Who["role"];
  language: "en" | "fr" | "es" | "de";
}

/** One entry of an export: values by field, as JSON says them. */
export type ExportRow = Record<string, unknown>;

/** How one kind of data is handed to the person whom it is about. */
export interface DataExport {
  /** The name in the JSON document. */
  key: string;
  title: string;
  /** What it is, in plain words. */
  about: string;
  /** True when a person has at most one: JSON then has the entry itself, or null. */
  single?: boolean;
  /** The roles whose people can have such data; everybody unless named. */
  roles?: readonly Who["role"][];
  /** What each field is called on paper, in the order in which they are shown. */
  labels: Readonly<Record<string, string>>;
  /**
   * Reads entries of the person $1 in the order of the columns `at` and `id`, from the one after ($2, $3), $4 at the most.
   * The two columns are not part of the entry.
   */
  sql: string;
  /** The first `id` of all: the smallest UUID, or 0 for numbers. */
  firstId?: string;
  /** Makes the entry of a row where more has to be done than reading. */
  present?(row: ExportRow, person: Person, secrets: Secrets): ExportRow;
  /** Fields that paper shows as lines of text, while JSON has the value itself. */
  onPaper?: Readonly<Record<string, (value: never) => string[]>>;
}

/** What one domain keeps about people in one place: every column of the database that names a person belongs to one of these. */
export interface PersonalData {
  /** The columns that name the person, such as `sessions.user_id`. */
  columns: readonly string[];
  /** What happens to it when the account is erased. */
  erasure: string;
  /** Missing where the data is about somebody else; `erasure` then says about whom. */
  export?: DataExport;
}

/** How many entries are read at once. */
const BATCH = 500;
const SMALLEST_UUID = "00000000-0000-0000-0000-000000000000";

/** Reads all entries of one kind, a few hundred at a time, so that nobody's history is ever in memory as a whole. */
export async function* readEntries(
  { db, secrets }: { db: DataSource; secrets: Secrets },
  { sql, firstId = SMALLEST_UUID, present }: DataExport,
  person: Person,
): AsyncGenerator<ExportRow> {
  let place: [at: Date | string, id: string] = ["-infinity", firstId];
  for (;;) {
    const rows: (ExportRow & { at: Date; id: string })[] = await db.query(sql, [person.id, ...place, BATCH]);
    for (const { at, id, ...row } of rows) {
      yield present ? present(row, person, secrets) : row;
      place = [at, id];
    }
    if (rows.length < BATCH) {
      return;
    }
  }
}
