import type { DataSource } from "typeorm";
import type { CampaignView } from "../campaigns/campaign-view.loaders";
import { costOfMonth } from "../subscriptions/cost.rules";
import { readBilledMonths } from "../subscriptions/cost.service";
import { monthsOf } from "./insight.rules";
import { readRollUp } from "./insight.sql";

/** Before the first and after the last month of anybody. */
const [ALWAYS_FROM, ALWAYS_TO] = [new Date("2000-01-01T00:00:00Z"), new Date("2200-01-01T00:00:00Z")];

/**
 * What campaigns cost so far, in pence without VAT: the cost of insights, of all paid months. Two statements for one advertiser's campaigns,
 * however many there are.
 */
export async function spendByCampaign(
  db: Pick<DataSource, "query">,
  campaigns: readonly Pick<CampaignView, "id" | "advertiserId">[],
): Promise<number[]> {
  const ids = campaigns.map(({ id }) => id);
  const pence = new Map<string, number>();
  for (const advertiserId of new Set(campaigns.map((campaign) => campaign.advertiserId))) {
    const months = await readBilledMonths(db, advertiserId, ALWAYS_FROM, ALWAYS_TO);
    const span = {
      ...{ advertiserId, campaignIds: ids, from: "", to: "", start: ALWAYS_FROM, end: ALWAYS_TO },
      months: monthsOf(months.map((month) => ({ ...month, ...costOfMonth(month, month.periodEnd) }))),
    };
    for (const { keys, costPence } of await readRollUp(db, "COUNTED", ["CAMPAIGN"], span)) {
      pence.set(keys[0] ?? "", costPence ?? 0);
    }
  }
  return ids.map((id) => pence.get(id) ?? 0);
}
