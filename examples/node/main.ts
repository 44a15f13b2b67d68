import { randomUUID } from "node:crypto";
import type { CampaignsQuery } from "./gql/graphql";
import { HealthApi, HealthApiError } from "./health-api";
import { CampaignsDocument, ReportDocument, WatchDocument } from "./operations";

type Campaign = CampaignsQuery["campaigns"]["nodes"][number];

/** A variable of the environment. @throws Error when it is missing. */
function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Please set ${name}.`);
  return value;
}

/** Every campaign, page by page. */
async function* campaignsOf(api: HealthApi): AsyncGenerator<Campaign> {
  for (let after: string | null | undefined = null; after !== undefined; ) {
    const { campaigns }: CampaignsQuery = await api.request(CampaignsDocument, { after });
    yield* campaigns.nodes;
    after = campaigns.pageInfo.hasNextPage ? campaigns.pageInfo.endCursor : undefined;
  }
}

/** Today in London, YYYY-MM-DD. */
const londonDay = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" }).format(new Date());

/** Lists the campaigns, reports a conversion for one that is live, and watches its statistics for some events. */
async function run(api: HealthApi, events: number): Promise<void> {
  let live: Campaign | undefined;
  for await (const campaign of campaignsOf(api)) {
    const { name, status, stats } = campaign;
    console.log(`Campaign ${name}: ${status}, ${stats.impressions} impressions, ${stats.clicks} clicks`);
    if (status === "LIVE") live ??= campaign;
  }
  if (!live) {
    console.log("There is no live campaign to report about or to watch.");
    return;
  }
  // One key for this report, however often it has to be sent.
  const input = {
    idempotencyKey: randomUUID(),
    rows: [{ campaignId: live.id, day: londonDay(), count: 1, revenuePence: 2_500 }],
  };
  const { reportConversions } = await api.request(ReportDocument, { input });
  console.log(`Reported ${reportConversions.rowCount} row for ${live.name}`);
  let seen = 0;
  for await (const { campaignStatsChanged: stats } of api.watch(WatchDocument, { campaignId: live.id })) {
    console.log(`Now ${stats.impressions} impressions, ${stats.clicks} clicks (${stats.ctr} %)`);
    seen += 1;
    if (seen >= events) return;
  }
}

async function main(): Promise<void> {
  const api = new HealthApi({
    url: needed("HEALTH_API_URL"),
    key: needed("HEALTH_API_KEY"),
    onWait: (reason) => console.log(reason),
  });
  try {
    await run(api, Number(process.env.HEALTH_EVENTS ?? 3));
  } finally {
    await api.close();
  }
}

main().catch((error) => {
  const code = error instanceof HealthApiError && error.code ? ` (${error.code})` : "";
  console.error(`${error instanceof Error ? error.message : "Something unknown went wrong."}${code}`);
  process.exitCode = 1;
});
