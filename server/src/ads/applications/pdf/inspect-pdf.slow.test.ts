import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { inspectPdf } from "./inspect-pdf";
import { PDF_MAX_BYTES, PDF_MAX_CHARACTERS, type PdfProblem } from "./pdf.rules";
import { handPdf, modernPdf, packed, stream, writtenPdf } from "./pdf.test-support";
import { judgeShape } from "./pdf-shape";
import { walkPdf } from "./pdf-walk";

const JS = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
const note = (more: string) => ({ page: "/Annots [10 0 R]", more: [`<< /Type /Annot /Rect [0 0 9 9] ${more} >>`] });
const problemOf = async (bytes: Uint8Array) => (await inspectPdf(bytes)).problem;
/** 200 MB of blanks, packed. */
const BOMB = deflateSync(Buffer.alloc(200_000_000, 32));
const bomb = (dictionary: string) => stream(`/Filter /FlateDecode ${dictionary}`, BOMB);

describe("a PDF that is taken", () => {
  it("comes with its pages and its text", async () => {
    const bytes = await writtenPdf("Acme & Söhne Ltd\nCompany number 01234567, premium £1,000");
    await expect(inspectPdf(bytes)).resolves.toEqual({
      problem: null,
      pages: 1,
      text: "Acme & Söhne Ltd\nCompany number 01234567, premium £1,000",
    });
  });

  it("may come as the path of a file", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "pdf-"));
    await writeFile(path.join(folder, "a.pdf"), await writtenPdf("Acme Ltd"));
    await expect(inspectPdf(path.join(folder, "a.pdf"))).resolves.toMatchObject({ problem: null, text: "Acme Ltd" });
    await expect(inspectPdf(path.join(folder, "b.pdf"))).rejects.toThrow("ENOENT");
    await rm(folder, { recursive: true });
  });

  it.each([
    ["written by hand", handPdf()],
    ["with objects in a stream", modernPdf()],
    ["with a packed page", handPdf({ content: packed("", "BT /F1 12 Tf 40 700 Td (Acme Ltd 01234567) Tj ET") })],
    ["that opens at a place", handPdf({ catalog: "/OpenAction [3 0 R /XYZ null null 0]" })],
    [
      "that goes to a page when it opens",
      handPdf({ catalog: "/OpenAction 10 0 R", more: ["<< /S /GoTo /D [3 0 R /Fit] >>"] }),
    ],
    ["with a link to a web page", handPdf(note("/Subtype /Link /A << /S /URI /URI (https://acme.example) >>"))],
    ["with a form without fields", handPdf({ catalog: "/AcroForm << /Fields [] /DR << >> >>" })],
    ["with an empty form elsewhere", handPdf({ catalog: "/AcroForm 10 0 R", more: ["<< /Fields 11 0 R >>", "[]"] })],
    [
      "whose words name traps",
      handPdf({ catalog: "/Lang (/JavaScript /JS /AA << >>)", trailer: "/Info << /Title (<< /S /Launch >>) >>" }),
    ],
    [
      "whose table of contents is damaged",
      Buffer.from(
        handPdf()
          .toString("latin1")
          .replace(/startxref\n\d+/, "startxref\n7"),
        "latin1",
      ),
    ],
  ])("may be one %s", async (_what, bytes) => {
    await expect(inspectPdf(bytes)).resolves.toEqual({ problem: null, pages: 1, text: "Acme Ltd 01234567" });
  });

  it("may be a scan, without text", async () => {
    await expect(inspectPdf(handPdf({ content: stream("", "0 0 100 100 re f") }))).resolves.toEqual({
      problem: null,
      pages: 1,
      text: "",
    });
  });

  it("has no more text than is kept", async () => {
    const line = "BT /F1 9 Tf 9 9 Td (words and words and words) Tj ET\n";
    const { text } = await inspectPdf(handPdf({ content: packed("", line.repeat(20_000)) }));
    expect(text.length).toBe(PDF_MAX_CHARACTERS);
  });
});

const encrypted = (permissions: object) => writtenPdf("Acme Ltd", permissions);

