import { GraphQLISODateTime } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { REFUND_STATUSES, type RefundStatus } from "./refund.rules";

export const RefundStatusEnum = enumType(
  "RefundStatus",
  "What has become of the money of a credit note.",
  REFUND_STATUSES,
  {
    FAILED: "The payment provider could not give it back, or it did not arrive.",
    PENDING: "The payment provider is being asked.",
    SUCCEEDED: "The payment provider gave it back.",
  },
);

@ApiObject("InvoiceRefund", "What has become of the money of a credit note, for the advertiser.")
export class InvoiceRefundType {
  @Field(() => RefundStatusEnum, "How far it is.") status: RefundStatus;
  @Nullable(() => GraphQLISODateTime, "Null while it is under way.") settledAt: Date | null;
}
