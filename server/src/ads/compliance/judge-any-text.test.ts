import fc from "fast-check";
import { compileRule } from "./compile-rule";
import { ADVERT_FIELDS, type AdvertText, type Condition } from "./compliance.rules";
import { type CompiledRule, judgeAdvert, MATCHES_MAX, type Pattern, type Violation } from "./judge.rules";
import { PIECE_WORK } from "./pieces.rules";

const rule = (id: string, keywords: string[], conditions: Condition[] = []) =>
  compileRule({ id, name: id, category: "MEDICAL", severity: "HIGH", description: "Wrong.", keywords, conditions });
const advert = (description: string): AdvertText => ({ title: "", description, altText: "", disclaimer: "" });

const TRIGGERS = ["cures", "no side effects", "100%", "café", "💉", "don't", "glp 1"];
let keywords: CompiledRule[];
let all: CompiledRule[];

beforeAll(async () => {
  keywords = [await rule("words", TRIGGERS), await rule("parts", [], [{ type: "CONTAINS", value: "ozempic" }])];
  all = [
    ...keywords,
    await rule("patterns", [], [{ type: "MATCHES_REGEX", value: "\\bbetter (than|as) \\w*|^.{1,3}$|\\s\\pM+" }]),
    await rule("asks", ["tablets"], [{ type: "NOT_CONTAINS", value: "always read the label" }]),
  ];
});

/** Any text, also with lone surrogates, marks, directions and what the rules look for. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...TRIGGERS,
        "ozempic",
        "Ｏzempic™",
        "better than",
        "tablets",
        " ",
        "  ",
        "-",
        "—",
        "’",
        "\u200b",
      ),
      fc.constantFrom("\u0000", "\ud800", "\udc00", "\u202e", "\u0301", "ﬁ", "İ", "ß", "²", "®", "\u00ad", "🏳️‍🌈", "\n"),
      fc.string({ unit: "binary", maxLength: 8 }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(""));

const anyAdvert = fc.record({ title: anyText, description: anyText, altText: anyText, disclaimer: anyText });

it("never throws, and names places inside the text with what stands there", async () => {
  await fc.assert(
    fc.asyncProperty(anyAdvert, async (text) => {
      for (const { matches } of await judgeAdvert(all, text)) {
        for (const { field, start, end, found } of matches) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text[field].length);
          expect(found).toBe(text[field].slice(start, end));
        }
      }
    }),
    { numRuns: 400 },
  );
});

it("tells places in the order of the text, none inside another", async () => {
  await fc.assert(
    fc.asyncProperty(anyAdvert, async (text) => {
      for (const { matches } of await judgeAdvert(all, text)) {
        for (const [at, match] of matches.entries()) {
          const before = matches[at - 1];
          if (!before) continue;
          const order = ADVERT_FIELDS.indexOf(match.field) - ADVERT_FIELDS.indexOf(before.field);
          expect(order > 0 || (order === 0 && match.start >= before.start && match.end > before.end)).toBe(true);
        }
      }
    }),
    { numRuns: 200 },
  );
});

/** True when a place is told, or lies inside one that is. */
const covered = (violations: readonly Violation[], ruleId: string, start: number, end: number): boolean =>
  violations.some(
    (violation) =>
      violation.ruleId === ruleId && violation.matches.some((match) => match.start <= start && match.end >= end),
  );

it("loses no hit by text before or after it", async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, anyText, async (before, text, after) => {
      const longer = await judgeAdvert(keywords, advert(`${before} ${text} ${after}`));
      const shift = before.length + 1;
      for (const { ruleId, matches } of await judgeAdvert(keywords, advert(text))) {
        for (const { start, end } of matches) {
          expect(covered(longer, ruleId, start + shift, end + shift)).toBe(true);
        }
      }
    }),
    { numRuns: 400 },
  );
});

