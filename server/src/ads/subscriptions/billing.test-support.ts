import { randomUUID } from "node:crypto";
import type { Caller, TestServer, TestServerOptions } from "../../../test/harness";
import { startTestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import type { User } from "../../people/accounts/user.entity";
import type { Clock } from "../../platform/clock";
import { createDataSource } from "../../platform/database";
import { makeCompany } from "../applications/company.factory";
import { makeCampaign } from "../campaigns/campaign.factory";
import { recoverPayments } from "./payment.service";
import { TestProviderGateway } from "./payment-test-provider.gateway";
import type { Tier } from "./plan.rules";
import { noticeQuotas } from "./quota-notice.service";
import { remindOfRenewals, renewSubscriptions } from "./renewal.service";

/** A clock that stands where a test puts it. */
export class TestClock implements Clock {
  constructor(private time: Date) {}
  now(): Date {
    return new Date(this.time);
  }
  set(time: string | Date): void {
    this.time = new Date(time);
  }
  /** Goes on by some days. */
  go(days: number): void {
    this.time = new Date(this.time.getTime() + days * 24 * 3_600_000);
  }
}

/** Numbers of test cards by what they do. */
export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  poor: "4000000000009995",
  declinedLater: "4000000000000341",
  silent: "4000000000000119",
  lost: "4000000000000259",
  twice: "4000000000000077",
  noRefund: "4000000000005126",
} as const;

const SUBSCRIPTION = `id tier status startDate periodStart periodEnd cancelAtPeriodEnd isRenewalNear graceEndsAt nextAttemptAt
  card { brand last4 expiryMonth expiryYear } renewal { netPence grossPence lines { text netPence } }`;
const PAYMENT = `id purpose status message settledAt money { netPence vatPercent vatPence grossPence lines { text netPence } }
  card { last4 } invoice { id number kind billedTo money { grossPence } }`;
const RESULT = `payment { ${PAYMENT} } subscription { ${SUBSCRIPTION} }`;

export const DOCUMENTS = {
  subscription: `{ subscription { ${SUBSCRIPTION} } }`,
  quote:
    "query Q($tier: Tier!) { purchaseQuote(tier: $tier) { kind arithmetic periodStart periodEnd money { netPence vatPence grossPence lines { text netPence } } } }",
  payment: `query P($id: ID!) { payment(id: $id) { ${PAYMENT} } }`,
  subscribe: `mutation S($input: SubscribeInput!) { result: subscribe(input: $input) { ${RESULT} } }`,
  upgrade: `mutation U($input: PurchaseInput!) { result: upgrade(input: $input) { ${RESULT} } }`,
  retry: `mutation R($input: RetryRenewalInput!) { result: retryRenewal(input: $input) { ${RESULT} } }`,
  updateCard: `mutation C($input: UpdateCardInput!) { updateCard(input: $input) { ${SUBSCRIPTION} } }`,
  cancel: `mutation { cancelSubscription { ${SUBSCRIPTION} } }`,
  resume: `mutation { resumeSubscription { ${SUBSCRIPTION} } }`,
  invoices: `{ invoices(first: 50) { totalCount nodes { id number kind status issuedAt tier fromTier toTier billedTo credits creditedBy
    items { text netPence impressions days { day impressions } creatives { title impressions } } money { netPence vatPence grossPence } } } }`,
} as const;

export interface ShownInvoice {
  id: string;
  number: string;
  kind: string;
  grossPence: number;
  paidBy: string | null;
  status: string;
  credits: string | null;
  creditedBy: string | null;
  refund: { status: string; message: string | null; reason: string; requestedBy: string | null } | null;
}
const SHOWN = `id number kind grossPence paidBy status credits creditedBy
  refund { status message reason requestedBy requestedAt settledAt }`;

/** What staff do with an advertiser's invoices. */
export const accountActs = (staff: Caller) => ({
  invoices: async (userId: string) =>
    (
      await staff.run<{ accountInvoices: { totalCount: number; nodes: ShownInvoice[] } }>(
        `query A($userId: ID!) { accountInvoices(userId: $userId) { totalCount nodes { ${SHOWN} } } }`,
        { userId },
      )
    ).data.accountInvoices.nodes,
  credit: (number: string, reason = "Charged in error") =>
    staff.run<{ creditInvoice: ShownInvoice }>(
      `mutation C($number: String!, $reason: String!) { creditInvoice(number: $number, reason: $reason) { ${SHOWN} } }`,
      { number, reason },
    ),
  retry: (number: string) =>
    staff.run<{ retryRefund: ShownInvoice }>(
      `mutation R($number: String!) { retryRefund(number: $number) { ${SHOWN} } }`,
      { number },
    ),
});

/** Waits until the money of a credit note is where it should be. */
export const refundSettled = (server: TestServer, creditNoteId: string, status: string): Promise<void> =>
  until(async () => {
    const [refund] = await server.db.query("select status from refunds where credit_note_id = $1", [creditNoteId]);
    return refund?.status === status;
  }, `a refund that is ${status}`);

