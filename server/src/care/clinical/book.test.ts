import path from "node:path";
import { LANGUAGES } from "../../people/accounts/account.rules";
import { medicinesTable } from "../medicines/table-file";
import { CARE_IDS, type Condition, isMoreUrgent, type Texts } from "./book.rules";
import { BOOK, careFor, judged } from "./book.test-support";
import type { Case, KnownFact } from "./case.rules";
import { compileBook } from "./compile-book";
import { holds, holdsIfDenied } from "./conditions.rules";
import { MOST_QUESTIONS, nextQuestions } from "./questions.rules";
import { triageCase } from "./triage.rules";
import { withImplied } from "./understand.rules";

const examples = BOOK.examples.map((example) => [`${example.pathway}: ${example.say}`, example] as const);

it("has no errors", () => {
  expect(compileBook(path.join(__dirname, "../../../clinical"), medicinesTable()).errors).toEqual([]);
});

/** Every text of the book that stands in all languages, wherever it stands. */
function textsIn(value: unknown): Texts[] {
  if (value === null || typeof value !== "object") return [];
  if (LANGUAGES.every((language) => typeof (value as Partial<Texts>)[language] === "string")) return [value as Texts];
  return (value instanceof Map ? [...value.values()] : Object.values(value)).flatMap(textsIn);
}

it("no translation does for several English texts", () => {
  for (const language of LANGUAGES) {
    const english = new Map<string, Set<string>>();
    for (const texts of textsIn(BOOK)) {
      english.set(texts[language], (english.get(texts[language]) ?? new Set()).add(texts.en.toLowerCase()));
    }
    const often = [...english].filter(([, meanings]) => meanings.size > 2);
    expect(often).toEqual([]);
  }
});

describe("every example of the book", () => {
  it.each(examples)("%s", (_, { pathway, say, care, age, sex }) => {
    const { walked, likely } = judged(say, { age, sex, isOfSubject: true });
    const opened = walked.map((one) => one.pathway.id);
    if (care === "not-opened") expect(opened).not.toContain(pathway);
    else expect(likely).toBe(care);
  });
});

/** A person with the facts that open a pathway, and others. */
function person(present: readonly string[], denied: readonly string[] = [], more: Partial<Case> = {}): Case {
  const facts = new Map<string, KnownFact>([
    ...present.map((id) => [id, { standing: "present", from: "answer" }] as const),
    ...denied.map((id) => [id, { standing: "denied", from: "answer" }] as const),
  ]);
  return { person: "self", ...more, facts: withImplied(facts, BOOK) };
}

interface Way {
  facts: readonly string[];
  more: Partial<Case>;
}

/** Cases in which a condition holds: each of its alternatives by itself. */
function waysTo(condition: Condition): Way[] {
  if ("fact" in condition) return [{ facts: [condition.fact], more: {} }];
  if ("age" in condition) return [{ facts: [], more: { age: condition.age.from ?? (condition.age.under ?? 0) / 2 } }];
  if ("temperature" in condition)
    return [{ facts: ["fever.present"], more: { temperature: condition.temperature.from ?? 38 } }];
  if ("all" in condition) {
    return condition.all
      .map(waysTo)
      .reduce<Way[]>(
        (before, ways) =>
          ways.length === 0
            ? before
            : before.flatMap((one) =>
                ways.map((way) => ({ facts: [...one.facts, ...way.facts], more: { ...one.more, ...way.more } })),
              ),
        [{ facts: [], more: {} }],
      );
  }
  if ("of" in condition && condition.atLeast === 1) return condition.of.flatMap(waysTo);
  return [];
}

describe.each(BOOK.pathways.map((pathway) => [pathway.id, pathway] as const))("the pathway %s", (_, pathway) => {
  const opening = pathway.opens.slice(0, 1);
  const [whom = { facts: [], more: {} }] = waysTo({ all: pathway.for });

  it("leads to the care of each row, or to a more urgent one, when the row holds", () => {
    const wrong = pathway.rows.flatMap(({ care, when }) =>
      waysTo(when).flatMap((way) => {
        const known = person([...opening, ...whom.facts, ...way.facts], [], { ...whom.more, ...way.more });
        // One of its facts rules another out, or it is of somebody who opens another pathway.
        if (!holdsIfDenied(when, known) || pathway.for.some((one) => holds(one, known) === false)) return [];
        const { likely = "home" } = triageCase(known, BOOK);
        return isMoreUrgent(care, likely) ? [`${way.facts.join(" + ")}: ${likely} and not ${care}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("asks a few things, and is settled when all are denied", () => {
    let known = person(opening, [], whom.more);
    for (let asked = 0; asked <= MOST_QUESTIONS; ) {
      const [question] = nextQuestions(triageCase(known, BOOK), BOOK);
      if (!question) return;
      asked += question.kind === "age" ? 0 : 1;
      const denied = question.kind === "ticks" ? question.facts : [];
      const facts = new Map<string, KnownFact>([
        ...known.facts,
        ...denied.map((id) => [id, { standing: "denied", from: "answer" }] as const),
      ]);
      known = { ...known, facts, asked: new Set([...(known.asked ?? []), question.id]) };
    }
    throw new Error(`${pathway.id} asks more than ${MOST_QUESTIONS} questions`);
  });
});

it("has rows from the most urgent down", () => {
  for (const { id, rows } of BOOK.pathways) {
    const cares = rows.map(({ care }) => care);
    expect([id, cares]).toEqual([
      id,
      [...cares].sort((a, b) => (isMoreUrgent(a, b) ? -1 : isMoreUrgent(b, a) ? 1 : 0)),
    ]);
  }
});

describe("what decides nothing by itself", () => {
  const harmless = [
    "I have had a runny nose and sneezing since yesterday",
    "mild sore throat for two days, no fever",
    "itchy mosquito bite on my arm",
  ];
  const additions = [
    "My dad had a heart attack at 60, so I worry.",
    "I watched a programme about sepsis.",
    "My neighbour had a stroke last year.",
    "Thank you for your help.",
    "My sister has asthma.",
    "I have to go to work tomorrow.",
  ];
  it.each(additions)("%s", (addition) => {
    for (const message of harmless) {
      const alone = careFor(message);
      expect([message, careFor(`${message}. ${addition}`)]).toEqual([message, alone]);
      expect([message, careFor(`${addition} ${message}.`)]).toEqual([message, alone]);
    }
  });
});

it("knows every way to get care", () => {
  expect(Object.keys(BOOK.care).sort()).toEqual([...CARE_IDS].sort());
});
