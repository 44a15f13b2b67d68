import { existsSync } from "node:fs";
import path from "node:path";
import PDFDocument from "pdfkit";
import { PRODUCT_NAME } from "./product.rules";

/** Where our letters are, from the sources and from the build. */
const FONTS =
  ["../../data/fonts", "../../../data/fonts"].map((folder) => path.resolve(__dirname, folder)).find(existsSync) ?? "";

const MARGIN = 56;
const INK = "#141E1C";
const QUIET = "#5C625D";
const LINE = "#D4D2CA";
const FOOT_SIZE = 8.5;

/** After so many pages the library forgets how words were laid out: it would remember every number that ever stood on a page. */
const PAGES_REMEMBERED = 20;

/** Parts of the library that its types do not name. */
interface Inner {
  ref(data: object): { end(content: string): void };
  addContent(content: string): void;
  page: { xobjects: Record<string, unknown>; dictionary: { data: object } };
  _font: { id: string; ref(): unknown; encode(text: string): [glyphs: string[], positions: unknown] };
  _fontSize: number;
  _fontFamilies: Record<string, { layoutCache: object }>;
}

/** What a document says about itself. */
export interface PaperHead {
  language: string;
  title: string;
  at: Date;
  /** "Page 3 of ", before the number of all pages. */
  page(number: number): string;
}

/** A part of a row: its text between two shares of the width, from 0 to 1. */
export interface Cell {
  text: string;
  from: number;
  to: number;
  voice?: "strong" | "quiet";
  align?: "right";
}

/**
 * A4 pages in our letters, written from top to bottom. Pages leave as soon as they are full, so that a thousand of them need no
 * more memory than one.
 */
export class Paper {
  private readonly document: PDFKit.PDFDocument;
  private readonly years = new Map<string, PDFKit.PDFOutline>();
  private readonly total: ReturnType<Inner["ref"]>;
  private readonly totalFont: Inner["_font"];
  private pages = 0;
  private dictionary?: Inner["page"]["dictionary"];

