import { randomUUID } from "node:crypto";
import { startTestServer, type TestServer } from "../../../test/harness";
import { hangUp, loseAnswer, STRIPE_ENV, StripeDouble } from "../../../test/stripe-double";
import {
  type Advertiser,
  accountActs,
  billingOf,
  type PaymentResult,
  refundSettled,
  TestClock,
} from "./billing.test-support";
import type { Tier } from "./plan.rules";

let server: TestServer;
let stripe: StripeDouble;
let clock: TestClock;
let billing: ReturnType<typeof billingOf>;

beforeAll(async () => {
  stripe = new StripeDouble();
  await stripe.start();
  clock = new TestClock(new Date("2026-11-10T09:20:00Z"));
  server = await startTestServer({ clock, env: { ...STRIPE_ENV, STRIPE_TEST_ORIGIN: stripe.origin } });
  billing = billingOf(server);
});

beforeEach(() => {
  clock.set("2026-11-10T09:20:00Z");
  stripe.asked.length = 0;
});

// What one test began is neither renewed nor looked up in the next one's time.
afterEach(async () => {
  stripe.faults.length = 0;
  await server.db.query("update subscriptions set status = 'ENDED', next_attempt_at = null, grace_ends_at = null");
  await server.db.query("update payments set status = 'FAILED', settled_at = created_at where status = 'PENDING'");
});

afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

const CHECKOUT = "mutation C($input: PurchaseInput!) { startCheckout(input: $input) { url paymentId } }";

