import { randomUUID } from "node:crypto";
import type { TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import {
  type Advertiser,
  CARDS,
  countViews,
  DOCUMENTS,
  type PaymentResult,
  type Standing,
  startBilling,
  type TestClock,
} from "./billing.test-support";

let server: TestServer;
let clock: TestClock;
let newAdvertiser: () => Promise<Advertiser>;

beforeAll(async () => {
  const billing = await startBilling("2026-06-10T09:20:30Z");
  ({ server, clock } = billing);
  newAdvertiser = billing.advertiser;
});
afterAll(() => server.stop());
beforeEach(() => clock.set("2026-06-10T09:20:30Z"));

const chargesOf = async ({ user }: Advertiser): Promise<number[]> =>
  (
    await server.db.query(
      `select c.gross_pence from test_provider_charges c join test_provider_cards k on k.id = c.card_id
        where k.advertiser_id = $1 and c.declined_because is null order by c.created_at`,
      [user.id],
    )
  ).map((row: { gross_pence: number }) => row.gross_pence);

const codesOf = (answers: { errors?: { message: string; extensions: { code: string } }[] }[]) =>
  answers.flatMap(({ errors }) => errors?.map(({ message, extensions }) => `${extensions.code} ${message}`) ?? []);

describe("a first month", () => {
  it("is shown with VAT, charged once, and begins with the full hour", async () => {
    const advertiser = await newAdvertiser();
    expect(await advertiser.standing()).toBeNull();
    expect(await advertiser.quote("BRONZE")).toEqual({
      kind: "SUBSCRIBE",
      arithmetic: null,
      periodStart: "2026-06-10T09:00:00.000Z",
      periodEnd: "2026-07-09T23:00:00.000Z",
      money: {
        netPence: 50_000,
        vatPence: 10_000,
        grossPence: 60_000,
        lines: [{ text: "Bronze plan, 10 Jun 2026 to 9 Jul 2026", netPence: 50_000 }],
      },
    });
    const { payment, subscription } = await advertiser.subscribe("BRONZE");
    expect(payment).toMatchObject({
      purpose: "SUBSCRIBE",
      status: "SUCCEEDED",
      message: null,
      money: { grossPence: 60_000, vatPercent: 20 },
      card: { last4: "4242" },
      invoice: { kind: "SUBSCRIPTION", billedTo: ["Own Remedies Ltd"], money: { grossPence: 60_000 } },
    });
    expect(payment.invoice?.number).toMatch(/^2026-\d{6}$/);
    expect(subscription).toMatchObject({
      tier: "BRONZE",
      status: "ACTIVE",
      periodStart: "2026-06-10T09:00:00.000Z",
      periodEnd: "2026-07-09T23:00:00.000Z",
      cancelAtPeriodEnd: false,
      isRenewalNear: false,
      card: { brand: "Visa", last4: "4242", expiryMonth: 12, expiryYear: 2029 },
      renewal: { grossPence: 60_000, lines: [{ text: "Bronze plan, 10 Jul 2026 to 9 Aug 2026" }] },
    });
    expect(await chargesOf(advertiser)).toEqual([60_000]);
    const [mail] = await mailsTo(server, advertiser.user.email);
    expect(mail?.subject).toBe("We received your payment");
    expect(mail?.text).toContain(`£600.00 for the Bronze plan`);
    expect(mail?.text).toContain(payment.invoice?.number);
    const { data } = await advertiser.run<{ usage: { tier: string } }>("{ usage { tier } }");
    expect(data.usage.tier).toBe("BRONZE");
  });

  it.each([
    [CARDS.declined, "Payment processing failed. Please try again. The card was declined."],
    [CARDS.poor, "Payment processing failed. Please try again. The card has insufficient funds."],
  ])(
    "that %s cannot pay is declined, is data, and makes no invoice; another card then pays",
    async (number, message) => {
      const advertiser = await newAdvertiser();
      const { payment, subscription } = await advertiser.subscribe("SILVER", number);
      expect(payment).toMatchObject({ status: "DECLINED", message, invoice: null });
      expect(subscription).toBeNull();
      expect(await advertiser.invoices()).toEqual([]);
      expect(await chargesOf(advertiser)).toEqual([]);
      expect((await advertiser.subscribe("SILVER")).payment.status).toBe("SUCCEEDED");
    },
  );

  it("needs a company, a card's token of one's own, and the sum that was shown", async () => {
    const advertiser = await newAdvertiser();
    const other = await newAdvertiser();
    const input = await advertiser.purchase("BRONZE");
    const run = (changes: object) => advertiser.run(DOCUMENTS.subscribe, { input: { ...input, ...changes } });
    const foreign = await run({ cardToken: await other.cardToken() });
    const wrong = await run({ cardToken: "x" });
    const stale = await run({ cardToken: await advertiser.cardToken(), expectedGrossPence: 59_999 });
    const key = await run({ cardToken: await advertiser.cardToken(), idempotencyKey: "1" });
    const token = await advertiser.cardToken();
    clock.set("2026-06-10T09:35:31Z"); // 15 minutes and a second
    const old = await run({ cardToken: token });
    expect(codesOf([foreign, wrong, stale, key, old])).toEqual([
      "BAD_USER_INPUT Please enter the card again.",
      "BAD_USER_INPUT Please enter the card again.",
      "CONFLICT The amount has changed since it was shown. Please check it and try again.",
      "BAD_USER_INPUT This must be a UUID.",
      "BAD_USER_INPUT Please enter the card again.",
    ]);
    const nobody = await server.patient({ role: "ADVERTISER" });
    const typed = await advertiser.typeCard(CARDS.good, {}, nobody.cookie);
    const { cardToken: theirs } = (await typed.json()) as { cardToken: string };
    const without = await nobody.run(DOCUMENTS.subscribe, { input: { ...input, cardToken: theirs } });
    expect(codesOf([without])).toEqual(["CONFLICT Please tell us about your company first."]);
    expect(await chargesOf(advertiser)).toEqual([]);
  });

  it("uses a token once", async () => {
    const advertiser = await newAdvertiser();
    const cardToken = await advertiser.cardToken(CARDS.declined);
    const buy = async () =>
      advertiser.run(DOCUMENTS.subscribe, { input: { ...(await advertiser.purchase("BRONZE")), cardToken } });
    expect((await buy()).errors).toBeUndefined();
    expect(codesOf([await buy()])).toEqual(["BAD_USER_INPUT Please enter the card again."]);
  });
});

describe("one key", () => {
  it("in fifty requests at once is one payment, charged once", async () => {
    const advertiser = await newAdvertiser();
    const input = { ...(await advertiser.purchase("BRONZE")), cardToken: await advertiser.cardToken() };
    const caller = await server.as(advertiser.user);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => caller.run<{ result: PaymentResult }>(DOCUMENTS.subscribe, { input })),
    );
    expect(codesOf(answers)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.result.payment.id)).size).toBe(1);
    expect(await chargesOf(advertiser)).toEqual([60_000]);
    expect(await advertiser.invoices()).toHaveLength(1);
    const again = await caller.run<{ result: PaymentResult }>(DOCUMENTS.subscribe, { input });
    expect(again.data.result.payment).toMatchObject({ id: answers[0]?.data.result.payment.id, status: "SUCCEEDED" });
  });

  it("with another plan, sum or card is a conflict", async () => {
    const advertiser = await newAdvertiser();
    const input = { ...(await advertiser.purchase("BRONZE")), cardToken: await advertiser.cardToken() };
    await advertiser.run(DOCUMENTS.subscribe, { input });
    const cardToken = await advertiser.cardToken();
    const answers = [];
    for (const change of [{ tier: "GOLD" }, { expectedGrossPence: 1 }, { cardToken }]) {
      answers.push(await advertiser.run(DOCUMENTS.subscribe, { input: { ...input, ...change } }));
    }
    const { idempotencyKey } = input;
    const { tier, expectedGrossPence } = await advertiser.purchase("SILVER");
    answers.push(await advertiser.run(DOCUMENTS.upgrade, { input: { tier, expectedGrossPence, idempotencyKey } }));
    expect(codesOf(answers)).toEqual(
      Array(4).fill(
        "CONFLICT This payment was already started with other details. Please close the window and try again.",
      ),
    );
    // Somebody else's key is their own.
    const other = await newAdvertiser();
    const theirs = { ...(await other.purchase("BRONZE")), cardToken: await other.cardToken(), idempotencyKey };
    expect((await other.run(DOCUMENTS.subscribe, { input: theirs })).errors).toBeUndefined();
  });
});

