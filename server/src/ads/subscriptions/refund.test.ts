import type { Caller, TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { watch } from "../../../test/socket-client";
import { type Advertiser, accountActs, CARDS, refundSettled, startBilling } from "./billing.test-support";
import type { RefundOutcome, RefundRequest } from "./payment.gateway";
import { ProviderSilent } from "./payment.gateway";
import { TestProviderGateway } from "./payment-test-provider.gateway";
import { REFUND_MESSAGES, refundKey } from "./refund.rules";
import { giveMoneyBack, settleRefund } from "./refund.service";

/** The provider is silent until a test wants it to answer, so that the queue's own tries change nothing before. */
const fault = { silent: true, diesAfterRefund: false };

class FailingGateway extends TestProviderGateway {
  override async refund(request: RefundRequest): Promise<RefundOutcome> {
    if (fault.silent) throw new ProviderSilent();
    const outcome = await super.refund(request);
    if (fault.diesAfterRefund) throw new ProviderSilent();
    return outcome;
  }
}

let server: TestServer;
let billing: Awaited<ReturnType<typeof startBilling>>;
let owner: Caller & { user: { id: string; email: string } };
let staff: ReturnType<typeof accountActs>;

beforeAll(async () => {
  billing = await startBilling("2026-06-10T09:20:30Z", {
    payments: (parts) => new FailingGateway({ ...parts, silenceMs: 1 }),
  });
  ({ server } = billing);
  owner = await server.staff("owner");
  staff = accountActs(owner);
});
afterAll(() => server.stop());
beforeEach(() => Object.assign(fault, { silent: true, diesAfterRefund: false }));

/** What the job does, by so many processes at once, while the provider answers. */
async function giveBack(id: string, times = 1): Promise<void> {
  fault.silent = false;
  await Promise.all(Array.from({ length: times }, () => giveMoneyBack(billing.context, id)));
  fault.silent = true;
}

/** An advertiser whose first invoice was taken back. */
async function credited(card?: string) {
  const advertiser = await billing.advertiser();
  const { payment } = await advertiser.subscribe("BRONZE", card);
  const number = payment.invoice?.number as string;
  const { data } = await staff.credit(number);
  const note = async () => {
    const found = (await staff.invoices(advertiser.user.id)).find(({ credits }) => credits === number);
    if (!found) throw new Error("There is no credit note");
    return found;
  };
  return { advertiser, number, paymentId: payment.id, answer: data.creditInvoice, note, id: (await note()).id };
}

/** What the provider's book says was given back of a charge, in pence. */
const booked = async (paymentId: string): Promise<number[]> =>
  (
    await server.db.query(
      "select gross_pence from test_provider_refunds where charge_key = $1 and refused_because is null",
      [paymentId],
    )
  ).map((row: { gross_pence: number }) => row.gross_pence);

const seenBy = async (advertiser: Advertiser) =>
  (
    await advertiser.run<{ invoices: { nodes: { kind: string; refund: { status: string } | null }[] } }>(
      "{ invoices(first: 20) { nodes { kind refund { status settledAt } } } }",
    )
  ).data.invoices.nodes.find(({ kind }) => kind === "CREDIT_NOTE")?.refund;

it("the money of an invoice that is taken back goes back to the card, once", async () => {
  const { advertiser, number, paymentId, answer, note, id } = await credited();
  expect(answer).toMatchObject({ number, status: "CREDITED", creditedBy: (await note()).number, refund: null });
  expect(await note()).toMatchObject({
    grossPence: -60_000,
    paidBy: "Visa ending 4242",
    refund: { status: "PENDING", message: null, reason: "Charged in error", settledAt: null },
  });
  expect(await seenBy(advertiser)).toEqual({ status: "PENDING", settledAt: null });
  await giveBack(id, 3);
  await giveBack(id);
  expect(await booked(paymentId)).toEqual([60_000]);
  expect((await note()).refund).toMatchObject({ status: "SUCCEEDED", settledAt: expect.any(String) });
  expect(await seenBy(advertiser)).toMatchObject({ status: "SUCCEEDED" });
  const mails = await mailsTo(server, advertiser.user.email);
  expect(mails.filter(({ template }) => template === "invoiceCredited").map(({ text }) => text)).toEqual([
    expect.stringContaining(`We took invoice ${number} back. Credit note ${(await note()).number} over £600.00`),
  ]);
  const actions = await server.db.query("select action from audit_entries where subject_id = $1 order by id", [id]);
  expect(actions).toEqual([{ action: "credit_note_issued" }, { action: "refund_succeeded" }]);
});

it("a provider that does not answer is asked again, and gives back once whatever was lost", async () => {
  const { paymentId, note, id } = await credited();
  await expect(giveMoneyBack(billing.context, id)).rejects.toThrow("did not answer");
  Object.assign(fault, { silent: false, diesAfterRefund: true });
  await expect(giveMoneyBack(billing.context, id)).rejects.toThrow("did not answer");
  expect((await note()).refund?.status).toBe("PENDING");
  fault.diesAfterRefund = false;
  await refundSettled(server, id, "SUCCEEDED"); // by the queue's next try
  expect(await booked(paymentId)).toEqual([60_000]);
});

it("what cannot be given back is said to staff, who can try again", async () => {
  const { advertiser, paymentId, note, id } = await credited(CARDS.noRefund);
  const { number } = await note();
  await giveBack(id);
  expect((await note()).refund).toMatchObject({ status: "FAILED", message: REFUND_MESSAGES.refused });
  expect(await seenBy(advertiser)).toMatchObject({ status: "FAILED" });
  const [mail] = (await mailsTo(server, owner.user.email)).filter(({ template }) => template === "refundFailed");
  expect(mail?.text).toContain(`credit note ${number}`);
  expect(mail?.text).toContain(`/admin/users/${advertiser.user.id}`);
  expect((await staff.retry(number)).data.retryRefund.refund).toMatchObject({ status: "PENDING", message: null });
  expect((await staff.retry(number)).errors?.[0]).toMatchObject({
    message: REFUND_MESSAGES.notFailed,
    extensions: { code: "CONFLICT" },
  });
  await server.db.query("update test_provider_cards set behaviour = 'succeeds' where advertiser_id = $1", [
    advertiser.user.id,
  ]);
  await giveBack(id);
  expect((await note()).refund).toMatchObject({ status: "SUCCEEDED", message: null });
  expect(await booked(paymentId)).toEqual([60_000]);
  expect((await staff.retry("2026-999999")).errors?.[0]?.message).toBe("Not found.");
});

it("money that did not arrive is told of later; what is said of an earlier try changes nothing", async () => {
  const { note, id } = await credited();
  await giveBack(id);
  const refused = { kind: "refused", reason: REFUND_MESSAGES.refused } as const;
  await settleRefund(billing.context, refundKey(id, 1), refused);
  expect((await note()).refund?.status).toBe("FAILED");
  await settleRefund(billing.context, refundKey(id, 1), { kind: "succeeded" });
  expect((await note()).refund?.status).toBe("FAILED");
  await staff.retry((await note()).number);
  await settleRefund(billing.context, refundKey(id, 1), { kind: "succeeded" });
  await settleRefund(billing.context, "';drop table refunds", { kind: "succeeded" });
  expect((await note()).refund?.status).toBe("PENDING");
});

it("the built-in provider never gives back more than it took, nor what it did not take", async () => {
  const { paymentId, id } = await credited();
  await giveBack(id);
  fault.silent = false;
  const { payments } = billing.context;
  const refund = (idempotencyKey: string, of: string, grossPence: number) =>
    payments.refund({
      idempotencyKey,
      charge: { idempotencyKey: of, cardRef: null, checkoutId: null },
      grossPence,
    });
  expect((await refund("a", paymentId, 1)).kind).toBe("refused");
  expect((await refund("b", "0b6d3c1e-5a0f-4c1d-9f0e-2f1c3a4b5d6e", 1)).kind).toBe("refused");
  expect((await refund(refundKey(id, 1), paymentId, 60_000)).kind).toBe("succeeded"); // asked before
  expect(await booked(paymentId)).toEqual([60_000]);
});

it("a payment of another provider than the one in use is not asked for here", async () => {
  const { paymentId, note, id } = await credited();
  await server.db.query("update payments set provider = 'STRIPE' where id = $1", [paymentId]);
  await giveBack(id);
  expect((await note()).refund).toMatchObject({ status: "FAILED", message: REFUND_MESSAGES.refused });
  expect(await booked(paymentId)).toEqual([]);
});

it.each([
  ["without a reason", ""],
  ["for too short a one", "no"],
  ["for one of blanks", "  x  "],
  ["for too long a one", "x".repeat(501)],
])("an invoice is not taken back %s", async (_, reason) => {
  const advertiser = await billing.advertiser();
  const { payment } = await advertiser.subscribe("BRONZE");
  const { errors } = await staff.credit(payment.invoice?.number as string, reason);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "reason" });
  expect(await advertiser.invoices()).toHaveLength(1);
});

