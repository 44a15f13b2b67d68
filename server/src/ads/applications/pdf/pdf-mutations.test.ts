import { inspectPdf } from "./inspect-pdf";
import { handPdf, modernPdf, writtenPdf } from "./pdf.test-support";
import { judgeShape } from "./pdf-shape";
import { walkPdf } from "./pdf-walk";

const JS = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";

/** Numbers that look random and are the same in each run (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below) | 0;
  };
}

const PIECES = [
  "obj",
  "endobj",
  "stream\n",
  "endstream",
  "<<",
  ">>",
  "[",
  "]",
  "(",
  ")",
  "%",
  "\\",
  "/",
  "#",
  "0 R",
  "trailer",
  "xref",
  "\0",
  "/Length 99999999999",
  "-1",
];

/** A few changes of any kind, anywhere. */
function mutate(bytes: Buffer, random: (below: number) => number): Buffer {
  let changed = bytes;
  for (let changes = 1 + random(6); changes > 0; changes -= 1) {
    const place = random(changed.length + 1);
    const until = Math.min(changed.length, place + 1 + random(40));
    const [before, between, after] = [
      changed.subarray(0, place),
      changed.subarray(place, until),
      changed.subarray(until),
    ];
    const other = [
      () => [before, Buffer.from([random(256)]), between.subarray(1), after],
      () => [before, after],
      () => [before, between, between, after],
      () => [before, Buffer.from(PIECES[random(PIECES.length)] ?? ""), between, after],
      () => [after.subarray(0, 200), before, between, after],
      () => [before, between],
    ][random(6)];
    changed = Buffer.concat(other?.() ?? []);
  }
  return changed;
}

const judge = (bytes: Buffer) => judgeShape(bytes) ?? walkPdf(bytes);
const KNOWN = [null, "not_pdf", "unreadable", "encrypted", "script", "action", "form", "embedded"];

describe("PDFs with random damage", () => {
  it("always get a verdict", async () => {
    const random = randomFrom(1);
    for (const good of [handPdf(), modernPdf(), await writtenPdf("Acme Ltd")]) {
      for (let round = 0; round < 700; round += 1) expect(KNOWN).toContain(judge(mutate(good, random)));
    }
  });

  it.each([
    ["in the open", handPdf({ catalog: "/OpenAction 10 0 R", more: [JS] }), "10 0 obj"],
    ["among packed objects", modernPdf("/OpenAction 10 0 R", [JS]), "6 0 obj"],
  ])("are never taken with a script %s, whatever is damaged around it", (_what, bytes, start) => {
    const from = bytes.indexOf(start);
    const to = bytes.indexOf("endobj", from);
    const random = randomFrom(2);
    const verdicts = new Set<string | null>();
    for (let round = 0; round < 1_500; round += 1) {
      const parts = [
        mutate(bytes.subarray(0, from), random),
        bytes.subarray(from, to),
        mutate(bytes.subarray(to), random),
      ];
      verdicts.add(judge(Buffer.concat(parts)));
    }
    expect(verdicts).not.toContain(null);
    expect(verdicts).toContain("script");
  });

  it("break neither the thread nor the reader in it", async () => {
    const random = randomFrom(3);
    const good = await writtenPdf("Acme Ltd");
    for (let round = 0; round < 12; round += 1) {
      const { problem, pages } = await inspectPdf(mutate(good, random));
      expect(KNOWN).toContain(problem);
      expect(pages > 0).toBe(problem === null);
    }
  });
});
