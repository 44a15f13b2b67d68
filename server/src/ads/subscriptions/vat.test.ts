import { randomUUID } from "node:crypto";
import type { TestServer } from "../../../test/harness";
import { inspectPdf } from "../applications/pdf/inspect-pdf";
import { BILLING_MESSAGES } from "./billing.rules";
import { type Advertiser, billingOf, CARDS, DOCUMENTS, type PaymentResult, startBilling } from "./billing.test-support";

let server: TestServer;
let sibling: TestServer;
let billing: Awaited<ReturnType<typeof startBilling>>;

beforeAll(async () => {
  billing = await startBilling("2026-06-10T09:20:30Z");
  server = billing.server;
  sibling = await server.sibling();
});
afterAll(async () => {
  await sibling.stop();
  await server.stop();
});
beforeEach(() => setVat(null));

/** Sets the rate as an owner does, at the other process. */
async function setVat(basisPoints: number | null) {
  const owner = await sibling.staff("owner");
  const { data } = await owner.run<{ settings: { numbers: { name: string; revision: number; source: string }[] } }>(
    "{ settings { numbers { name revision source } } }",
  );
  const now = data.settings.numbers.find(({ name }) => name === "VAT_BASIS_POINTS");
  if (basisPoints === null && now?.source !== "SET") return;
  const input = { name: "VAT_BASIS_POINTS", value: basisPoints, reason: "The law changes", revision: now?.revision };
  const { errors } = await owner.run(
    "mutation C($input: NumberSettingInput!) { updateNumberSetting(input: $input) { value } }",
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
}

const pdfOf = async ({ user }: Advertiser, id = ""): Promise<string> => {
  const { cookie = "" } = await server.as(user);
  const response = await fetch(`${server.url}/invoices/${id}.pdf`, { headers: { cookie } });
  return (await inspectPdf(Buffer.from(await response.arrayBuffer()))).text;
};
const RATES = "{ publicConfiguration { vatPercent } }";

it("counts for what is charged from then on, at every process; invoices that are there keep theirs", async () => {
  const before = await billing.advertiser();
  const old = (await before.subscribe("BRONZE")).payment;
  const oldPdf = await pdfOf(before, old.invoice?.id);
  await setVat(1_755);
  const after = await billing.advertiser();
  expect((await after.quote("BRONZE")).money).toMatchObject({ netPence: 50_000, vatPence: 8_775, grossPence: 58_775 });
  expect((await server.anonymous.run(RATES)).data).toEqual({ publicConfiguration: { vatPercent: 17.55 } });
  expect((await after.run<{ billingSetup: object }>("{ billingSetup { vatPercent } }")).data).toEqual({
    billingSetup: { vatPercent: 17.55 },
  });
  const { payment, subscription } = await after.subscribe("BRONZE");
  expect(payment.money).toMatchObject({ vatPercent: 17.55, vatPence: 8_775, grossPence: 58_775 });
  expect(subscription?.renewal).toMatchObject({ netPence: 50_000, grossPence: 58_775 });
  const pdf = await pdfOf(after, payment.invoice?.id);
  expect(pdf).toContain("VAT 17.55%");
  expect(pdf).toContain("£587.75");
  expect(await pdfOf(before, old.invoice?.id)).toBe(oldPdf);
  expect(oldPdf).toContain("VAT 20%");
  expect((await before.invoices())[0]?.money).toMatchObject({ vatPence: 10_000, grossPence: 60_000 });
  // What is left of the month costs the new rate as well.
  expect((await before.upgrade("SILVER")).payment.money).toMatchObject({ netPence: 50_000, vatPence: 8_775 });
  // A credit note takes back what was charged.
  const owner = await server.staff("owner");
  const credit = 'mutation C($number: String!) { creditInvoice(number: $number, reason: "Charged in error") { id } }';
  await owner.run(credit, { number: old.invoice?.number });
  const [creditNote] = (await before.invoices()).filter(({ kind }) => kind === "CREDIT_NOTE");
  expect(creditNote?.money).toMatchObject({ vatPence: -10_000, grossPence: -60_000 });
});

it("charges nobody another sum than was shown: it refuses, and the new sum can be paid", async () => {
  const advertiser = await billing.advertiser();
  const shown = await advertiser.purchase("BRONZE");
  const cardToken = await advertiser.cardToken();
  await setVat(2_500);
  const refused = await advertiser.run(DOCUMENTS.subscribe, { input: { ...shown, cardToken } });
  expect(refused.errors?.map(({ message, extensions }) => [extensions.code, message])).toEqual([
    ["CONFLICT", BILLING_MESSAGES.sumChanged],
  ]);
  expect(await advertiser.standing()).toBeNull();
  const { payment } = await advertiser.subscribe("BRONZE");
  expect(payment).toMatchObject({ status: "SUCCEEDED", money: { grossPence: 62_500 } });
});

it("does not charge a failed renewal at another rate than its dialog showed", async () => {
  const { advertiser: make, runJobs } = billingOf(server);
  const advertiser = await make();
  await advertiser.subscribe("BRONZE");
  await advertiser.useCard(CARDS.declined);
  billing.clock.set("2026-07-10T09:00:00Z");
  await runJobs();
  await advertiser.useCard(CARDS.good);
  const expectedGrossPence = (await advertiser.standing())?.renewal?.grossPence;
  await setVat(0);
  const retry = (sum?: number) =>
    advertiser.run<{ result: PaymentResult }>(DOCUMENTS.retry, {
      input: { idempotencyKey: randomUUID(), expectedGrossPence: sum },
    });
  expect((await retry(expectedGrossPence)).errors?.[0]?.message).toBe(BILLING_MESSAGES.sumChanged);
  expect((await retry(50_000)).data.result.payment).toMatchObject({
    status: "SUCCEEDED",
    money: { grossPence: 50_000 },
  });
});

it.each([[-1], [10_001]])("is never %d hundredths of a percent", async (value) => {
  const owner = await server.staff("owner");
  const { errors } = await owner.run(
    "mutation C($input: NumberSettingInput!) { updateNumberSetting(input: $input) { value } }",
    { input: { name: "VAT_BASIS_POINTS", value, reason: "The law changes", revision: 0 } },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "value" });
});
