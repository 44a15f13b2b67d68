import { clickThroughRate } from "../campaigns/campaign.rules";

export const REPORT_MESSAGES = {
  month: "Enter a month, for example 2026-10.",
  future: "This month has not started yet.",
} as const;

/** What was counted of a campaign in a month, and what its advertiser says came of it. */
export interface ReportCampaign {
  id: string;
  name: string;
  impressions: number;
  clicks: number;
  conversions: number;
  revenuePence: number;
}

export interface ReportMetrics {
  impressions: number;
  clicks: number;
  ctr: number;
  conversions: number;
  revenuePence: number;
  costPence: number;
  roi: number | null;
}

/** What came back for each hundred pounds that were spent, less those, with one decimal; null when nothing was spent. */
export function returnOnInvestment(revenuePence: number, costPence: number): number | null {
  return costPence <= 0 ? null : Math.round(((revenuePence - costPence) * 1_000) / costPence) / 10;
}

/** @param costPence the net of invoices less that of credit notes. */
export function metricsOf(campaigns: readonly ReportCampaign[], costPence: number): ReportMetrics {
  const sum = (of: (campaign: ReportCampaign) => number) =>
    campaigns.reduce((total, campaign) => total + of(campaign), 0);
  const impressions = sum((campaign) => campaign.impressions);
  const clicks = sum((campaign) => campaign.clicks);
  const revenuePence = sum((campaign) => campaign.revenuePence);
  return {
    impressions,
    clicks,
    ctr: clickThroughRate(clicks, impressions),
    conversions: sum((campaign) => campaign.conversions),
    revenuePence,
    costPence,
    roi: returnOnInvestment(revenuePence, costPence),
  };
}

const MONTH_NAME = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "long", year: "numeric" });

/** "October 2026" from 2026-10. */
export const monthText = (month: string): string => MONTH_NAME.format(new Date(`${month}-15T12:00:00Z`));

const DAY_NAME = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** "1 Oct 2026" of a day as YYYY-MM-DD. */
export const dayText = (day: string): string => DAY_NAME.format(new Date(`${day}T12:00:00Z`));

/** "12.5%", or a word where there is none. */
export const roiText = (roi: number | null): string => (roi === null ? "No cost" : `${roi}%`);
