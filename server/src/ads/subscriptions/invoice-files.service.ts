import type { Reader, Who } from "../../platform/context";
import { Invoice } from "./invoice.entity";
import { creditNoteByInvoice, linesByInvoice } from "./invoice.loaders";
import { readInvoice } from "./invoice.service";
import { type PrintedInvoice, writeInvoiceCsv } from "./invoice-csv.rules";
import { writeInvoicePdf } from "./invoice-pdf";

export const INVOICE_FILES = {
  pdf: { mediaType: "application/pdf", write: writeInvoicePdf },
  csv: {
    mediaType: "text/csv; charset=utf-8",
    async *write(invoice: PrintedInvoice): AsyncGenerator<Uint8Array> {
      yield Buffer.from(writeInvoiceCsv(invoice));
    },
  },
} as const;
export type InvoiceFormat = keyof typeof INVOICE_FILES;

/** All that stands on this advertiser's invoice. @throws NOT_FOUND. */
export async function readPrintedInvoice({ db }: Reader, who: Pick<Who, "id">, id: string): Promise<PrintedInvoice> {
  const invoice = await readInvoice({ db }, who, id);
  const [lines = []] = await linesByInvoice(db, [invoice.id]);
  const [creditedBy] = await creditNoteByInvoice(db, [invoice.id]);
  const numberOf = async (other: string | null | undefined) =>
    other ? (await db.getRepository(Invoice).findOneByOrFail({ id: other })).number : null;
  return {
    ...invoice,
    lines,
    creditsNumber: await numberOf(invoice.credits),
    creditedByNumber: await numberOf(creditedBy),
  };
}