async function tell({ body, signature }: { body: string; signature?: string }): Promise<number> {
  const { status } = await fetch(`${server.url}/payments/stripe/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(signature !== undefined && { "stripe-signature": signature }) },
    body,
  });
  return status;
}

async function checkout(advertiser: Advertiser, tier: Tier, input = advertiser.purchase(tier)) {
  const answer = await advertiser.run<{ startCheckout: { url: string; paymentId: string } }>(CHECKOUT, {
    input: await input,
  });
  if (answer.errors) return { problem: answer.errors[0]?.message, url: "", paymentId: "", session: "" };
  const { url, paymentId } = answer.data.startCheckout;
  return { url, paymentId, session: url.split("/").at(-1) as string, problem: undefined };
}

async function paymentOf(advertiser: Advertiser, id: string): Promise<PaymentResult["payment"]> {
  const { data } = await advertiser.run<{ payment: PaymentResult["payment"] }>(
    "query P($id: ID!) { payment(id: $id) { id status message money { grossPence } invoice { number } } }",
    { id },
  );
  return data.payment;
}

/** An advertiser who paid for a first month on Stripe's page. */
async function subscriber(tier: Tier, method = "pm_good"): Promise<Advertiser> {
  const advertiser = await billing.advertiser();
  const { session } = await checkout(advertiser, tier);
  expect(await tell(stripe.pay(session, method))).toBe(200);
  return advertiser;
}

const charges = () => stripe.asked.filter(({ method, path }) => method === "POST" && path === "/v1/payment_intents");

describe("a first month on Stripe's page", () => {
  it("is asked for with the sum, the payment and a key, and nothing about cards", async () => {
    const advertiser = await billing.advertiser();
    const { url, paymentId } = await checkout(advertiser, "SILVER");
    expect(url).toMatch(/^https:\/\/checkout\.example\//);
    const [asked] = stripe.asked;
    expect(asked).toMatchObject({ path: "/v1/checkout/sessions", idempotencyKey: paymentId });
    expect(Object.fromEntries(asked?.body ?? [])).toMatchObject({
      mode: "payment",
      client_reference_id: paymentId,
      "line_items[0][price_data][unit_amount]": "180000",
      "line_items[0][price_data][currency]": "gbp",
      "payment_intent_data[setup_future_usage]": "off_session",
      success_url: `http://localhost:0/advertiser/billing?payment=${paymentId}`,
    });
    expect(await paymentOf(advertiser, paymentId)).toMatchObject({ status: "PENDING" });
    expect(await advertiser.standing()).toBeNull();
  });

  it("begins with the signed notice, with the card that Stripe keeps, once for two notices", async () => {
    const advertiser = await billing.advertiser();
    const { session, paymentId } = await checkout(advertiser, "SILVER");
    const notice = stripe.pay(session);
    expect(await Promise.all(Array.from({ length: 20 }, () => tell(notice)))).toEqual(Array(20).fill(200));
    expect(await tell(stripe.notice("checkout.session.completed", JSON.parse(notice.body).data.object))).toBe(200);
    expect(await paymentOf(advertiser, paymentId)).toMatchObject({ status: "SUCCEEDED" });
    expect(await advertiser.standing()).toMatchObject({
      tier: "SILVER",
      status: "ACTIVE",
      card: { brand: "Visa", last4: "4242", expiryMonth: 12, expiryYear: 2031 },
    });
    expect(await advertiser.invoices()).toHaveLength(1);
  });

  it("gives the same page for the same key", async () => {
    const advertiser = await billing.advertiser();
    const input = await advertiser.purchase("GOLD");
    const [first, second] = [
      await checkout(advertiser, "GOLD", Promise.resolve(input)),
      await checkout(advertiser, "GOLD", Promise.resolve(input)),
    ];
    expect(second).toEqual(first);
    expect(stripe.asked).toHaveLength(1);
  });

  it("is found by asking when no notice comes", async () => {
    const advertiser = await billing.advertiser();
    const { session, paymentId } = await checkout(advertiser, "BRONZE");
    clock.go(1 / 1_440);
    await billing.runJobs();
    expect(await paymentOf(advertiser, paymentId)).toMatchObject({ status: "PENDING" }); // the page is open
    stripe.pay(session);
    clock.go(1 / 1_440);
    await billing.runJobs();
    expect(await paymentOf(advertiser, paymentId)).toMatchObject({ status: "SUCCEEDED" });
  });

  it("can be begun anew after the page was left, which is closed", async () => {
    const advertiser = await billing.advertiser();
    const left = await checkout(advertiser, "SILVER");
    const next = await checkout(advertiser, "BRONZE");
    expect(next.problem).toBeUndefined();
    expect(stripe.all("cs_").find(({ id }) => id === left.session)).toMatchObject({ status: "expired" });
    expect(await paymentOf(advertiser, left.paymentId)).toMatchObject({ status: "FAILED" });
    await tell(stripe.pay(next.session));
    expect(await advertiser.standing()).toMatchObject({ tier: "BRONZE" });
  });

  it("is not begun anew when the other page was paid on in the meantime", async () => {
    const advertiser = await billing.advertiser();
    const paid = await checkout(advertiser, "SILVER");
    const input = await advertiser.purchase("BRONZE");
    stripe.pay(paid.session); // its notice is still on the way
    expect((await checkout(advertiser, "BRONZE", Promise.resolve(input))).problem).toMatch(/plan/);
    expect(await advertiser.standing()).toMatchObject({ tier: "SILVER", status: "ACTIVE" });
  });

  it("fails when Stripe cannot be reached, and can be tried again at once", async () => {
    const advertiser = await billing.advertiser();
    stripe.faults.push(hangUp, hangUp, hangUp);
    expect((await checkout(advertiser, "SILVER")).problem).toBe("Payment processing failed. Please try again.");
    expect((await checkout(advertiser, "SILVER")).problem).toBeUndefined();
  });

  it("gives money back that comes after the payment was given up", async () => {
    const advertiser = await billing.advertiser();
    const { session, paymentId } = await checkout(advertiser, "SILVER");
    expect(await tell(stripe.expire(session))).toBe(200);
    expect(await paymentOf(advertiser, paymentId)).toMatchObject({ status: "FAILED" });
    const late = stripe.pay(session);
    expect([await tell(late), await tell(late)]).toEqual([200, 200]);
    const paid = stripe.all("cs_").find(({ id }) => id === session);
    expect(stripe.all("re_").filter((refund) => refund.payment_intent === paid?.payment_intent)).toHaveLength(1);
    expect(await advertiser.standing()).toBeNull();
  });
});

