import { inflateSync } from "node:zlib";

/** What a reader sees of a PDF that the product wrote: the words of each page line by line, and the bookmarks in order. */
export interface ReadPdf {
  pages: string[];
  bookmarks: string[];
}

/** Reads just as much of the format as our own writer uses: no general reader. */
export function readPdf(file: Uint8Array): ReadPdf {
  const whole = Buffer.from(file).toString("latin1");
  if (!whole.startsWith("%PDF-") || !whole.trimEnd().endsWith("%%EOF")) throw new Error("This is not a whole PDF");
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of whole.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const at = (id = "") => objects.get(id) ?? "";
  const reference = (body: string, name: string) => body.match(new RegExp(`/${name} (\\d+) 0 R`))?.[1];

  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = "", id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      if (!fonts.has(name)) fonts.set(name, lettersOf(streamOf(at(reference(at(id), "ToUnicode")))));
    }
  }
  const pageIds = [...at(reference(at(reference(whole, "Root")), "Pages")).matchAll(/(\d+) 0 R/g)].map(([, id]) => id);
  const pages = pageIds.map((id) => {
    const total = reference(at(reference(at(id), "Resources")), "Total");
    const content = streamOf(at(reference(at(id), "Contents")));
    return wordsOf(content.replace("/Total Do", streamOf(at(total))), fonts);
  });
  const titles = [...objects.values()].filter((body) => body.includes("/Parent") && body.includes("/Dest"));
  return {
    pages,
    bookmarks: titles.map((body) => textOf(body.match(/\/Title \(([\s\S]*?[^\\])\)/)?.[1] ?? "")),
  };
}

function streamOf(body: string): string {
  const start = body.indexOf("stream\n") + "stream\n".length;
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf("\nendstream")), "latin1");
  return (body.includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
}

/** What each glyph of a font is, from its table for copying text. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = "", , list = ""] of table.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<(\w+)>/g)].forEach(([, code = ""], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
      letters.set(glyph, Buffer.from(code, "hex").swap16().toString("utf16le"));
    });
  }
  return letters;
}

function wordsOf(content: string, fonts: Map<string, Map<string, string>>): string {
  let letters = new Map<string, string>();
  const lines: string[] = [];
  for (const [, font, many, one] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(<\w+>) Tj/g)) {
    if (font) letters = fonts.get(font) ?? new Map();
    else {
      const glyphs = [...(many ?? one ?? "").matchAll(/<(\w+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
      lines.push(glyphs.map((glyph) => letters.get(glyph) ?? "?").join(""));
    }
  }
  return lines.join("\n");
}

/** A text of the document's own data: with a mark it is UTF-16. */
function textOf(raw: string): string {
  const bytes = Buffer.from(raw.replace(/\\([()\\])/g, "$1"), "latin1");
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString("utf16le")
    : bytes.toString("latin1");
}
