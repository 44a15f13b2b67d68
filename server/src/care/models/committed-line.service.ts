import type { Language } from "../../people/accounts/account.rules";
import type { Platform } from "../../platform/context";
import type { PageAsked } from "../../platform/lists";
import { mapPage, type NumberedPage, readBefore, readPageArguments, toNumberedPage } from "../../platform/pages";
import { conflict, invalid } from "../../platform/problems";
import { CARE_LABELS, type CareLabel } from "../clinical/care-level.rules";
import { type CommittedLine, type CommittedLines, committedLines } from "./committed-lines";
import { TrainingProblem } from "./training-input";
import { countLabels, foldText, hasWords, LINE_LIMITS, LINE_MESSAGES } from "./training-line.rules";

export interface LabelCount {
  label: CareLabel;
  count: number;
}

/** What a list of lines is narrowed by. */
export interface LineFilter {
  label?: CareLabel | null;
  language?: Language | null;
  style?: string | null;
  /** Beginnings of words, in any order. */
  search?: string | null;
}

export interface PageOfLines extends PageAsked {
  before?: string | null;
}

export type CommittedLinePage = NumberedPage<CommittedLine> & { counts: LabelCount[] };

/** The words that are looked for. @throws BAD_USER_INPUT on `search`. */
export function readSearch(search: string | null | undefined): string[] | null {
  const sought = (search ?? "").trim();
  if (sought.length > LINE_LIMITS.search) throw invalid("search", LINE_MESSAGES.searchLong);
  return sought === "" ? null : foldText(sought).split(" ").filter(Boolean);
}

/** The lines that come with the product. @throws CONFLICT with the reason when they cannot be read. */
export async function readCommitted(ctx: Pick<Platform, "config">): Promise<CommittedLines> {
  try {
    return await committedLines(ctx);
  } catch (error) {
    throw error instanceof TrainingProblem ? conflict(error.message) : error;
  }
}

/**
 * A page of the lines that come with the product and are learned, in the order of the files, and how many there are of each label.
 * @throws BAD_USER_INPUT on `first`, `after`, `before` or `search`; CONFLICT when they cannot be read.
 */
export async function listCommittedLines(
  ctx: Pick<Platform, "config">,
  { label, language, style, search }: LineFilter,
  page: PageOfLines,
): Promise<CommittedLinePage> {
  const { first, cursor } = readPageArguments(page.first, page.after, "number");
  const end = readBefore(page.before, "number");
  const words = readSearch(search)?.map((word) => ` ${word}`);
  const { learned } = await readCommitted(ctx);
  const fits = (line: CommittedLine) =>
    (!language || line.language === language) &&
    (!style || line.style === style) &&
    (!words || (words.length > 0 && hasWords(line, words)));
  const counts = new Map<CareLabel, number>();
  /** Their places in the files, which are also their cursors. */
  const found: number[] = [];
  for (let place = 0; place < learned.length; place += 1) {
    const line = learned[place] as CommittedLine;
    if (!fits(line)) continue;
    counts.set(line.label, (counts.get(line.label) ?? 0) + 1);
    if (!label || line.label === label) found.push(place);
  }
  const from = startOf(found, { first, after: cursor?.id, before: end?.id });
  const placeOf = (place: number) => ({ at: new Date(0), id: String(place) });
  const totalCount = found.length;
  const numbered = toNumberedPage(found.slice(from, from + first), { first, before: from, totalCount }, placeOf);
  const shown = mapPage(numbered, (place) => learned[place] as CommittedLine);
  return { ...shown, counts: countLabels((one) => counts.get(one) ?? 0) };
}

/** How many entries come before the page. The first page is always whole. */
function startOf(
  found: readonly number[],
  { first, after, before }: { first: number; after?: string; before?: string },
): number {
  const countUpTo = (place: number) => {
    const at = found.findIndex((one) => one > place);
    return at < 0 ? found.length : at;
  };
  if (before !== undefined) return Math.max(0, countUpTo(Number(before) - 1) - first);
  return after === undefined ? 0 : countUpTo(Number(after));
}

/** How many lines come with the product, of each label; null when they cannot be read. */
export async function countCommitted(ctx: Pick<Platform, "config">): Promise<LabelCount[] | null> {
  const lines = await committedLines(ctx).catch((error) => {
    if (error instanceof TrainingProblem) return null;
    throw error;
  });
  if (!lines) return null;
  const counts = new Map(CARE_LABELS.map((label) => [label, 0]));
  for (const { label } of lines.learned) counts.set(label, (counts.get(label) ?? 0) + 1);
  return countLabels((label) => counts.get(label) ?? 0);
}
