import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";

/** A PDF as the product's own writer makes it. */
export function writtenPdf(text: string, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  document.text(text);
  document.end();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
  });
}

export interface Stream {
  dictionary: string;
  data: Buffer;
}

export const stream = (dictionary: string, data: Buffer | string): Stream => ({ dictionary, data: Buffer.from(data) });
export const packed = (dictionary: string, data: Buffer | string): Stream =>
  stream(`/Filter /FlateDecode ${dictionary}`, deflateSync(data));

export interface Parts {
  /** What is added to the catalogue, the page and the trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  /** Further objects, from number 10 on. */
  more?: (string | Stream)[];
  /** What stands on the page. */
  content?: Stream;
  /** The first objects again, from number 1 on, in the place of the ordinary ones. */
  instead?: Record<number, string | Stream>;
}

const CONTENT = stream("", "BT /F1 12 Tf 40 700 Td (Acme Ltd 01234567) Tj ET");

/** The bytes of an object. */
function objectBytes(number: number, value: string | Stream): Buffer {
  const body =
    typeof value === "string"
      ? Buffer.from(value, "latin1")
      : Buffer.concat([
          Buffer.from(`<< ${value.dictionary} /Length ${value.data.length} >>\nstream\n`, "latin1"),
          value.data,
          Buffer.from("\nendstream"),
        ]);
  return Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
}

/** A PDF of one page, written by hand with a right table of contents. */
export function handPdf({
  catalog = "",
  page = "",
  trailer = "",
  more = [],
  content = CONTENT,
  instead = {},
}: Parts = {}): Buffer {
  const objects: [number, string | Stream][] = [
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [
      3,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> ${page} >>`,
    ],
    [4, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"],
    [5, content],
    ...more.map((value, index): [number, string | Stream] => [10 + index, value]),
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  const places = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  for (const [number, value] of objects) {
    const bytes = objectBytes(number, instead[number] ?? value);
    places.set(number, length);
    parts.push(bytes);
    length += bytes.length;
  }
  const rows = [...places].map(([number, place]) => `${number} 1\n${String(place).padStart(10, "0")} 00000 n \n`);
  parts.push(
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size 99 /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
      "latin1",
    ),
  );
  return Buffer.concat(parts);
}

/** A PDF whose catalogue and further objects are in an object stream, behind a compressed table of contents. */
export function modernPdf(catalog = "", more: string[] = []): Buffer {
  const values = [`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>", ...more];
  const numbers = [1, 2, ...more.map((_value, index) => 10 + index)];
  const places = values.map((_value, index) => values.slice(0, index).join(" ").length + (index > 0 ? 1 : 0));
  const head = numbers.map((number, index) => `${number} ${places[index]}`).join(" ");
  const held = packed(`/Type /ObjStm /N ${numbers.length} /First ${head.length + 1}`, `${head} ${values.join(" ")}`);
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  const entries = new Map<number, [number, number, number]>([[0, [0, 0, 255]]]);
  let length = parts[0]?.length ?? 0;
  const add = (number: number, value: string | Stream) => {
    const bytes = objectBytes(number, value);
    entries.set(number, [1, length, 0]);
    parts.push(bytes);
    length += bytes.length;
  };
  add(
    3,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
  );
  add(4, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  add(5, CONTENT);
  add(6, held);
  numbers.forEach((number, index) => void entries.set(number, [2, 6, index]));
  entries.set(7, [1, length, 0]);
  const table = Buffer.concat(
    Array.from({ length: 30 }, (_none, number) => {
      const [kind, place, index] = entries.get(number) ?? [0, 0, 0];
      const row = Buffer.alloc(6);
      row.writeUInt8(kind, 0);
      row.writeUInt32BE(place, 1);
      row.writeUInt8(index, 5);
      return row;
    }),
  );
  parts.push(objectBytes(7, packed("/Type /XRef /Size 30 /W [1 4 1] /Root 1 0 R", table)));
  parts.push(Buffer.from(`startxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}