describe("two tabs", () => {
  it("that pay at once make one subscription and one charge", async () => {
    const advertiser = await newAdvertiser();
    const inputs = await Promise.all(
      (["BRONZE", "SILVER"] as const).map(async (tier) => ({
        ...(await advertiser.purchase(tier)),
        cardToken: await advertiser.cardToken(),
      })),
    );
    const answers = await Promise.all(inputs.map((input) => advertiser.run(DOCUMENTS.subscribe, { input })));
    expect(codesOf(answers)).toHaveLength(1);
    expect(codesOf(answers)[0]).toMatch(/^CONFLICT /);
    expect(await chargesOf(advertiser)).toHaveLength(1);
    expect(await advertiser.invoices()).toHaveLength(1);
  });

  it("that upgrade at once pay one upgrade", async () => {
    const advertiser = await newAdvertiser();
    await advertiser.subscribe("BRONZE");
    const inputs = await Promise.all((["SILVER", "SILVER", "GOLD"] as const).map((tier) => advertiser.purchase(tier)));
    const answers = await Promise.all(inputs.map((input) => advertiser.run(DOCUMENTS.upgrade, { input })));
    expect(codesOf(answers).length).toBeGreaterThanOrEqual(1);
    const made = (await advertiser.invoices()).filter(({ kind }) => kind === "UPGRADE");
    // Two can follow each other, of which the second was shown another sum: never two for the same step.
    expect(new Set(made.map(({ fromTier }) => fromTier)).size).toBe(made.length);
    expect(await chargesOf(advertiser)).toHaveLength(1 + made.length);
  });
});

