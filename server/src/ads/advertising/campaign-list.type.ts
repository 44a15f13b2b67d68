import { InputType, registerEnumType } from "type-graphql";
import { Field } from "../../platform/api-object.type";
import { CAMPAIGN_ORDERS, type CampaignOrder } from "./campaign-list.rules";

const CampaignOrderEnum = Object.fromEntries(CAMPAIGN_ORDERS.map((order) => [order, order]));
registerEnumType(CampaignOrderEnum, {
  name: "CampaignOrder",
  description: "What campaigns are sorted by; equal ones the newest first.",
  valuesConfig: {
    NAME: { description: "As people read it: capitals make no difference." },
    STATUS: { description: "Drafts, in review, live, paused, ended." },
    SPEND: { description: "What it cost so far." },
    IMPRESSIONS: { description: "Counted so far." },
    CTR: { description: "Clicks per hundred impressions." },
  },
});

@InputType({ description: "What campaigns are sorted by." })
export class CampaignOrderInput {
  @Field(() => CampaignOrderEnum, "The column.") by: CampaignOrder;
  @Field(() => Boolean, { defaultValue: false, description: "With true, the last or largest first." })
  descending: boolean;
}
