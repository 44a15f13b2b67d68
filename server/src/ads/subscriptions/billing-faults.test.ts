import type { TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { type Advertiser, CARDS, DOCUMENTS, startBilling, type TestClock } from "./billing.test-support";
import type { ChargeOutcome, ChargeRequest, FindRequest, Report } from "./payment.gateway";
import { ProviderSilent } from "./payment.gateway";
import { TestProviderGateway } from "./payment-test-provider.gateway";

/** What goes wrong at the provider, or between it and us, until it is put back. */
const fault = { silent: false, diesAfterCharge: false, diesBeforeCharge: false, asked: 0 };

/** The built-in provider behind a line that fails, and beside a process that dies. */
class FailingGateway extends TestProviderGateway {
  override async charge(request: ChargeRequest, report: Report): Promise<ChargeOutcome> {
    fault.asked += 1;
    if (fault.diesBeforeCharge) throw new Error("the process died before it asked");
    const outcome = await super.charge(request, report);
    if (fault.diesAfterCharge) throw new Error("the process died before it settled");
    return outcome;
  }
  override async find(request: FindRequest): Promise<ChargeOutcome | null> {
    if (fault.silent) throw new ProviderSilent();
    return super.find(request);
  }
}

let server: TestServer;
let clock: TestClock;
let billing: Awaited<ReturnType<typeof startBilling>>;
let advertiser: Advertiser;

beforeAll(async () => {
  billing = await startBilling("2026-06-10T09:20:30Z", {
    payments: (parts) => new FailingGateway({ ...parts, silenceMs: 1 }),
  });
  ({ server, clock } = billing);
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock.set("2026-06-10T09:20:30Z");
  Object.assign(fault, { silent: false, diesAfterCharge: false, diesBeforeCharge: false, asked: 0 });
  advertiser = await billing.advertiser();
});

const charges = async (): Promise<number> => {
  const [{ count }] = await server.db.query(
    `select count(*)::int from test_provider_charges c join test_provider_cards k on k.id = c.card_id
      where k.advertiser_id = $1 and c.declined_because is null`,
    [advertiser.user.id],
  );
  return count;
};
const statusOf = async (id: string) =>
  (await advertiser.run<{ payment: { status: string } }>(DOCUMENTS.payment, { id })).data.payment.status;

it.each([
  ["whose answer is lost is found and counts once", CARDS.lost],
  ["that is reported twice counts once", CARDS.twice],
])("a charge %s", async (_, number) => {
  const { payment, subscription } = await advertiser.subscribe("BRONZE", number);
  expect([payment.status, subscription?.status]).toEqual(["SUCCEEDED", "ACTIVE"]);
  expect(await charges()).toBe(1);
  expect(await advertiser.invoices()).toHaveLength(1);
});

it("a provider that is silent and did not charge is a failure, with a sentence, and one can pay again", async () => {
  const { payment, subscription } = await advertiser.subscribe("BRONZE", CARDS.silent);
  expect(payment).toMatchObject({
    status: "FAILED",
    message: "Payment processing failed. Please try again.",
    invoice: null,
  });
  expect(subscription).toBeNull();
  expect(await charges()).toBe(0);
  expect((await advertiser.subscribe("BRONZE")).payment.status).toBe("SUCCEEDED");
});

it.each([
  ["after the provider charged: it is completed", { diesAfterCharge: true }, "SUCCEEDED", 1],
  ["before the provider was asked: it is undone", { diesBeforeCharge: true }, "FAILED", 0],
])("a process that dies %s", async (_, when, status, made) => {
  Object.assign(fault, when, { silent: true });
  const { payment } = await advertiser.subscribe("BRONZE");
  expect([payment.status, await charges(), await advertiser.invoices()]).toEqual(["PENDING", made, []]);
  const client = (await server.as(advertiser.user)).socket();
  const page = watch<{ paymentChanged: { status: string } }>(
    client,
    `subscription { paymentChanged(id: "${payment.id}") { status } }`,
  );
  expect((await page.next()).data?.paymentChanged.status).toBe("PENDING");

  // Meanwhile nothing else is paid, cancelled or renewed.
  const cardToken = await advertiser.cardToken();
  const second = await advertiser.run(DOCUMENTS.subscribe, {
    input: { ...(await advertiser.purchase("BRONZE")), cardToken },
  });
  expect(second.errors?.[0]).toMatchObject({
    message: "Another payment is being made. Please wait for it to finish.",
    extensions: { code: "CONFLICT" },
  });

  Object.assign(fault, { silent: false, diesAfterCharge: false, diesBeforeCharge: false });
  clock.set("2026-06-10T09:21:00Z");
  await billing.runJobs(); // it may still be under way
  expect(await statusOf(payment.id)).toBe("PENDING");
  clock.set("2026-06-10T09:21:31Z");
  await Promise.all([billing.runJobs(), billing.runJobs()]);
  expect(await statusOf(payment.id)).toBe(status);
  let news = await page.next();
  while (news.data?.paymentChanged.status === "PENDING") news = await page.next(); // what was announced before may come late
  expect(news.data?.paymentChanged.status).toBe(status);
  expect([await charges(), (await advertiser.invoices()).length]).toEqual([made, made]);
  await client.dispose();
});

it("what was charged although nobody knows is completed at the start of the next process", async () => {
  Object.assign(fault, { diesAfterCharge: true, silent: true });
  const { payment } = await advertiser.subscribe("GOLD");
  Object.assign(fault, { diesAfterCharge: false, silent: false });
  clock.set("2026-06-10T09:25:00Z");
  const next = await server.sibling();
  await until(async () => (await statusOf(payment.id)) !== "PENDING", "the payment");
  expect(await statusOf(payment.id)).toBe("SUCCEEDED");
  expect(await charges()).toBe(1);
  await next.stop();
});

it("a charge that comes after it was looked up in vain is refused, so that nobody pays for what failed", async () => {
  const { payments } = server.platform;
  const cardToken = await advertiser.cardToken();
  const card = await payments.readCard(advertiser.user.id, cardToken);
  const key = crypto.randomUUID();
  const look = { idempotencyKey: key, cardRef: card?.ref ?? null, checkoutId: null };
  expect(await payments.find(look)).toBeNull();
  const late = {
    idempotencyKey: key,
    advertiserId: advertiser.user.id,
    cardRef: card?.ref ?? "",
    grossPence: 5,
    description: "Late",
  };
  expect((await payments.charge(late, async () => undefined)).kind).toBe("declined");
  expect([await charges(), await payments.find(look)]).toEqual([0, null]);
});

it("a roll-back in settling leaves nothing behind, and the payment is completed later", async () => {
  Object.assign(fault, { diesAfterCharge: true, silent: true });
  const { payment } = await advertiser.subscribe("BRONZE");
  Object.assign(fault, { diesAfterCharge: false, silent: false });
  // The database refuses an invoice without a seller, and with it everything of the settlement is taken back.
  const { seller } = server.platform.config.billing;
  const before = seller.splice(0);
  clock.set("2026-06-10T09:22:00Z");
  await billing.runJobs();
  expect([await statusOf(payment.id), await advertiser.standing(), await advertiser.invoices()]).toEqual([
    "PENDING",
    null,
    [],
  ]);
  seller.push(...before);
  await billing.runJobs();
  expect(await statusOf(payment.id)).toBe("SUCCEEDED");
  expect(await charges()).toBe(1);
});
