/** What a rule can be at the most. */
export const RULE_LIMITS = {
  rules: 1_000,
  nameLength: 100,
  descriptionLength: 500,
  keywords: 200,
  keywordLength: 100,
  conditions: 20,
  conditionLength: 500,
  /** Size of one compiled pattern: a text is looked through in this many steps for each of its signs at the most. */
  patternSteps: 500,
  /** Of all patterns of a rule together. */
  ruleSteps: 1_500,
  /** Of all active rules together, so that an advert is judged in less than a second. */
  activeSteps: 40_000,
  trialText: 20_000,
  searchLength: 100,
} as const;

const { nameLength, descriptionLength, keywords, keywordLength, conditions, conditionLength } = RULE_LIMITS;

export const RULE_MESSAGES = {
  missing: "Please fill in all required fields",
  nameTooLong: `Please use at most ${nameLength} characters.`,
  descriptionTooLong: `Please use at most ${descriptionLength} characters.`,
  nameTaken: "Another rule already has this name.",
  tooManyKeywords: `Please use at most ${keywords} keywords.`,
  keywordTooLong: (keyword: string) =>
    `Please use at most ${keywordLength} characters for a keyword: '${keyword.slice(0, 30)}…'.`,
  keywordEmpty: (keyword: string) => `There is nothing to search for in the keyword '${keyword}'.`,
  tooManyConditions: `Please use at most ${conditions} conditions.`,
  conditionEmpty: (at: number) => `Condition ${at} needs a value.`,
  conditionTooLong: (at: number) => `Please use at most ${conditionLength} characters for condition ${at}.`,
  condition: (at: number, problem: string) => `Condition ${at}: ${problem}`,
  patternsTooLarge: "The patterns in this rule are too large in total. Please move some of them to a separate rule.",
  nothingToLookFor: "Please add at least one keyword or condition: without one, no advert could break the rule.",
  tooManyRules: "You have reached the limit of 1,000 rules. Please edit one of them instead.",
  isActive: "This rule is already active.",
  isNotActive: "This rule is not active.",
  activeTooLarge: "The patterns in all active rules are too large in total. Please deactivate a rule first.",
  changed: "Someone has changed this rule since you opened it. Please check it again.",
  trialTextTooLong: "Please test with a text of at most 20,000 characters.",
  searchTooLong: `Please use at most ${RULE_LIMITS.searchLength} characters.`,
};

/** Why a pattern cannot be used. */
export const PATTERN_PROBLEMS = {
  lookAround: "look-ahead and look-behind, such as (?=…) or (?<!…), are not possible in patterns.",
  backReference: "a pattern cannot refer back to what a group found, as \\1 does.",
  tooLarge: "this pattern is too large. Please repeat less, or make several conditions of it.",
  fitsNothing: "this pattern fits an empty text, so it would fit every advert.",
  unreadable: (why: string) => `this pattern cannot be read: ${why}.`,
};

/** A class of many letters takes as long to compile as so many single ones. */
const WIDE_CLASS = 100;
const CLASS_NAME = /^\\[pPx]\{[^}]*\}/;
const REPEAT = /^\{(\d+)(,(\d*))?\}/;

/**
 * How large the compiled program of a pattern is, roughly, without compiling it: what stands in a repeat counts as often as
 * it is repeated, and a wide class for what it costs to compile.
 */
export function sizeOfPattern(pattern: string): number {
  const open: number[] = [];
  let sum = 0;
  let atom = 0;
  let wide = 0;
  let at = 0;
  while (at < pattern.length) {
    const rest = pattern.slice(at, at + 60);
    const repeat = REPEAT.exec(rest);
    if (repeat) {
      const most = Number(repeat[3] || repeat[1]);
      sum += atom * Math.max(0, most - 1);
      atom *= Math.max(1, most);
      at += repeat[0].length;
      continue;
    }
    const sign = rest[0];
    if (sign === "(") {
      open.push(sum);
      sum = 0;
      atom = 0;
    } else if (sign === ")") {
      // An empty group has steps of its own: where it opens and where it closes.
      atom = sum + 1;
      sum = atom + (open.pop() ?? 0);
    } else {
      sum += 1;
      if (!"*+?|".includes(sign ?? "")) atom = 1;
    }
    const length =
      sign === "\\" ? (CLASS_NAME.exec(rest)?.[0].length ?? 2) : sign === "[" ? classLength(pattern, at) : 1;
    if (sign === "\\" || sign === "[") wide += isWide(pattern.slice(at, at + length)) ? WIDE_CLASS : 0;
    at += length;
  }
  return open.reduce((total, before) => total + before, sum + wide);
}

/** True for \pL and for ranges beyond the plain letters. */
const isWide = (part: string): boolean =>
  /\\[pP]|^\[.*\\x/s.test(part) || /^\[.*[^\p{ASCII}].*-|^\[.*-.*[^\p{ASCII}]/su.test(part);

/** How long a class such as [^]a-z] is, from its opening bracket. */
function classLength(pattern: string, start: number): number {
  let at = start + 1;
  if (pattern[at] === "^") at += 1;
  if (pattern[at] === "]") at += 1;
  while (at < pattern.length && pattern[at] !== "]") {
    if (pattern.startsWith("[:", at)) at = Math.max(at, pattern.indexOf(":]", at) + 1);
    at += pattern[at] === "\\" ? 2 : 1;
  }
  return at + 1 - start;
}
