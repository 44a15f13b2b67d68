/** One entry of a BibTeX file. Values are as they are written: with LaTeX, without the outermost braces or quotation marks. */
export interface BibEntry {
  kind: "entry";
  /** Where it begins, from 1. */
  line: number;
  /** In lower case: article, book. */
  type: string;
  /** By name, in lower case. The first of two with one name holds. */
  fields: ReadonlyMap<string, string>;
}

/** An entry that cannot be read, and why, as a sentence. */
export interface BibProblem {
  kind: "problem";
  line: number;
  reason: string;
}

/** Characters of one entry, and of one value with everything that it refers to. */
const ENTRY_MOST = 200_000;
const VALUE_MOST = 100_000;
const FIELDS_MOST = 200;
const STRINGS_MOST = 5_000;
/** Signs that are passed before others get their turn. */
const PIECE = 20_000;

const PROBLEMS = {
  open: "This entry is not closed: a brace or a quotation mark is missing.",
  long: "This entry is too long.",
  fields: "This entry has too many fields.",
  key: "There is no comma after the key of this entry.",
  name: "The name of a field is missing, or there is an extra comma.",
  equals: (name: string) => `There is no equals sign after '${name.slice(0, 40)}'.`,
  value: (name: string) => `The value of '${name.slice(0, 40)}' cannot be read.`,
  comma: (name: string) => `There is no comma after the value of '${name.slice(0, 40)}'.`,
} as const;

/** Thrown for each broken entry, of which a file can have a million; no Error, whose trace takes longer than the reading. */
class Broken {
  constructor(readonly message: string) {}
}

