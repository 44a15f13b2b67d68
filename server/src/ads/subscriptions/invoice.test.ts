import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import type { TestServer } from "../../../test/harness";
import { createDataSource } from "../../platform/database";
import { inspectPdf } from "../applications/pdf/inspect-pdf";
import {
  type Advertiser,
  accountActs,
  DOCUMENTS,
  type ListedInvoice,
  startBilling,
  type TestClock,
} from "./billing.test-support";
import { Invoice } from "./invoice.entity";
import type { PrintedInvoice } from "./invoice-csv.rules";
import { writeInvoiceCsv } from "./invoice-csv.rules";
import { writeInvoicePdf } from "./invoice-pdf";

let server: TestServer;
let clock: TestClock;
let billing: Awaited<ReturnType<typeof startBilling>>;

beforeAll(async () => {
  // Thirty pay at once, and nobody waits for a connection.
  billing = await startBilling("2026-06-10T09:20:30Z", {
    env: { BILLING_SELLER: "Example Health Advice Ltd | 1 Example Street | VAT GB 000 0000 00", DATABASE_POOL: "40" },
  });
  ({ server, clock } = billing);
});
afterAll(() => server.stop());
beforeEach(() => clock.set("2026-06-10T09:20:30Z"));

const download = async ({ user }: Advertiser, path: string) => {
  const { cookie = "" } = await server.as(user);
  return fetch(`${server.url}${path}`, { headers: { cookie } });
};

describe("numbers", () => {
  it("have no gaps when thirty advertisers pay at once and one settlement is rolled back", async () => {
    const advertisers: Advertiser[] = [];
    for (let count = 0; count < 30; count += 1) advertisers.push(await billing.advertiser(`Company ${count} Ltd`));
    const unlucky = advertisers[7] as Advertiser;
    const inputs = new Map<Advertiser, object>();
    for (const advertiser of advertisers) {
      inputs.set(advertiser, { ...(await advertiser.purchase("BRONZE")), cardToken: await advertiser.cardToken() });
    }
    // A month of this one begins at that hour already: its settlement fails after the payment.
    await server.db.query(
      `insert into subscription_periods (advertiser_id, tier, period_start, period_end, created_at)
       values ($1, 'BRONZE', '2026-06-10T09:00:00Z', '2026-06-10T10:00:00Z', now())`,
      [unlucky.user.id],
    );
    const answers = await Promise.all(
      advertisers.map((advertiser) => advertiser.run(DOCUMENTS.subscribe, { input: inputs.get(advertiser) })),
    );
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    const numbers = async (): Promise<string[]> =>
      (await server.db.query("select number from invoices order by number")).map(
        (row: { number: string }) => row.number,
      );
    const wanted = (count: number) =>
      Array.from({ length: count }, (_, at) => `2026-${String(at + 1).padStart(6, "0")}`);
    expect(await numbers()).toEqual(wanted(29));
    // It is completed later and gets the next number; a new year begins at 1, in London.
    await server.db.query("delete from subscription_periods where advertiser_id = $1", [unlucky.user.id]);
    clock.set("2026-06-10T09:30:00Z");
    await billing.runJobs();
    expect(await numbers()).toEqual(wanted(30));
    // What would be due by then: the job of every ten minutes could take a number first.
    await server.db.query("update subscriptions set status = 'ENDED'");
    clock.set("2026-12-31T23:59:59Z");
    await (await billing.advertiser()).subscribe("BRONZE");
    clock.set("2027-01-01T00:00:00Z");
    const { payment } = await (await billing.advertiser()).subscribe("BRONZE");
    expect(payment.invoice?.number).toBe("2027-000001");
    expect((await numbers()).at(-2)).toBe("2026-000031");
  });
});

