import { IconClock, IconFlag, IconPencil, IconPlayerPause } from "@tabler/icons-react";
import { graphql } from "../../gql";
import type { Campaign_CampaignFragment, CampaignOrder, CampaignOrderInput, CampaignStatus } from "../../gql/graphql";
import type { StatusLevel } from "../../ui/StatusChip";

graphql(`
  fragment Campaign_advert on Creative {
    id
    title
    description
    imageUrl
    imageAlt
    pricePence
    targetUrl
    disclaimer
    status
  }
`);

graphql(`
  fragment Campaign_campaign on Campaign {
    id
    name
    status
    version
    creative {
      ...Campaign_advert @unmask
    }
    variant {
      ...Campaign_advert @unmask
    }
    cities
    languages
    topics
    signals
    relatedTopics
    returnToTopic
    startsOn
    endsOn
    weekdays
    hours
    dailyCap
    monthlyBudgetPence
    frequencyCap
    destinationUrl
    promoCode
    leadsToWebsite
    heldBackBy
    createdAt
    launchedAt
    endedAt
    updatedAt
    stats {
      id
      ...CampaignFigures_stats
    }
  }
`);

export type Campaign = Campaign_CampaignFragment;
export type Advert = Campaign["creative"];

/** The states in the order of their chips. */
export const STATUSES = ["DRAFT", "IN_REVIEW", "LIVE", "PAUSED", "ENDED"] as const satisfies readonly CampaignStatus[];

/** The state that an address names. */
export const statusOf = (word: string | null): CampaignStatus | undefined =>
  STATUSES.find((status) => status === word?.toUpperCase().replaceAll("-", "_"));

/** The word of a state in the address. */
export const wordOf = (status: CampaignStatus): string => status.toLowerCase().replaceAll("_", "-");

/** The orders of the list as the address names them: with a minus, the largest first. */
export const ORDERS = ["name", "status", "-spend", "-impressions", "-ctr", "ctr"] as const;

/** The order that an address names; null for the usual one. */
export function orderOf(word: string | null): CampaignOrderInput | null {
  const known = ORDERS.find((order) => order === word);
  if (!known) return null;
  return { by: known.replace("-", "").toUpperCase() as CampaignOrder, descending: known.startsWith("-") };
}

export const levelOf: Readonly<Record<CampaignStatus, StatusLevel>> = {
  DRAFT: "idle",
  IN_REVIEW: "info",
  LIVE: "normal",
  PAUSED: "warning",
  ENDED: "idle",
};

/** Another outline where the one of the level would say something else. */
export const iconOf: Readonly<Partial<Record<CampaignStatus, typeof IconClock>>> = {
  DRAFT: IconPencil,
  IN_REVIEW: IconClock,
  PAUSED: IconPlayerPause,
  ENDED: IconFlag,
};

const languages = new Intl.DisplayNames("en-GB", { type: "language" });

/** "Polish" for "pl". */
export const languageName = (code: string): string => languages.of(code) ?? code;

/** Where the builder opens a campaign. */
export const builderOf = (campaignId: string): string => `/advertiser/creatives/preview?campaign=${campaignId}`;