const BEGINS = /@([A-Za-z]{1,40})\s{0,20}([{(])/y;
/** A new entry at the beginning of a line: what was not closed by then was forgotten. */
const NEXT_ENTRY = /[ \t]{0,20}@[A-Za-z]{1,40}[ \t]{0,20}[{(]/y;
const BLANK = /\s*/y;
const NAME = /[^\s={}(),"#%@]+/y;
const DIGITS = /\d+/y;

/** The months, which every BibTeX file may use without saying what they mean. */
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

class Reader {
  at = 0;
  private start = 0;
  private readonly strings = new Map(MONTHS.map((month) => [month, month]));
  /** The end of the line that was counted last, and its number. */
  private lineEnd: number;
  private lines = 1;

  constructor(private readonly text: string) {
    this.lineEnd = text.indexOf("\n");
  }

  /** Goes behind the next "@article{", or on for a piece. @returns the type and what closes the entry; nothing when none began. */
  begin(): { type: string; end: string } | undefined {
    for (let tries = 0; tries < PIECE; tries += 1) {
      const found = this.text.indexOf("@", this.at);
      if (found < 0) {
        this.at = this.text.length;
        return undefined;
      }
      this.start = found;
      this.at = found + 1;
      BEGINS.lastIndex = found;
      const [all, type = "", open] = BEGINS.exec(this.text) ?? [];
      if (!all) continue;
      this.at = found + all.length;
      return { type: type.toLowerCase(), end: open === "{" ? "}" : ")" };
    }
    return undefined;
  }

  get isOver(): boolean {
    return this.at >= this.text.length;
  }

  /** The line on which the entry begins. Only ever asked for later places. */
  line(): number {
    while (this.lineEnd >= 0 && this.lineEnd < this.start) {
      this.lineEnd = this.text.indexOf("\n", this.lineEnd + 1);
      this.lines += 1;
    }
    return this.lines;
  }

  /** "@string{name = value}": what a name stands for from here on. */
  define(end: string): void {
    const name = this.take(NAME)?.toLowerCase();
    if (!name) throw new Broken(PROBLEMS.name);
    this.expect("=", PROBLEMS.equals(name));
    const value = this.value(name);
    this.expect(end, PROBLEMS.comma(name));
    if (this.strings.size < STRINGS_MOST) this.strings.set(name, value);
  }

  /** What stands between the braces of a remark is passed over; when they do not close, all up to the next entry. */
  pass(): void {
    try {
      this.braced();
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
    }
  }

  /** The key and the fields of an entry, up to what closes it. */
  fields(end: string): Map<string, string> {
    const found = new Map<string, string>();
    this.key(end);
    while (!this.skips(end)) {
      if (found.size >= FIELDS_MOST) throw new Broken(PROBLEMS.fields);
      const name = this.take(NAME)?.toLowerCase();
      if (!name) throw new Broken(this.isOver ? PROBLEMS.open : PROBLEMS.name);
      this.expect("=", PROBLEMS.equals(name));
      const value = this.value(name);
      if (!found.has(name)) found.set(name, value);
      if (this.skips(",")) continue;
      this.expect(end, this.ends() ? PROBLEMS.open : PROBLEMS.comma(name));
      break;
    }
    return found;
  }

  /** Up to the first comma. An entry may do without a key, and without anything else. */
  private key(end: string): void {
    this.blanks();
    while (!this.isOver && !this.text.startsWith(end, this.at)) {
      const sign = this.text[this.at];
      if (sign === "\n" || sign === "{" || sign === "=") throw new Broken(PROBLEMS.key);
      this.at += 1;
      if (sign === ",") return;
    }
  }

  /** Parts joined by "#": braces, quotation marks, a number or a name. */
  private value(name: string): string {
    let value = "";
    do {
      value += this.part(name);
      if (value.length > VALUE_MOST) throw new Broken(PROBLEMS.long);
    } while (this.skips("#"));
    return value;
  }

  private part(name: string): string {
    if (this.skips("{")) return this.braced();
    if (this.skips('"')) return this.braced('"');
    const digits = this.take(DIGITS);
    if (digits !== undefined) return digits;
    const word = this.take(NAME);
    if (word === undefined) throw new Broken(this.isOver ? PROBLEMS.open : PROBLEMS.value(name));
    return this.strings.get(word.toLowerCase()) ?? word;
  }

  /** Up to the brace that closes, or to the quotation mark outside of braces. A backslash does not hide a brace. */
  private braced(end = "}"): string {
    const from = this.at;
    let depth = 0;
    for (; !this.isOver; this.at += 1) {
      const sign = this.text[this.at];
      if (depth === 0 && sign === end) {
        this.at += 1;
        return this.text.slice(from, this.at - 1);
      }
      if (sign === "{") depth += 1;
      else if (sign === "}") depth -= 1;
      if (depth < 0) throw new Broken(PROBLEMS.open);
      if (this.at - this.start > ENTRY_MOST) throw new Broken(PROBLEMS.long);
      if (sign === "\n" && this.ends()) throw new Broken(PROBLEMS.open);
    }
    throw new Broken(PROBLEMS.open);
  }

  /** True where the text is over, or a new entry begins behind the end of this line. */
  private ends(): boolean {
    if (this.isOver) return true;
    NEXT_ENTRY.lastIndex = this.text[this.at] === "\n" ? this.at + 1 : this.at;
    return NEXT_ENTRY.test(this.text);
  }

  private blanks(): void {
    BLANK.lastIndex = this.at;
    this.at += BLANK.exec(this.text)?.[0].length ?? 0;
  }

  private skips(sign: string): boolean {
    this.blanks();
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  private expect(sign: string, problem: string): void {
    if (!this.skips(sign)) throw new Broken(problem);
  }

  private take(form: RegExp): string | undefined {
    this.blanks();
    form.lastIndex = this.at;
    const [found] = form.exec(this.text) ?? [];
    if (found) this.at += found.length;
    return found;
  }
}

/**
 * The entries of a BibTeX file in their order, with the broken ones as problems; what comes behind a broken one is read all the same.
 * No place is read twice, so it takes as long as the text is. Between entries it yields nothing now and then, for others to have
 * their turn.
 */
export function* readBibtex(text: string): Generator<BibEntry | BibProblem | undefined> {
  const reader = new Reader(text);
  while (!reader.isOver) {
    const begun = reader.begin();
    if (begun && begun.type !== "comment") yield readEntry(reader, begun);
    else {
      if (begun) reader.pass();
      yield undefined;
    }
  }
}

function readEntry(reader: Reader, { type, end }: { type: string; end: string }): BibEntry | BibProblem | undefined {
  const line = reader.line();
  try {
    if (type === "preamble") reader.pass();
    else if (type === "string") reader.define(end);
    else return { kind: "entry", line, type, fields: reader.fields(end) };
    return undefined;
  } catch (error) {
    if (error instanceof Broken) return { kind: "problem", line, reason: error.message };
    throw error;
  }
}