describe("months that follow", () => {
  it("are charged to the card that Stripe keeps, once although the answer was lost", async () => {
    const advertiser = await subscriber("SILVER");
    clock.set("2026-12-10T00:10:00Z");
    stripe.asked.length = 0;
    stripe.faults.push(loseAnswer);
    await billing.runJobs();
    expect(new Set(charges().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(stripe.all("pi_").filter(({ amount }) => amount === 180_000)).toHaveLength(1);
    expect(Object.fromEntries(charges()[0]?.body ?? [])).toMatchObject({
      off_session: "true",
      payment_method: "pm_good",
    });
    expect((await advertiser.invoices()).map(({ kind }) => kind)).toEqual(["RENEWAL", "SUBSCRIPTION"]);
  });

  it("are found by asking when Stripe is silent for a while", async () => {
    const advertiser = await subscriber("GOLD");
    clock.set("2026-12-10T00:10:00Z");
    // The charge is made, then nobody answers: neither the repeats nor the look-up.
    stripe.faults.push(loseAnswer, hangUp, hangUp, hangUp, hangUp, hangUp);
    await billing.runJobs();
    expect(await advertiser.invoices()).toHaveLength(1);
    clock.go(2 / 1_440);
    await billing.runJobs();
    expect(await advertiser.invoices()).toHaveLength(2);
    expect(stripe.all("pi_").filter(({ amount }) => amount === 420_000)).toHaveLength(1);
  });

  it("go on in grace when the card is declined, with a sentence that tells no secret of the bank", async () => {
    for (const [method, sentence] of [
      ["pm_poor", "The card has insufficient funds."],
      ["pm_stolen", "The card was declined."],
    ] as const) {
      clock.set("2026-11-10T09:20:00Z");
      const advertiser = await subscriber("BRONZE", method);
      clock.set("2026-12-10T00:10:00Z");
      await billing.runJobs();
      expect(await advertiser.standing()).toMatchObject({ status: "PAST_DUE" });
      expect((await advertiser.retry()).payment).toMatchObject({
        status: "DECLINED",
        message: `Payment processing failed. Please try again. ${sentence}`,
      });
    }
  });

  it("are charged to another card after it was given on Stripe's page", async () => {
    const advertiser = await subscriber("BRONZE", "pm_poor");
    const { data } = await advertiser.run<{ startCardUpdate: { url: string } }>("mutation { startCardUpdate { url } }");
    await tell(stripe.giveCard(data.startCardUpdate.url.split("/").at(-1) as string, "pm_other"));
    expect((await advertiser.standing())?.card).toMatchObject({ last4: "4444" });
    clock.set("2026-12-10T00:10:00Z");
    await billing.runJobs();
    expect(charges().at(-1)?.body.get("payment_method")).toBe("pm_other");
    expect(await advertiser.standing()).toMatchObject({ status: "ACTIVE" });
  });
});

describe("an invoice that is taken back", () => {
  const refundsOf = (amount: number) => stripe.all("re_").filter((refund) => refund.amount === amount);
  const asks = () => stripe.asked.filter(({ method, path }) => method === "POST" && path === "/v1/refunds");
  /** Takes an invoice back and waits for what becomes of its money. */
  const credit = async (advertiser: Advertiser, kind: string, status: string) => {
    const staff = accountActs(await server.staff("owner"));
    const number = (await advertiser.invoices()).find((invoice) => invoice.kind === kind)?.number as string;
    await staff.credit(number);
    const note = (await staff.invoices(advertiser.user.id)).find(({ credits }) => credits === number);
    await refundSettled(server, note?.id as string, status);
    return note?.id as string;
  };

  it.each([
    ["a first month on Stripe's page", "SUBSCRIPTION", "GOLD", 420_000],
    ["a month that was charged later", "RENEWAL", "PLATINUM", 900_000],
  ] as const)("gives the money of %s back, once although the answer was lost", async (_, kind, tier, amount) => {
    const advertiser = await subscriber(tier);
    clock.set("2026-12-10T00:10:00Z");
    await billing.runJobs();
    stripe.refundFaults.push(loseAnswer);
    await credit(advertiser, kind, "SUCCEEDED");
    expect(refundsOf(amount)).toHaveLength(1);
    expect(asks().length).toBeGreaterThan(1);
  });

  it("counts as given back when Stripe says that it was, its key long forgotten", async () => {
    const advertiser = await subscriber("SILVER");
    const [payment] = await server.db.query("select checkout_id from payments where advertiser_id = $1", [
      advertiser.user.id,
    ]);
    const session = stripe.all("cs_").find(({ id }) => id === payment.checkout_id);
    await billing.context.payments.giveBack?.(session?.payment_intent as string);
    await credit(advertiser, "SUBSCRIPTION", "SUCCEEDED");
  });

  it("says so when the money cannot be given back, or does not arrive", async () => {
    await credit(await subscriber("BRONZE", "pm_stolen"), "SUBSCRIPTION", "FAILED");
    const note = await credit(await subscriber("BRONZE"), "SUBSCRIPTION", "SUCCEEDED");
    expect(await tell(stripe.notice("refund.failed", stripe.all("re_").at(-1) as object))).toBe(200);
    await refundSettled(server, note, "FAILED");
    expect(await tell(stripe.notice("refund.failed", { id: "re_1", metadata: null }))).toBe(200); // not ours
  });

  it("waits while Stripe is silent, and asks with the same key", async () => {
    stripe.refundFaults.push(hangUp, hangUp, hangUp); // all that one try of the job asks
    await credit(await subscriber("BRONZE"), "SUBSCRIPTION", "SUCCEEDED");
    expect(asks().length).toBe(4);
    expect(new Set(asks().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

describe("notices", () => {
  it("that Stripe did not sign, or long ago, or for other words, change nothing", async () => {
    const advertiser = await billing.advertiser();
    const { session, paymentId } = await checkout(advertiser, "SILVER");
    const { body, signature } = stripe.pay(session);
    const object = JSON.parse(body).data.object;
    const old = stripe.notice("checkout.session.completed", object, { secondsAgo: 600 });
    const forged = [
      { body },
      { body, signature: "" },
      { body, signature: "t=1,v1=00" },
      { body: body.replace(session, `${session}0`), signature },
      { body: `${body} `, signature },
      { body: "", signature },
      old,
    ];
    for (const notice of forged) expect(await tell(notice)).toBe(400);
    expect(await paymentOf(advertiser, paymentId)).toMatchObject({ status: "PENDING" });
  });

  it("out of order, of nobody's payments and of other things do no harm", async () => {
    const advertiser = await billing.advertiser();
    const { session, paymentId } = await checkout(advertiser, "SILVER");
    // A first card was declined on the page; it says nothing about the payment, which goes on there.
    const other = { id: "pi_1", metadata: {}, last_payment_error: { decline_code: "generic_decline" } };
    const notices = [
      stripe.notice("payment_intent.payment_failed", other),
      stripe.pay(session),
      stripe.expire(session),
      stripe.notice("payment_intent.succeeded", { id: "pi_2", metadata: { payment: randomUUID() } }),
      stripe.notice("payment_intent.succeeded", { id: "pi_3", metadata: { payment: "';drop table payments" } }),
      stripe.notice("customer.created", { id: "cus_1" }),
    ];
    for (const notice of notices) expect(await tell(notice)).toBe(200);
    expect(await paymentOf(advertiser, paymentId)).toMatchObject({ status: "SUCCEEDED" });
    expect(await advertiser.invoices()).toHaveLength(1);
  });

  it("are heard again when the work failed half-way", async () => {
    const advertiser = await billing.advertiser();
    const { session, paymentId } = await checkout(advertiser, "SILVER");
    const notice = stripe.pay(session);
    stripe.faults.push(hangUp, hangUp, hangUp); // who the card belongs to cannot be read
    expect(await tell(notice)).toBeGreaterThanOrEqual(500);
    expect(await tell(notice)).toBe(200);
    expect(await paymentOf(advertiser, paymentId)).toMatchObject({ status: "SUCCEEDED" });
  });
});

describe("with Stripe", () => {
  it("no card is taken on our pages", async () => {
    const advertiser = await billing.advertiser();
    expect((await advertiser.typeCard()).status).toBe(404);
    const { data } = await advertiser.run<{ billingSetup: object }>(
      "{ billingSetup { provider testCards { number } } }",
    );
    expect(data.billingSetup).toEqual({ provider: "STRIPE", testCards: [] });
    const input = { ...(await advertiser.purchase("BRONZE")), cardToken: "x" };
    const { errors } = await advertiser.run(
      "mutation S($input: SubscribeInput!) { subscribe(input: $input) { payment { id } } }",
      {
        input,
      },
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: "CONFLICT" } });
  });
});
