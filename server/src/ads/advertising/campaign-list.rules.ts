import { SHOWN_STATUSES, type ShownStatus } from "../campaigns/campaign-status.rules";

/** What a list of campaigns can be sorted by. */
export const CAMPAIGN_ORDERS = ["NAME", "STATUS", "SPEND", "IMPRESSIONS", "CTR"] as const;
export type CampaignOrder = (typeof CAMPAIGN_ORDERS)[number];

/** A campaign with what lists are sorted by. */
export interface ListedCampaign {
  id: string;
  name: string;
  status: ShownStatus;
  createdAt: Date;
  impressions: number;
  /** In percent. */
  ctr: number;
  spendPence: number;
}

const compareOf: Readonly<Record<CampaignOrder, (a: ListedCampaign, b: ListedCampaign) => number>> = {
  NAME: (a, b) => a.name.localeCompare(b.name, "en-GB", { sensitivity: "base", numeric: true }),
  STATUS: (a, b) => SHOWN_STATUSES.indexOf(a.status) - SHOWN_STATUSES.indexOf(b.status),
  SPEND: (a, b) => a.spendPence - b.spendPence,
  IMPRESSIONS: (a, b) => a.impressions - b.impressions,
  CTR: (a, b) => a.ctr - b.ctr,
};

/** Sorted, equal ones the newest first. */
export const sortCampaigns = <Row extends ListedCampaign>(
  rows: readonly Row[],
  order: CampaignOrder,
  descending: boolean,
): Row[] =>
  [...rows].sort(
    (a, b) =>
      compareOf[order](a, b) * (descending ? -1 : 1) ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      (a.id < b.id ? 1 : -1),
  );
