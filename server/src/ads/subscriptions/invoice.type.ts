import { GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, ApiParts, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { INVOICE_KINDS, INVOICE_STATUSES, type InvoiceKind } from "./billing.rules";
import type { Tier } from "./plan.rules";
import { TierEnum } from "./plan.type";

export const InvoiceKindEnum = enumType("InvoiceKind", "What an invoice was made for.", INVOICE_KINDS, {
  CREDIT_NOTE: "Takes an earlier invoice back.",
  OVER_QUOTA: "Impressions over the quota of a month.",
  RENEWAL: "A further month.",
  SUBSCRIPTION: "A first month.",
  UPGRADE: "A change to a higher plan within a month.",
});
export const InvoiceStatusEnum = enumType("InvoiceStatus", "Whether an invoice still counts.", INVOICE_STATUSES, {
  CREDITED: "A credit note took it back.",
  PAID: "It was paid.",
});

@ApiObject("InvoiceDay", "What was counted on one day of the month of an invoice.")
export class InvoiceDayType {
  @Field(() => String, "In London, as YYYY-MM-DD.") day: string;
  @Field(() => Int) impressions: number;
}

@ApiObject("InvoiceCreative", "What one advert had in the month of an invoice.")
export class InvoiceCreativeType {
  @Field(() => ID, "The `id` of the advert.") creativeId: string;
  @Field(() => String, "The headline of the advert.") title: string;
  @Field(() => Int) impressions: number;
}

@ApiObject("InvoiceLine", "One thing that an invoice charges.")
export class InvoiceLineType {
  @Field(() => ID) id: string;
  @Field(() => String, "What is charged, as it stands on the invoice.") text: string;
  @Field(() => Int, "Pence, without VAT.") netPence: number;
  @Nullable(() => Int, "Over-quota lines only: the impressions over the quota.") impressions: number | null;
  @Nullable(() => GraphQLISODateTime, "Of the month that the line charges.") periodStart: Date | null;
  @Nullable(
    () => GraphQLISODateTime,
    "The first moment after the month that the line charges; null for a line without a month.",
  )
  periodEnd: Date | null;
}

/** What advertisers and staff both see of an invoice. */
@ApiParts()
export abstract class InvoiceFactsType {
  @Field(() => ID) id: string;
  @Field(() => String, "Without gaps in each London year: 2026-000001.") number: string;
  @Field(() => InvoiceKindEnum, "What it was made for.") kind: InvoiceKind;
  @Field(() => GraphQLISODateTime, "When it was issued.") issuedAt: Date;
  @Nullable(() => TierEnum, "The plan that was paid for.") tier: Tier | null;
  @Nullable(() => TierEnum, "Upgrades only.") fromTier: Tier | null;
  @Nullable(() => TierEnum, "Upgrades only.") toTier: Tier | null;
}

@ApiObject("Invoice", "A receipt for a payment that was made. It never changes.")
export class InvoiceType extends InvoiceFactsType {
  @Field(() => [String], "Name and address of the company as they were.") billedTo: string[];
  @Nullable(() => ID, "Credit notes only: the invoice that this one corrects.") credits: string | null;
}

export const InvoiceConnection = connectionOf("InvoiceConnection", () => InvoiceType);

@ApiObject("InvoicesChange", "Something changed in a list of invoices: read it again.")
export class InvoicesChangeType {
  @Field(() => Boolean, "True at the beginning, and when changes may have been missed.") snapshot: boolean;
}
