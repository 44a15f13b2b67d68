import type { TFunction } from "i18next";
import { graphql } from "../../gql";
import type {
  AdReview_ReviewFragment,
  ComplianceCategory,
  ComplianceSeverity,
  CreativeStatus,
} from "../../gql/graphql";
import { formatFullDay, formatHourMinute, isSameDay } from "../../lib/time";

// The hints of the advertiser's form ask for it too.
graphql(`
  fragment RuleViolation_violation on Violation {
    ruleId
    ruleName
    category
    severity
    description
    matches {
      field
      start
      end
      found
    }
    missing
  }
`);

graphql(`
  fragment AdReview_review on AdReview {
    id
    version
    creativeId
    status
    cause
    submittedAt
    reviewedAt
    reviewer
    reason
    sentBackCount
    advert {
      id
      number
      title
      description
      pricePence
      targetUrl
      imageUrl
      isAnimated
      imageAlt
      disclaimer
    }
    advertiser {
      id
      name
    }
    violations {
      ...RuleViolation_violation @unmask
    }
  }
`);

export type AdReview = AdReview_ReviewFragment;
export type Violation = AdReview["violations"][number];

/** What a reviewer decides, the act that is offered first at first. */
export const DECISIONS = ["NEEDS_REVISION", "REJECTED", "APPROVED"] as const satisfies readonly CreativeStatus[];
export type Decided = (typeof DECISIONS)[number];

/** States of reviews in the order of their menu. */
export const STATUSES = ["PENDING", ...DECISIONS] as const satisfies readonly CreativeStatus[];
export const SEVERITIES = ["HIGH", "MEDIUM", "LOW"] as const satisfies readonly ComplianceSeverity[];
export const CATEGORIES = ["MEDICAL", "REGULATORY", "ETHICAL"] as const satisfies readonly ComplianceCategory[];

/** The word of a choice in the address. */
export const wordOf = (choice: string): string => choice.toLowerCase().replaceAll("_", "-");

/** The choice that an address names. */
export const choiceOf = <T extends string>(choices: readonly T[], word: string | null): T | undefined =>
  choices.find((choice) => wordOf(choice) === word);

export interface ReviewFilter {
  status: (typeof STATUSES)[number];
  severity: ComplianceSeverity | null;
  category: ComplianceCategory | null;
}

export const hasHigh = ({ violations }: Pick<AdReview, "violations">): boolean =>
  violations.some(({ severity }) => severity === "HIGH");

/** Whether a review belongs into a list, as the server would judge it. */
function belongs({ status, violations }: AdReview, filter: ReviewFilter): boolean {
  return (
    status === filter.status &&
    (filter.severity === null || violations.some(({ severity }) => severity === filter.severity)) &&
    (filter.category === null || violations.some(({ category }) => category === filter.category))
  );
}

/**
 * A list with the longest wait first, of what is decided the newest decision first, each review once. What arrived live is added
 * unless it belongs behind a page that is not loaded yet.
 */
export function orderReviews(
  filter: ReviewFilter,
  loaded: { nodes: readonly AdReview[]; hasNextPage: boolean },
  arrived: readonly AdReview[],
): AdReview[] {
  const byWaiting = (a: AdReview, b: AdReview) =>
    a.submittedAt.localeCompare(b.submittedAt) || a.id.localeCompare(b.id);
  const byDecision = (a: AdReview, b: AdReview) =>
    (b.reviewedAt ?? "").localeCompare(a.reviewedAt ?? "") || b.id.localeCompare(a.id);
  const compare = filter.status === "PENDING" ? byWaiting : byDecision;
  const last = loaded.nodes.at(-1);
  const known = new Set(loaded.nodes.map(({ id }) => id));
  const others = arrived.filter(
    (review) => !known.has(review.id) && (!loaded.hasNextPage || !last || compare(review, last) < 0),
  );
  return [...loaded.nodes, ...others].filter((review) => belongs(review, filter)).sort(compare);
}

const quoted = (t: TFunction<"compliance">, words: readonly string[]) =>
  [...new Set(words)].map((word) => t("cause.quoted", { word })).join(", ");

/** "contains “cures”, “for good”": what broke a rule. */
export function causeOf(t: TFunction<"compliance">, { matches, missing }: Pick<Violation, "matches" | "missing">) {
  const parts = [
    matches.length > 0 &&
      t("cause.contains", {
        words: quoted(
          t,
          matches.map(({ found }) => found),
        ),
      }),
    missing.length > 0 && t("cause.missing", { words: quoted(t, missing) }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(", ") : t("cause.always");
}

/** Characters that a note may have. */
export const NOTE_MAX_LENGTH = 500;

/** A note to begin with: for each rule the words that broke it and what it advises, as many rules as fit. Empty when none was broken. */
export function noteOf(t: TFunction<"compliance">, violations: readonly Violation[]): string {
  const lines = violations.map(({ matches, missing, description }) => {
    const found = matches.map((match) => match.found);
    const out = found.length > 0 && t("decide.suggestOut", { words: quoted(t, found) });
    const add = missing.length > 0 && t("decide.suggestIn", { words: quoted(t, missing) });
    return [out, add, description].filter(Boolean).join(" ");
  });
  return lines.reduce((note, line) => {
    const longer = note === "" ? line : `${note}\n${line}`;
    return longer.length <= NOTE_MAX_LENGTH ? longer : note;
  }, "");
}

/** "Priya Shah approved this advert at 10:42.", with the day when it is not the one of `now`; null while it waits. */
export function decisionSentence(
  t: TFunction<"compliance">,
  { status, reviewer, reviewedAt }: Pick<AdReview, "status" | "reviewer" | "reviewedAt">,
  now: Date,
): string | null {
  if (status === "PENDING") return null;
  const who = reviewer ?? t(status === "DRAFT" ? "decide.theAdvertiser" : "decide.colleague");
  const sentence = t(`decide.said.${status}`, { who });
  if (!reviewedAt) return `${sentence}.`;
  const time = formatHourMinute(reviewedAt);
  return isSameDay(reviewedAt, now)
    ? t("decide.saidAt", { sentence, time })
    : t("decide.saidOn", { sentence, time, day: formatFullDay(reviewedAt) });
}

/** The month of a report as words use it: noon of a day in the middle of it. */
export const middleOf = (month: string): string => `${month}-15T12:00:00Z`;

/** This month and the eleven before it, as YYYY-MM, the newest first. */
export function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 15)).toISOString().slice(0, 7),
  );
}
