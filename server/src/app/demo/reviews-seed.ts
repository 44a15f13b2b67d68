import { type EntityManager, In } from "typeorm";
import { readActiveRules } from "../../ads/compliance/active-rules.service";
import { AdReview } from "../../ads/compliance/ad-review.entity";
import { type CompiledRule, judgeAdvert } from "../../ads/compliance/judge.rules";
import type { Decision } from "../../ads/compliance/review.rules";
import { keepViolations } from "../../ads/compliance/review-store.service";
import { makeCreative, makeVersion, type VersionExample } from "../../ads/creatives/creative.factory";
import type { CreativeVersion } from "../../ads/creatives/creative-version.entity";
import { User } from "../../people/accounts/user.entity";
import { oneValue } from "../../platform/database";
import { insertOne } from "../../platform/entity-rows";
import { DEMO_COMPANIES } from "./demo-adverts.rules";
import { DEMO_DECIDED, DEMO_DRAFT, DEMO_NEWER, DEMO_PICTURES, DEMO_WAITING } from "./demo-reviews.rules";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type DemoAdvert = (typeof DEMO_WAITING)[number] | (typeof DEMO_DECIDED)[number] | typeof DEMO_DRAFT;

interface Making {
  tx: EntityManager;
  now: Date;
  rules: readonly CompiledRule[];
  reviewerId: string;
  /** The companies' accounts, in the order of DEMO_COMPANIES. */
  advertiserIds: readonly string[];
}

/**
 * Makes the demonstration's adverts in every state: some wait for a review, some were decided about in the last 30 days. None of them
 * belongs to a campaign. Does nothing when there are some, or who would have decided is gone.
 */
export async function seedReviews(tx: EntityManager, now: Date): Promise<void> {
  const sql = `select 1 from creative_versions v join creatives c on c.id = v.creative_id
    join users u on u.id = c.advertiser_id where u.demonstration and v.status <> 'APPROVED' limit 1`;
  const found = await oneValue(tx, sql);
  const users = tx.getRepository(User);
  const reviewer = await users.findOneBy({ email: "reviewer@demo.test", demonstration: true });
  const addresses = In(DEMO_COMPANIES.map(({ email }) => email));
  const advertisers = await users.findBy({ email: addresses, role: "ADVERTISER", demonstration: true });
  const advertiserIds = DEMO_COMPANIES.flatMap(({ email }) => advertisers.find((one) => one.email === email)?.id ?? []);
  if (found || !reviewer || advertiserIds.length < DEMO_COMPANIES.length) return;
  const making = { tx, now, rules: await readActiveRules(tx), reviewerId: reviewer.id, advertiserIds };
  for (const { daysAgo, hours, decision, reason, ...advert } of DEMO_DECIDED) {
    const decidedAt = new Date(now.getTime() - daysAgo * DAY);
    const version = await make(making, advert, { status: decision, at: new Date(decidedAt.getTime() - hours * HOUR) });
    await review(making, version, { decidedAt, decision, reason });
  }
  for (const { minutes, sentBack, ...advert } of DEMO_WAITING) {
    await makeWaiting(making, advert, minutes, sentBack);
  }
  await make(making, DEMO_DRAFT, { status: "DRAFT", at: new Date(now.getTime() - DAY) });
  await makeNewer(making);
}

function exampleOf({ title, description, pricePence, path, disclaimer, company }: DemoAdvert): VersionExample {
  const targetUrl = `${DEMO_COMPANIES[company]?.website}${path}`;
  return { title, description, pricePence, disclaimer, targetUrl, ...DEMO_PICTURES[company] };
}

async function make(
  { tx, advertiserIds }: Making,
  advert: DemoAdvert,
  { status, at }: { status: CreativeVersion["status"]; at: Date },
): Promise<CreativeVersion> {
  const example = { ...exampleOf(advert), status, createdAt: at };
  return (await makeCreative(tx, advertiserIds[advert.company] ?? "", example)).version;
}

async function makeWaiting(making: Making, advert: DemoAdvert, minutes: number, sentBack?: string): Promise<void> {
  const at = new Date(making.now.getTime() - minutes * MINUTE);
  if (!sentBack) {
    await review(making, await make(making, advert, { status: "PENDING", at }));
    return;
  }
  const before = { ...advert, disclaimer: "" };
  const first = await make(making, before, { status: "NEEDS_REVISION", at: new Date(at.getTime() - DAY) });
  const decidedAt = new Date(at.getTime() - DAY + 4 * HOUR);
  await review(making, first, { decidedAt, decision: "NEEDS_REVISION", reason: sentBack });
  const next = { ...exampleOf(advert), number: 2, status: "PENDING", createdAt: at } as const;
  await review(making, await makeVersion(making.tx, first.creativeId, next));
}

/** A newer version waits while the one before is shown. */
async function makeNewer(making: Making): Promise<void> {
  const { tx, now, advertiserIds } = making;
  const { of, minutes, ...advert } = DEMO_NEWER;
  const sql =
    "select id from current_creatives where advertiser_id = $1 and title = $2 and status = 'APPROVED' order by created_at limit 1";
  const shown = await oneValue<string | undefined>(tx, sql, [advertiserIds[advert.company], of]);
  if (!shown) return;
  const createdAt = new Date(now.getTime() - minutes * MINUTE);
  const example = { ...exampleOf(advert), number: 2, status: "PENDING", createdAt } as const;
  await review(making, await makeVersion(tx, shown, example));
}

async function review(
  { tx, rules, reviewerId }: Making,
  version: CreativeVersion,
  decided?: { decidedAt: Date; decision: Decision; reason: string | null },
): Promise<void> {
  const id = await insertOne(tx, AdReview, {
    ...{
      versionId: version.id,
      cause: "SUBMITTED",
      status: decided?.decision ?? "PENDING",
      submittedAt: version.createdAt,
    },
    ...(decided && { decidedAt: decided.decidedAt, decidedBy: reviewerId, reason: decided.reason }),
  });
  await keepViolations(tx, id, await judgeAdvert(rules, version));
}
