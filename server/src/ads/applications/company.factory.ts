import type { EntityManager } from "typeorm";
import { makeUser } from "../../people/accounts/user.factory";
import type { Tier } from "../subscriptions/plan.rules";
import { SubscriptionPeriod } from "../subscriptions/subscription-period.entity";
import { Company } from "./company.entity";

export interface CompanyExample {
  /** An advertiser's account; a new one unless given. */
  advertiserId?: string;
  name?: string;
  website?: string;
  /** The tier of the paid month, or null for an advertiser who has not paid. */
  tier?: Tier | null;
  /** A whole hour; the month lasts 30 days. Ten days ago unless given. */
  periodStart?: Date;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Stores an example of an advertiser's company, with a paid month unless told otherwise. */
export async function makeCompany(
  manager: EntityManager,
  {
    advertiserId,
    name = "Example Remedies Ltd",
    website = "https://remedies.example",
    tier = "SILVER",
    periodStart = new Date(Math.floor((Date.now() - 10 * DAY) / HOUR) * HOUR),
  }: CompanyExample = {},
): Promise<Company> {
  const id = advertiserId ?? (await makeUser(manager, { role: "ADVERTISER" })).id;
  const company = await manager
    .getRepository(Company)
    .save({ advertiserId: id, name, website, createdAt: periodStart });
  if (tier) {
    const periodEnd = new Date(periodStart.getTime() + 30 * DAY);
    await manager
      .getRepository(SubscriptionPeriod)
      .insert({ advertiserId: id, tier, periodStart, periodEnd, createdAt: periodStart });
  }
  return company;
}
