import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { PERMISSIONS } from "../accounts/permission.rules";
import { ForStaff, signedIn } from "../platform/access";
import type { RequestContext } from "../platform/context";
import { creditInvoice } from "./issue-invoice.service";

/** Taking invoices back, for staff. */
@ForStaff(PERMISSIONS.creditInvoices)
@Resolver()
export class CreditNoteResolver {
  @Mutation(() => String, {
    description:
      "Takes an invoice back as a whole by a credit note, whose number it returns. The money itself is given back at the payment provider.",
  })
  creditInvoice(
    @Ctx() ctx: RequestContext,
    @Arg("number", () => String, { description: "The number on the invoice, for example 2026-000001." }) number: string,
  ): Promise<string> {
    return creditInvoice(ctx, signedIn(ctx), number);
  }
}
