import type { FastifyInstance } from "fastify";
import { INVOICE_FILES, type InvoiceFormat, readPrintedInvoice } from "../ads/subscriptions/invoice-files.service";
import type { OwnFileOptions } from "./own-files";
import { registerAdvertiserFile } from "./written-files";

/** `GET /invoices/:id.pdf` and `GET /invoices/:id.csv`: an advertiser's own invoice, to keep. */
export function registerInvoiceRoutes(fastify: FastifyInstance, options: Omit<OwnFileOptions, "typed">): void {
  for (const format of Object.keys(INVOICE_FILES) as InvoiceFormat[]) {
    registerAdvertiserFile(fastify, `/invoices/:id.${format}`, options, async (ctx, { id }) => {
      const invoice = await readPrintedInvoice(ctx, ctx.who, id);
      const { mediaType, write } = INVOICE_FILES[format];
      return { name: `invoice-${invoice.number}.${format}`, mediaType, parts: write(invoice) };
    });
  }
}