export interface Standing {
  id: string;
  tier: Tier;
  status: string;
  startDate: string;
  periodStart: string;
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
  isRenewalNear: boolean;
  graceEndsAt: string | null;
  nextAttemptAt: string | null;
  card: { brand: string; last4: string } | null;
  renewal: { netPence: number; grossPence: number; lines: { text: string; netPence: number }[] } | null;
}
export interface PaymentResult {
  payment: {
    id: string;
    purpose: string;
    status: string;
    message: string | null;
    money: { netPence: number; vatPence: number; grossPence: number; lines: { text: string; netPence: number }[] };
    invoice: { id: string; number: string; kind: string } | null;
  };
  subscription: Standing | null;
}
export interface ListedInvoice {
  id: string;
  number: string;
  kind: string;
  status: string;
  issuedAt: string;
  fromTier: Tier | null;
  toTier: Tier | null;
  billedTo: string[];
  credits: string | null;
  creditedBy: string | null;
  items: {
    text: string;
    netPence: number;
    impressions: number | null;
    days: { day: string; impressions: number }[] | null;
    creatives: { title: string; impressions: number }[] | null;
  }[];
  money: { netPence: number; vatPence: number; grossPence: number };
}

/** A server on which nobody is silent for long, whose clock stands, and advertisers who pay on it. */
export async function startBilling(at: string, options: TestServerOptions = {}) {
  const clock = new TestClock(new Date(at));
  const server = await startTestServer({
    clock,
    payments: (parts) => new TestProviderGateway({ ...parts, silenceMs: 1 }),
    ...options,
  });
  return { clock, server, ...billingOf(server) };
}

export function billingOf(server: TestServer) {
  const context = { ...server.platform, requestId: "test" };
  const advertiser = async (name = "Own Remedies Ltd") => {
    const { user } = await server.patient({ role: "ADVERTISER", name: "Hannah Example" });
    await makeCompany(server.db.manager, {
      advertiserId: user.id,
      name,
      tier: null,
      periodStart: server.platform.clock.now(),
    });
    return { user, ...actsOf(server, user) };
  };
  /** All that the jobs do in ten minutes. */
  const runJobs = async () => {
    await recoverPayments(context);
    await renewSubscriptions(context);
    await remindOfRenewals(context);
    await noticeQuotas(context);
  };
  return { context, advertiser, runJobs };
}

export type Advertiser = Awaited<ReturnType<ReturnType<typeof billingOf>["advertiser"]>>;

/** What an advertiser does. Each act signs in anew, for sessions end while the clock goes on. */
function actsOf(server: TestServer, user: User) {
  const run = async <Data>(document: string, variables?: Record<string, unknown>) => {
    const caller: Caller = await server.as(user);
    return caller.run<Data>(document, variables);
  };
  const sure = async <Data>(document: string, variables?: Record<string, unknown>): Promise<Data> => {
    const { data, errors } = await run<Data>(document, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const typeCard = async (cardNumber: string = CARDS.good, fields: Record<string, unknown> = {}, whose?: string) => {
    const cookie = whose ?? (await server.as(user)).cookie ?? "";
    const year = String(server.platform.clock.now().getUTCFullYear() + 3).slice(2);
    return fetch(`${server.url}/payments/test-provider/cards`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({
        cardNumber,
        expiry: `12/${year}`,
        cvv: "123",
        cardholderName: "Hannah Example",
        ...fields,
      }),
    });
  };
  const cardToken = async (number?: string) =>
    ((await (await typeCard(number)).json()) as { cardToken: string }).cardToken;
  const quote = async (tier: Tier) =>
    (
      await sure<{
        purchaseQuote: { kind: string; arithmetic: string | null; money: PaymentResult["payment"]["money"] };
      }>(DOCUMENTS.quote, { tier })
    ).purchaseQuote;
  const purchase = async (tier: Tier) => ({
    tier,
    expectedGrossPence: (await quote(tier)).money.grossPence,
    idempotencyKey: randomUUID(),
  });
  return {
    run,
    typeCard,
    cardToken,
    quote,
    purchase,
    standing: async () => (await sure<{ subscription: Standing | null }>(DOCUMENTS.subscription)).subscription,
    invoices: async () => (await sure<{ invoices: { nodes: ListedInvoice[] } }>(DOCUMENTS.invoices)).invoices.nodes,
    subscribe: async (tier: Tier, number?: string) => {
      const input = { ...(await purchase(tier)), cardToken: await cardToken(number) };
      return (await sure<{ result: PaymentResult }>(DOCUMENTS.subscribe, { input })).result;
    },
    upgrade: async (tier: Tier) =>
      (await sure<{ result: PaymentResult }>(DOCUMENTS.upgrade, { input: await purchase(tier) })).result,
    retry: async () =>
      (await sure<{ result: PaymentResult }>(DOCUMENTS.retry, { input: { idempotencyKey: randomUUID() } })).result,
    useCard: async (number?: string) => sure(DOCUMENTS.updateCard, { input: { cardToken: await cardToken(number) } }),
  };
}

/** Counts impressions of an advertiser's campaigns in an hour, as advertising's role does. Makes a campaign for each title. */
export async function countViews(
  server: TestServer,
  advertiserId: string,
  counts: readonly { hour: string; views: number; title?: string }[],
): Promise<void> {
  const ads = await createDataSource({ url: server.urls.ads, poolSize: 1 }).initialize();
  try {
    for (const { hour, views, title = "A nasal spray" } of counts) {
      const [known]: { id: string }[] = await server.db.query(
        "select c.id from campaigns c join current_creatives r on r.id = c.creative_id where c.advertiser_id = $1 and r.title = $2",
        [advertiserId, title],
      );
      const { id } = known ?? (await makeCampaign(server.db.manager, { advertiserId, creative: { title } }));
      await ads.query(
        `insert into campaign_hours as h (campaign_id, hour, creative_id, views)
         select id, $2, creative_id, $3 from campaigns where id = $1
         on conflict (campaign_id, hour, creative_id) do update set views = h.views + excluded.views`,
        [id, hour, views],
      );
    }
  } finally {
    await ads.destroy();
  }
}
