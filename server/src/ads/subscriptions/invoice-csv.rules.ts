import { csvOf, csvText, decimal } from "../../platform/csv.rules";
import type { InvoiceKind, PaymentProviderName } from "./billing.rules";
import type { Sum } from "./money.rules";

/** All that stands on an invoice. */
export interface PrintedInvoice extends Sum {
  number: string;
  kind: InvoiceKind;
  issuedAt: Date;
  billedBy: string[];
  billedTo: string[];
  paidBy: string | null;
  provider: PaymentProviderName;
  lines: {
    text: string;
    netPence: number;
    impressions: number | null;
    periodStart: Date | null;
    periodEnd: Date | null;
  }[];
  /** The number of the invoice that a credit note takes back. */
  creditsNumber: string | null;
  /** The number of the credit note that took it back. */
  creditedByNumber: string | null;
}

const HEAD = [
  "Invoice",
  "Kind",
  "Date",
  "Billed to",
  "Description",
  "Impressions",
  "From",
  "To",
  "Net GBP",
  "VAT percent",
  "VAT GBP",
  "Gross GBP",
];

/** One row for each line, and one for the total, which alone has VAT: it is rounded once. */
export function writeInvoiceCsv({ lines, ...invoice }: PrintedInvoice): string {
  const { number, kind, issuedAt, billedTo, netPence, vatPercent, vatPence, grossPence } = invoice;
  const first = [number, kind, issuedAt.toISOString(), billedTo.join(", ")].map(csvText);
  const rows = lines.map((line) => [
    ...first,
    csvText(line.text),
    line.impressions === null ? "" : String(line.impressions),
    line.periodStart?.toISOString() ?? "",
    line.periodEnd?.toISOString() ?? "",
    decimal(line.netPence),
    "",
    "",
    "",
  ]);
  const sums = [decimal(netPence), String(vatPercent), decimal(vatPence), decimal(grossPence)];
  const total = [...first, "Total", "", "", "", ...sums];
  return csvOf([HEAD, ...rows, total]);
}
