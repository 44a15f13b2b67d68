import { CsvError, parse } from "csv-parse";
import { invalid } from "../../platform/problems";
import { readBibtex } from "./bibtex.rules";
import {
  FILE_LIMITS,
  FILE_MESSAGES,
  type FileStudy,
  isBibtex,
  type RefusedLine,
  readHeader,
  studyOfEntry,
  studyOfRow,
} from "./study-file.rules";

/** How long something may be done in one piece, in ms. */
const PIECE_MS = 8;
/** Bytes of a CSV file that are read in one piece. */
const CHUNK = 16 * 1024;
/** Characters of a row. */
const LONGEST_ROW = 200_000;

/** Lets others have their turn once a piece has taken its time. */
export class Turns {
  private since = performance.now();

  async next(): Promise<void> {
    if (performance.now() - this.since < PIECE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.since = performance.now();
  }
}

export interface ReadFile {
  studies: FileStudy[];
  refused: RefusedLine[];
}

/** The text of a file: UTF-8, else the old encoding of Windows, in which every byte is something. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * Reads the studies of a CSV or BibTeX file, giving way to others every few milliseconds. What stands in them is not judged yet.
 * @throws BAD_USER_INPUT on `file` when it has no studies, or too many, or a CSV file does not name its columns.
 */
export async function readStudyFile(bytes: Buffer, fileName: string): Promise<ReadFile> {
  const text = textOf(bytes);
  const found = await (isBibtex(fileName, text) ? readEntries(text) : readRows(text));
  if (found.studies.length + found.refused.length === 0) throw invalid("file", FILE_MESSAGES.nothing);
  return found;
}

function add(found: ReadFile, one: FileStudy | RefusedLine): void {
  if (found.studies.length + found.refused.length >= FILE_LIMITS.studies) throw invalid("file", FILE_MESSAGES.many);
  if ("reason" in one) found.refused.push(one);
  else found.studies.push(one);
}

async function readEntries(text: string): Promise<ReadFile> {
  const found: ReadFile = { studies: [], refused: [] };
  const turns = new Turns();
  for (const one of readBibtex(text)) {
    if (one?.kind === "entry") add(found, studyOfEntry(one));
    else if (one) add(found, { line: one.line, reason: one.reason });
    await turns.next();
  }
  return found;
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

interface Row {
  cells: string[];
  /** Where it ends. */
  lines: number;
}

/** The rows of a CSV file, up to where it cannot be read any more. */
async function rowsOf(text: string): Promise<{ rows: Row[]; isBroken: boolean }> {
  const rows: Row[] = [];
  const turns = new Turns();
  let failure: Error | undefined;
  // Rows are taken as they are read: those before a fault would be lost with the stream.
  const parser = parse({
    ...{ bom: true, max_record_size: LONGEST_ROW, relax_column_count: true, skip_empty_lines: true },
    on_record: (cells: string[], { lines }) => {
      rows.push({ cells, lines });
      return null;
    },
  });
  parser.on("error", (error) => {
    failure = error;
  });
  for (const chunk of chunksOf(Buffer.from(text))) {
    if (failure) break;
    parser.write(chunk);
    await turns.next();
  }
  if (!failure) await new Promise<void>((resolve) => parser.end(() => resolve()));
  if (failure && !(failure instanceof CsvError)) throw failure;
  return { rows, isBroken: failure !== undefined };
}

async function readRows(text: string): Promise<ReadFile> {
  const found: ReadFile = { studies: [], refused: [] };
  const turns = new Turns();
  const { rows, isBroken } = await rowsOf(text);
  const [first, ...others] = rows;
  const header = first && readHeader(first.cells);
  if (!header) throw invalid("file", FILE_MESSAGES.header);
  let line = first.lines + 1;
  for (const { cells, lines } of others) {
    add(found, studyOfRow(header, cells, line));
    line = lines + 1;
    await turns.next();
  }
  if (isBroken) add(found, { line, reason: FILE_MESSAGES.quote });
  return found;
}
