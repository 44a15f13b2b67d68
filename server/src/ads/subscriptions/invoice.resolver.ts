import { Args, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { type InvoicesDelivery, watchInvoices } from "./account-invoice.service";
import type { InvoiceStatus } from "./billing.rules";
import type { Invoice } from "./invoice.entity";
import {
  creativesByLine,
  creditNoteByInvoice,
  daysByLine,
  linesByInvoice,
  refundByCreditNote,
} from "./invoice.loaders";
import { listInvoices, readInvoice } from "./invoice.service";
import {
  InvoiceConnection,
  InvoiceCreativeType,
  InvoiceDayType,
  InvoiceLineType,
  InvoiceStatusEnum,
  InvoicesChangeType,
  InvoiceType,
} from "./invoice.type";
import { moneyOf } from "./money.rules";
import { MoneyType } from "./money.type";
import { InvoiceRefundType } from "./refund.type";

/** An advertiser's own invoices. */
@ForAdvertisers()
@Resolver(() => InvoiceType)
export class InvoiceResolver {
  @Query(() => InvoiceType, { nullable: true, description: "One of the advertiser's own invoices." })
  invoice(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<InvoiceType> {
    return readInvoice(ctx, signedIn(ctx), id);
  }

  @Query(() => InvoiceConnection, { description: "The advertiser's invoices, the newest first." })
  invoices(@Ctx() ctx: RequestContext, @Args(() => ListArgs) page: ListArgs): Promise<Page<InvoiceType>> {
    return listInvoices(ctx, signedIn(ctx), page);
  }

  @Subscription(() => InvoicesChangeType, {
    description: "That the advertiser's invoices, or what becomes of their money, have changed.",
    subscribe: ({ context }) => watchInvoices(context, signedIn(context).id),
  })
  invoicesChanged(@Root() { kind }: InvoicesDelivery): InvoicesChangeType {
    return { snapshot: kind === "current" };
  }

  @FieldResolver(() => InvoiceStatusEnum, { description: "CREDITED once a credit note took it back." })
  async status(@Ctx() ctx: RequestContext, @Root() { id }: Invoice): Promise<InvoiceStatus> {
    return (await ctx.loaders.get(creditNoteByInvoice).load(id)) ? "CREDITED" : "PAID";
  }

  @FieldResolver(() => [InvoiceLineType], { description: "The lines of the invoice, in order." })
  items(@Ctx() ctx: RequestContext, @Root() { id }: Invoice): Promise<InvoiceLineType[]> {
    return ctx.loaders.get(linesByInvoice).load(id);
  }

  @FieldResolver(() => MoneyType, { description: "What was charged; negative for a credit note." })
  async money(@Ctx() ctx: RequestContext, @Root() invoice: Invoice): Promise<MoneyType> {
    return moneyOf(await ctx.loaders.get(linesByInvoice).load(invoice.id), invoice);
  }

  @FieldResolver(() => ID, { nullable: true, description: "The credit note that took it back." })
  creditedBy(@Ctx() ctx: RequestContext, @Root() { id }: Invoice): Promise<string | null> {
    return ctx.loaders.get(creditNoteByInvoice).load(id);
  }

  @FieldResolver(() => InvoiceRefundType, {
    nullable: true,
    description: "Credit notes only; null where the money was given back by hand.",
  })
  refund(@Ctx() ctx: RequestContext, @Root() { id }: Invoice): Promise<InvoiceRefundType | null> {
    return ctx.loaders.get(refundByCreditNote).load(id);
  }
}

/** What the over-quota lines of an advertiser's own invoices charge. */
@ForAdvertisers()
@Resolver(() => InvoiceLineType)
export class InvoiceLineResolver {
  @FieldResolver(() => [InvoiceDayType], {
    nullable: true,
    description: "Over-quota lines only: the impressions that it charges by day, the first 100 days.",
  })
  days(@Ctx() ctx: RequestContext, @Root() { id }: InvoiceLineType): Promise<InvoiceDayType[] | null> {
    return ctx.loaders.get(daysByLine).load(id);
  }

  @FieldResolver(() => [InvoiceCreativeType], {
    nullable: true,
    description: "Over-quota lines only: the impressions that it charges by creative, the most first.",
  })
  creatives(@Ctx() ctx: RequestContext, @Root() { id }: InvoiceLineType): Promise<InvoiceCreativeType[] | null> {
    return ctx.loaders.get(creativesByLine).load(id);
  }
}
