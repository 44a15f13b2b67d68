import type { Reader, RequestContext, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import type { PageAsked } from "../../platform/lists";
import { type Page, readPageArguments, toPage } from "../../platform/pages";
import { Invoice } from "./invoice.entity";

/** One invoice of this advertiser. Somebody else's is not found, like one that never was. */
export async function readInvoice(ctx: Reader, who: Pick<Who, "id">, id: string): Promise<Invoice> {
  return readOne(ctx.db, Invoice, { id, advertiserId: who.id });
}

/** A page of this advertiser's invoices, the newest first. */
export async function listInvoices(ctx: RequestContext, who: Who, asked: PageAsked): Promise<Page<Invoice>> {
  const page = readPageArguments(asked.first, asked.after);
  const invoices = ctx.db.getRepository(Invoice);
  const query = invoices
    .createQueryBuilder("i")
    .where("i.advertiserId = :advertiserId", { advertiserId: who.id })
    .orderBy("i.issuedAt", "DESC")
    .addOrderBy("i.id", "DESC")
    .take(page.first + 1);
  if (page.cursor) {
    query.andWhere("(i.issuedAt, i.id) < (:at, :id)", page.cursor);
  }
  const count = () => invoices.countBy({ advertiserId: who.id });
  return toPage(await query.getMany(), page, count, ({ issuedAt, id }) => ({ at: issuedAt, id }));
}
