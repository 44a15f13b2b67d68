import { Field, Int, ObjectType } from "type-graphql";

@ObjectType("AdvertiserDay", { simpleResolvers: true, description: "What was counted of all campaigns on one day." })
export class AdvertiserDayType {
  @Field(() => String, { description: "In London, YYYY-MM-DD." })
  day: string;

  @Field(() => Int)
  impressions: number;

  @Field(() => Int)
  clicks: number;
}
