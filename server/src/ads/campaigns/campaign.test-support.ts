import * as adverts from "../../../test/ad-reports";
import type { ApiError, Caller, TestServer } from "../../../test/harness";
import type { User } from "../../people/accounts/user.entity";
import { type CompanyExample, makeCompany } from "../applications/company.factory";
import { makeCreative, type VersionExample } from "../creatives/creative.factory";

export const CAMPAIGN = `id name status version creative { id title } variant { id } cities languages topics signals relatedTopics returnToTopic
  startsOn endsOn weekdays hours dailyCap monthlyBudgetPence frequencyCap destinationUrl leadsToWebsite heldBackBy createdAt
  launchedAt endedAt updatedAt stats { impressions lastDay { hour impressions clicks engagements } }`;

export interface OwnCampaign {
  id: string;
  name: string;
  status: string;
  version: number;
  creative: { id: string; title: string };
  variant: { id: string } | null;
  cities: string[];
  languages: string[];
  topics: string[];
  signals: string[];
  startsOn: string | null;
  endsOn: string | null;
  weekdays: number[];
  hours: number[];
  dailyCap: number | null;
  monthlyBudgetPence: number | null;
  frequencyCap: number;
  destinationUrl: string | null;
  leadsToWebsite: boolean;
  heldBackBy: string[];
  launchedAt: string | null;
  endedAt: string | null;
  updatedAt: string;
  stats: { impressions: number; lastDay: { hour: string; impressions: number; clicks: number }[] };
}
export type Advertiser = Caller & { user: User };

/** An advertiser with a company. */
export async function advertiserWith(server: TestServer, company: CompanyExample = {}): Promise<Advertiser> {
  const caller = await server.patient({ role: "ADVERTISER" });
  await makeCompany(server.db.manager, { advertiserId: caller.user.id, ...company });
  return caller;
}

/** An advert of this advertiser, approved unless told otherwise. */
export async function advertOf(server: TestServer, { user }: Advertiser, given: VersionExample = {}): Promise<string> {
  return (await makeCreative(server.db.manager, user.id, given)).creative.id;
}

/** Everything that a campaign needs to be launched, but for the advert. */
export const WORDS = { name: "Spring", cities: ["London"], languages: ["en"], topics: [], signals: [] };

interface Outcome {
  campaign: OwnCampaign;
  error?: ApiError;
  /** The fields that were wrong. */
  fields: string[];
}

const outcomeOf = (campaign: OwnCampaign | undefined, errors: ApiError[] | undefined): Outcome => ({
  campaign: campaign as OwnCampaign,
  error: errors?.[0],
  fields: (errors?.[0]?.extensions.problems ?? []).map(({ field }) => field),
});

/** Saves a campaign, a new draft unless told which. */
export async function save(
  who: Caller,
  input: Record<string, unknown>,
  { id = null, version = null }: { id?: string | null; version?: number | null } = {},
): Promise<Outcome> {
  const { data, errors } = await who.run<{ saveCampaign: OwnCampaign }>(
    `mutation S($id: ID, $version: Int, $input: CampaignInput!) {
       saveCampaign(id: $id, version: $version, input: $input) { ${CAMPAIGN} } }`,
    { id, version, input: { ...WORDS, ...input } },
  );
  return outcomeOf(data?.saveCampaign, errors);
}

export async function launch(who: Caller, { id, version }: Pick<OwnCampaign, "id" | "version">): Promise<Outcome> {
  const { data, errors } = await who.run<{ launchCampaign: OwnCampaign }>(
    `mutation L($id: ID!, $version: Int!) { launchCampaign(id: $id, version: $version) { ${CAMPAIGN} } }`,
    { id, version },
  );
  return outcomeOf(data?.launchCampaign, errors);
}

/** What an act on one campaign makes of it. */
export async function act(
  who: Caller,
  name: "pauseCampaign" | "resumeCampaign" | "endCampaign" | "duplicateCampaign",
  id: string,
): Promise<Outcome> {
  const { data, errors } = await who.run<Record<string, OwnCampaign>>(
    `mutation M($id: ID!) { ${name}(id: $id) { ${CAMPAIGN} } }`,
    { id },
  );
  return outcomeOf(data?.[name], errors);
}

export async function remove(who: Caller, id: string): Promise<ApiError | undefined> {
  return (await who.run("mutation D($id: ID!) { deleteCampaignDraft(id: $id) }", { id })).errors?.[0];
}

export async function read(who: Caller, id: string): Promise<OwnCampaign> {
  const { data, errors } = await who.run<{ campaign: OwnCampaign }>(
    `query C($id: ID!) { campaign(id: $id) { ${CAMPAIGN} } }`,
    { id },
  );
  if (errors?.[0]) throw new Error(errors[0].message);
  return data.campaign;
}

/** A campaign that was launched. */
export async function launched(
  server: TestServer,
  who: Advertiser,
  input: Record<string, unknown> = {},
): Promise<OwnCampaign> {
  const draft = await save(who, { creativeId: await advertOf(server, who), ...input });
  const { campaign, error } = await launch(who, draft.campaign);
  if (error) throw new Error(JSON.stringify(error));
  return campaign;
}

export type Cell = [city: string, language: string, topics: number, signals: number, people: number];
export const COUNTED_AT = "2026-11-22T02:00:00.000Z";

/** Takes these cells for the newest count of people. */
export const countPeople = (server: TestServer, ...cells: Cell[]): Promise<void> =>
  adverts.asOwner(server, async (owner) => {
    await owner.query("delete from audience_cells");
    for (const cell of cells) {
      await owner.query("insert into audience_cells values ($1, $2, $3, $4, $5, $6)", [...cell, COUNTED_AT]);
    }
  });

export interface Counted {
  hour: string;
  views?: number;
  clicks?: number;
  engagements?: number;
  creativeId?: string;
}

/** Writes figures of a campaign as advertising does. */
export const countHours = (server: TestServer, campaignId: string, ...rows: Counted[]): Promise<void> =>
  adverts.asOwner(server, async (owner) => {
    await owner.query(
      `insert into campaign_hours (campaign_id, hour, creative_id, views, clicks, engagements)
       select $1, r.hour, coalesce(r."creativeId", c.creative_id), coalesce(r.views, 0), coalesce(r.clicks, 0), coalesce(r.engagements, 0)
         from jsonb_to_recordset($2::jsonb) as r (hour timestamptz, "creativeId" uuid, views int, clicks int, engagements int), campaigns c
        where c.id = $1`,
      [campaignId, JSON.stringify(rows)],
    );
  });

/** The states of an advert's versions, the first version first. */
export async function statusesOf(server: TestServer, creativeId: string): Promise<string[]> {
  const rows: { status: string }[] = await server.db.query(
    "select status from creative_versions where creative_id = $1 order by number",
    [creativeId],
  );
  return rows.map(({ status }) => status);
}
