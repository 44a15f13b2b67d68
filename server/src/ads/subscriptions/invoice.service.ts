import type { Reader, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { type PageAsked, readList } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import { Invoice } from "./invoice.entity";

/** One invoice of this advertiser. Somebody else's is not found, like one that never was. */
export async function readInvoice(ctx: Reader, who: Pick<Who, "id">, id: string): Promise<Invoice> {
  return readOne(ctx.db, Invoice, { id, advertiserId: who.id });
}

/** A page of this advertiser's invoices, the newest first. */
export const listInvoices = ({ db }: Reader, { id }: Who, asked: PageAsked): Promise<Page<Invoice>> =>
  readList(db, {
    ...{ ...asked, entity: Invoice, where: "advertiser_id = $1", parameters: [id] },
    ...{ by: ["issued_at", "id"], at: "issuedAt" },
  });
