import type { Frequency } from "../patients/medication.rules";

/** Days that are left out, weeks and months: no choice of the product says that. */
const NOT_DAILY =
  /\b(alternate|every other|other day|second day|fortnight(ly)?|weekly|monthly|yearly|(a|per|each|every|once|twice) (week|month|year)|days? (a|per|each) week|every \d+ (days|weeks|months)|\d+ weekly|(on )?(mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?))\b/;
const AS_NEEDED =
  /\b(prn|(as|when|if|where) (and when )?(required|needed|necessary)|as and when|(only )?if you (need|have)|when you (need|have))\b/;

const DAILY = "(daily|(a|per|each|every|in a) day)";
/** Ways to say how many times a day; a number above three is no choice of the product. */
const TIMES: readonly (readonly [times: number, pattern: RegExp])[] = [
  [1, new RegExp(`\\b(once|(1|one) times?|1x|1 x) ?${DAILY}`)],
  [1, /\b(od|om|mane|nocte|qd|every 24 hours)\b/],
  [2, new RegExp(`\\b(twice|(2|two) times|2x|2 x) ?${DAILY}`)],
  [2, /\b(bd|bid|every (12|twelve) hours)\b/],
  [3, new RegExp(`\\b(thrice|(3|three) times|3x|3 x) ?${DAILY}`)],
  [3, /\b(tds|tid|every (8|eight) hours)\b/],
  [4, new RegExp(`\\b(([4-9]|four|five|six|seven|eight) times|[4-9]x|[4-9] x) ?${DAILY}`)],
  [4, /\b(qds|qid|every (\d( to |-| - )\d|[1-6]|two|three|four|five|six)( to (four|six))? hours)\b/],
];

/** Parts of a day; each one that is named is one time. */
const PARTS = [
  /\b(morning|breakfast|waking)\b/,
  /\b(noon|midday|lunch(time)?|afternoon)\b/,
  /\b(tea ?time|with tea|evening|supper|dinner)\b/,
  /\b(at night|night|bed|bedtime)\b/,
];
const PLAIN_DAILY = new RegExp(`\\b${DAILY}`);

const CHOICES: Readonly<Record<number, Frequency>> = { 1: "ONCE", 2: "TWICE", 3: "THREE_TIMES" };

/**
 * How often a day a medicine is taken, read from the free text of a prescription ("One to be taken twice a day"). Null when it is
 * not said, is said in two ways, or is none of the choices: then the person is asked.
 */
export function frequencyOf(text: string): Frequency | null {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\b(\w)\.(?=\w\b\.?)/g, "$1") // b.d. is bd
    .replace(/[,;:()/.]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (NOT_DAILY.test(plain)) return null;
  if (AS_NEEDED.test(plain)) return "AS_NEEDED";
  const said = new Set(TIMES.flatMap(([times, pattern]) => (pattern.test(plain) ? [times] : [])));
  if (said.size > 1) return null;
  const [times] = said;
  if (times !== undefined) return CHOICES[times] ?? null;
  const parts = PARTS.filter((part) => part.test(plain)).length;
  if (parts > 0) return CHOICES[parts] ?? null;
  return PLAIN_DAILY.test(plain) ? "ONCE" : null;
}
