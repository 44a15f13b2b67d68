import type { Language } from "../../people/accounts/account.rules";
import type { Assessment } from "./assessment.rules";
import { type Book, LINE_READERS, type LineReader, type SafetyTopic } from "./book.rules";

/** Who to call, for one kind of reader. */
export interface HelpLines {
  reader: LineReader;
  title: string;
  lines: { name: string; phone: string | null; about: string; url: string; writtenOn: string }[];
}

const TITLES: Readonly<Record<Language, Record<LineReader, string>>> = {
  en: { self: "Help for you", other: "If you worry about somebody else", child: "If you are under 19" },
  fr: {
    self: "De l'aide pour vous",
    other: "Si vous vous inquiétez pour quelqu'un",
    child: "Si tu as moins de 19 ans",
  },
  de: { self: "Hilfe für Sie", other: "Wenn Sie sich um jemanden sorgen", child: "Wenn du unter 19 bist" },
  es: { self: "Ayuda para usted", other: "Si le preocupa otra persona", child: "Si tienes menos de 19 años" },
};

const UNDER_AGE = 19;

/** What the person may not be safe in. Whatever is told counts, also when it is past or only asked about; what is denied does not. */
export function safetyTopicsOf({ judged: { known } }: Assessment, { safety }: Book): SafetyTopic[] {
  const isTold = (id: string) => {
    const fact = known.facts.get(id);
    return fact !== undefined && fact.standing !== "denied";
  };
  return safety.filter(({ facts }) => facts.some(isTold));
}

/** Whom people worry about; a partner or parent who is named may as well be the one who hurts. */
const WORRIED_ABOUT: ReadonlySet<string> = new Set(["son", "daughter", "child", "friend"]);

/** Who reads the answer, as far as that can be told; nobody else's lines are left out for it. */
function readerOf({ judged: { known }, isSomebodyElse }: Assessment, ownAge: number | null): LineReader {
  const isThere = (fact: string) => known.facts.get(fact)?.standing === "present";
  if (isSomebodyElse || WORRIED_ABOUT.has(known.person) || isThere("safety.other-suicidal")) return "other";
  return isThere("safety.is-child") || (ownAge ?? UNDER_AGE) < UNDER_AGE ? "child" : "self";
}

/**
 * Who to call where somebody may not be safe: first for whoever seems to read it, then for everybody else it may concern.
 * @param ownAge of whoever asks, in years; null where it is not known.
 */
export function helpLinesOf(
  assessment: Assessment,
  book: Book,
  language: Language,
  ownAge: number | null = null,
): HelpLines[] {
  const topics = safetyTopicsOf(assessment, book);
  if (topics.length === 0) return [];
  const first = readerOf(assessment, ownAge);
  return [first, ...LINE_READERS.filter((reader) => reader !== first)].map((reader) => ({
    reader,
    title: TITLES[language][reader],
    lines: [...new Map(topics.flatMap(({ lines }) => lines[reader]).map((line) => [line.id, line])).values()].map(
      ({ name, phone = null, about, source: { url, writtenOn } }) => ({
        ...{ name, phone, url, writtenOn },
        about: about[language],
      }),
    ),
  }));
}