it("sees the same whatever case, width and spaces a text is typed in", async () => {
  const typed = [
    "NO SIDE EFFECTS",
    "no  side\u00a0effects",
    "no—side—effects",
    "ｎｏ ｓｉｄｅ ｅｆｆｅｃｔｓ",
    "no\u202e side effects",
  ];
  for (const text of typed) {
    expect([text, (await judgeAdvert(keywords, advert(`It has ${text}!`))).map(({ ruleId }) => ruleId)]).toEqual([
      text,
      ["words"],
    ]);
  }
});

describe("a long text", () => {
  /** A pattern that counts how much it was given to look at. */
  function counting(steps: number, word: string) {
    const looks: number[] = [];
    const pattern: Pattern = {
      steps,
      mayMatch: (cut) => {
        looks.push(cut.length * steps);
        return cut.includes(word);
      },
      find: (text, from) => {
        looks.push((text.length - from) * steps);
        const start = text.indexOf(word, from);
        return start < 0 ? null : { start, end: start + word.length };
      },
    };
    const counted: CompiledRule = {
      ...{ id: "c", name: "c", category: "MEDICAL", severity: "LOW", description: "c" },
      ...{ keywords: [], contains: [], required: [], patterns: [pattern] },
    };
    return { counted, looks };
  }

  it("is looked at in pieces, and twice the text takes twice the work", async () => {
    const work: number[] = [];
    for (const size of [10_000, 20_000]) {
      const { counted, looks } = counting(500, "never there");
      await judgeAdvert([counted], advert("some words ".repeat(size).slice(0, size)));
      expect(Math.max(...looks)).toBeLessThanOrEqual(PIECE_WORK);
      work.push(looks.reduce((sum, look) => sum + look, 0));
    }
    expect((work[1] ?? 0) / (work[0] ?? 1)).toBeLessThan(2.2);
  });

  it("hides nothing at a cut", async () => {
    for (const place of [0, 395, 640, 780, 785, 790, 795, 799, 800, 801, 1_195, 1_950]) {
      const { counted } = counting(500, "better than ibuprofen");
      const text = "x ".repeat(1_000);
      const [violation] = await judgeAdvert(
        [counted],
        advert(`${text.slice(0, place)}better than ibuprofen${text.slice(place)}`),
      );
      expect([place, violation?.matches]).toEqual([
        place,
        [{ field: "description", start: place, end: place + 21, found: "better than ibuprofen" }],
      ]);
    }
  });

  it("begins once: what asks for the beginning does not find one at each cut", async () => {
    const begins = await rule("b", [], [{ type: "MATCHES_REGEX", value: `^buy|end$|[never there]{450}z` }]);
    const [violation] = await judgeAdvert([begins], advert("buy the end ".repeat(1_500).trim()));
    expect(violation?.matches.map(({ start }) => start)).toEqual([0, 17_996]);
  });

  it("is told of in fifty places at the most", async () => {
    for (const text of ["cures ", "ozempic ", "better than that "]) {
      const [violation] = await judgeAdvert(all, advert(text.repeat(500)));
      expect(violation?.matches).toHaveLength(MATCHES_MAX);
    }
  });

  it("lets others have their turn, the more often the more rules there are", async () => {
    const turns: number[] = [];
    for (const count of [250, 1_000]) {
      const rules = await Promise.all(
        Array.from({ length: count }, (_, at) =>
          rule(`r${at}`, [`word${at}`, `other word ${at}`], [{ type: "MATCHES_REGEX", value: `(a+)+${at}|x${at}` }]),
        ),
      );
      let others = 0;
      let over = false;
      const wait = () => {
        others += 1;
        if (!over) setImmediate(wait);
      };
      setImmediate(wait);
      expect(await judgeAdvert(rules, advert("aaaa ".repeat(4_000)))).toEqual([]);
      over = true;
      turns.push(others);
    }
    expect(turns[0]).toBeGreaterThan(10);
    expect(turns[1]).toBeGreaterThan(2 * (turns[0] ?? 0));
  });
});
