import { graphql } from "../../../gql";
import type {
  AddedTrainingLineFilterInput,
  CareLabel,
  CommittedLines_ListQuery,
  Language,
  TrainingLine_AddedFragment,
  TrainingLineFilterInput,
  TrainingLineOrigin,
  TrainingLineRemovalReason,
  TrainingLineState,
} from "../../../gql/graphql";
import type { StatusLevel } from "../../../ui/StatusChip";

graphql(`
  fragment TrainingLine_added on AddedTrainingLine {
    id
    text
    language
    style
    concept
    origin
    state
    label
    ownLabel
    labelCount
    labels {
      label
      by
    }
    createdAt
    createdBy
    agreedAt
    removedAt
    removedReason
  }
`);

/** A line that was added here, as the page holds it. */
export type AddedLine = TrainingLine_AddedFragment;
export type CommittedLine = CommittedLines_ListQuery["trainingLines"]["nodes"][number];
export type PageInfo = CommittedLines_ListQuery["trainingLines"]["pageInfo"];

export const LABELS = ["emergency", "urgent", "routine"] as const satisfies readonly CareLabel[];
export const LANGUAGES = ["en", "fr", "es", "de"] as const satisfies readonly Language[];
export const STATES = ["PROPOSED", "DISPUTED", "AGREED", "REMOVED"] as const satisfies readonly TrainingLineState[];
export const ORIGINS = ["STAFF", "QUESTION"] as const satisfies readonly TrainingLineOrigin[];
export const REASONS = [
  "NAMES_SOMEBODY",
  "NOT_ABOUT_HEALTH",
  "UNCLEAR",
  "NOT_WANTED",
] as const satisfies readonly TrainingLineRemovalReason[];

export const PAGE_SIZE = 20;

export const levelOf: Readonly<Record<TrainingLineState, StatusLevel>> = {
  PROPOSED: "info",
  DISPUTED: "warning",
  AGREED: "normal",
  REMOVED: "idle",
};
export const labelLevel: Readonly<Record<CareLabel, StatusLevel>> = {
  emergency: "critical",
  urgent: "warning",
  routine: "normal",
};

/** "15,966". */
export const whole = (count: number): string => count.toLocaleString("en-GB");

/** "chest-pressure" as words. */
export const inWords = (name: string): string => name.replaceAll("-", " ");

/** Names in a sentence: "spoken, formal and forum". */
export const inSentence = (names: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);

/** What the address says of the list: which one, what it is narrowed by, and the place in it. */
export interface LineAddress {
  tab: "committed" | "added";
  label: CareLabel | null;
  language: Language | null;
  style: string | null;
  state: TrainingLineState | null;
  origin: TrainingLineOrigin | null;
  waits: boolean;
  after: string | null;
  before: string | null;
}

/** What both lists of lines need: where they stand, and how that is changed. */
export interface LineListProps {
  address: LineAddress;
  /** Narrows the list, which begins anew. */
  onNarrow: (change: Partial<LineAddress>) => void;
  /** Goes to another page of the list. */
  onTurn: (place: Partial<Pick<LineAddress, "after" | "before">>) => void;
  /** Goes to the first page, from a place that is not there any more. */
  onLost: () => void;
  typed: string;
  onType: (typed: string) => void;
  search: string;
  onClear: () => void;
  /** Styles that lines can have. */
  styles: readonly string[];
}

const NAMES = ["label", "language", "style", "state", "origin", "after", "before"] as const;

export function readAddress(params: URLSearchParams): LineAddress {
  const of = <T extends string>(name: string, values: readonly T[]): T | null =>
    values.find((one) => one === params.get(name)) ?? null;
  return {
    tab: params.get("lines") === "added" ? "added" : "committed",
    label: of("label", LABELS),
    language: of("language", LANGUAGES),
    style: params.get("style"),
    state: of("state", STATES),
    origin: of("origin", ORIGINS),
    waits: params.get("waits") === "me",
    after: params.get("after"),
    before: params.get("before"),
  };
}

export function writeAddress(address: LineAddress): URLSearchParams {
  const params = new URLSearchParams({ part: "data" });
  if (address.tab === "added") params.set("lines", "added");
  for (const name of NAMES) if (address[name]) params.set(name, address[name]);
  if (address.waits) params.set("waits", "me");
  return params;
}

/** The beginning of a list, which nothing narrows. */
export const emptyAddress = (tab: LineAddress["tab"]): LineAddress => ({
  ...{ tab, label: null, language: null, style: null, state: null },
  ...{ origin: null, waits: false, after: null, before: null },
});

export const isNarrowed = ({ label, language, style, state, origin, waits }: LineAddress, search: string): boolean =>
  Boolean(label || language || style || state || origin || waits || search);

export const committedFilter = ({ label, language, style }: LineAddress, search: string): TrainingLineFilterInput => ({
  ...{ label, language, style },
  search: search || null,
});

export const addedFilter = (address: LineAddress, search: string): AddedTrainingLineFilterInput => ({
  ...committedFilter(address, search),
  state: address.state,
  origin: address.origin,
  waitsForMe: address.waits || null,
});

/** What stands in the form of a new line. */
export interface LineValues {
  text: string;
  language: Language;
  style: string;
  concept: string;
  label: CareLabel | "";
}

export const NEW_LINE: LineValues = { text: "", language: "en", style: "plain", concept: "", label: "" };
