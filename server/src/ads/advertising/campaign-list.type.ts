import { InputType } from "type-graphql";
import { Field } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { CAMPAIGN_ORDERS, type CampaignOrder } from "./campaign-list.rules";

const CampaignOrderEnum = enumType(
  "CampaignOrder",
  "What campaigns are sorted by; equal ones the newest first.",
  CAMPAIGN_ORDERS,
  {
    NAME: "As people read it: capitals make no difference.",
    STATUS: "Drafts, in review, live, paused, ended.",
    SPEND: "What it cost so far.",
    IMPRESSIONS: "Counted so far.",
    CTR: "Clicks per hundred impressions.",
  },
);

@InputType({ description: "What campaigns are sorted by." })
export class CampaignOrderInput {
  @Field(() => CampaignOrderEnum, "The column.") by: CampaignOrder;
  @Field(() => Boolean, { defaultValue: false, description: "With true, the last or largest first." })
  descending: boolean;
}