describe("a PDF that is refused", () => {
  it.each<[string, PdfProblem, Buffer]>([
    ["nothing", "not_pdf", Buffer.alloc(0)],
    ["HTML with another name", "not_pdf", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["HTML that calls itself PDF", "not_pdf", Buffer.from("%PDF-1.4<html><script>alert(1)</script>")],
    [
      "HTML in the first comment",
      "not_pdf",
      Buffer.concat([Buffer.from("%PDF-1.4\n%<html><script>alert(1)</script>\n"), handPdf()]),
    ],
    ["something in front", "not_pdf", Buffer.concat([Buffer.from("\n"), handPdf()])],
    ["a zip with a PDF in it", "not_pdf", Buffer.concat([Buffer.from("PK\x03\x04"), handPdf()])],
    [
      "a zip behind a PDF",
      "not_pdf",
      Buffer.concat([
        handPdf(),
        Buffer.from("PK\x03\x04x"),
        Buffer.from("PK\x05\x06".padEnd(22, "\0"), "latin1"),
        Buffer.from("%%EOF"),
      ]),
    ],
    ["a picture", "not_pdf", Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), randomBytes(500)])],
    ["one that is too large", "too_large", Buffer.concat([handPdf(), Buffer.alloc(PDF_MAX_BYTES, 32)])],
    ["half of one", "unreadable", handPdf().subarray(0, 400)],
    ["one without its end", "unreadable", Buffer.from(handPdf().toString("latin1").replace("%%EOF", ""), "latin1")],
    ["the head and the end alone", "unreadable", Buffer.from("%PDF-1.7\n%%EOF\n")],
    [
      "noise with head and end",
      "unreadable",
      Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(PDF_MAX_BYTES - 100), Buffer.from("\n%%EOF\n")]),
    ],
    ["one without pages", "unreadable", handPdf({ instead: { 2: "<< /Type /Pages /Kids [] /Count 0 >>" } })],
    [
      "pages that go in a circle",
      "unreadable",
      handPdf({ instead: { 2: "<< /Type /Pages /Kids [2 0 R] /Count 1 >>" } }),
    ],
    ["lists within lists", "unreadable", handPdf({ more: ["[".repeat(50_000)] })],
    ["dictionaries within dictionaries", "unreadable", handPdf({ more: ["<< /A ".repeat(50_000)] })],
    ["a bomb on the page", "unreadable", handPdf({ content: bomb("") })],
    ["a bomb that says it is a picture", "unreadable", handPdf({ content: bomb("/Subtype /Image") })],
    [
      "a bomb in a bomb",
      "unreadable",
      handPdf({
        content: stream("/Filter [/FlateDecode /FlateDecode]", deflateSync(BOMB)),
      }),
    ],
    ["a bomb of objects", "unreadable", handPdf({ more: [bomb("/Type /ObjStm /N 1 /First 4")] })],
    [
      "objects in a damaged stream",
      "unreadable",
      handPdf({ more: [stream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", "damaged")] }),
    ],
    [
      "objects packed in an unusual way",
      "unreadable",
      handPdf({ more: [stream("/N 1 /First 4 /Filter /LZWDecode", "x")] }),
    ],
    [
      "filters that are said elsewhere",
      "unreadable",
      handPdf({ more: [stream("/Filter 11 0 R", "x"), "/FlateDecode"] }),
    ],
    ["many beginnings of objects", "unreadable", handPdf({ more: ["obj(".repeat(200_000)] })],
    [
      "encryption that is only said",
      "encrypted",
      handPdf({ trailer: "/Encrypt 10 0 R", more: ["<< /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>"] }),
    ],
  ])("has %s: %s", async (_what, problem, bytes) => {
    await expect(inspectPdf(bytes)).resolves.toEqual({ problem, pages: 0, text: "" });
  });

  // What the thread finds of itself, without starting one for each: that it answers so is seen below.
  it.each<[string, PdfProblem, Buffer]>([
    ["a script when it opens", "script", handPdf({ catalog: `/OpenAction ${JS}` })],
    [
      "a script in the list of names",
      "script",
      handPdf({ catalog: "/Names << /JavaScript << /Names [(a) 10 0 R] >> >>", more: [JS] }),
    ],
    [
      "a script with an escaped name",
      "script",
      handPdf({ catalog: "/OpenAction << /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>" }),
    ],
    ["a script that nothing leads to", "script", handPdf({ more: [JS] })],
    ["a script among packed objects", "script", modernPdf("/OpenAction 10 0 R", [JS])],
    [
      "a script among packed objects with an escaped name",
      "script",
      modernPdf("/OpenAction << /S /#4aavaScript /#4a#53 (1) >>"),
    ],
    ["a script behind a comment", "script", handPdf({ more: ["% >> endobj\n<< /S %\n/JavaScript /JS (1) >>"] })],
    [
      "a script in what says it is a picture",
      "script",
      handPdf({ more: [stream("/Subtype /Image", `9 0 obj ${JS} endobj`)] }),
    ],
    [
      "a script in objects that say nothing of it",
      "script",
      handPdf({ more: [packed("/Subtype /Image /N 1 /First 4", `9 0 ${JS}`)] }),
    ],
    [
      "a script in objects whose data begin at once",
      "script",
      Buffer.from(
        handPdf({ more: [stream("/N 1 /First 4", `9 0 ${JS}`)] })
          .toString("latin1")
          .replace("stream\n9 0", "stream9 0"),
        "latin1",
      ),
    ],
    ["objects with two beginnings", "unreadable", handPdf({ more: [packed("/N 1 /First 4 /First 9", "9 0 (a)")] })],
    [
      "objects whose beginning is said elsewhere",
      "unreadable",
      handPdf({ more: [packed("/N 1 /First 11 0 R", "9 0 (a)"), "4"] }),
    ],
    [
      "a script in a string that is an object elsewhere",
      "script",
      handPdf({ more: [packed("/N 1 /First 5", `9 0 (${JS})`)] }),
    ],
    ["a script at a link", "script", handPdf(note(`/Subtype /Link /A ${JS}`))],
    [
      "a script as an address",
      "script",
      handPdf(note("/Subtype /Link /A << /S /URI /URI (java\\\nscript\\072alert\\(1\\)) >>")),
    ],
    [
      "a script as an address in hex",
      "script",
      handPdf(note("/Subtype /Link /A << /S /URI /URI <6A617661 7363726970743A61> >>")),
    ],
    [
      "a script in a field",
      "script",
      handPdf({ catalog: `/AcroForm << /Fields [10 0 R] >>`, more: [`<< /FT /Tx /T (a) /AA << /K ${JS} >> >>`] }),
    ],
    ["something that happens with a page", "action", handPdf({ page: "/AA << /O << /S /GoTo /D [3 0 R /Fit] >> >>" })],
    ["a program that is started", "action", handPdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" })],
    [
      "a web page that opens by itself",
      "action",
      handPdf({ catalog: "/OpenAction << /S /URI /URI (https://acme.example) >>" }),
    ],
    [
      "a print that starts by itself",
      "action",
      handPdf({ catalog: "/OpenAction 10 0 R", more: ["<< /S /Named /N /Print >>"] }),
    ],
    ["an opening that leads nowhere", "action", handPdf({ catalog: "/OpenAction 77 0 R" })],
    [
      "an opening that leads on",
      "action",
      handPdf({ catalog: "/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /Named /N /Print >> >>" }),
    ],
    [
      "an opening with two meanings",
      "action",
      handPdf({ catalog: "/OpenAction << /S /GoTo /S /URI /D [3 0 R /Fit] >>" }),
    ],
    [
      "a form that is sent",
      "action",
      handPdf(note("/Subtype /Link /A << /S /SubmitForm /F (https://evil.example) >>")),
    ],
    ["data that are fetched", "action", handPdf(note("/Subtype /Link /A << /S /ImportData /F (data.fdf) >>"))],
    ["another file", "action", handPdf(note("/Subtype /Link /A << /S /GoToR /F (other.pdf) /D [0 /Fit] >>"))],
    ["a file within", "action", handPdf(note("/Subtype /Link /A << /S /GoToE /D [0 /Fit] >>"))],
    [
      "a file of this machine as an address",
      "action",
      handPdf(note("/Subtype /Link /A << /S /URI /URI (file:///etc/passwd) >>")),
    ],
    [
      "an address that is said elsewhere",
      "action",
      handPdf({ page: "/Annots [<< /Subtype /Link /A << /S /URI /URI 10 0 R >> >>]", more: ["(javascript:1)"] }),
    ],
    ["a film", "action", handPdf(note("/Subtype /Movie"))],
    ["a sound", "action", handPdf(note("/Subtype /Link /A << /S /Sound >>"))],
    ["a rendition", "action", handPdf(note("/Subtype /Screen /A << /S /Rendition /OP 0 >>"))],
    ["rich media", "action", handPdf(note("/Subtype /RichMedia"))],
    ["a solid", "action", handPdf(note("/Subtype /3D"))],
    [
      "a form with a field",
      "form",
      handPdf({ catalog: "/AcroForm << /Fields [10 0 R] >>", more: ["<< /FT /Tx /T (a) >>"] }),
    ],
    ["a form whose fields lead nowhere", "form", handPdf({ catalog: "/AcroForm << /Fields 77 0 R >>" })],
    ["a field without a form", "form", handPdf(note("/Subtype /Widget /FT /Tx /T (a)"))],
    [
      "a form of the other kind",
      "form",
      handPdf({ catalog: "/AcroForm << /Fields [] /XFA 10 0 R >>", more: [stream("", "<xdp/>")] }),
    ],
    ["files within", "embedded", handPdf({ catalog: "/Names << /EmbeddedFiles << /Names [] >> >>" })],
    [
      "a file that is attached",
      "embedded",
      handPdf({ more: ["<< /Type /Filespec /F (a.exe) /EF << /F 11 0 R >> >>", stream("", "MZ")] }),
    ],
    ["a file at a note", "embedded", handPdf(note("/Subtype /FileAttachment"))],
    ["a collection", "embedded", handPdf({ catalog: "/Collection << /View /D >>" })],
  ])("has %s: %s", (_what, problem, bytes) => {
    expect(judgeShape(bytes) ?? walkPdf(bytes)).toBe(problem);
  });

  it("has a password, also an empty one", async () => {
    expect(await problemOf(await encrypted({ userPassword: "secret", ownerPassword: "other" }))).toBe("encrypted");
    expect(await problemOf(await encrypted({ userPassword: "", ownerPassword: "other", pdfVersion: "1.7" }))).toBe(
      "encrypted",
    );
  });
});

describe("looking at PDFs", () => {
  it("holds nobody up", async () => {
    let beats = 0;
    const beat = setInterval(() => {
      beats += 1;
    }, 5);
    await inspectPdf(handPdf({ content: packed("", "BT /F1 9 Tf 9 9 Td (words) Tj ET\n".repeat(10_000)) }));
    clearInterval(beat);
    expect(beats).toBeGreaterThan(5);
  });

  it("goes on after bad files, many at once", async () => {
    const files = [
      handPdf(),
      handPdf({ more: [JS] }),
      handPdf({ catalog: "/OpenAction 77 0 R" }),
      handPdf({ catalog: "/AcroForm << /Fields 77 0 R >>" }),
      handPdf({ catalog: "/Collection << /View /D >>" }),
      randomBytes(1000),
      handPdf({ more: ["[".repeat(50_000)] }),
      handPdf(),
    ];
    const found = await Promise.all(files.map((file) => inspectPdf(file)));
    const taken = { problem: null, pages: 1, text: "Acme Ltd 01234567" };
    const problems = ["script", "action", "form", "embedded", "not_pdf", "unreadable"] as const;
    expect(found).toEqual([taken, ...problems.map((problem) => ({ problem, pages: 0, text: "" })), taken]);
  });
});
