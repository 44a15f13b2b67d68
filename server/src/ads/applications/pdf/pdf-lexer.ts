/** The structure of a file cannot be followed within the limits that hold for all. */
export class UnreadablePdf extends Error {}

/**
 * A piece of PDF syntax: a name or the beginning of a string with its escapes undone, a number, a bracket by its own sign, or any
 * other word.
 */
export interface Token {
  kind: "name" | "number" | "string" | "word" | "<<" | ">>" | "[" | "]";
  text: string;
}

/** How many bytes may be read in all, however often the same ones are read. */
export interface Budget {
  bytes: number;
}

/** How much is kept of a string, in bytes: enough to tell what kind of address it is. */
const STRING_LENGTH = 256;
/** Line breaks after a backslash are not part of the string; of the others only those that can hide in an address matter. */
const ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  "\n": "",
  "\r": "",
  "\r\n": "",
};

const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set(Buffer.from("()<>[]{}/%"));
const [PERCENT, SLASH, OPEN, CLOSE, LESS, MORE, BACKSLASH] = Buffer.from("%/()<>\\");
const isRegular = (byte: number) => !WHITE.has(byte) && !DELIMITERS.has(byte);

/** Reads PDF syntax (ISO 32000-1, 7.2 and 7.3) as forgivingly as readers do: nothing is an error, what fits nowhere is a word. */
export class PdfLexer {
  constructor(
    private readonly bytes: Buffer,
    public position: number,
    private readonly budget: Budget,
  ) {}

  /** @returns undefined at the end. @throws UnreadablePdf when the budget is used up. */
  next(): Token | undefined {
    const start = this.position;
    const token = this.read();
    this.budget.bytes -= this.position - start + 1;
    if (this.budget.bytes < 0) throw new UnreadablePdf();
    return token;
  }

  private read(): Token | undefined {
    const { bytes } = this;
    this.skipBlanks();
    const first = bytes[this.position];
    if (first === undefined) return undefined;
    if (first === SLASH) return this.readName();
    if (first === OPEN) return this.readString();
    if (first === LESS) return bytes[this.position + 1] === LESS ? this.sign("<<") : this.readHexString();
    if (first === MORE && bytes[this.position + 1] === MORE) return this.sign(">>");
    if (first === 0x5b) return this.sign("[");
    if (first === 0x5d) return this.sign("]");
    const text = isRegular(first) ? this.readRegular() : this.sign("word").text;
    return { kind: /^[+-]?\d*\.?\d*$/.test(text) ? "number" : "word", text };
  }

  private sign(kind: Token["kind"]): Token {
    const length = kind === "word" ? 1 : kind.length;
    this.position += length;
    return { kind, text: this.bytes.toString("latin1", this.position - length, this.position) };
  }

  private skipBlanks(): void {
    const { bytes } = this;
    for (; this.position < bytes.length; this.position += 1) {
      const byte = bytes[this.position] ?? 0;
      if (byte === PERCENT) {
        while (this.position < bytes.length && bytes[this.position] !== 10 && bytes[this.position] !== 13) {
          this.position += 1;
        }
      } else if (!WHITE.has(byte)) return;
    }
  }

  private readRegular(): string {
    const start = this.position;
    while (this.position < this.bytes.length && isRegular(this.bytes[this.position] ?? 0)) this.position += 1;
    return this.bytes.toString("latin1", start, this.position);
  }

  private readName(): Token {
    this.position += 1;
    const text = this.readRegular().replace(/#([0-9a-f]{2})/gi, (_escape, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return { kind: "name", text };
  }

  private readString(): Token {
    const start = this.position + 1;
    let depth = 0;
    for (; this.position < this.bytes.length; this.position += 1) {
      const byte = this.bytes[this.position];
      if (byte === BACKSLASH) this.position += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE) {
        depth -= 1;
        if (depth === 0) break;
      }
    }
    const written = this.bytes.toString("latin1", start, Math.min(this.position, start + STRING_LENGTH));
    this.position = Math.min(this.position + 1, this.bytes.length);
    const text = written.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_escape: string, code: string) =>
      /[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8) & 0xff) : (ESCAPES[code] ?? code),
    );
    return { kind: "string", text };
  }

  private readHexString(): Token {
    const start = this.position + 1;
    const end = this.bytes.indexOf(">", start);
    this.position = end < 0 ? this.bytes.length : end + 1;
    const digits = this.bytes.toString("latin1", start, Math.min(this.position - 1, start + STRING_LENGTH));
    return { kind: "string", text: Buffer.from(digits.replace(/[^0-9a-f]/gi, ""), "hex").toString("latin1") };
  }
}
