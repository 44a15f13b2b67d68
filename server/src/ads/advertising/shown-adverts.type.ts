import { Field, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
import { connectionOf } from "../../platform/page.type";

@ApiObject("ShownAdvert", "An advert that this person was shown.")
export class ShownAdvertType {
  @Field(() => ID) id: string;
  @Field(() => String, { description: "The headline of the advert." }) title: string;
  @Field(() => String, { description: "Who paid for it." }) company: string;
  @Field(() => String, { description: "The picture, from the root of the site." }) imageUrl: string;
  @Field(() => String, { description: "What the picture shows, for people who cannot see it." }) imageAlt: string;
  @Field(() => GraphQLISODateTime, { description: "When it was last seen." }) lastShownAt: Date;
  @Field(() => Int, { description: "How often in the last 30 days." }) times: number;
}

export const ShownAdvertConnection = connectionOf("ShownAdvertConnection", () => ShownAdvertType);
