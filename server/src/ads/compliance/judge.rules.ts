import {
  ADVERT_FIELDS,
  type AdvertField,
  type AdvertText,
  COMPLIANCE_SEVERITIES,
  type ComplianceCategory,
  type ComplianceSeverity,
} from "./compliance.rules";
import { type FoldedText, foldText, plainLetters, type Tokens, tokensOf } from "./fold.rules";
import { type Keyword, type KeywordIndex, keywordIndexOf } from "./keyword-index.rules";
import { FOLD_WORK, PIECE_WORK, Pieces } from "./pieces.rules";

/** Words of an advert that a rule hit: a place in the original text, in UTF-16 units, and what stands there. */
export interface RuleMatch {
  field: AdvertField;
  start: number;
  end: number;
  found: string;
}

/** A rule that an advert breaks. */
export interface Violation {
  ruleId: string;
  ruleName: string;
  category: ComplianceCategory;
  severity: ComplianceSeverity;
  description: string;
  matches: RuleMatch[];
  /** What the rule asks for and the advert does not say. */
  missing: string[];
}

/** A pattern that never takes longer than its steps times the length of the text. */
export interface Pattern {
  /** Size of the compiled program. */
  steps: number;
  /** True when there may be a match in the text, which is cut out of a longer one. */
  mayMatch(cut: string): boolean;
  /** The first match that begins at `from` or later; null when there is none. */
  find(text: string, from: number): { start: number; end: number } | null;
}

/** A rule that is ready to judge. The texts in it are folded, but for those that are shown. */
export interface CompiledRule {
  id: string;
  name: string;
  category: ComplianceCategory;
  severity: ComplianceSeverity;
  description: string;
  keywords: readonly Keyword[];
  contains: readonly string[];
  patterns: readonly Pattern[];
  required: readonly { shown: string; folded: string }[];
}

/** Places of one rule that are told at the most: nobody reads more, and counting on would cost time. */
export const MATCHES_MAX = 50;
/** A match of a pattern across a cut of a long text is found up to this length. */
const OVERLAP = 250;

interface Field {
  name: AdvertField;
  folded: FoldedText;
  /** The folded text in plain letters, in which words are looked for. */
  plain: string;
  tokens: Tokens;
}
type Hits = Map<number, RuleMatch[]>;

/**
 * The rules that an advert breaks, the most serious first. Lets others have their turn every few milliseconds, however many
 * rules there are and however long the text is.
 */
export async function judgeAdvert(rules: readonly CompiledRule[], text: AdvertText): Promise<Violation[]> {
  const pieces = new Pieces();
  const fields: Field[] = [];
  for (const name of ADVERT_FIELDS) {
    await pieces.spend(text[name].length * FOLD_WORK);
    const folded = foldText(text[name]);
    const plain = plainLetters(folded.text);
    fields.push({ name, folded, plain, tokens: tokensOf(plain) });
  }
  const index = await keywordIndexOf(rules, pieces);
  const hits: Hits = new Map();
  for (const field of fields) {
    await findKeywords(index, field, hits, pieces);
  }
  const violations: Violation[] = [];
  for (const [at, rule] of rules.entries()) {
    const violation = await judgeRule(rule, hits.get(at) ?? [], fields, pieces);
    if (violation) violations.push(violation);
  }
  return violations.sort(mostSeriousFirst);
}

const rank = ({ severity }: Violation): number => COMPLIANCE_SEVERITIES.indexOf(severity);

function mostSeriousFirst(one: Violation, other: Violation): number {
  if (one.severity !== other.severity) return rank(other) - rank(one);
  if (one.ruleName !== other.ruleName) return one.ruleName < other.ruleName ? -1 : 1;
  return one.ruleId < other.ruleId ? -1 : 1;
}

/** Whole words of all rules in one walk over the text. */
async function findKeywords(index: KeywordIndex, { name, folded, tokens }: Field, hits: Hits, pieces: Pieces) {
  const { joined, from, to, starts, ends } = tokens;
  for (const [at, begin] of from.entries()) {
    await pieces.spend(10);
    for (const count of index.counts.get(joined.slice(begin, to[at])) ?? []) {
      const last = at + count - 1;
      if (last >= from.length) continue;
      const key = joined.slice(begin, to[last]);
      await pieces.spend(20 + key.length);
      for (const rule of index.rules.get(key) ?? []) {
        const found = hits.get(rule) ?? [];
        hits.set(rule, found);
        if (found.length < MATCHES_MAX) found.push(matchOf(name, folded, starts[at] ?? 0, ends[last] ?? 0));
      }
    }
  }
}

