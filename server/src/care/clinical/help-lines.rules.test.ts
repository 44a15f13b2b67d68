import { LANGUAGES } from "../../people/accounts/account.rules";
import { assess } from "./assessment.rules";
import { LINE_READERS } from "./book.rules";
import { clinicalBook } from "./book-file";
import { composeAnswer } from "./consultation-answer.rules";
import { helpLinesOf } from "./help-lines.rules";

const book = clinicalBook();
const linesFor = (text: string, language: (typeof LANGUAGES)[number] = "en", age?: number) =>
  helpLinesOf(assess(text, book), book, language, age);
const numbersFor = (text: string, reader: (typeof LINE_READERS)[number]) =>
  linesFor(text)
    .find((one) => one.reader === reader)
    ?.lines.flatMap(({ phone }) => phone ?? []);

const CHILDLINE = "0800 1111";
const SAMARITANS = "116 123";
const ABUSE = "0808 2000 247";

describe("who to call", () => {
  it.each([
    ["my husband hits me", "self", [ABUSE, "0808 801 0327", "0800 999 5428", "0800 027 1234", "0808 168 9111"]],
    ["my husband hits me", "other", [ABUSE, "0808 168 9111"]],
    ["my husband hits me", "child", [CHILDLINE]],
    ["I was raped last night", "self", ["0808 500 2222", "0808 168 9111"]],
    ["I was raped last night", "child", [CHILDLINE]],
    ["my dad hits me", "child", [CHILDLINE]],
    ["I think my neighbour's child is being neglected", "other", ["0808 800 5000"]],
    ["I want to kill myself", "self", [SAMARITANS, "111"]],
    ["my wife wants to kill herself", "other", [SAMARITANS, "111"]],
    ["I keep cutting myself to cope", "child", [CHILDLINE]],
    ["my parents are forcing me to marry a man I do not know", "self", ["020 7008 0151", "0800 5999 247", ABUSE]],
    ["they want to do fgm to my niece", "other", ["0800 028 3550", "0808 800 5000"]],
    ["the carer hits my nan", "other", ["0808 808 8141", ABUSE]],
    ["I keep having thoughts of hurting my wife", "self", ["111", SAMARITANS, "0808 802 4040"]],
  ] as const)("%j, for %s: %j", (text, reader, numbers) => {
    expect(numbersFor(text, reader)).toEqual(expect.arrayContaining([...numbers]));
  });

  it.each([
    ["my husband hits me", undefined, "self"],
    ["my friend is beaten by her husband", undefined, "other"],
    ["my dad hits me", 12, "child"],
    ["my wife wants to kill herself", undefined, "other"],
  ] as const)("%j at age %s begins with those for %s", (text, age, reader) => {
    expect(linesFor(text, "en", age)[0]?.reader).toBe(reader);
  });

  it.each([
    "I have had a cold for two days",
    "my knee hurts when I run",
    "my baby kicked me in the bump",
    "I have no suicidal thoughts",
  ])("nobody, for %j", (text) => {
    expect(linesFor(text)).toEqual([]);
  });

  it.each([
    ["my husband hits me", "mon mari me frappe", "mein Mann schlägt mich", "mi marido me pega"],
    ["I want to die", "je veux mourir", "ich will nicht mehr leben", "quiero quitarme la vida"],
    ["they force me to marry", "ils me forcent à me marier", "ich werde gezwungen zu heiraten", "me obligan a casarme"],
  ])("the same in every language: %s", (en, fr, de, es) => {
    const numbers = [linesFor(en, "en"), linesFor(fr, "fr"), linesFor(de, "de"), linesFor(es, "es")].map((all) =>
      all.map(({ lines }) => lines.map(({ phone }) => phone)),
    );
    for (const one of numbers) expect(one).toEqual(numbers[0]);
    expect(new Set(LANGUAGES.map((language) => linesFor(en, language)[0]?.title)).size).toBe(LANGUAGES.length);
  });

  it("has lines for each reader of every topic, each with a page and a day", () => {
    expect(book.safety.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        "suicide",
        "self-harm",
        "sexual-assault",
        "violence-at-home",
        "child-at-risk",
        "fgm",
        "forced-marriage",
        "older-people",
      ]),
    );
    for (const { lines } of book.safety)
      for (const reader of LINE_READERS) {
        expect(lines[reader].length).toBeGreaterThan(0);
        if (reader === "child") expect(lines[reader][0]?.phone).toBe(CHILDLINE);
        for (const { source } of lines[reader])
          expect(source).toMatchObject({ url: /^https:/.test(source.url) && source.url, writtenOn: "2026-11-25" });
      }
  });
});

describe("the answer to violence", () => {
  const answerTo = (text: string) => composeAnswer(assess(text, book), book, "en");

  it("says whose fault it is not, and gives its own lines in place of those for thoughts of suicide", () => {
    const { message, steps } = answerTo("my husband hits me");
    expect(message).toContain("It is not your fault");
    expect(steps.map(({ title }) => title)).toEqual([
      "In danger now: call 999",
      "National Domestic Abuse Helpline: 0808 2000 247",
      "Men's Advice Line: 0808 801 0327",
      "Galop: 0800 999 5428",
    ]);
  });

  it("gives those for thoughts of suicide as well where they are told", () => {
    const { steps, helpLines } = answerTo("my husband hits me and I want to kill myself");
    expect(steps.map(({ title }) => title)).toContain("Talk to Samaritans: call 116 123");
    expect(helpLines?.[0]?.lines.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["National Domestic Abuse Helpline", "Samaritans"]),
    );
  });

  it("has no lines where nobody's safety is concerned", () => {
    expect(answerTo("I have had a cold for two days")).not.toHaveProperty("helpLines");
  });
});
