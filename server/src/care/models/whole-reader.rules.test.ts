import { bytesOfReader, readerFrom, readWhole } from "../clinical/whole-reader.rules";
import { type LabelledMessage, learnedReader, paired } from "./whole-reader-training.rules";

const of = (label: LabelledMessage["label"], ...texts: string[]): LabelledMessage[] =>
  texts.map((text) => ({ language: "en", label, text }));

const MESSAGES = [
  ...of("emergency", "he cannot breathe and is blue", "she fell down and does not wake up", "his lips are blue"),
  ...of("urgent", "burning when I pee for two days", "the wound on my hand is red and weeping"),
  ...of("routine", "a runny nose since Monday", "which cream for dry hands", "can I swim with a wart"),
];
const MANY = Array.from({ length: 20 }, () => MESSAGES).flat();
const noNames = () => [];

describe("a reader of whole messages", () => {
  const reader = learnedReader(MANY, noNames);

  it("learns what words speak for", () => {
    expect(readWhole(reader, "my baby is blue and cannot breathe", []).emergency).toBeGreaterThan(0.6);
    expect(readWhole(reader, "cream for a wart", []).atLeastUrgent).toBeLessThan(0.4);
  });

  it("learns what names speak for, whichever words told them", () => {
    const named = learnedReader(MANY, (text) => [/blue|wake/.test(text) ? "danger present" : "danger denied"]);
    const share = (name: string) => readWhole(named, "it is as it is", [name]).emergency;
    expect(share("danger present")).toBeGreaterThan(share("danger denied") + 0.3);
  });

  it("is the same however often it is learned, and after it was written and read", () => {
    const bytes = bytesOfReader(reader);
    expect(Buffer.compare(bytesOfReader(learnedReader(MANY, noNames)), bytes)).toBe(0);
    expect(readerFrom(bytes)).toEqual(reader);
  });

  it("is none with too few bytes", () => {
    expect(() => readerFrom(bytesOfReader(reader).subarray(1))).toThrow("These are no weights of a reader.");
  });

  it("learns from pairs that what is harmless takes nothing back", () => {
    const harmless = "a runny nose since Monday which cream for dry hands can I swim with a wart";
    const message = `his lips are blue. ${harmless}`;
    const withPairs = learnedReader([...MANY, ...paired(MANY)], noNames);
    expect(readWhole(withPairs, message, []).emergency).toBeGreaterThan(readWhole(reader, message, []).emergency);
  });
});

describe("pairs of messages", () => {
  it("are half as many, of one language each, and as urgent as the more urgent of the two", () => {
    const all = [...MESSAGES, ...MESSAGES.map((one) => ({ ...one, language: "de", text: `${one.text} (de)` }))];
    const pairs = paired(all);
    expect(pairs).toHaveLength(all.length / 2);
    for (const { language, text, label } of pairs) {
      const parts = all.filter((one) => text.startsWith(`${one.text} `) || text.endsWith(` ${one.text}`));
      expect(parts.some((one) => one.language === language && one.label === label)).toBe(true);
      if (parts.some((one) => one.language === language && one.label === "emergency")) expect(label).toBe("emergency");
      expect(text.endsWith("(de)")).toBe(language === "de");
    }
  });
});
