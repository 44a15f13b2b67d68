import { GraphQLISODateTime, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { connectionOf } from "../../platform/page.type";
import type { InvoiceStatus } from "./billing.rules";
import { InvoiceFactsType, InvoiceStatusEnum } from "./invoice.type";
import type { RefundStatus } from "./refund.rules";
import { RefundStatusEnum } from "./refund.type";

@ApiObject("AccountRefund", "What has become of the money of a credit note, and why it was given back.")
export class AccountRefundType {
  @Field(() => RefundStatusEnum, "How far it is.") status: RefundStatus;
  @Nullable(() => String, "A sentence when it failed.") message: string | null;
  @Field(() => String, "Why the invoice was taken back, for staff; it is part of what the advertiser can download.")
  reason: string;
  @Nullable(() => String, "The member of staff who asked for it last; null once that account is gone.")
  requestedBy: string | null;
  @Field(() => GraphQLISODateTime, "When the invoice was taken back.") requestedAt: Date;
  @Nullable(() => GraphQLISODateTime, "Null while it is under way.") settledAt: Date | null;
}

@ApiObject("AccountInvoice", "An invoice of an advertiser, or a credit note, as staff see it.")
export class AccountInvoiceType extends InvoiceFactsType {
  @Field(() => Int, "Pence, without VAT; negative for a credit note.") netPence: number;
  @Field(() => Int, "VAT in pence; negative for a credit note.") vatPence: number;
  @Field(() => Int, "Pence, with VAT; negative for a credit note.") grossPence: number;
  @Nullable(() => String, "The card that paid, for example Visa ending 4242.") paidBy: string | null;
  @Field(() => InvoiceStatusEnum, "CREDITED once a credit note took it back.") status: InvoiceStatus;
  @Nullable(() => String, "Credit notes only: the number of the invoice that it takes back.") credits: string | null;
  @Nullable(() => String, "The number of the credit note that took it back.") creditedBy: string | null;
  @Nullable(() => AccountRefundType, "Credit notes only; null where the money was given back by hand.")
  refund: AccountRefundType | null;
}

export const AccountInvoiceConnection = connectionOf("AccountInvoiceConnection", () => AccountInvoiceType);