function matchOf(field: AdvertField, { original, starts, ends }: FoldedText, from: number, to: number): RuleMatch {
  const start = starts[from] ?? 0;
  const end = ends[to - 1] ?? start;
  return { field, start, end, found: original.slice(start, end) };
}

async function judgeRule(
  rule: CompiledRule,
  matches: RuleMatch[],
  fields: readonly Field[],
  pieces: Pieces,
): Promise<Violation | null> {
  const missing: string[] = [];
  for (const { shown, folded } of rule.required) {
    await pieces.spend(fields.reduce((sum, field) => sum + field.folded.text.length, folded.length) / 8);
    if (!fields.some((field) => field.plain.includes(folded))) missing.push(shown);
  }
  if (rule.required.length > 0 && missing.length === 0) return null;
  for (const field of fields) {
    for (const value of rule.contains) await findValue(value, field, matches, pieces);
    for (const pattern of rule.patterns) await findPattern(pattern, field, matches, pieces);
  }
  const hasTriggers = rule.keywords.length + rule.contains.length + rule.patterns.length > 0;
  if (hasTriggers && matches.length === 0) return null;
  const { id: ruleId, name: ruleName, category, severity, description } = rule;
  return { ruleId, ruleName, category, severity, description, matches: outermost(matches), missing };
}

async function findValue(
  value: string,
  { name, folded, plain }: Field,
  matches: RuleMatch[],
  pieces: Pieces,
): Promise<void> {
  let at = -1;
  do {
    await pieces.spend((plain.length - at) / 8 + value.length);
    at = plain.indexOf(value, at + 1);
    if (at >= 0 && matches.length < MATCHES_MAX) matches.push(matchOf(name, folded, at, at + value.length));
  } while (at >= 0 && matches.length < MATCHES_MAX);
}

/** A part of a field's text, from its beginning up to `to`, of which what is before `from` was gone through already. */
interface Cut {
  text: string;
  from: number;
  isLast: boolean;
}

/** A long text is gone through in cuts, since one look of a pattern cannot be interrupted. */
async function findPattern(pattern: Pattern, field: Field, matches: RuleMatch[], pieces: Pieces): Promise<void> {
  const { text } = field.folded;
  const size = Math.max(2 * OVERLAP, Math.floor(PIECE_WORK / pattern.steps));
  let from = 0;
  while (from < text.length && matches.length < MATCHES_MAX) {
    const to = endOfCut(text, from + size);
    const isLast = to === text.length;
    await pieces.spend((to - from) * (1 + pattern.steps / 4));
    let next = isLast ? to : Math.max(from + OVERLAP, to - OVERLAP);
    if (pattern.mayMatch(text.slice(from, to))) {
      const cut = { text: text.slice(0, to), from, isLast };
      next = Math.max(next, await findInCut(pattern, cut, field, matches, pieces));
    }
    from = next;
  }
}

/** @returns up to where the cut was gone through. */
async function findInCut(
  pattern: Pattern,
  { text, from, isLast }: Cut,
  { name, folded }: Field,
  matches: RuleMatch[],
  pieces: Pieces,
): Promise<number> {
  let at = from;
  while (at < text.length && matches.length < MATCHES_MAX) {
    await pieces.spend((text.length - at) * pattern.steps);
    const found = pattern.find(text, at);
    // What reaches the end of a cut may go on behind it: the next cut begins earlier and has it whole.
    if (!found || (found.end === text.length && !isLast)) break;
    if (found.end > found.start) matches.push(matchOf(name, folded, found.start, found.end));
    at = Math.max(found.end, at + 1);
  }
  return at;
}

/** A cut ends where a word does, when there is one near. */
function endOfCut(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(" ", end);
  return space > end - OVERLAP / 2 ? space : end;
}

/** In the order of the text, without those that lie inside another one. */
function outermost(matches: readonly RuleMatch[]): RuleMatch[] {
  const order = (match: RuleMatch) => ADVERT_FIELDS.indexOf(match.field);
  const sorted = [...matches].sort((a, b) => order(a) - order(b) || a.start - b.start || b.end - a.end);
  const kept: RuleMatch[] = [];
  for (const match of sorted) {
    const last = kept.at(-1);
    if (last?.field !== match.field || match.end > last.end) kept.push(match);
  }
  return kept;
}