describe("an invoice", () => {
  it("cannot be changed or deleted: by nobody", async () => {
    const advertiser = await billing.advertiser();
    const { payment } = await advertiser.subscribe("BRONZE");
    const id = payment.invoice?.id;
    for (const table of ["invoices", "invoice_lines"]) {
      await expect(server.db.query(`update ${table} set net_pence = 1`)).rejects.toThrow(/permission denied/);
      await expect(server.db.query(`delete from ${table}`)).rejects.toThrow(/permission denied/);
    }
    const owner = await createDataSource({ url: server.urls.owner, poolSize: 1 }).initialize();
    try {
      for (const table of ["invoices", "invoice_lines"]) {
        await expect(owner.query(`update ${table} set net_pence = 1`)).rejects.toThrow(`${table} cannot be changed`);
        await expect(owner.query(`delete from ${table}`)).rejects.toThrow(`${table} cannot be changed`);
        await expect(owner.query(`truncate ${table} cascade`)).rejects.toThrow("cannot be changed");
      }
    } finally {
      await owner.destroy();
    }
    await expect(server.db.query("delete from payments")).rejects.toThrow(/permission denied/);
    // Nor can a line be added to it later, or one be made that does not add up.
    const line = "insert into invoice_lines (invoice_id, position, text, net_pence) values ($1, 9, 'More', 5)";
    await expect(server.db.query(line, [id])).rejects.toThrow("the lines of an invoice must add up to it");
    const copy = (columns: string, values: string) =>
      server.db.query(
        `insert into invoices (advertiser_id, number, kind, issued_at, billed_by, billed_to, provider, ${columns})
         select advertiser_id, '2099-000001', 'OVER_QUOTA', issued_at, billed_by, billed_to, provider, ${values} from invoices where id = $1`,
        [id],
      );
    await expect(copy("net_pence, vat_percent, vat_pence, gross_pence", "100, 20, 20, 121")).rejects.toThrow(
      "invoices_gross",
    );
    await expect(copy("net_pence, vat_percent, vat_pence, gross_pence", "100, 20, 20, 120")).rejects.toThrow(
      "must add up",
    );
    await expect(copy("net_pence, vat_percent, vat_pence, gross_pence", "-1, 20, 0, -1")).rejects.toThrow(
      "invoices_sign",
    );
  });

  it("keeps the company's name and address as they were", async () => {
    const advertiser = await billing.advertiser("Before Ltd");
    await advertiser.subscribe("BRONZE");
    await server.db.query("update companies set name = 'After Ltd', address = '2 New Road' where advertiser_id = $1", [
      advertiser.user.id,
    ]);
    clock.go(1);
    await advertiser.upgrade("SILVER");
    expect((await advertiser.invoices()).map(({ billedTo }) => billedTo)).toEqual([
      ["After Ltd", "2 New Road"],
      ["Before Ltd"],
    ]);
  });

  it("is taken back by one credit note with negative sums, which names it", async () => {
    const advertiser = await billing.advertiser();
    const { payment } = await advertiser.subscribe("BRONZE");
    const id = payment.invoice?.id as string;
    const { credit } = accountActs(await server.staff("owner"));
    const { data } = await credit(payment.invoice?.number as string);
    expect(data.creditInvoice).toMatchObject({ id, status: "CREDITED" });
    const note = (await advertiser.invoices()).find(
      ({ number }) => number === data.creditInvoice.creditedBy,
    ) as ListedInvoice;
    expect(await advertiser.invoices()).toMatchObject(
      [
        { id, kind: "SUBSCRIPTION", status: "CREDITED", creditedBy: note.id, credits: null },
        {
          id: note.id,
          kind: "CREDIT_NOTE",
          status: "PAID",
          creditedBy: null,
          credits: id,
          money: { netPence: -50_000, vatPence: -10_000, grossPence: -60_000 },
          items: [{ text: expect.stringMatching(/^Credit of invoice 202\d-\d{6}: Bronze plan, /), netPence: -50_000 }],
        },
      ].sort((a, b) => (a.id < b.id ? 1 : -1)),
    );
    for (const [number, sentence] of [
      [payment.invoice?.number as string, "This invoice has already been credited."],
      [note.number, "A credit note cannot be credited."],
      ["2026-999999", "Not found."],
    ] as const) {
      expect((await credit(number)).errors?.[0]?.message).toBe(sentence);
    }
    const paper = await inspectPdf(await bytesOf(await download(advertiser, `/invoices/${note.id}.pdf`)));
    expect(paper.text).toContain(`takes back invoice ${payment.invoice?.number}`);
    expect(paper.text).toContain("-£600.00");
  });
});

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe("files", () => {
  it("are the invoice as PDF, read back with all that it has to say", async () => {
    const advertiser = await billing.advertiser();
    const { payment } = await advertiser.subscribe("BRONZE");
    const response = await download(advertiser, `/invoices/${payment.invoice?.id}.pdf`);
    const number = payment.invoice?.number;
    expect(
      Object.fromEntries(
        ["content-type", "content-disposition", "cache-control"].map((name) => [name, response.headers.get(name)]),
      ),
    ).toEqual({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="invoice-${number}.pdf"`,
      "cache-control": "no-store",
    });
    const { problem, text } = await inspectPdf(await bytesOf(response));
    expect(problem).toBeNull();
    for (const words of [
      `Number ${number}`,
      "10 Jun 2026",
      "Example Health Advice Ltd",
      "VAT GB 000 0000 00",
      "Own Remedies Ltd",
      "Bronze plan, 10 Jun 2026 to 9 Jul 2026",
      "£500.00",
      "VAT 20%",
      "£100.00",
      "£600.00",
      "Paid by Visa ending 4242 on 10 Jun 2026.",
      "Test payment: no money moved.",
    ]) {
      expect(text).toContain(words);
    }
  });

  it("with forty lines and long names go on on a further page, with nothing lost", async () => {
    const texts = Array.from({ length: 40 }, (_, at) =>
      `Line ${at + 1} of a very long description ${"with many words ".repeat(4)}`.trim(),
    );
    const parts: Uint8Array[] = [];
    for await (const part of writeInvoicePdf({ ...PRINTED, lines: texts.map((text) => ({ ...LINE, text })) }))
      parts.push(part);
    const { problem, text, pages } = await inspectPdf(new Uint8Array(Buffer.concat(parts)));
    expect([problem, pages]).toEqual([null, 3]);
    const words = text?.replace(/\s+/g, " ") ?? "";
    for (const line of texts) expect(words).toContain(line);
    expect(words.match(/Description/g)).toHaveLength(3);
    expect(words).toMatch(/Page 3 of ?3/);
  });

  it("are a CSV whose cells a spreadsheet takes for text", async () => {
    const rows: string[][] = parse(
      writeInvoiceCsv({
        ...PRINTED,
        billedTo: ['=HYPERLINK("https://evil.example")', "@street"],
        lines: [
          { ...LINE, text: '+1, "quoted"\nand broken' },
          { ...LINE, text: "-1", netPence: -5 },
        ],
      }),
    );
    expect(rows.map((row) => row.length)).toEqual([12, 12, 12, 12]);
    expect(rows[1]?.slice(3, 5)).toEqual([
      '\'=HYPERLINK("https://evil.example"), @street',
      '\'+1, "quoted"\nand broken',
    ]);
    expect(rows[2]?.[4]).toBe("'-1");
    expect(rows[3]?.slice(8)).toEqual(["600.00", "20", "120.00", "720.00"]);
    expect(rows.slice(1).every((row) => row.every((cell) => !/^[=+@]/.test(cell)))).toBe(true);
    const advertiser = await billing.advertiser("=1+1 Ltd");
    const { payment } = await advertiser.subscribe("BRONZE");
    const response = await download(advertiser, `/invoices/${payment.invoice?.id}.csv`);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(parse(await response.text())[1]?.slice(3)).toEqual([
      "'=1+1 Ltd",
      "Bronze plan, 10 Jun 2026 to 9 Jul 2026",
      "",
      "2026-06-10T09:00:00.000Z",
      "2026-07-09T23:00:00.000Z",
      "500.00",
      "",
      "",
      "",
    ]);
  });

  it("of others are not found", async () => {
    const advertiser = await billing.advertiser();
    const { payment } = await advertiser.subscribe("BRONZE");
    const other = await billing.advertiser();
    for (const ending of ["pdf", "csv"]) {
      expect((await download(other, `/invoices/${payment.invoice?.id}.${ending}`)).status).toBe(404);
      expect((await download(other, `/invoices/${randomUUID()}.${ending}`)).status).toBe(404);
      expect((await download(other, `/invoices/x.${ending}`)).status).toBe(404);
    }
  });
});

const LINE = { text: "A line", netPence: 1_500, impressions: null, periodStart: null, periodEnd: null };
const PRINTED: PrintedInvoice = {
  number: "2026-000042",
  kind: "RENEWAL",
  issuedAt: new Date("2026-06-10T09:00:00Z"),
  billedBy: ["Example Health Advice Ltd"],
  billedTo: [
    `The ${"Wolfeschlegelsteinhausenbergerdorff ".repeat(5)}Company of Northern Remedies Ltd`,
    "1 High Street",
  ],
  netPence: 60_000,
  vatPercent: 20,
  vatPence: 12_000,
  grossPence: 72_000,
  paidBy: "Visa ending 4242",
  provider: "TEST",
  lines: [LINE],
  creditsNumber: null,
  creditedByNumber: null,
};

it("an advertiser's invoices page by time", async () => {
  const advertiser = await billing.advertiser();
  await advertiser.subscribe("BRONZE");
  for (const tier of ["SILVER", "GOLD", "PLATINUM"] as const) {
    clock.go(0.1);
    await advertiser.upgrade(tier);
  }
  interface Listed {
    invoices: {
      totalCount: number;
      nodes: { toTier: string | null }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }
  const page = async (after?: string) =>
    (
      await advertiser.run<Listed>(
        "query I($after: String) { invoices(first: 3, after: $after) { totalCount nodes { toTier } pageInfo { hasNextPage endCursor } } }",
        { after },
      )
    ).data.invoices;
  const first = await page();
  expect([first.totalCount, first.pageInfo.hasNextPage, first.nodes.map(({ toTier }) => toTier)]).toEqual([
    4,
    true,
    ["PLATINUM", "GOLD", "SILVER"],
  ]);
  expect((await page(first.pageInfo.endCursor)).nodes).toEqual([{ toTier: null }]);
  expect(await server.db.getRepository(Invoice).countBy({ advertiserId: advertiser.user.id })).toBe(4);
});
