import type { DataSource, EntityManager } from "typeorm";
import type { Campaign } from "./campaign.entity";
import type { ShownStatus } from "./campaign-status.rules";
import { leadsToWebsite } from "./targeting.rules";

/** A campaign as its advertiser sees it. */
export interface CampaignView extends Omit<Campaign, "status" | "weight" | "creative"> {
  status: ShownStatus;
  /** Clicks lead to the company's website. */
  leadsToWebsite: boolean;
  /** The company's. */
  website: string | null;
}

/**
 * The status as it is shown, of `campaigns c`: the one place that derives it.
 * @param today where the London day stands among the parameters, for example `$2`.
 */
export const shownStatus = (today: string): string => `case
  when c.status in ('LIVE', 'PAUSED') and c.ends_on < ${today}::date then 'ENDED'
  when c.status = 'LIVE' and not exists (select from creative_versions v
         where v.creative_id in (c.creative_id, c.variant_id) and v.status = 'APPROVED') then 'IN_REVIEW'
  else c.status end`;

const columns = (
  today: string,
): string => `c.id, c.advertiser_id as "advertiserId", c.creative_id as "creativeId", c.name,
  ${shownStatus(today)} as status, c.cities, c.languages, c.topics, c.signals, c.related_topics as "relatedTopics",
  c.return_to_topic as "returnToTopic", c.variant_id as "variantId", to_char(c.starts_on, 'YYYY-MM-DD') as "startsOn",
  to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn", c.weekdays, c.hours, c.monthly_budget_pence as "monthlyBudgetPence",
  c.is_too_narrow as "isTooNarrow", c.daily_cap as "dailyCap", c.frequency_cap as "frequencyCap", c.created_at as "createdAt",
  c.launched_at as "launchedAt", c.ended_at as "endedAt", c.updated_at as "updatedAt", c.version,
  (select o.website from companies o where o.advertiser_id = c.advertiser_id) as website`;

type Source = Pick<DataSource | EntityManager, "query">;

/**
 * Campaigns as they are shown.
 * @param today the London day.
 * @param rest what follows the table `campaigns c`; its parameters begin with $2.
 */
export async function selectCampaigns(
  source: Source,
  today: string,
  rest: string,
  parameters: readonly unknown[],
): Promise<CampaignView[]> {
  const rows: Omit<CampaignView, "leadsToWebsite">[] = await source.query(
    `select ${columns("$1")} from campaigns c ${rest}`,
    [today, ...parameters],
  );
  return rows.map((row) => ({ ...row, leadsToWebsite: leadsToWebsite(row) }));
}
