import type { FastifyInstance } from "fastify";
import { requireRole } from "../../platform/access";
import type { HttpDoor } from "../../platform/http/door";
import { fileRoute } from "../../platform/http/files";
import { INVOICE_FILES, type InvoiceFormat, readPrintedInvoice } from "./invoice-files.service";

/** `GET /invoices/:id.pdf` and `GET /invoices/:id.csv`: an advertiser's own invoice, to keep. */
export default function registerInvoices(fastify: FastifyInstance, door: HttpDoor): void {
  for (const format of Object.keys(INVOICE_FILES) as InvoiceFormat[]) {
    fileRoute(fastify, door, `/invoices/:id.${format}`, async (ctx, { id }) => {
      const invoice = await readPrintedInvoice(ctx, requireRole(ctx, "ADVERTISER"), id);
      const { mediaType, write } = INVOICE_FILES[format];
      return { name: `invoice-${invoice.number}.${format}`, mediaType, parts: write(invoice) };
    });
  }
}