it("staff and the advertiser hear of it at once, and strangers' accounts are not found", async () => {
  const advertiser = await billing.advertiser();
  const { payment } = await advertiser.subscribe("BRONZE");
  const userId = advertiser.user.id;
  const [own, theirs] = [(await server.as(advertiser.user)).socket(), owner.socket()];
  const [seen, watched] = [
    watch(own, "subscription { invoicesChanged { snapshot } }"),
    watch(theirs, "subscription W($userId: ID!) { accountInvoicesChanged(userId: $userId) { snapshot } }", { userId }),
  ];
  const answers = async () => [await seen.next(), await watched.next()];
  const said = (snapshot: boolean) => [
    { data: { invoicesChanged: { snapshot } } },
    { data: { accountInvoicesChanged: { snapshot } } },
  ];
  expect(await answers()).toEqual(said(true));
  await staff.credit(payment.invoice?.number as string);
  expect(await answers()).toEqual(said(false));
  const note = (await staff.invoices(userId)).find(({ kind }) => kind === "CREDIT_NOTE");
  await giveBack(note?.id as string);
  expect(await answers()).toEqual(said(false));
  await Promise.all([own.dispose(), theirs.dispose()]);
  const list = "query A($userId: ID!) { accountInvoices(userId: $userId) { totalCount } }";
  for (const id of ["nobody", owner.user.id, (await server.patient()).user.id]) {
    expect((await owner.run(list, { userId: id })).errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND" });
  }
});
