import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import type { Impression, TokenSet } from "../src/ads/advertising/tokens";
import type { Campaign } from "../src/ads/campaigns/campaign.entity";
import { makeCampaign } from "../src/ads/campaigns/campaign.factory";
import { createDataSource } from "../src/platform/database";
import type { TestServer } from "./harness";
import { until } from "./wait";

/** A browser that is a person's, as far as it says. */
export const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
export type Kind = "VIEW" | "CLICK" | "ENGAGEMENT";
const PATHS = { VIEW: "views", CLICK: "clicks", ENGAGEMENT: "engagements" } as const;

/** Posts a body to one of the addresses for reports. */
export async function post(url: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/ads/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": BROWSER, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as { counted?: boolean; errors?: { message: string }[] },
  };
}

/** Reports one event of an impression. */
export const report = (url: string, kind: Kind, set: TokenSet, headers?: Record<string, string>) =>
  post(url, PATHS[kind], { token: set[kind] }, headers);

export const counted = { status: 200, body: { counted: true } };
export const notCounted = { status: 200, body: { counted: false } };

/** The tokens of an advert that was handed out two seconds ago to somebody new, unless told otherwise. */
export function impressionOf(campaign: Campaign, given: Partial<Impression> = {}): Impression {
  return {
    id: randomUUID(),
    campaignId: campaign.id,
    creativeId: campaign.creativeId,
    issuedAt: new Date(Date.now() - 2_000),
    pseudonym: randomUUID().replaceAll("-", ""),
    city: "London",
    language: "en",
    page: "DASHBOARD",
    personalised: false,
    ageBand: null,
    gender: null,
    ...given,
  };
}
export const issue = (server: TestServer, campaign: Campaign, given?: Partial<Impression>) =>
  server.platform.adverts.tokens.issue(impressionOf(campaign, given));

interface Figures {
  views: number;
  clicks: number;
  engagements: number;
  invalid_views: number;
  invalid_clicks: number;
  invalid_engagements: number;
}
export const NOTHING: Figures = {
  views: 0,
  clicks: 0,
  engagements: 0,
  invalid_views: 0,
  invalid_clicks: 0,
  invalid_engagements: 0,
};

/** The roll-up of a campaign, after checking that it says what the events say. */
export async function figuresOf(server: TestServer, { id }: Campaign): Promise<Figures> {
  const [rolled]: Figures[] = await server.db.query(
    `select coalesce(sum(views), 0)::int views, coalesce(sum(clicks), 0)::int clicks, coalesce(sum(engagements), 0)::int engagements,
            coalesce(sum(invalid_views), 0)::int invalid_views, coalesce(sum(invalid_clicks), 0)::int invalid_clicks,
            coalesce(sum(invalid_engagements), 0)::int invalid_engagements from campaign_hours where campaign_id = $1`,
    [id],
  );
  const events: { kind: Kind; valid: boolean; count: number }[] = await server.db.query(
    "select kind, valid, count(*)::int from ad_events where campaign_id = $1 group by 1, 2",
    [id],
  );
  const of = (kind: Kind, valid: boolean) => events.find((row) => row.kind === kind && row.valid === valid)?.count ?? 0;
  expect(rolled).toEqual({
    views: of("VIEW", true),
    clicks: of("CLICK", true),
    engagements: of("ENGAGEMENT", true),
    invalid_views: of("VIEW", false),
    invalid_clicks: of("CLICK", false),
    invalid_engagements: of("ENGAGEMENT", false),
  });
  return rolled as Figures;
}

/** Why events of the campaign are invalid, in alphabetical order. */
export async function reasonsOf(server: TestServer, { id }: Campaign): Promise<string[]> {
  const rows: { reason: string }[] = await server.db.query(
    "select reason from ad_events where campaign_id = $1 and not valid order by reason",
    [id],
  );
  return rows.map(({ reason }) => reason);
}

/** A live campaign that this server has loaded. */
export async function liveCampaign(
  server: TestServer,
  given: Parameters<typeof makeCampaign>[1] = {},
): Promise<Campaign> {
  const campaign = await makeCampaign(server.db.manager, given);
  server.platform.hub.resynchronise();
  await until(() => server.platform.adverts.index.get(campaign.id) !== undefined, "the campaign to be loaded");
  return campaign;
}

/** Does what only the owner of the tables may, such as writing history into the roll-up. */
export async function asOwner(server: TestServer, act: (owner: DataSource) => Promise<unknown>): Promise<void> {
  const owner = await createDataSource({ url: server.urls.owner, poolSize: 1 }).initialize();
  try {
    await act(owner);
  } finally {
    await owner.destroy();
  }
}
