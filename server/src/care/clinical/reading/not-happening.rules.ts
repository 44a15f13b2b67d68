import { LANGUAGES, type Language } from "../../../people/accounts/account.rules";
import type { QuestionText, Span } from "./question.rules";
import type { Standing } from "./scope.rules";
import { NEGATORS } from "./words.rules";

/** How a message speaks of what nobody has, as regular expressions by language: `not-happening.yaml` of the book. */
export const FRAMES = [
  "asked",
  "asked-unless-now",
  "asked-all",
  "asked-medicine",
  "denied",
  "denied-all",
  "feared",
  "guessed",
] as const;
const BOUNDS = ["ends", "now", "returned", "mild"] as const;
export const FRAME_WORDS = [...FRAMES, ...BOUNDS] as const;
export type FrameWords = (typeof FRAME_WORDS)[number];

/** From where to where in a message what is named only stands in a question, a story or a denial. */
export interface Frame {
  start: number;
  end: number;
  /** Where the words end that open it. */
  behind: number;
  standing: Extract<Standing, "asked" | "denied">;
  /** It is only feared, beside something that is called mild: it counts again where what else is told is not for home. */
  isFeared?: true;
  /** Of medicines alone: "can I have …" tells of no illness that it is only asked about. */
  isOfMedicine?: true;
  /** Of long illnesses alone: who asks whether it is cancer does not have cancer. */
  isGuess?: true;
}

/** In small letters without accents, letter for letter, so that each keeps its place; apostrophes are blanks. */
const spelled = (typed: string): string =>
  typed
    .replace(/['’‘]/g, " ")
    .replace(/[^\0-\x7f]/g, (letter) => letter.toLowerCase().normalize("NFD")[0] ?? letter)
    .toLowerCase();

const wordsOf = (alternatives: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join("|")})(?!\\p{L})`, flags);

/** Every match of a global expression; `matchAll` makes a copy of it first, each time. */
function matchesIn(text: string, words: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  words.lastIndex = 0;
  for (let match = words.exec(text); match; match = words.exec(text)) found.push(match);
  return found;
}

/**
 * Prepares the words once.
 * @returns the frames of a message that is read in these languages, in time linear to its length
 */
export function framesReader(
  written: Readonly<Record<FrameWords, Readonly<Record<Language, readonly string[]>>>>,
): (typed: string, languages: ReadonlySet<Language>) => Frame[] {
  const ends = wordsOf(Object.values(written.ends).flat(), "gu");
  const now = wordsOf(Object.values(written.now).flat(), "u");
  const returned = wordsOf(Object.values(written.returned).flat(), "u");
  const mild = wordsOf(Object.values(written.mild).flat(), "u");
  const all = LANGUAGES.map((language) => {
    const own = FRAMES.map((name) => written[name][language]);
    return { language, any: wordsOf(own.flat(), "u"), byName: own.map((words) => wordsOf(words, "gu")) };
  });
  return (typed, languages) => {
    const plain = spelled(typed);
    const sentences = [...plain.matchAll(/[^.!?\n;]+/g)];
    const cameBack = plain.search(returned);
    const spoken = all.filter(({ language }) => languages.has(language));
    return sentences.flatMap(({ index: from, 0: sentence }, number) => {
      const speaking = spoken.filter(({ any }) => any.test(sentence)).map(({ byName }) => byName);
      let stops: number[] | undefined;
      return FRAMES.flatMap((name, place) =>
        speaking
          .flatMap((byName) => matchesIn(sentence, byName[place] as RegExp))
          .flatMap(({ index, 0: said }) => {
            stops ??= matchesIn(sentence, ends).map((stop) => stop.index);
            const behind = index + said.length;
            const isFeared = name === "feared";
            const stop = stops.find((one) => one >= behind) ?? sentence.length;
            // "Scared it is sepsis, just a small graze": what is called mild is no longer feared.
            const calledMild = isFeared ? sentence.slice(behind, stop).search(mild) : -1;
            const end = calledMild === -1 ? stop : behind + calledMild;
            const next = sentences[number + 1]?.[0] ?? "";
            if (name === "asked-unless-now" && now.test(`${sentence.slice(behind)} ${next}`)) return [];
            if (name.startsWith("denied") && cameBack > from + index) return [];
            if (isFeared && !mild.test(`${sentences[number - 1]?.[0] ?? ""}.${sentence}.${next}`)) return [];
            const start = name.endsWith("-all") ? Math.max(0, ...stops.filter((stop) => stop < index)) : index;
            const standing = name.startsWith("denied") ? "denied" : "asked";
            const frame: Frame = { start: from + start, end: from + end, behind: from + behind, standing };
            const only = { feared: "isFeared", "asked-medicine": "isOfMedicine", guessed: "isGuess" } as const;
            return [name in only ? { ...frame, [only[name as keyof typeof only]]: true } : frame];
          }),
      );
    });
  };
}

/** The frame in which all of a place stands: "what if somebody has …", "the doctor ruled out …". In "no sign of breathing" the "no" is part of the place. */
export const frameOf = ({ tokens }: QuestionText, { named }: Span, frames: readonly Frame[]): Frame | undefined =>
  frames.find(({ start, end, behind }) =>
    named.every((at) => {
      const { start: from = -1, word = "" } = tokens[at] ?? {};
      return from >= start && from < end && !(from < behind && NEGATORS.has(word));
    }),
  );
