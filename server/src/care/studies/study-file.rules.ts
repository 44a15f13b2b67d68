import type { BibEntry } from "./bibtex.rules";
import { plainText, splitOutsideBraces } from "./latex.rules";
import { oneLine } from "./study.rules";
import type { StudyInputFields } from "./study-input.rules";

/** What a file may be: bytes, and studies in it. */
export const FILE_LIMITS = { bytes: 10 * 1024 * 1024, studies: 20_000 } as const;

/** Lines of a file that are told of when they were not taken; all of them are counted. */
export const REFUSED_SHOWN = 50;

export const FILE_MESSAGES = {
  empty: "This file is empty.",
  tooLarge: "Please choose a file of at most 10 MB.",
  nothing: "There is no study in this file. Please choose a CSV or BibTeX file.",
  many: `Please send at most ${FILE_LIMITS.studies.toLocaleString("en-GB")} studies in one file.`,
  header: "The first line must name the columns title, authors, journal and date; doi, abstract and tags may follow.",
  quote: "Nothing after this point could be read: a quotation mark is missing or out of place.",
} as const;

/** A study in a file. */
export interface FileStudy {
  kind: "study";
  line: number;
  input: StudyInputFields;
  tags: string[];
}

/** A place of a file that holds no study that could be taken, and why. */
export interface RefusedLine {
  line: number;
  reason: string;
}

export const CSV_COLUMNS = ["title", "authors", "journal", "date", "doi", "abstract", "tags"] as const;
const NEEDED = ["title", "authors", "journal", "date"] as const;

/** The columns of a CSV file in their order; nothing when one is missing that has to be there. */
export function readHeader(cells: readonly string[]): string[] | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  return NEEDED.every((name) => names.includes(name)) ? names : undefined;
}

const listOf = (cell: string): string[] =>
  cell
    .split(";")
    .map(oneLine)
    .filter((one) => one !== "");

/** A row of a CSV file. Authors and tags are lists with semicolons between them. */
export function studyOfRow(header: readonly string[], cells: readonly string[], line: number): FileStudy {
  const cell = (name: (typeof CSV_COLUMNS)[number]) => cells[header.indexOf(name)] ?? "";
  const input = {
    title: cell("title"),
    authors: listOf(cell("authors")),
    journal: cell("journal"),
    publicationDate: cell("date").trim(),
    doi: cell("doi"),
    abstract: cell("abstract"),
  };
  return { kind: "study", line, input, tags: listOf(cell("tags")) };
}

/** True for a text that is BibTeX rather than CSV: it is called so, or begins with an entry or a remark. */
export const isBibtex = (fileName: string, text: string): boolean =>
  /\.bib(tex)?$/i.test(fileName) || (!/\.csv$/i.test(fileName) && /^\s*[@%]/.test(text.slice(0, 1_000)));

/** Where the name of a journal stands, or what comes closest in an entry without one. */
const JOURNALS = ["journal", "journaltitle", "booktitle", "institution", "school", "publisher", "howpublished"];
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** An entry of a BibTeX file. Keywords are the authors' own, so they do not become tags. */
export function studyOfEntry({ line, fields }: BibEntry): FileStudy {
  const text = (name: string) => oneLine(plainText(fields.get(name) ?? ""));
  const url = text("url");
  const input = {
    title: text("title"),
    authors: authorsOf(fields.get("author") ?? ""),
    journal: JOURNALS.map(text).find((name) => name !== "") ?? "",
    publicationDate: dateOf(text),
    doi: text("doi") || (/^https?:\/\/(dx\.)?doi\.org\//i.test(url) ? url : ""),
    abstract: text("abstract"),
  };
  return { kind: "study", line, input, tags: [] };
}

/** "Müller, Hans and others" becomes "Hans Müller". */
function authorsOf(names: string): string[] {
  return splitOutsideBraces(names.replace(/\s+/g, " ").trim(), " and ")
    .map((name) => splitOutsideBraces(name, ",").map((part) => oneLine(plainText(part))))
    .map(([last = "", second = "", ...first]) =>
      oneLine([...first, ...(first.length > 0 ? [last, second] : [second, last])].join(" ")),
    )
    .filter((name) => name !== "" && name !== "others");
}

function dateOf(text: (name: string) => string): string {
  const [whole] = /^\d{4}(-\d\d){0,2}/.exec(text("date")) ?? [];
  if (whole) return whole;
  const [year = ""] = /\d{4}/.exec(text("year")) ?? [];
  const month = monthOf(text("month"));
  const day = /^\d{1,2}$/.test(text("day")) ? text("day").padStart(2, "0") : "";
  return [year, month, month && day].filter((part) => part !== "").join("-");
}

function monthOf(text: string): string {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  return number >= 1 && number <= 12 ? String(number).padStart(2, "0") : "";
}
