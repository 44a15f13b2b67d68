import fc from "fast-check";
import { clinicalBook } from "../clinical/book-file";
import { readBibtex } from "./bibtex.rules";
import { readDoi } from "./doi.rules";
import { plainText } from "./latex.rules";
import { relevanceIn } from "./relevance.rules";
import { dateProblem, isModelVersion, STEPS, STUDY_STATUSES, type StudyStep, stepProblem } from "./study.rules";
import { studyOfEntry } from "./study-file.rules";
import { tidyTags } from "./tags.rules";

describe("a DOI", () => {
  it.each([
    ["10.5555/12345678", "10.5555/12345678"],
    [" doi: 10.1000/ABC(1)<2> ", "10.1000/abc(1)<2>"],
    ["https://doi.org/10.1002/(SICI)1097%3C1::AID%3E3.0.CO;2-T", "10.1002/(sici)1097<1::aid>3.0.co;2-t"],
    ["http://dx.doi.org/10.1000.10/x", "10.1000.10/x"],
    ["10.5555/Ümlaut", "10.5555/Ümlaut"],
  ])("%s is one", (typed, doi) => expect(readDoi(typed)).toBe(doi));

  it.each([
    ...[
      "",
      "hello",
      "10.12/x",
      "10.5555/",
      "10.5555",
      "11.5555/x",
      "10.5555/a b",
      "10.5555/a\u200bb",
      "10.5555/a\u0000",
    ],
    ...["https://example.com/10.5555/x", "10.12345678901/x", `10.5555/${"x".repeat(300)}`],
  ])("%j is none", (typed) => expect(readDoi(typed)).toBeNull());
});

describe("dates, versions, tags and steps", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  it.each(["2024", "2024-02", "2024-02-29", "2027"])("%s is a date", (text) =>
    expect(dateProblem(text, now)).toBeNull(),
  );
  it.each(["", "24", "2023-02-29", "2024-13", "2024-1", "2028", "1599", "2024-05-31T00:00", "2024\n"])(
    "%j is none",
    (text) => expect(dateProblem(text, now)).not.toBeNull(),
  );
  it("knows what versions look like", () => {
    expect(["2.2.0", "1.0", "2.3.0-run.4"].every(isModelVersion)).toBe(true);
    expect(["", "2", "v2.2", "2.2.0 ", "2.2.0-"].some(isModelVersion)).toBe(false);
  });
  it("has a sentence for every step that is not possible, and none for others", () => {
    const steps = Object.keys(STEPS) as StudyStep[];
    const possible = steps.flatMap((step) =>
      STUDY_STATUSES.filter((status) => stepProblem(step, status) === null).map((status) => `${status} ${step}`),
    );
    expect(possible.sort()).toEqual(
      ["PENDING EDIT", "PENDING TAG", "REJECTED REOPEN", "TAGGED EDIT", "TAGGED REJECT", "TAGGED TAG"].concat([
        "TAGGED VALIDATE",
        "VALIDATED REOPEN",
      ]),
    );
  });
  it("keeps the first spelling of a tag", () => {
    expect(tidyTags([" B  b ", "a", "b B", "\t", "A"])).toEqual(["B b", "a"]);
  });
});

describe("relevance", () => {
  const relevanceOf = relevanceIn(clinicalBook());
  const of = (title: string, tags: string[] = [], abstract: string | null = null) =>
    relevanceOf({ title, tags, abstract });
  it.each([
    ["Triptans for acute migraine", "Headache and migraine"],
    ["Honey for cough in children", "Cough"],
    ["Exercise for low back pain", "Back pain"],
    ["Nasal sprays for hay fever", "Hay fever and nose allergy"],
    ["Chest pain and time to treatment", "Chest pain"],
    ["Digital therapy for insomnia", "Trouble sleeping"],
  ])("of '%s' is to %s", (title, label) => {
    const { score, terms } = of(title);
    expect(terms[0]).toMatchObject({ label, score });
    expect(score).toBeGreaterThanOrEqual(0.15);
    expect(terms.length).toBeLessThanOrEqual(3);
  });
  it.each(["Quantum error correction with surface codes", "Stock prices and interest rates", "", "The of and"])(
    "of '%s' is none",
    (title) => expect(of(title)).toEqual({ score: 0, terms: [] }),
  );
  it("grows with words about the same and shrinks with others; it is the same each time, of two digits", () => {
    const plain = of("Treatment of migraine").score;
    expect(of("Treatment of migraine", ["headache"]).score).toBeGreaterThan(plain);
    expect(
      of("Treatment of migraine", [], Array.from({ length: 200 }, (_, at) => `other${at}`).join(" ")).score,
    ).toBeLessThan(plain);
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 5 }), (title, tags) => {
        const found = of(title, tags);
        expect(found).toEqual(of(title, tags));
        for (const score of [found.score, ...found.terms.map((term) => term.score)]) {
          expect(score).toBe(Math.round(score * 100) / 100);
          expect(score >= 0 && score <= 1).toBe(true);
        }
      }),
    );
  });
});

