import { oneLine } from "./study.rules";

/** Tags of a study, and characters of one. */
export const TAG_LIMITS = { tags: 30, length: 60 } as const;

export const TAG_MESSAGES = {
  many: `Please use at most ${TAG_LIMITS.tags} tags.`,
  long: (tag: string) => `Please use at most ${TAG_LIMITS.length} characters for a tag: '${tag.slice(0, 30)}…'.`,
} as const;

/** What two spellings of one tag share. */
export const tagKey = (tag: string): string => tag.toLowerCase();

/**
 * Tags as they are kept: without white space around them, inner blanks as one, empty ones left out, and each once whatever its case.
 * The first spelling holds.
 */
export function tidyTags(typed: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of typed.map(oneLine)) {
    if (tag !== "" && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  }
  return [...byKey.values()];
}

/** What is wrong with tidy tags; null when nothing is. */
export function tagsProblem(tags: readonly string[]): string | null {
  const long = tags.find((tag) => tag.length > TAG_LIMITS.length);
  if (long !== undefined) return TAG_MESSAGES.long(long);
  return tags.length > TAG_LIMITS.tags ? TAG_MESSAGES.many : null;
}

/** Tags in the spelling that is in use, which other studies have. @param used spellings by key. */
export const inUsedSpelling = (tags: readonly string[], used: ReadonlyMap<string, string>): string[] =>
  tags.map((tag) => used.get(tagKey(tag)) ?? tag);
