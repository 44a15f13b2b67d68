import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { FILE_MESSAGES, REFUSED_SHOWN } from "./study-file.rules";

let server: TestServer;
let folder: string;
let analyst: Caller;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "studies-"));
  server = await startTestServer({ env: { DATA_DIR: folder } });
  analyst = await server.staff("analyst");
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const ASK =
  "mutation A($fileName: String!, $bytes: Int!) { askStudyUpload(fileName: $fileName, bytes: $bytes) { url } }";
const IMPORT =
  "mutation I($fileId: ID!) { importStudies(fileId: $fileId) { added duplicates refusedCount refused { line reason } } }";
interface Result {
  added: number;
  duplicates: number;
  refusedCount: number;
  refused: { line: number; reason: string }[];
}

async function send(fileName: string, text: string | Buffer): Promise<string> {
  const body = Buffer.from(text);
  const { data, errors } = await analyst.run<{ askStudyUpload: { url: string } }>(ASK, {
    fileName,
    bytes: body.length,
  });
  expect(errors).toBeUndefined();
  const answer = await fetch(server.url + data.askStudyUpload.url, { method: "PUT", body: new Uint8Array(body) });
  return ((await answer.json()) as { fileId: string }).fileId;
}
const take = (fileId: string) => analyst.run<{ importStudies: Result }>(IMPORT, { fileId });
async function importFile(fileName: string, text: string | Buffer): Promise<Result> {
  const { data, errors } = await take(await send(fileName, text));
  expect(errors).toBeUndefined();
  return data.importStudies;
}
const stored = (title: string) =>
  server.db.query("select authors, journal, published_on, doi, status, tags from clinical_studies where title = $1", [
    title,
  ]);

describe("a CSV file", () => {
  it("brings what can be read, once, and says of every other line why not", async () => {
    const csv = [
      "\uFEFFTitle,Authors,Journal,Date,DOI,Abstract,Tags",
      'Honey for cough,Ada Example; Bo Example,J Ex,2024-05,doi:10.5555/HONEY,"Two\nlines",cough; Children ;COUGH',
      "Honey again,Ada Example,J Ex,2024,10.5555/honey,,",
      "No author,,J Ex,2024,,,",
      "Sleep,Cy Example,J Ex,2023,,,",
      "SLEEP!,Cy Example,J Ex,2023-04,,,",
      `Bad DOI,Cy Example,J Ex,2023,10.1/x,,`,
      `Long tag,Cy Example,J Ex,2023,,,${"x".repeat(61)}`,
    ].join("\r\n");
    const result = await importFile("studies.csv", csv);
    expect(result).toMatchObject({ added: 2, duplicates: 2, refusedCount: 3 });
    expect(result.refused.map(({ line }) => line)).toEqual([5, 8, 9]);
    expect(result.refused[0]?.reason).toBe("Please enter at least one author.");
    expect(await stored("Honey for cough")).toEqual([
      {
        ...{ authors: ["Ada Example", "Bo Example"], journal: "J Ex", published_on: "2024-05" },
        ...{ doi: "10.5555/honey", status: "TAGGED", tags: ["cough", "Children"] },
      },
    ]);
    expect(await stored("Sleep")).toMatchObject([{ status: "PENDING", tags: [] }]);
    expect(await importFile("again.csv", csv)).toMatchObject({ added: 0, duplicates: 4 });
  });

  it("in the old encoding of Windows is read, and what comes before an open quotation mark is kept", async () => {
    const csv = Buffer.from(
      'title,authors,journal,date\nFieber in K\xf6ln,M\xfcller,J,2020\n"Open,A,J,2020\nB,A,J,2020\n',
      "latin1",
    );
    const result = await importFile("old.csv", csv);
    expect(result).toEqual({
      added: 1,
      duplicates: 0,
      refusedCount: 1,
      refused: [{ line: 3, reason: FILE_MESSAGES.quote }],
    });
    expect(await stored("Fieber in Köln")).toMatchObject([{ authors: ["Müller"] }]);
  });

  it.each([
    ["without its columns", "a.csv", "name,year\nx,2020\n", FILE_MESSAGES.header],
    ["that has its columns alone", "b.csv", "title,authors,journal,date\n", FILE_MESSAGES.nothing],
    ["that is BibTeX without entries", "c.bib", "% nothing", FILE_MESSAGES.nothing],
  ])("%s is refused", async (_what, name, text, message) => {
    const { errors } = await take(await send(name, text));
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT", field: "file" } });
  });
});

