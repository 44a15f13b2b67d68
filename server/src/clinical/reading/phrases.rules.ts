/**
 * Turns of phrase that say what one word of the patterns says: "passed out" counts as "collapsed", "bringing up" as
 * "vomiting". So a pattern names the word once, and every way of saying it is found. English only.
 */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  headache: [
    "head|heads pain|pains|hurts|hurt|hurting|aches|aching|pounding|banging|throbbing|splitting|killing|exploded|exploding",
    "pain|pains|pressure|ache head",
    "banging|pounding|splitting|thumping head|heads",
  ],
  collapsed: [
    "passed|passing|pass|passes|blacked|blacking|blacks|conked|spark out",
    "keeled|keels over",
    "hit deck|floor",
    "dropped|fell floor",
    "lost|loses|losing consciousness",
  ],
  vomiting: [
    "throwing|threw|throw|throws|bringing|brought|bring|chucking|chucked|coughing up|back everything|food|lunch|dinner",
    "bringing|brought up",
    "being|been|was|keeps|keep|getting sick",
    "coming|emptying|going|out both ends",
    "brought|brings|bringing lunch|dinner|breakfast|tea up",
    "cannot keep anything|food|fluids|water|it|tablets|medicine down",
  ],
  breathless: [
    "short|shortness|out breath",
    "cannot|hardly|barely breathe|breathing",
    "cannot|hardly|barely catch|get|draw breath|air",
    "trouble|difficulty|struggling|struggles|struggle|hard|fighting|laboured|labored|problems breathing|breathe|breath|air",
    "gasping|fighting air|breath",
    "panting",
    "winded",
    "not enough|get air",
  ],
  fever: [
    "burning up",
    "boiling hot",
    "high|raised|spiking|running temperature|temp",
    "hot shivery|shivering|cold",
    "temperature up",
  ],
  drowsy: [
    "falling|falls|fell asleep",
    "nodding|drifting|nods|drifts off",
    "hard|difficult|impossible|struggling wake|rouse|waken",
    "cannot|not wake|rouse|waken",
    "dozy",
    "out of it",
    "spaced|zoned out",
    "not|barely|hardly alert|conscious|responding|awake",
    "very|so|really|extremely|unusually sleepy|tired",
    "slipping|going unconscious",
    "cannot keep eyes open",
    "keeps dozing|nodding|drifting|sleeping",
  ],
  confused: [
    "not making|make|makes|made sense",
    "not know|recognise|recognize|recognising us|me|anyone|family",
    "talking|speaking|talks|spouting rubbish|nonsense|gibberish|gobbledygook",
    "acting|behaving strange|strangely|odd|oddly|weird|weirdly|drunk|bizarre|bizarrely",
    "bizarre|odd|strange behaviour|behavior",
    "away fairies",
    "altered|reduced mental|consciousness|conscious|gcs",
  ],
  sweaty: [
    "drenched|soaked|dripping|pouring|bathed sweat",
    "sweat dripping|pouring|rolling|running|streaming|trickling|drips|pours",
    "drenched",
    "wringing wet",
    "wet|soaked through",
  ],
  aphasia: [
    "cannot find|say|get|form|name|speak|talk words|word|objects|things|properly|sentence",
    "not name|find objects|things|words",
    "words|speech wrong|jumbled|muddled|garbled|mixed|slurred",
    "lost speech|words",
  ],
  unsteady: [
    "walks|walking|bumping|bumps into things|walls|furniture",
    "staggering|stumbling|wobbly|veering|swaying",
    "cannot walk|stand straight|properly|unaided",
    "like drunk",
    "losing|lost balance",
  ],
  photophobia: [
    "hates|hate light|lights",
    "light|lights hurts|hurt|bothers|hurting",
    "cannot|not stand|bear|look light|lights",
  ],
  petechiae: ["purple|dark|blood|pinprick red|spots|dots|marks|blotches|rash|patches"],
  diabetic: ["type 1|one|2|two diabetic|diabetes|diabetics", "has|with type 1|one", "sugar diabetes"],
  paralysed: [
    "cannot|not feel|move legs|feet|toes|arms|leg|arm|hand|hands|fingers|anything",
    "no feeling|sensation|movement legs|feet|arms|leg|arm|hand",
  ],
  pregnant: ["expecting baby", "months|weeks gone", "up duff"],
  seizure: ["having|had|has|another|first|big|febrile fit|convulsion", "started|been|was|still|found fitting"],
};

/** Words that may stand between the words of a phrase. */
const LITTLE: ReadonlySet<string> = new Set(
  "my the a an his her their our your of to in on at with for from is was are were has been so very really any this that all me i he she it properly much big".split(
    " ",
  ),
);
const MOST_LITTLE = 3;

interface Phrase {
  meaning: string;
  rest: readonly ReadonlySet<string>[];
}

const BY_FIRST_WORD: ReadonlyMap<string, readonly Phrase[]> = (() => {
  const map = new Map<string, Phrase[]>();
  for (const [meaning, phrases] of Object.entries(PHRASES)) {
    for (const phrase of phrases) {
      const [first = new Set<string>(), ...rest] = phrase.split(" ").map((slot) => new Set(slot.split("|")));
      for (const word of first) map.set(word, [...(map.get(word) ?? []), { meaning, rest }]);
    }
  }
  return map;
})();

function endOf(words: readonly string[], from: number, rest: Phrase["rest"]): number {
  let at = from;
  for (const slot of rest) {
    const limit = at + 1 + MOST_LITTLE;
    at += 1;
    while (at < limit && !slot.has(words[at] ?? "") && LITTLE.has(words[at] ?? "")) at += 1;
    if (!slot.has(words[at] ?? "")) return -1;
  }
  return at;
}

/** "I can hardly breathe through my nose" tells of a cold. */
function isThroughNose(words: readonly string[], end: number): boolean {
  return words[end + 1] === "through" && words.slice(end + 2, end + 5).includes("nose");
}

/**
 * The phrases of a question: where each begins and ends, and the word that it counts as. It counts where it begins, so
 * that "not short of breath" is denied like "not breathless".
 */
export function phrasesIn(words: readonly string[]): { from: number; to: number; meaning: string }[] {
  const found: { from: number; to: number; meaning: string }[] = [];
  words.forEach((word, from) => {
    for (const { meaning, rest } of BY_FIRST_WORD.get(word) ?? []) {
      const to = endOf(words, from, rest);
      if (to !== -1 && !isThroughNose(words, to)) found.push({ from, to, meaning });
    }
  });
  return found;
}
