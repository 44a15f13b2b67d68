import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { CREATIVE_STATUSES, type CreativeStatus } from "./creative.rules";

const CreativeStatusEnum = Object.fromEntries(CREATIVE_STATUSES.map((status) => [status, status]));
registerEnumType(CreativeStatusEnum, {
  name: "CreativeStatus",
  description: "Where it stands with compliance; only approved ones are shown.",
});

@ObjectType("Creative", { simpleResolvers: true, description: "What an advert shows." })
export class CreativeType {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  description: string;

  @Field(() => String)
  imageUrl: string;

  @Field(() => String)
  imageAlt: string;

  @Field(() => Int, { nullable: true })
  pricePence: number | null;

  @Field(() => String)
  targetUrl: string;

  @Field(() => String)
  disclaimer: string;

  @Field(() => CreativeStatusEnum)
  status: CreativeStatus;
}