describe("a BibTeX file", () => {
  it("brings its entries, and the broken one is told of by its line", async () => {
    const bib = String.raw`@string{jex = "Journal of " # {Examples}}
@article{one, title = {{Kopfschmerz} \"uber Nacht}, author = {M{\"u}ller, J{\"o}rg and {World Health Group}}, journal = jex,
  year = 2021, month = mar, doi = {10.5555/bib.one} }
@article{two, title = {Not closed, author = {A}, journal = jex, year = 2021
@book{three, title = "Three", author = "Ann Example", publisher = {House}, year = 1999}
`;
    const result = await importFile("some.bib", bib);
    expect(result).toEqual({
      added: 2,
      duplicates: 0,
      refusedCount: 1,
      refused: [{ line: 4, reason: "This entry is not closed: a brace or a quotation mark is missing." }],
    });
    expect(await stored("Kopfschmerz über Nacht")).toMatchObject([
      {
        ...{ authors: ["Jörg Müller", "World Health Group"], journal: "Journal of Examples" },
        ...{ published_on: "2021-03", doi: "10.5555/bib.one", status: "PENDING" },
      },
    ]);
    expect(await stored("Three")).toMatchObject([{ journal: "House", published_on: "1999", doi: null }]);
  });

  it("of 10 MB is read while others are served", async () => {
    const abstract = "Some words about what was seen in people who took part. ".repeat(15);
    const entries = Array.from(
      { length: 9_000 },
      (_, at) =>
        `@article{k${at}, title={Study ${at} of a cough}, author={A. Example and B. Example}, journal={J}, year=2020, abstract={${abstract}}}\n`,
    );
    const text = entries.join("") + "@article{broken, title={x}\n".repeat(60);
    expect(text.length).toBeGreaterThan(8_000_000);
    const fileId = await send("large.bib", text);
    let served = 0;
    const taken = take(fileId);
    let isOver = false;
    void taken.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await analyst.run("{ clinicalStudies(first: 1) { totalCount } }");
      served += 1;
    }
    const { data, errors } = await taken;
    expect(served).toBeGreaterThan(20);
    expect(errors).toBeUndefined();
    expect(data.importStudies).toMatchObject({ added: 9_000, duplicates: 0, refusedCount: 60 });
    expect(data.importStudies.refused).toHaveLength(REFUSED_SHOWN);
  });
});

describe("the file", () => {
  it("has a size", async () => {
    const ask = async (bytes: number) => (await analyst.run(ASK, { fileName: "a.bib", bytes })).errors?.[0]?.message;
    expect(await ask(0)).toBe(FILE_MESSAGES.empty);
    expect(await ask(10 * 1024 * 1024 + 1)).toBe(FILE_MESSAGES.tooLarge);
  });

  it("may be asked for 60 times in an hour", async () => {
    const busy = await server.staff("analyst");
    const ask = async () => (await busy.run(ASK, { fileName: "a.bib", bytes: 10 })).errors?.[0]?.extensions.code;
    for (let at = 0; at < 60; at += 1) expect(await ask()).toBeUndefined();
    expect(await ask()).toBe("RATE_LIMITED");
  });

  it("is imported once, by who sent it, and taken away", async () => {
    const fileId = await send("once.csv", "title,authors,journal,date\nOnce,A,J,2020\n");
    const other = await server.staff("analyst");
    expect((await other.run(IMPORT, { fileId })).errors?.[0]?.extensions.code).toBe("CONFLICT");
    const both = await Promise.all([take(fileId), take(fileId)]);
    expect(both.map(({ data }) => data?.importStudies?.added ?? "refused").sort()).toEqual([1, "refused"]);
    // Its row goes with its bytes, soon after.
    const kept = await server.db.query("select 1 from stored_files where id = $1 and discarded_at is null", [fileId]);
    expect(kept).toEqual([]);
    expect((await take("x")).errors?.[0]?.extensions.code).toBe("CONFLICT");
  });
});
