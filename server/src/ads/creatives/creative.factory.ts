import type { EntityManager } from "typeorm";
import { Creative } from "./creative.entity";
import { CreativeVersion } from "./creative-version.entity";

export type VersionExample = Partial<Omit<CreativeVersion, "id" | "creativeId" | "creative">>;

/** Stores an example of an advert with one version, which is approved unless told otherwise. */
export async function makeCreative(
  manager: EntityManager,
  advertiserId: string,
  { createdAt = new Date(), ...given }: VersionExample = {},
): Promise<{ creative: Creative; version: CreativeVersion }> {
  const creative = await manager.getRepository(Creative).save({ advertiserId, createdAt, archivedAt: null });
  return { creative, version: await makeVersion(manager, creative.id, { createdAt, ...given }) };
}

/** Stores an example of a version. */
export async function makeVersion(
  manager: EntityManager,
  creativeId: string,
  { createdAt = new Date(), status = "APPROVED", ...given }: VersionExample = {},
): Promise<CreativeVersion> {
  return manager.getRepository(CreativeVersion).save({
    creativeId,
    number: 1,
    title: "A nasal spray",
    description: "For a runny nose.",
    imageKey: given.pictureId ? null : "example",
    pictureId: null,
    altText: "A bottle with a nozzle",
    pricePence: 499,
    targetUrl: "https://remedies.example/spray",
    disclaimer: "Always read the label.",
    status,
    createdAt,
    submittedAt: status === "DRAFT" ? null : createdAt,
    approvedAt: status === "APPROVED" ? createdAt : null,
    ...given,
  });
}
