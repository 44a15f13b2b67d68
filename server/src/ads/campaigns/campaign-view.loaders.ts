import type { DataSource, EntityManager } from "typeorm";
import { type MadeOf, pageMadeOf } from "../../platform/asked-fields";
import { rowsOf } from "../../platform/database";
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

/** Where each property comes from, of `campaigns c`; a name alone is a column of it. $1 is the London day. */
const COLUMNS: Readonly<Record<keyof Omit<CampaignView, "leadsToWebsite">, string>> = {
  id: "id",
  advertiserId: "advertiser_id",
  creativeId: "creative_id",
  name: "name",
  status: shownStatus("$1"),
  cities: "cities",
  languages: "languages",
  topics: "topics",
  signals: "signals",
  relatedTopics: "related_topics",
  returnToTopic: "return_to_topic",
  variantId: "variant_id",
  startsOn: "to_char(c.starts_on, 'YYYY-MM-DD')",
  endsOn: "to_char(c.ends_on, 'YYYY-MM-DD')",
  weekdays: "weekdays",
  hours: "hours",
  monthlyBudgetPence: "monthly_budget_pence",
  isTooNarrow: "is_too_narrow",
  dailyCap: "daily_cap",
  frequencyCap: "frequency_cap",
  createdAt: "created_at",
  launchedAt: "launched_at",
  endedAt: "ended_at",
  updatedAt: "updated_at",
  version: "version",
  website: "(select o.website from companies o where o.advertiser_id = c.advertiser_id)",
};
const EVERYTHING = Object.keys(COLUMNS);

/** The fields of a campaign that are no properties of the same name, with those that they are made of. */
export const CAMPAIGN_MADE_OF: MadeOf = {
  ...pageMadeOf("id", "createdAt"),
  creative: ["creativeId"],
  variant: ["variantId"],
  destinationUrl: ["creativeId", "topics", "signals", "website"],
  heldBackBy: EVERYTHING,
  leadsToWebsite: ["topics", "signals"],
  promoCode: ["id"],
  spendPence: ["id", "advertiserId"],
  stats: ["id"],
};

/** Texts of the columns by the properties that are asked for; so many at the most, since each becomes a statement of its own. */
const texts = new Map<string, string>();
const MOST_TEXTS = 40;

function columnsOf(parts?: ReadonlySet<string>): string {
  const names = parts ? EVERYTHING.filter((name) => parts.has(name)) : EVERYTHING;
  const key = names.length === parts?.size ? names.join() : "";
  const known = texts.get(key);
  if (known) return known;
  if (key !== "" && texts.size >= MOST_TEXTS) return columnsOf();
  const from = ([name, source]: [string, string]) => `${/^\w+$/.test(source) ? `c.${source}` : source} as "${name}"`;
  const chosen = Object.entries(COLUMNS).filter(([name]) => key === "" || names.includes(name));
  const text = chosen.map(from).join(", ");
  texts.set(key, text);
  return text;
}

type Source = Pick<DataSource | EntityManager, "query">;

/**
 * Campaigns as they are shown.
 * @param today the London day.
 * @param rest what follows the table `campaigns c`; its parameters begin with $2.
 * @param parts the properties that are read; all when left out, and else `rest` has to use $1.
 */
export async function selectCampaigns(
  source: Source,
  today: string,
  rest: string,
  parameters: readonly unknown[],
  parts?: ReadonlySet<string>,
): Promise<CampaignView[]> {
  const text = `select ${columnsOf(parts)} from campaigns c ${rest}`;
  const rows = await rowsOf<CampaignView>(source, text, [today, ...parameters]);
  for (const row of rows) row.leadsToWebsite = row.topics && row.signals && leadsToWebsite(row);
  return rows;
}
