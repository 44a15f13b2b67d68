import { Float, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { LIFT_STATES, type LiftState } from "./lift.rules";

export const LiftStateEnum = enumType("LiftState", "Why there is a lift, or none.", LIFT_STATES, {
  NO_HOLD_OUT: "The hold-out was never on.",
  NO_DAYS: "No day was held out yet.",
  NO_ORDERS: "No orders were reported of the held-out days.",
  TOO_FEW: "Too few held-out days that can be compared, or too few orders, to say anything.",
  TOO_UNEVEN: "The days differ so much from each other that nothing can be said.",
  READY: "The lift is known, with its interval.",
});

@ApiObject("HeldOutDay", "A day on which a campaign was not shown, so that it can be compared.")
export class HeldOutDayType {
  @Field(() => String, "In London, YYYY-MM-DD.") day: string;
  @Field(() => Int, "Requests at which the campaign would have been shown. Nobody is known of them.") requests: number;
  @Nullable(() => Int, "All orders of the day, as reported. Null: none were reported.") orders: number | null;
  @Nullable(
    () => Float,
    "The mean of all orders on the same days of the week, one and two weeks before and after, on which the campaign was shown. Null: fewer than two are known.",
  )
  expected: number | null;
}

@ApiObject(
  "CampaignLift",
  "What a campaign brings that would not have come without it: days on which it was shown beside days on which it was held out.",
)
export class CampaignLiftType {
  @Field(() => ID, "The campaign's.") id: string;
  @Field(() => Boolean, "The campaign is not shown on one day of ten, drawn by chance.") isOn: boolean;
  @Nullable(() => String, "The first London day of the hold-out that is on, YYYY-MM-DD.") since: string | null;
  @Field(() => Int, "Impressions of the last 28 days.") impressions: number;
  @Field(() => Int, "With fewer, the hold-out cannot be switched on.") impressionsNeeded: number;
  @Field(() => LiftStateEnum, "Whether there is a lift, and if not, why.") state: LiftState;
  @Field(() => Int, "Held-out days that can be compared, of the last 182.") comparedDays: number;
  @Field(() => Int, "With fewer, nothing is said.") comparedDaysNeeded: number;
  @Field(() => Int, "All orders of these days and of those that they are compared with.") orders: number;
  @Field(() => Int, "With fewer, nothing is said.") ordersNeeded: number;
  @Nullable(
    () => Float,
    "How many percent more orders came on days on which the campaign was shown. Null unless it is known.",
  )
  percent: number | null;
  @Nullable(() => Float, "The lower end of the 95 % interval, in percent.") from: number | null;
  @Nullable(() => Float, "The upper end of the 95 % interval, in percent.") to: number | null;
  @Field(() => [HeldOutDayType], "Held-out days, the last one first; today, too, when it is one.")
  days: HeldOutDayType[];
}