describe("an upgrade", () => {
  it("costs as documented, and its quota and rate count for the whole month", async () => {
    const advertiser = await newAdvertiser();
    await advertiser.subscribe("BRONZE");
    await countViews(server, advertiser.user.id, [{ hour: "2026-06-10T09:00:00Z", views: 150_000 }]);
    clock.set("2026-07-01T12:00:00Z");
    expect(await advertiser.quote("SILVER")).toMatchObject({
      kind: "UPGRADE",
      arithmetic: "£1,000.00 / 30 × 15 days",
      money: { netPence: 50_000, vatPence: 10_000, grossPence: 60_000 },
    });
    const { payment, subscription } = await advertiser.upgrade("SILVER");
    expect(payment).toMatchObject({ purpose: "UPGRADE", status: "SUCCEEDED" });
    expect(subscription).toMatchObject({ tier: "SILVER", periodEnd: "2026-07-09T23:00:00.000Z" });
    expect(subscription?.renewal?.lines.map(({ netPence }) => netPence)).toEqual([150_000]); // nothing over the quota now
    const [newest] = await advertiser.invoices();
    expect(newest).toMatchObject({
      kind: "UPGRADE",
      fromTier: "BRONZE",
      toTier: "SILVER",
      items: [{ text: "Upgrade from Bronze to Silver: £1,000.00 / 30 × 15 days", netPence: 50_000 }],
    });
    const { data } = await advertiser.run<{ usage: object }>("{ usage { tier impressionsUsed overQuotaCostPence } }");
    expect(data.usage).toEqual({ tier: "SILVER", impressionsUsed: 150_000, overQuotaCostPence: 0 });
    expect((await advertiser.upgrade("PLATINUM")).payment.money.netPence).toBe(300_000);
  });

  it("leads to higher plans of an active subscription only", async () => {
    const advertiser = await newAdvertiser();
    const input = { tier: "SILVER", expectedGrossPence: 60_000, idempotencyKey: randomUUID() };
    const before = await advertiser.run(DOCUMENTS.upgrade, { input });
    await advertiser.subscribe("GOLD");
    const answers = [before];
    for (const tier of ["GOLD", "BRONZE"]) answers.push(await advertiser.run(DOCUMENTS.quote, { tier }));
    const cardToken = await advertiser.cardToken();
    const { idempotencyKey, ...platinum } = await advertiser.purchase("PLATINUM");
    answers.push(await advertiser.run(DOCUMENTS.subscribe, { input: { ...platinum, cardToken, idempotencyKey } }));
    expect(codesOf(answers)).toEqual([
      "CONFLICT There is no active plan to upgrade. Please choose a plan first.",
      "CONFLICT This is your current plan.",
      "CONFLICT Only a higher plan can be chosen.",
      "CONFLICT You already have a plan. Please reload this page.",
    ]);
  });

  it("that is declined leaves the plan as it is", async () => {
    const advertiser = await newAdvertiser();
    await advertiser.subscribe("BRONZE", CARDS.declinedLater);
    const { payment, subscription } = await advertiser.upgrade("SILVER");
    expect([payment.status, subscription?.tier]).toEqual(["DECLINED", "BRONZE"]);
    await advertiser.useCard(CARDS.good);
    expect((await advertiser.standing())?.card?.last4).toBe("4242");
    expect((await advertiser.upgrade("SILVER")).subscription?.tier).toBe("SILVER");
  });
});

