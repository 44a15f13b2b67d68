import { numberIn } from "./numbers.rules";

function numeralIn(word: string | undefined): number | undefined {
  return /^\d/.test(word ?? "") ? numberIn(word) : undefined;
}

const PARACETAMOL: ReadonlySet<string> = new Set(
  "paracetamol paracetamols paracetemol acetaminophen panadol cocodamol tylenol calpol".split(" "),
);
/** Names of other countries: their number counts only beside a strength, since "39, Doliprane" may be a temperature. */
const ELSEWHERE: ReadonlySet<string> = new Set("doliprane dafalgan efferalgan gelocatil termalgin benuron".split(" "));
const OF_TABLETS: ReadonlySet<string> = new Set(
  "tablets tablet pills pill of x times paracetamol paracetamols".split(" "),
);
const OF_AGES: ReadonlySet<string> = new Set(["in", "im", "am", "aged", "age"]);
/** "39 de fièvre". */
const FEVER = /^(?:fever|fievre|fiebre|fieber)$/;
/** The most that a grown-up may take in a day: 4 g, which is eight tablets of 500 mg. */
const MOST_GRAMS = 4;

function gramsAt(words: readonly string[], at: number): number {
  const value = numberIn(words[at]);
  if (value === undefined) return 0;
  const next = words[at + 1] ?? "";
  if (["g", "gram", "grams", "gms", "grammes", "gramm", "gramos"].includes(next)) return value;
  if (next === "mg" || next === "milligrams") return value / 1000;
  // "2 every 2 hours"
  const from = next === "every" ? at + 1 : at + 2;
  const every = words[from] === "every" ? numberIn(words[from + 1]) : undefined;
  if (every && /^(h|hr|hrs|hour|hours)$/.test(words[from + 2] ?? "")) return (24 / every) * value * 0.5;
  // "8 x 500 paracetamol", "8 Doliprane 1000"
  const strength = numeralIn(words[at + (next === "x" || PARACETAMOL.has(next) || ELSEWHERE.has(next) ? 2 : 1)]);
  if (strength === 500 || strength === 1000) return (value * strength) / 1000;
  // "37.4. Calpol or not" is a temperature, "I'm 20. Paracetamol works" an age.
  const isFever = next === "of" && FEVER.test(words[at + 2] ?? "");
  const isCount = Number.isInteger(value) && !isFever && !OF_AGES.has(words[at - 1] ?? "");
  return isCount && (OF_TABLETS.has(next) || PARACETAMOL.has(next)) ? value * 0.5 : 0;
}

/** Where more paracetamol is told of than may be taken in a day. The tablets are taken to have 500 mg. */
export function tooMuchParacetamol(words: readonly string[]): number[] {
  return words.flatMap((word, at) => {
    if (!PARACETAMOL.has(word) && !ELSEWHERE.has(word)) return [];
    for (let near = Math.max(0, at - 8); near <= at + 8; near += 1) {
      const grams = gramsAt(words, near);
      if (grams > MOST_GRAMS && grams < 500) return [at];
    }
    return [];
  });
}
