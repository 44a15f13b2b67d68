/** What is known of one fact. */
/** "Unsure" is the answer of somebody who was asked and does not know. */
export const STANDINGS = ["present", "denied", "past", "asked", "unsure"] as const;
export type Standing = (typeof STANDINGS)[number];

export interface KnownFact {
  standing: Standing;
  /** How it was said; undefined where the profile or a tap said it. */
  words?: string;
  /** How many days it has lasted, where that is known. */
  days?: number;
  from: "message" | "profile" | "answer";
}

/** What is known of one person. */
export interface Case {
  /** "self", or the word for somebody else. */
  person: string;
  /** In years; a guess where only a word such as "toddler" tells it. */
  age?: number;
  /** In years, as it was told. */
  toldAge?: number;
  /** Whoever writes of themself: they are awake, and who tells no age is no child. */
  isWriter?: true;
  sex?: "female" | "male";
  /** In degrees Celsius. */
  temperature?: number;
  facts: ReadonlyMap<string, KnownFact>;
  /** Words of illness that no fact explains. */
  unexplained?: readonly string[];
  /** Words beside a question about care that may be of somebody unwell. */
  maybeUnwell?: readonly string[];
  /** The message has no word of illness, as small talk has none. */
  saysNothing?: true;
  /** The message asks for information, and has no word of somebody who may be unwell or says that they are well. */
  asksOnly?: true;
  /** What was asked and answered, so that nothing is asked twice. */
  asked?: ReadonlySet<string>;
}

/** What a message says, of everybody it speaks of; the one it is mostly about comes first. */
export interface Understood {
  cases: readonly Case[];
  /** The age in years of a child of whom the message speaks, null where it does not say it; absent where it speaks of none. */
  childAge?: number | null;
  /** What of the message is told of whom it is about and is there. */
  present(): string;
}

/** Present outweighs denied, and both what is past or only asked about. */
const WEIGHT: Readonly<Record<Standing, number>> = {
  present: 3,
  denied: 2,
  unsure: 2,
  past: 1,
  asked: 0,
};

export function outweighs(a: KnownFact, b: KnownFact | undefined): boolean {
  return !b || WEIGHT[a.standing] > WEIGHT[b.standing];
}
