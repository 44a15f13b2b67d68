import type { EntityManager } from "typeorm";
import { makeCompany } from "../applications/company.factory";
import { makeCreative, type VersionExample } from "../creatives/creative.factory";
import type { CreativeStatus } from "../creatives/creative.rules";
import { Campaign } from "./campaign.entity";

export type CampaignExample = Partial<Omit<Campaign, "creativeId" | "creative">> & {
  creative?: VersionExample;
  creativeStatus?: CreativeStatus;
};

/** Stores an example of a live campaign with an approved creative, of a new paying advertiser unless one is given. */
export async function makeCampaign(
  manager: EntityManager,
  { creative = {}, creativeStatus = "APPROVED", ...given }: CampaignExample = {},
): Promise<Campaign> {
  const advertiserId = given.advertiserId ?? (await makeCompany(manager)).advertiserId;
  const createdAt = given.createdAt ?? new Date();
  const example = { status: creativeStatus, createdAt, ...creative };
  const { id: creativeId } = (await makeCreative(manager, advertiserId, example)).creative;
  return manager.getRepository(Campaign).save({
    name: "An example campaign",
    status: "LIVE",
    cities: [],
    languages: ["en"],
    topics: [],
    signals: [],
    relatedTopics: false,
    returnToTopic: false,
    variantId: null,
    startsOn: null,
    endsOn: null,
    weekdays: [],
    hours: [],
    monthlyBudgetPence: null,
    isTooNarrow: false,
    weight: 1,
    dailyCap: null,
    frequencyCap: 3,
    createdAt,
    launchedAt: given.status === "DRAFT" ? null : createdAt,
    endedAt: null,
    updatedAt: createdAt,
    version: 1,
    ...given,
    advertiserId,
    creativeId,
  });
}