describe("what others do", () => {
  it("belongs to them: payments, invoices and cards of others are not found", async () => {
    const advertiser = await newAdvertiser();
    const other = await newAdvertiser();
    const { payment } = await advertiser.subscribe("BRONZE");
    const answers = [
      await other.run(DOCUMENTS.payment, { id: payment.id }),
      await other.run("query I($id: ID!) { invoice(id: $id) { id } }", { id: payment.invoice?.id }),
      await other.run(DOCUMENTS.payment, { id: randomUUID() }),
    ];
    expect(codesOf(answers)).toEqual(Array(3).fill("NOT_FOUND Not found."));
    const own = await advertiser.run<{ payment: object }>(DOCUMENTS.payment, { id: payment.id });
    expect(own.data.payment).toMatchObject({ id: payment.id, invoice: { number: payment.invoice?.number } });
  });
});

it("the pages that are open see the subscription and the payment as they are now", async () => {
  const advertiser = await newAdvertiser();
  const caller = await server.as(advertiser.user);
  const client = caller.socket();
  const standings = watch<{ subscriptionChanged: Standing | null }>(
    client,
    "subscription { subscriptionChanged { tier status cancelAtPeriodEnd } }",
  );
  expect((await standings.next()).data).toEqual({ subscriptionChanged: null });
  const { payment } = await advertiser.subscribe("BRONZE");
  expect((await standings.next()).data?.subscriptionChanged).toMatchObject({ tier: "BRONZE", status: "ACTIVE" });
  const payments = watch(client, `subscription { paymentChanged(id: "${payment.id}") { status } }`);
  expect((await payments.next()).data).toEqual({ paymentChanged: { status: "SUCCEEDED" } });
  await advertiser.run(DOCUMENTS.cancel);
  expect((await standings.next()).data?.subscriptionChanged).toMatchObject({ cancelAtPeriodEnd: true });
  const other = await newAdvertiser();
  const stranger = (await server.as(other.user)).socket();
  const refused = watch(stranger, `subscription { paymentChanged(id: "${payment.id}") { status } }`);
  expect((await refused.next()).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
  await Promise.all([client.dispose(), stranger.dispose()]);
});

it("adverts run from the moment of the payment", async () => {
  const advertiser = await newAdvertiser();
  await countViews(server, advertiser.user.id, [{ hour: "2026-05-01T09:00:00Z", views: 1 }]);
  const [{ id }] = await server.db.query("select id from campaigns where advertiser_id = $1", [advertiser.user.id]);
  expect(server.platform.adverts.index.get(id)).toBeUndefined();
  await advertiser.subscribe("BRONZE");
  await until(() => server.platform.adverts.index.get(id) !== undefined, "the campaign");
});

it("every act of billing is in the audit trail, with ids and sums only", async () => {
  const advertiser = await newAdvertiser();
  await advertiser.subscribe("BRONZE");
  await advertiser.run(DOCUMENTS.cancel);
  await advertiser.run(DOCUMENTS.resume);
  await advertiser.useCard();
  const rows: { action: string; details: object }[] = await server.db.query(
    `select action, details from audit_entries where subject_id = $1::text or actor_id = $1::uuid
        or subject_id in (select id::text from payments where advertiser_id = $1::uuid) or subject_id in (select id::text from subscriptions where advertiser_id = $1::uuid)
      order by id`,
    [advertiser.user.id],
  );
  expect(rows).toEqual([
    { action: "payment_started", details: { purpose: "SUBSCRIBE", tier: "BRONZE", grossPence: 60_000 } },
    { action: "payment_succeeded", details: { purpose: "SUBSCRIBE", grossPence: 60_000 } },
    { action: "subscription_cancelled", details: {} },
    { action: "subscription_resumed", details: {} },
    { action: "card_changed", details: { brand: "Visa" } },
  ]);
});
