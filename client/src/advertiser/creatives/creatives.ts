import { IconClock, IconHistory, IconPencil } from "@tabler/icons-react";
import type { TFunction } from "i18next";
import { graphql } from "../../gql";
import type { CreativePage_CreativeFragment, CreativeStatus, Version_VersionFragment } from "../../gql/graphql";
import type { StatusLevel } from "../../ui/StatusChip";

// What rules find is written out: the API counts each fragment in a fragment as a step of depth.
graphql(`
  fragment Version_version on CreativeVersion {
    id
    number
    title
    description
    pricePence
    targetUrl
    imageUrl
    imageWidth
    imageHeight
    isAnimated
    imageAlt
    disclaimer
    status
    createdAt
    submittedAt
    reviewedAt
    reviewer
    reason
    violations {
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
  }
`);

graphql(`
  fragment CreativePage_creative on Creative {
    id
    isArchived
    campaignCount
    newest {
      ...Version_version @unmask
    }
    serving {
      id
      number
    }
  }
`);

export type OpenedCreative = CreativePage_CreativeFragment;
export type Version = Version_VersionFragment;
export type Violation = Version["violations"][number];

/** The states in the order of their menu. */
export const STATUSES = [
  "DRAFT",
  "PENDING",
  "NEEDS_REVISION",
  "APPROVED",
  "REJECTED",
  "SUPERSEDED",
] as const satisfies readonly CreativeStatus[];

/** The state that an address names. */
export const statusOf = (word: string | null): CreativeStatus | undefined =>
  STATUSES.find((status) => status === word?.toUpperCase().replaceAll("-", "_"));

/** The word of a state in the address. */
export const wordOf = (status: CreativeStatus): string => status.toLowerCase().replaceAll("_", "-");

export const levelOf: Readonly<Record<CreativeStatus, StatusLevel>> = {
  DRAFT: "idle",
  PENDING: "info",
  APPROVED: "normal",
  REJECTED: "critical",
  NEEDS_REVISION: "warning",
  SUPERSEDED: "idle",
};

/** Another outline where the one of the level would say something else. */
export const iconOf: Readonly<Partial<Record<CreativeStatus, typeof IconClock>>> = {
  DRAFT: IconPencil,
  PENDING: IconClock,
  SUPERSEDED: IconHistory,
};

/** The four texts of an advert that rules look at. */
export interface AdvertText {
  title: string;
  description: string;
  altText: string;
  disclaimer: string;
}

/** What broke a rule, in a sentence: the words that were found, each once, and those that are missing. */
export function causeOf(t: TFunction<"creatives">, { matches, missing }: Pick<Violation, "matches" | "missing">) {
  const list = (words: readonly string[]) => [...new Set(words)].map((word) => t("hints.quoted", { word })).join(", ");
  const parts = [
    matches.length > 0 && t("hints.contains", { words: list(matches.map(({ found }) => found)) }),
    missing.length > 0 && t("hints.missing", { words: list(missing) }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(" ") : t("hints.always");
}

const PRICE = /^£?\s*(\d{1,7}(?:,\d{3})*)(?:\.(\d{1,2}))?$/;

/** Whole pence of a typed price in pounds; null for none, undefined for what is not a price. */
export function penceOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const [, pounds, pence = ""] = PRICE.exec(text) ?? [];
  if (pounds === undefined) return undefined;
  return Number(pounds.replaceAll(",", "")) * 100 + Number(pence.padEnd(2, "0"));
}

/** A price as it is typed: "7.49". */
export const typedPrice = (pence: number | null): string => (pence === null ? "" : (pence / 100).toFixed(2));