  constructor(private readonly about: PaperHead) {
    this.document = new PDFDocument({
      size: "A4",
      margin: MARGIN,
      autoFirstPage: false,
      lang: about.language,
      displayTitle: true,
      info: { Title: about.title, Producer: PRODUCT_NAME, Creator: PRODUCT_NAME, CreationDate: about.at },
    });
    this.document.registerFont("regular", path.join(FONTS, "inter-regular.ttf"));
    this.document.registerFont("strong", path.join(FONTS, "inter-strong.ttf"));
    this.document.font("regular");
    this.totalFont = this.inner._font;
    // How many pages there are is known at the end only: each page draws the same picture, which is written last.
    this.total = this.inner.ref({
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, -4, 60, 12],
      Resources: { Font: { [this.totalFont.id]: this.totalFont.ref() } },
    });
    this.document.on("pageAdded", () => this.foot());
    this.document.addPage();
  }

  heading(text: string, size: number): void {
    this.document.font("strong").fontSize(size).fillColor(INK).text(text, { lineGap: 2 });
    this.space(size / 4);
  }

  text(text: string): void {
    this.document.font("regular").fontSize(10.5).fillColor(INK).text(text, { lineGap: 3 });
    this.space(4);
  }

  quiet(text: string): void {
    this.document.font("regular").fontSize(9.5).fillColor(QUIET).text(text, { lineGap: 2 });
    this.space(4);
  }

  /** Rows of three: a name, a value in strong letters, a remark. */
  table(rows: readonly [string, string, string][]): void {
    for (const [name, value, remark] of rows) {
      this.row([
        { text: name, from: 0, to: 0.44 },
        { text: value, from: 0.44, to: 0.7, voice: "strong" },
        { text: remark, from: 0.7, to: 1, voice: "quiet" },
      ]);
    }
    this.space(4);
  }

  /** Cells beside each other, which stay on one page together. */
  row(cells: readonly Cell[], size = 9.5): void {
    const width = this.document.page.width - 2 * MARGIN;
    const isLast = ({ to }: Cell) => to === 1;
    const widthOf = (cell: Cell) => width * (cell.to - cell.from) - (isLast(cell) ? 0 : 8);
    const use = ({ voice }: Cell) => this.document.font(voice === "strong" ? "strong" : "regular").fontSize(size);
    this.need(Math.max(20, ...cells.map((cell) => use(cell).heightOfString(cell.text, { width: widthOf(cell) }))));
    const top = this.document.y;
    let bottom = top;
    for (const cell of cells) {
      use(cell)
        .fillColor(cell.voice === "quiet" ? QUIET : INK)
        .text(cell.text, MARGIN + width * cell.from, top, { width: widthOf(cell), align: cell.align ?? "left" });
      bottom = Math.max(bottom, this.document.y);
    }
    this.document.x = MARGIN;
    this.document.y = bottom + 4;
  }

  /** The page that is being written, counted from 1. */
  get pageNumber(): number {
    return this.pages;
  }

  /** A hairline with space around it. */
  rule(): void {
    this.space(8);
    const { y, page } = this.document;
    this.document
      .moveTo(MARGIN, y)
      .lineTo(page.width - MARGIN, y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
    this.space(9);
  }

  space(points: number): void {
    this.document.y += points;
  }

  /** Begins a page when less than this is left. */
  need(points: number): void {
    if (this.document.y + points > this.document.page.height - MARGIN) this.document.addPage();
  }

  /** A bookmark to here, below that of its year. */
  bookmark(year: string, text: string): void {
    const parent = this.years.get(year) ?? this.document.outline.addItem(year);
    this.years.set(year, parent);
    parent.addItem(text);
  }

  /** The bytes that are ready. */
  *finished(): Generator<Uint8Array> {
    for (let bytes = this.document.read(); bytes !== null; bytes = this.document.read()) yield bytes;
  }

  /** Ends the document and gives the rest. */
  async *end(): AsyncGenerator<Uint8Array> {
    const [glyphs] = this.totalFont.encode(String(this.pages));
    this.total.end(`BT ${rgb(QUIET)} rg /${this.totalFont.id} ${FOOT_SIZE} Tf <${glyphs.join("")}> Tj ET`);
    this.document.end();
    for await (const bytes of this.document) yield bytes;
  }

  private get inner(): Inner {
    return this.document as unknown as Inner;
  }

  /** The line at the foot of a page, with the picture of the total behind "Page 3 of". */
  private foot(): void {
    this.pages += 1;
    const { document, inner } = this;
    const { _font: font, _fontSize: size } = inner; // a paragraph may go on on this page
    // The page before has left; the library's list of pages needs its number only, and would hold all that it drew.
    if (this.dictionary) this.dictionary.data = {};
    this.dictionary = inner.page.dictionary;
    if (this.pages % PAGES_REMEMBERED === 0) {
      for (const family of Object.values(inner._fontFamilies)) family.layoutCache = Object.create(null);
    }
    const { page } = document;
    const words = this.about.page(this.pages);
    const y = page.height - MARGIN + 18;
    document.font("regular").fontSize(FOOT_SIZE).fillColor(QUIET);
    const pageX = page.width - MARGIN - 90;
    const { bottom } = page.margins;
    page.margins.bottom = 0; // what stands below the text would otherwise begin a page
    document.text(`${PRODUCT_NAME} · ${this.about.title}`, MARGIN, y, {
      width: pageX - MARGIN - 10,
      height: 12,
      ellipsis: true,
      lineBreak: true,
    });
    document.text(words, pageX, y, { lineBreak: false });
    page.margins.bottom = bottom;
    inner.page.xobjects.Total = this.total;
    const baseline = y + document.currentLineHeight() * 0.8;
    document.save();
    document.transform(1, 0, 0, -1, pageX + document.widthOfString(words), baseline);
    inner.addContent("/Total Do");
    document.restore();
    Object.assign(inner, { _font: font, _fontSize: size });
    document.x = MARGIN;
    document.y = MARGIN;
  }
}

/** A colour as PDF's operators want it. */
function rgb(hex: string): string {
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(" ");
}
