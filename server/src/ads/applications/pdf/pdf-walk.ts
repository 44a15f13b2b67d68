import type { PdfProblem } from "./pdf.rules";
import { StreamUnpacker } from "./pdf-filters";
import { type Budget, PdfLexer, type Token, UnreadablePdf } from "./pdf-lexer";
import { entriesOf, isEmptyForm, isPlainOpening, TRAPS, trapsIn, valueAt } from "./pdf-traps";

/** Bytes of syntax that are read in one file, those that are read again included. */
const SYNTAX_MAX_BYTES = 64 * 1024 * 1024;
/** How deep lists and dictionaries may stand in one another. */
const MOST_DEPTH = 100;

/** Where a value begins. Values are read again when they are needed: all of a large file's would not fit into memory. */
interface Place {
  bytes: Buffer;
  position: number;
}

interface PdfObject {
  tokens: Token[];
  /** Where the data of its stream begins. */
  data?: number;
}

/**
 * Looks at every object of a file, whatever its table of contents says: readers differ in which objects they find, above all in a
 * file that was made to confuse them. Objects are also looked for in what other objects say is a picture or a text.
 */
export function walkPdf(bytes: Buffer): PdfProblem | null {
  const walk = new PdfWalk(bytes);
  try {
    walk.run();
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
    return walk.gravest ?? "unreadable";
  }
  return walk.gravest;
}

class PdfWalk {
  private readonly found = new Set<PdfProblem>();
  private readonly budget: Budget = { bytes: SYNTAX_MAX_BYTES };
  private readonly unpacker = new StreamUnpacker();
  /** The values of each object number. */
  private readonly objects = new Map<number, Place[]>();
  private readonly dictionaries: Token[][] = [];

  constructor(private readonly bytes: Buffer) {}

  get gravest(): PdfProblem | null {
    return TRAPS.find((trap) => this.found.has(trap)) ?? null;
  }

  run(): void {
    const streams: number[] = [];
    for (const position of this.placesOf("trailer")) this.look(this.readObject(position).tokens);
    for (const position of this.placesOf("obj")) {
      if (this.bytes.toString("latin1", Math.max(0, position - 6), position - 3) === "end") continue;
      const { tokens, data } = this.readObject(position);
      this.look(tokens);
      this.remember(this.numberBefore(position - 3), { bytes: this.bytes, position });
      if (data !== undefined) streams.push(position);
    }
    if (this.found.has("encrypted")) return; // nothing can be unpacked
    for (const position of streams) this.unpack(this.readObject(position));
    this.judge();
  }

  /** The positions after each of these words. */
  private *placesOf(word: string): Generator<number> {
    for (let place = this.bytes.indexOf(word); place >= 0; place = this.bytes.indexOf(word, place + word.length)) {
      yield place + word.length;
    }
  }

  private readObject(position: number): PdfObject {
    const lexer = new PdfLexer(this.bytes, position, this.budget);
    const tokens = readValue(lexer);
    if (tokens[0]?.kind !== "<<") return { tokens };
    const afterValue = lexer.position;
    const word = lexer.next();
    if (word?.kind !== "word" || !word.text.startsWith("stream")) return { tokens };
    const start = this.bytes.indexOf("stream", afterValue) + "stream".length;
    const ending = /^[ \t]*(\r\n|\n|\r)?/.exec(this.bytes.toString("latin1", start, start + 8))?.[0] ?? "";
    return { tokens, data: start + ending.length };
  }

  private numberBefore(position: number): number | undefined {
    const before = this.bytes.toString("latin1", Math.max(0, position - 40), position);
    const [, number] = /(\d{1,10})\s+\d{1,5}\s*$/.exec(before) ?? [];
    return number === undefined ? undefined : Number(number);
  }

  private look(tokens: Token[]): void {
    for (const trap of trapsIn(tokens)) this.found.add(trap);
    if (tokens.some(({ kind, text }) => kind === "name" && (text === "OpenAction" || text === "AcroForm"))) {
      this.dictionaries.push(tokens);
    }
  }

  private remember(number: number | undefined, place: Place): void {
    if (number === undefined) return;
    const meanings = this.objects.get(number);
    if (meanings) meanings.push(place);
    else this.objects.set(number, [place]);
  }

