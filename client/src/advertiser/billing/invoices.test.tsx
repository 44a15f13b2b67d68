import { screen, within } from "@testing-library/react";
import { InvoiceDetailsDocument } from "../../gql/graphql";
import { standing } from "./billing.test-support";
import { invoice, open, page } from "./billing-page.test-support";

describe("the invoices", () => {
  it("say number, date, what for, net, VAT, total and state, and can be downloaded", async () => {
    const upgrade = { kind: "UPGRADE", fromTier: "SILVER", toTier: "GOLD", tier: "GOLD", status: "CREDITED" };
    await open([page(standing(), { invoices: [invoice("2026-000002", upgrade), invoice("2026-000001")] })]);
    const table = within(await screen.findByRole("table", { name: "Invoices" }));
    expect(
      table.getByRole("row", {
        name: /2026-000002 4 November 2026 Upgrade from Silver to Gold £1,500\.00 £300\.00 £1,800\.00 Credited/,
      }),
    ).toBeInTheDocument();
    expect(table.getByRole("row", { name: /2026-000001 .* Silver plan .* Paid/ })).toBeInTheDocument();
    expect(table.getByRole("link", { name: "PDF of invoice 2026-000001" })).toHaveAttribute(
      "href",
      "/invoices/2026-000001.pdf",
    );
    expect(table.getByRole("link", { name: "CSV of invoice 2026-000001" })).toHaveAttribute("download");
  });

  it("say where the money of a credit note is", async () => {
    const note = (number: string, status: string | null) =>
      invoice(number, {
        ...{ kind: "CREDIT_NOTE", money: { __typename: "Money", netPence: -1, vatPence: 0, grossPence: -1 } },
        refund: status && { __typename: "InvoiceRefund", status },
      });
    const notes = ["PENDING", "SUCCEEDED", "FAILED", null].map((status, at) => note(`2026-00000${at}`, status));
    await open([page(standing(), { invoices: notes })]);
    const table = within(await screen.findByRole("table", { name: "Invoices" }));
    const said = ["Refund under way", "Refunded", "Refund failed", "Refunded"];
    for (const [at, state] of said.entries()) {
      expect(
        table.getByRole("row", { name: new RegExp(`2026-00000${at} .* Credit note .* ${state}`) }),
      ).toBeInTheDocument();
    }
  });

  it("open in their place, with what was over the quota by day and by creative", async () => {
    const details = {
      request: { query: InvoiceDetailsDocument, variables: { id: "2026-000001" } },
      result: {
        data: {
          invoice: {
            __typename: "Invoice",
            id: "2026-000001",
            billedTo: ["Northbank Ltd", "Manchester M2 5AA"],
            items: [
              {
                __typename: "InvoiceLine",
                id: "line-1",
                text: "12,345 impressions over the quota",
                netPence: 9_876,
                days: [{ __typename: "InvoiceDay", day: "2026-11-02", impressions: 12_345 }],
                creatives: [
                  { __typename: "InvoiceCreative", creativeId: "c", title: "Saline spray", impressions: 12_000 },
                ],
              },
            ],
          },
        },
      },
    };
    const { user } = await open([
      page(standing(), { invoices: [invoice("2026-000001")] }),
      { request: details.request, error: new Error("Failed to fetch") },
      details,
    ]);
    const opener = await screen.findByRole("button", { name: "Lines of 2026-000001" });
    await user.click(opener);
    expect(opener).toHaveAttribute("aria-expanded", "true");
    expect(await screen.findByText("This invoice cannot be shown right now.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Billed to Northbank Ltd, Manchester M2 5AA")).toBeInTheDocument();
    expect(screen.getByText("£98.76")).toBeInTheDocument();
    expect(screen.getByText("2 November 2026").parentElement).toHaveTextContent("12,345");
    expect(screen.getByText("Saline spray").parentElement).toHaveTextContent("12,000");
    await user.click(opener);
    expect(screen.queryByText("£98.76")).not.toBeInTheDocument();
  });

  it("come page by page", async () => {
    const { user } = await open([
      page(standing(), { invoices: [invoice("2026-000002")], hasNextPage: true }),
      page(standing(), { invoices: [invoice("2026-000001")], after: "cursor-1" }),
    ]);
    await user.click(await screen.findByRole("button", { name: /^Show more invoices/ }));
    expect(await screen.findByText("2026-000001")).toBeInTheDocument();
    expect(screen.getByText("2026-000002")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Show more invoices/ })).not.toBeInTheDocument();
  });
});
