import { GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field } from "../../platform/api-object.type";
import { connectionOf } from "../../platform/page.type";

@ApiObject("ShownAdvert", "An advert that this person was shown.")
export class ShownAdvertType {
  @Field(() => ID) id: string;
  @Field(() => String, "The headline of the advert.") title: string;
  @Field(() => String, "Who paid for it.") company: string;
  @Field(() => String, "The picture, from the root of the site.") imageUrl: string;
  @Field(() => String, "What the picture shows, for people who cannot see it.") imageAlt: string;
  @Field(() => GraphQLISODateTime, "When it was last seen.") lastShownAt: Date;
  @Field(() => Int, "How often in the last 30 days.") times: number;
}

export const ShownAdvertConnection = connectionOf("ShownAdvertConnection", () => ShownAdvertType);
