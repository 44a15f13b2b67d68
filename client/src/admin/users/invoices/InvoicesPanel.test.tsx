import { screen, waitFor, within } from "@testing-library/react";
import {
  AccountInvoices_CreditDocument,
  AccountInvoices_RetryDocument,
  AccountInvoicesDocument,
} from "../../../gql/graphql";
import { ADVERTISER, accountMock, EVERYTHING, open, refused } from "../users.test-support";

const at = "/admin/users/u1";
const permissions = [...EVERYTHING, "billing.credit"];

const invoice = (number: string, changes: object = {}) => ({
  __typename: "AccountInvoice",
  ...{ id: number, number, kind: "RENEWAL", issuedAt: "2026-11-04T00:10:00Z", tier: "SILVER" },
  ...{ fromTier: null, toTier: null, netPence: 150_000, vatPence: 30_000, grossPence: 180_000 },
  ...{ paidBy: "Visa ending 4242", status: "PAID", credits: null, creditedBy: null, refund: null },
  ...changes,
});
const refund = (status: string, changes: object = {}) => ({
  __typename: "AccountRefund",
  ...{ status, message: null, reason: "Charged twice", requestedBy: "Marcus Whitfield" },
  ...{ requestedAt: "2026-11-20T10:00:00Z", settledAt: null },
  ...changes,
});
const note = (status: string, changes: object = {}) =>
  invoice("2026-000009", {
    ...{ kind: "CREDIT_NOTE", netPence: -150_000, vatPence: -30_000, grossPence: -180_000 },
    ...{ credits: "2026-000002", refund: refund(status, changes) },
  });
const list = (nodes: object[], { after, hasNextPage = false }: { after?: string; hasNextPage?: boolean } = {}) => ({
  request: { query: AccountInvoicesDocument, variables: after ? { userId: "u1", after } : { userId: "u1" } },
  result: {
    data: {
      accountInvoices: {
        __typename: "AccountInvoiceConnection",
        totalCount: hasNextPage || after ? 2 : nodes.length,
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor: "c1", hasNextPage },
      },
    },
  },
});
const row = (name: RegExp) => screen.findByRole("row", { name });

describe("the invoices of an advertiser", () => {
  it("are shown to who may take them back, and to nobody else", async () => {
    await open([accountMock(ADVERTISER)], { at });
    await screen.findByText("Quay Ltd");
    expect(screen.queryByRole("heading", { name: "Invoices" })).not.toBeInTheDocument();
    await open([accountMock(ADVERTISER), list([])], { at, permissions });
    expect(await screen.findByText("No invoices yet. Each payment creates one.")).toBeInTheDocument();
  });

  it("say what was charged, what was taken back, why, and where the money is", async () => {
    const credited = invoice("2026-000002", { status: "CREDITED", creditedBy: "2026-000009" });
    const upgrade = invoice("2026-000001", { kind: "UPGRADE", tier: "GOLD", fromTier: "SILVER", toTier: "GOLD" });
    await open([accountMock(ADVERTISER), list([note("PENDING"), credited, upgrade])], { at, permissions });
    expect(
      await row(
        /2026-000009 4 November 2026 Credit note for 2026-000002 ?with Visa ending 4242 -£1,800.00 ?with -£300.00 VAT Refund under/,
      ),
    ).toBeInTheDocument();
    expect(await row(/“?Charged twice”? ?20 November, 10:00 by Marcus Whitfield/)).toBeInTheDocument();
    expect(
      await row(/2026-000002 .* Silver plan ?with Visa ending 4242 .* Credited by 2026-000009/),
    ).toBeInTheDocument();
    expect(await row(/2026-000001 .* Upgrade from Silver to Gold/)).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /^Issue credit note/ })).toHaveLength(1);
  });

  it("come page by page, and say that they failed", async () => {
    const failure = { request: list([]).request, error: new Error("Failed to fetch") };
    const first = list([invoice("2026-000002")], { hasNextPage: true });
    const { user } = await open(
      [accountMock(ADVERTISER), failure, first, list([invoice("2026-000001")], { after: "c1" })],
      { at, permissions },
    );
    expect(await screen.findByText("The invoices could not be loaded.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await user.click(await screen.findByRole("button", { name: /^Show more invoices/ }));
    expect(await screen.findByText("2026-000001")).toBeInTheDocument();
    expect(screen.getByText("2026-000002")).toBeInTheDocument();
  });
});

describe("taking an invoice back", () => {
  it("says what it moves, is refused on the field, keeps what was typed, and is done", async () => {
    const credit = (reason: string) => ({
      query: AccountInvoices_CreditDocument,
      variables: { number: "2026-000002", reason },
    });
    const credited = invoice("2026-000002", { status: "CREDITED", creditedBy: "2026-000009" });
    const { user } = await open(
      [
        accountMock(ADVERTISER),
        list([invoice("2026-000002")]),
        { request: credit("no"), result: refused("BAD_USER_INPUT", "Please give a reason.", "reason") },
        { request: credit("Charged twice"), result: { data: { creditInvoice: credited } } },
        list([note("PENDING"), credited]),
      ],
      { at, permissions },
    );
    await user.click(await screen.findByRole("button", { name: "Issue credit note for 2026-000002" }));
    const dialog = within(await screen.findByRole("dialog", { name: /Issue credit note/ }));
    expect(
      dialog.getByText(/^Invoice 2026-000002 is credited in full. £1,800.00 is refunded to Visa ending 4242/),
    ).toBeInTheDocument();
    expect(dialog.getByText(/^The plan is not affected/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText("Reason"), "no");
    await user.click(dialog.getByRole("button", { name: /^Issue credit note/ }));
    await waitFor(() => expect(dialog.getByLabelText("Reason")).toHaveAccessibleDescription(/give a reason/));
    expect(dialog.getByLabelText("Reason")).toHaveValue("no");
    await user.clear(dialog.getByLabelText("Reason"));
    await user.type(dialog.getByLabelText("Reason"), "Charged twice");
    await user.click(dialog.getByRole("button", { name: /^Issue credit note/ }));
    expect(await screen.findByText("Credit note for 2026-000002 issued. The refund is under way.")).toBeInTheDocument();
    expect(await row(/2026-000009 .* Refund under way/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Issue credit note/ })).not.toBeInTheDocument();
  });

  it("says when the refund failed, which can be tried again", async () => {
    const message = "The payment provider could not give the money back.";
    const retry = { query: AccountInvoices_RetryDocument, variables: { number: "2026-000009" } };
    const { user } = await open(
      [
        accountMock(ADVERTISER),
        list([note("FAILED", { message })]),
        { request: retry, result: { data: { retryRefund: note("PENDING") } } },
      ],
      { at, permissions },
    );
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try refund again for 2026-000009" }));
    const dialog = within(await screen.findByRole("dialog", { name: /Try refund again/ }));
    await user.click(dialog.getByRole("button", { name: /^Try refund again/ }));
    expect(await screen.findByText("Retrying the refund of 2026-000009.")).toBeInTheDocument();
    expect(screen.getByText("Refund under way")).toBeInTheDocument();
  });
});
