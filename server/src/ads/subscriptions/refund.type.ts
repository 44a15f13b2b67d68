import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from "type-graphql";
import { REFUND_STATUSES, type RefundStatus } from "./refund.rules";

export const RefundStatusEnum = Object.fromEntries(REFUND_STATUSES.map((name) => [name, name]));
registerEnumType(RefundStatusEnum, {
  name: "RefundStatus",
  description: "What has become of the money of a credit note.",
  valuesConfig: {
    FAILED: { description: "The payment provider could not give it back, or it did not arrive." },
    PENDING: { description: "The payment provider is being asked." },
    SUCCEEDED: { description: "The payment provider gave it back." },
  },
});

@ObjectType("InvoiceRefund", {
  simpleResolvers: true,
  description: "What has become of the money of a credit note, for the advertiser.",
})
export class InvoiceRefundType {
  @Field(() => RefundStatusEnum, { description: "How far it is." })
  status: RefundStatus;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Null while it is under way." })
  settledAt: Date | null;
}
