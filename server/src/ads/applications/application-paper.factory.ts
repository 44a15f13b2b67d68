import PDFDocument from "pdfkit";

/** What an example of a document says. */
export interface ExamplePaper {
  title: string;
  /** Pairs of what and which, one below the other. */
  lines: readonly (readonly [label: string, value: string])[];
  /** Said at the foot of the page. */
  note: string;
  at: Date;
}

const INK = "#141E1C";
const QUIET = "#5C625D";
const LINE = "#D4D2CA";

/** Draws an example of a document: one A4 page. Gives its bytes and the words that stand on it. */
export async function drawPaper({ title, lines, note, at }: ExamplePaper): Promise<{ bytes: Buffer; text: string }> {
  const document = new PDFDocument({ size: "A4", margin: 72, info: { Title: title, CreationDate: at } });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
  document.font("Helvetica-Bold").fontSize(20).fillColor(INK).text(title, { align: "center" }).moveDown(2);
  for (const [label, value] of lines) {
    const top = document.y;
    document.font("Helvetica").fontSize(11).fillColor(QUIET).text(label, 72, top, { width: 150 });
    document.font("Helvetica-Bold").fillColor(INK).text(value, 230, top, { width: 290 });
    document
      .moveTo(72, document.y + 6)
      .lineTo(523, document.y + 6)
      .strokeColor(LINE)
      .lineWidth(0.5)
      .stroke();
    document.y += 16;
  }
  document.moveDown(2).font("Helvetica").fontSize(10).fillColor(QUIET).text(note, 72, document.y, { width: 451 });
  document.end();
  const words = [title, ...lines.map(([label, value]) => `${label} ${value}`), note];
  return { bytes: await done, text: words.join("\n") };
}
