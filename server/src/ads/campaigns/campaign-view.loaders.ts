import { type MadeOf, pageMadeOf } from "../../platform/asked-fields";
import { type RowSource, readEntities } from "../../platform/entity-rows";
import { Campaign } from "./campaign.entity";
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

type Beside = Pick<CampaignView, "status" | "website">;
/** What is read beside the columns of `campaigns c`, or in place of one. $1 is the London day. */
const BESIDE_CAMPAIGN = {
  status: shownStatus("$1"),
  website: "(select o.website from companies o where o.advertiser_id = c.advertiser_id)",
};

/** The fields of a campaign that are no properties of the same name, with those that they are made of. */
export const CAMPAIGN_MADE_OF: MadeOf = {
  ...pageMadeOf("id", "createdAt"),
  creative: ["creativeId"],
  variant: ["variantId"],
  destinationUrl: ["creativeId", "topics", "signals", "website"],
  heldBackBy: ["everything"],
  leadsToWebsite: ["topics", "signals"],
  promoCode: ["id"],
  spendPence: ["id", "advertiserId"],
  stats: ["id"],
};

/**
 * Campaigns as they are shown.
 * @param today the London day.
 * @param rest what follows the table `campaigns c`; its parameters begin with $2.
 * @param parts the properties that are read; all when left out, and else `rest` has to use $1.
 */
export async function selectCampaigns(
  db: RowSource,
  today: string,
  rest: string,
  parameters: readonly unknown[],
  parts?: ReadonlySet<string>,
): Promise<CampaignView[]> {
  const read = { more: BESIDE_CAMPAIGN, parts };
  const rows = await readEntities<Campaign, Beside>(db, Campaign, `c ${rest}`, [today, ...parameters], read);
  return rows.map((row) => ({ ...row, leadsToWebsite: row.topics && row.signals && leadsToWebsite(row) }));
}