describe("LaTeX", () => {
  it.each([
    [
      String.raw`M{\"u}ller, \'Elodie {\ss} \O{}re \v{s} \c{c} \c c \H{o} \~n \^{\i} \aa \k{a}`,
      "Müller, Élodie ß Øre š ç ç ő ñ î åą",
    ],
    [
      "\\textit{in vitro} $\\alpha$-blockers 5\\,\\% -- a \\& b~c ``quoted''",
      "in vitro α-blockers 5 % – a & b c “quoted”",
    ],
    ["\\", ""],
    ['\\"', ""],
  ])("%s says %s", (latex, plain) => expect(plainText(latex)).toBe(plain));
});

describe("BibTeX", () => {
  const read = (text: string) => [...readBibtex(text)].filter((one) => one !== undefined);
  const first = (text: string) => {
    const [one] = read(text);
    return one?.kind === "entry" ? studyOfEntry(one).input : one;
  };

  it("knows quotation marks, braces, joined values, remarks, round brackets and what several lines say", () => {
    const text = `Free text, me@example.org
@comment{ @article{not, title={me}} }
@preamble{"\\newcommand{x}"}
@STRING(j = "Jour" # {nal})
@Article(key, Title = "A {"}quoted{"} title" # { and {m}ore}, AUTHOR = {A and B
  and C}, journal = j, year = "2020", month = "5~" # jun,)`;
    expect(read(text)).toHaveLength(1);
    expect(first(text)).toMatchObject({
      title: 'A "quoted" title and more',
      authors: ["A", "B", "C"],
      journal: "Journal",
      publicationDate: "2020",
    });
  });

  it.each([
    ["no comma after the key", "@article{key title={x}}", /comma after the key/],
    ["no equals sign", "@article{k, title {x}}", /equals sign after 'title'/],
    ["no comma between fields", "@article{k, title={x} year=2020}", /comma after the value of 'title'/],
    ["an end that is missing", "@article{k, title={x}", /not closed/],
    ["a brace that is missing", "@article{k, title={x,\n year={2020}", /not closed/],
    ["a quotation mark that is missing", '@article{k, title="x}\n', /not closed/],
    ["a value that goes on for ever", `@article{k, title={${"x".repeat(250_000)}}}`, /too long/],
    ["names that stand for more and more", `@string{a={xxxxxxxxxx}}${"@string{a = a # a}".repeat(20)}`, /too long/],
  ])("with %s is told of, and the next entry is read", (_what, broken, reason) => {
    const found = read(`${broken}\n@article{next, title={Next}}`);
    expect(found[0]).toEqual({ kind: "problem", line: 1, reason: expect.stringMatching(reason) });
    expect(found.at(-1)).toMatchObject({ kind: "entry" });
  });

  it("never throws, and lines only ever go on", () => {
    const piece = fc.constantFrom(
      ...[
        "@article{",
        "@string{a=",
        "@comment{",
        "@",
        "{",
        "}",
        '"',
        "#",
        ",",
        "=",
        "\n",
        "\\",
        " and ",
        "title",
        "k,",
        "(",
        ")",
        "x",
      ],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 60 }), (pieces) => {
        const found = read(pieces.join(""));
        for (const one of found) if (one.kind === "entry") studyOfEntry(one);
        const lines = found.map(({ line }) => line);
        expect(lines).toEqual([...lines].sort((a, b) => a - b));
        expect(found.length).toBeLessThanOrEqual(pieces.join("").split("@").length);
      }),
      { numRuns: 500 },
    );
  });

  it.each(["@a{", "@a{k,t={", "@a{k,t={\n", '@a{k,t="', "@", "@comment{x\n", "{", "@a{k,t=1#"])(
    "takes as long as the text is, also for %j again and again",
    (piece) => {
      const started = process.cpuUsage();
      for (const _ of readBibtex(piece.repeat(800_000 / piece.length)));
      // A tenth of a second; minutes where a place is read again and again.
      expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
    },
  );
});
