import type { EntityManager } from "typeorm";
import { makeCompany } from "../applications/company.factory";
import { Creative } from "../creatives/creative.entity";
import type { CreativeStatus } from "../creatives/creative.rules";
import { Campaign } from "./campaign.entity";

export type CampaignExample = Partial<Omit<Campaign, "id" | "creativeId" | "creative">> & {
  creative?: Partial<Omit<Creative, "id" | "advertiserId">>;
  creativeStatus?: CreativeStatus;
};

/** Stores an example of a live campaign with an approved creative, of a new paying advertiser unless one is given. */
export async function makeCampaign(
  manager: EntityManager,
  { creative = {}, creativeStatus = "APPROVED", ...given }: CampaignExample = {},
): Promise<Campaign> {
  const advertiserId = given.advertiserId ?? (await makeCompany(manager)).advertiserId;
  const createdAt = given.createdAt ?? new Date();
  const { id: creativeId } = await manager.getRepository(Creative).save({
    advertiserId,
    title: "A nasal spray",
    description: "For a runny nose.",
    imageKey: "example",
    altText: "A bottle with a nozzle",
    pricePence: 499,
    targetUrl: "https://remedies.example/spray",
    disclaimer: "Always read the label.",
    status: creativeStatus,
    createdAt,
    ...creative,
  });
  return manager.getRepository(Campaign).save({
    name: "An example campaign",
    status: "LIVE",
    cities: [],
    languages: ["en"],
    topics: [],
    weight: 1,
    dailyCap: null,
    frequencyCap: 3,
    createdAt,
    ...given,
    advertiserId,
    creativeId,
  });
}
