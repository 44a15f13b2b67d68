import type { RequestContext, Who } from "../../platform/context";
import { isId, type Page, readPageArguments, toPage } from "../../platform/pages";
import { notFound } from "../../platform/problems";
import { Invoice } from "./invoice.entity";

/** One invoice of this advertiser. Somebody else's is not found, like one that never was. */
export async function readInvoice(ctx: Pick<RequestContext, "db">, who: Pick<Who, "id">, id: string): Promise<Invoice> {
  const found = isId(id) ? await ctx.db.getRepository(Invoice).findOneBy({ id, advertiserId: who.id }) : null;
  if (!found) {
    throw notFound();
  }
  return found;
}

/** A page of this advertiser's invoices, the newest first. */
export async function listInvoices(
  ctx: RequestContext,
  who: Who,
  first: number,
  after?: string,
): Promise<Page<Invoice>> {
  const page = readPageArguments(first, after);
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
