import { readFileSync } from "node:fs";
import path from "node:path";
import { assess } from "./book.test-support";
import { isHigher } from "./care-level.rules";
import { readSafetyCases } from "./safety.rules";

/** Mulberry32: the same numbers in every run, so that a failure can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

function eachLetter(text: string, change: (letter: string) => string): string {
  return Array.from(text, change).join("");
}

const HARMLESS = [
  "I live in Leeds.",
  "Thank you for your help.",
  "The weather is lovely today.",
  "My cat is called Max.",
  "I work in an office and like gardening.",
  "We moved house in March.",
  "I have a runny nose as well.",
  "Sorry for the long message.",
  "I usually drink tea in the morning.",
  "No allergies that I know of.",
  "I do not smoke.",
];

const LOOK_ALIKES: Readonly<Record<string, string>> = { a: "а", e: "е", o: "о", p: "р", c: "с", x: "х", y: "у" };

/** Ways of changing a sentence that change nothing of what it says. */
const CHANGES: Readonly<Record<string, (text: string, random: Random) => string>> = {
  "in capitals": (text) => text.toUpperCase(),
  "in small letters": (text) => text.toLowerCase(),
  "in mixed letters": (text, random) =>
    eachLetter(text, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase())),
  "with odd spaces": (text, random) =>
    text.replace(/ /g, () => pick(random, [" ", "  ", "\u00a0", "\t", " \u2009", "\u3000"])),
  "with letters that look alike": (text, random) =>
    eachLetter(text, (letter) => (random() < 0.3 ? (LOOK_ALIKES[letter] ?? letter) : letter)),
  "with hidden characters": (text, random) =>
    text.replace(/\p{L}(?=\p{L})/gu, (letter) =>
      random() < 0.2 ? `${letter}${pick(random, ["\u200b", "\u00ad", "\u2060"])}` : letter,
    ),
  "with composed accents taken apart": (text) => text.normalize("NFD"),
  "after harmless sentences": (text, random) => `${pick(random, HARMLESS)} ${pick(random, HARMLESS)} ${text}`,
  "before harmless sentences": (text, random) => `${text}. ${pick(random, HARMLESS)} ${pick(random, HARMLESS)}`,
  "in the middle of a long text": (text, random) => {
    const filler = () => Array.from({ length: 20 }, () => pick(random, HARMLESS)).join(" ");
    return `${filler()} ${text}. ${filler()}`;
  },
};

const SAFETY_SET = path.resolve(__dirname, "../../../data/triage/safety/en.jsonl");
const EMERGENCIES = readSafetyCases(readFileSync(SAFETY_SET, "utf8")).filter((one) => one.label === "emergency");

describe("an emergency stays one", () => {
  it.each(Object.entries(CHANGES))("%s", (_, change) => {
    const random = randomNumbers(20_261_121);
    const lost = EMERGENCIES.flatMap(({ text }) => {
      const changed = change(text, random);
      return assess(changed).isCritical ? [] : [changed];
    });
    expect(lost).toEqual([]);
  });

  it("when a self-care question is joined to it, in either order", () => {
    const random = randomNumbers(7);
    const everyday = ["I have a runny nose", "my throat is sore", "hay fever again", "a tickly cough since Monday"];
    for (const { text } of EMERGENCIES) {
      const other = pick(random, everyday);
      for (const joined of [`${other}. ${text}`, `${text}. ${other}`]) {
        expect({ joined, lower: isHigher(assess(text).level, assess(joined).level) }).toEqual({
          joined,
          lower: false,
        });
      }
    }
  });
});

const THINGS = [
  ...["chest pain", "shortness of breath", "seizures", "fainting", "vomiting blood", "black stools", "neck stiffness"],
  ...["slurred speech", "facial droop", "haematemesis", "syncope", "dyspnoea", "stridor", "saddle anaesthesia"],
  ...["suicidal thoughts", "loss of consciousness", "confusion", "photophobia", "melaena", "head injury", "drooling"],
  ...["non-blanching rash", "pleuritic pain", "leg weakness", "rebound tenderness", "guarding", "petechiae"],
];
const DENIALS: readonly ((thing: string) => string)[] = [
  (thing) => `No ${thing}.`,
  (thing) => `no ${thing}`,
  (thing) => `Denies ${thing}.`,
  (thing) => `I don't have ${thing}`,
  (thing) => `I do not have any ${thing}, only a runny nose`,
  (thing) => `a cold without ${thing}`,
  (thing) => `never had ${thing}`,
  (thing) => `${thing}: no`,
];

describe("what is denied is no emergency", () => {
  it.each(THINGS)("%s", (thing) => {
    const wrong = DENIALS.map((deny) => deny(thing)).filter((sentence) => assess(sentence).isCritical);
    expect(wrong).toEqual([]);
  });

  it("in a list either", () => {
    const random = randomNumbers(3);
    for (let round = 0; round < 200; round += 1) {
      const at = Math.floor(random() * THINGS.length);
      const [a, b, c] = [0, 7, 11].map((step) => THINGS[(at + step) % THINGS.length]);
      for (const list of [`No ${a}, ${b} or ${c}.`, `Denies ${a}, ${b}, ${c}.`, `no ${a}, no ${b}, no ${c}`]) {
        expect({ list, isCritical: assess(list).isCritical }).toEqual({ list, isCritical: false });
      }
    }
  });

  it("but does not hide what is there", () => {
    for (const thing of THINGS) {
      expect(assess(`No ${thing}. Crushing chest pain since noon.`).level).toBe("EMERGENCY");
      expect(assess(`Crushing chest pain since noon. Denies ${thing}.`).level).toBe("EMERGENCY");
    }
  });
});
