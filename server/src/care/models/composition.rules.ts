import type { Language } from "../../people/accounts/account.rules";
import type { CareLabel } from "../clinical/care-level.rules";
import { HELD_OUT_STYLES, type Kernel, type Style } from "./kernels.rules";
import { hashOf, pickFrom, type Random, randomFrom } from "./random.rules";

/** One line that the model learns from. */
export interface TrainingLine {
  id: string;
  language: Language;
  style: Style;
  concept: string;
  label: CareLabel;
  text: string;
}

/** What is put before and after kernels, by language. */
export interface Parts {
  openings: readonly string[];
  endings: readonly string[];
  /** Before and after short messages. */
  messageOpenings: readonly string[];
  messageEndings: readonly string[];
  /** Each with "{thing}". */
  denials: readonly string[];
  /** Complaints that can be denied. */
  things: readonly string[];
  /** Each with "{illness}": nobody in them is ill now. */
  askings: readonly string[];
  illnesses: readonly string[];
}

/** How many lines are composed from each kernel; the first is the kernel as it was written. A held-out style has that one only. */
const LINES_PER_KERNEL: Readonly<Record<Language, number>> = { en: 4, fr: 5, es: 5, de: 5 };
/** Of the same from each of a stranger's: there are many of these, and they are long. */
const LINES_PER_STRANGER = 2;
const ASKINGS: Readonly<Record<Language, number>> = { en: 120, fr: 60, es: 60, de: 60 };
const NOTHINGS: Readonly<Record<Language, number>> = { en: 90, fr: 50, es: 50, de: 50 };
const DENIALS: Readonly<Record<Language, number>> = { en: 70, fr: 45, es: 45, de: 45 };

const NEIGHBOURS = "qwertyuiop asdfghjkl zxcvbnm";

/** One slip of the fingers in a word of four letters or more, after its first letter. */
function misspelt(word: string, random: Random): string {
  if (!/^\p{L}{4,}$/u.test(word)) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const kind = random();
  if (kind < 0.3) return before + after;
  if (kind < 0.6) return before + after.charAt(0) + letter + after.slice(1);
  if (kind < 0.8) return before + letter + letter + after;
  const key = NEIGHBOURS.indexOf(letter);
  const near = key < 0 ? letter : NEIGHBOURS.charAt(Math.max(0, key - 1)).trim();
  return before + (near || letter) + after;
}

function withSlips(text: string, random: Random): string {
  return text
    .split(" ")
    .map((word) => (random() < 0.18 ? misspelt(word, random) : word))
    .join(" ");
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** "{thing}" that the sentence does not speak of itself. */
function denialFor(text: string, { denials, things }: Parts, random: Random): string {
  const thing = pickFrom(random, things);
  const speaksOfIt = thing.split(" ").some((word) => word.length > 3 && text.toLowerCase().includes(word.slice(0, 4)));
  return speaksOfIt ? "" : pickFrom(random, denials).replaceAll("{thing}", thing);
}

function restyled({ text, style }: Kernel, parts: Parts, random: Random): string {
  const isMessage = style === "message";
  const [openings, endings] = isMessage
    ? [parts.messageOpenings, parts.messageEndings]
    : [parts.openings, parts.endings];
  const isNote = style === "note";
  const opening = !isNote && random() < 0.5 ? pickFrom(random, openings) : "";
  const ending = !isNote && random() < 0.45 ? pickFrom(random, endings) : "";
  const denial = !isMessage && random() < 0.35 ? denialFor(text, parts, random) : "";
  const joint = isMessage ? " " : ". ";
  const joined = [opening, text, denial, ending]
    .filter((part) => part !== "")
    .map((part) => (isMessage ? part : ended(part).slice(0, /[!?]$/.test(part) ? undefined : -1)))
    .join(joint);
  const slipped = random() < (isMessage ? 0.6 : 0.3) ? withSlips(joined, random) : joined;
  const lowered = random() < 0.3 ? slipped.toLowerCase() : slipped;
  return isMessage || random() < 0.3 ? lowered : ended(lowered);
}

/** Nothing but what is not there. */
function onlyDenied({ denials, things }: Parts, random: Random): string {
  const one = () => pickFrom(random, denials).replaceAll("{thing}", pickFrom(random, things));
  return random() < 0.6 ? one() : `${one()}. ${one()}.`;
}

/** Courtesies, and where somebody lives: sentences that stand in every question and say nothing of an illness. */
function nothingSaid(parts: Parts, random: Random): string {
  const count = 2 + Math.floor(random() * 2);
  const said = [parts.openings, parts.endings, parts.openings].slice(0, count);
  return said.map((list) => ended(pickFrom(random, list))).join(" ");
}

function askedAbout(language: Language, parts: Parts, random: Random): string {
  const asking = pickFrom(random, parts.askings).replaceAll("{illness}", pickFrom(random, parts.illnesses));
  return language === "en" && random() < 0.3 ? withSlips(asking, random) : asking;
}

/**
 * Makes the training lines: every kernel as it was written and in further dress, questions that only ask about an
 * illness, bare denials, and courtesies. Pure: the same kernels and parts give the same lines on every machine. No text occurs twice.
 */
export function composeTraining(
  kernels: readonly Kernel[],
  partsOf: Readonly<Record<Language, Parts>>,
): TrainingLine[] {
  const seen = new Set<string>();
  const lines: TrainingLine[] = [];
  const add = (line: Omit<TrainingLine, "id">, id: string) => {
    const key = line.text.toLowerCase();
    if (seen.has(key)) return;
    seen.add(key);
    lines.push({ id, ...line });
  };
  const counts = new Map<string, number>();
  for (const kernel of kernels) {
    const { language, style, concept, label, text } = kernel;
    const group = `${language}-${label}-${concept}`;
    const number = (counts.get(group) ?? 0) + 1;
    counts.set(group, number);
    const random = randomFrom(hashOf(`${group}:${text}`));
    const most = style === "stranger" ? LINES_PER_STRANGER : LINES_PER_KERNEL[language];
    const count = HELD_OUT_STYLES.includes(style) ? 1 : most;
    for (let at = 0; at < count; at += 1) {
      const written = at === 0 ? text : restyled(kernel, partsOf[language], random);
      add({ language, style, concept, label, text: written }, `${group}-${number}-${at}`);
    }
  }
  for (const [language, parts] of Object.entries(partsOf) as [Language, Parts][]) {
    const random = randomFrom(hashOf(`composed:${language}`));
    const composed = [
      { concept: "asked-about", count: ASKINGS, make: () => askedAbout(language, parts, random) },
      { concept: "only-denied", count: DENIALS, make: () => onlyDenied(parts, random) },
      { concept: "nothing-said", count: NOTHINGS, make: () => nothingSaid(parts, random) },
    ];
    for (const { concept, count, make } of composed) {
      for (let at = 1; at <= count[language]; at += 1) {
        const line = { language, style: "look-alike", concept, label: "routine", text: make() } as const;
        add(line, `${language}-routine-${concept}-${at}`);
      }
    }
  }
  return lines;
}
