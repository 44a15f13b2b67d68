import { Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import {
  type InvoicesDelivery,
  listAccountInvoices,
  readAccountInvoice,
  watchInvoices,
} from "./account-invoice.service";
import { AccountInvoiceConnection, AccountInvoiceType } from "./account-invoice.type";
import { creditInvoice } from "./credit-note.service";
import { InvoicesChangeType } from "./invoice.type";
import { retryRefund } from "./refund.service";

/** Advertisers' invoices, and taking them back, for staff. */
@ForStaff(PERMISSIONS.creditInvoices)
@Resolver()
export class AccountInvoiceResolver {
  @Query(() => AccountInvoiceConnection, {
    description: "An advertiser's invoices and credit notes, the newest first.",
  })
  accountInvoices(
    @Ctx() ctx: RequestContext,
    @Arg("userId", () => ID, "The advertiser.") userId: string,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<AccountInvoiceType>> {
    return listAccountInvoices(ctx, userId, page);
  }

  @Query(() => AccountInvoiceType, { nullable: true, description: "One invoice or credit note of an advertiser." })
  accountInvoice(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<AccountInvoiceType> {
    return readAccountInvoice(ctx, id);
  }

  @Subscription(() => InvoicesChangeType, {
    description: "That an advertiser's invoices, or what becomes of their money, have changed.",
    subscribe: ({ context, args }) => watchInvoices(context, args.userId),
  })
  accountInvoicesChanged(
    @Root() { kind }: InvoicesDelivery,
    @Arg("userId", () => ID, "The advertiser.") _userId: string,
  ): InvoicesChangeType {
    return { snapshot: kind === "current" };
  }

  @Mutation(() => AccountInvoiceType, {
    description:
      "Takes an invoice back as a whole by a credit note. Its money goes back to the card that paid, and the advertiser is told by mail. The plan goes on.",
  })
  async creditInvoice(
    @Ctx() ctx: RequestContext,
    @Arg("number", () => String, "The number on the invoice, for example 2026-000001.") number: string,
    @Arg("reason", () => String, "3 to 500 characters, for staff.") reason: string,
  ): Promise<AccountInvoiceType> {
    return readAccountInvoice(ctx, await creditInvoice(ctx, signedIn(ctx), number, reason));
  }

  @Mutation(() => AccountInvoiceType, {
    description:
      "Asks the payment provider again to give the money of a credit note back. CONFLICT unless that failed.",
  })
  async retryRefund(
    @Ctx() ctx: RequestContext,
    @Arg("number", () => String, "The number of the credit note.") number: string,
  ): Promise<AccountInvoiceType> {
    return readAccountInvoice(ctx, await retryRefund(ctx, signedIn(ctx), number));
  }
}