  /** Measures what a stream holds, and looks at the objects in it. */
  private unpack({ tokens, data }: PdfObject): void {
    const entries = [...entriesOf(tokens)];
    const names = new Set(entries.map(([key]) => key));
    const holdsObjects =
      (names.has("First") && names.has("N")) ||
      entries.some(([key, [value]]) => key === "Type" && value?.text === "ObjStm");
    const filters = entries.filter(([key]) => key === "Filter").map(([, value]) => filtersOf(value));
    if (filters.length > 1 || names.has("F")) throw new UnreadablePdf(); // F: the data are in another file
    const [filter = []] = filters;
    const end = this.bytes.indexOf("endstream", data);
    const isFlate = filter[0] === "FlateDecode" || filter[0] === "Fl";
    const packed = this.bytes.subarray(data, end < 0 || isFlate ? undefined : end);
    if (!holdsObjects) {
      this.unpacker.measure(packed, filter);
      return;
    }
    if (filter.length > 1 || (filter.length === 1 && !isFlate) || names.has("DecodeParms") || names.has("DP")) {
      throw new UnreadablePdf(); // no program writes objects like that
    }
    this.lookInto(this.unpacker.unpack(packed, filter) ?? Buffer.alloc(0), entries);
  }

  /** The objects of an object stream: numbers and places, then one value after the other. */
  private lookInto(content: Buffer, entries: [string, Token[]][]): void {
    const lexer = new PdfLexer(content, 0, this.budget);
    const tokens: Token[] = [];
    for (let token = lexer.next(); token; token = lexer.next()) {
      if (token.kind === "word" && token.text === "stream") throw new UnreadablePdf();
      tokens.push(token);
    }
    this.look(tokens);
    const [first, other] = entries.filter(([key]) => key === "First").map(([, value]) => value);
    if (first?.length !== 1 || other) throw new UnreadablePdf(); // readers would differ in where the objects begin
    for (let index = 0; tokens[index]?.kind === "number" && tokens[index + 1]?.kind === "number"; index += 2) {
      const position = Number(first[0]?.text) + Number(tokens[index + 1]?.text);
      if (!(position >= 0 && position < content.length)) continue;
      this.look(readValue(new PdfLexer(content, position, this.budget)));
      this.remember(Number(tokens[index]?.text), { bytes: content, position });
    }
  }

  /** What can be judged only when all objects are known. */
  private judge(): void {
    const resolve = ([number]: readonly Token[]) =>
      (this.objects.get(Number(number?.text)) ?? []).map(({ bytes, position }) =>
        readValue(new PdfLexer(bytes, position, this.budget)),
      );
    for (const tokens of this.dictionaries) {
      for (const [index, { kind, text }] of tokens.entries()) {
        if (kind !== "name" || (text !== "OpenAction" && text !== "AcroForm")) continue;
        const value = valueAt(tokens, index + 1);
        if (text === "OpenAction" && !isPlainOpening(value, resolve)) this.found.add("action");
        if (text === "AcroForm" && !isEmptyForm(value, resolve)) this.found.add("form");
      }
    }
  }
}

/** One value with all that stands in it, or as much as there is. */
function readValue(lexer: PdfLexer): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  do {
    const token = lexer.next();
    if (!token) break;
    tokens.push(token);
    if (token.kind === "<<" || token.kind === "[") depth += 1;
    if (token.kind === ">>" || token.kind === "]") depth -= 1;
    if (depth > MOST_DEPTH) throw new UnreadablePdf();
  } while (depth > 0 || isHalfReference(tokens));
  return tokens;
}

/** Two numbers may be the beginning of a reference. */
const isHalfReference = (tokens: Token[]) => tokens.length < 3 && tokens.every(({ kind }) => kind === "number");

/** @throws UnreadablePdf when they are not said at the stream itself, as every program does. */
function filtersOf(value: Token[]): string[] {
  const names = value.filter(({ kind }) => kind === "name").map(({ text }) => text);
  const others = value.some(
    ({ kind, text }) => kind === "number" || kind === "<<" || (kind === "word" && text !== "null"),
  );
  if (others) throw new UnreadablePdf();
  return names;
}
