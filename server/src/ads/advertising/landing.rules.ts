import { leadsToWebsite, type Targeting } from "../campaigns/targeting.rules";
import { fillMacros } from "../creatives/macro.rules";
import type { AdPage } from "./ad-event.rules";

/** What placements are called in addresses. */
const PLACEMENTS: Readonly<Record<AdPage, string>> = { DASHBOARD: "dashboard", HEALTH_CHECK: "health-check" };

interface Clicked {
  campaignId: string;
  creativeId: string;
  page: AdPage;
}

/** The address that a click leads to. The front door of a company gets nothing: the campaign alone would tell why somebody saw it. */
export const landingOf = (
  targeting: Pick<Targeting, "topics" | "signals">,
  url: string,
  { campaignId, creativeId, page }: Clicked,
): string =>
  leadsToWebsite(targeting)
    ? url
    : fillMacros(url, { campaign: campaignId, creative: creativeId, placement: PLACEMENTS[page] });
