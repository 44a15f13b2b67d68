import { Field, Int, ObjectType } from "type-graphql";

@ObjectType("AudienceShare", { simpleResolvers: true, description: "A group of those who saw the adverts." })
export class AudienceShareType {
  @Field(() => String, {
    description:
      "18-24, 25-34, 35-44, 45-54, 55-64, 65+; FEMALE, MALE, OTHER; a city; NOT_SHARED for people who have not agreed to share it or have not said; SMALL_GROUPS.",
  })
  label: string;

  @Field(() => Int, { description: "Of the views. All shares of a list are 100 together." })
  percent: number;

  @Field(() => Boolean, { description: "Groups under 10 people on their day, together." })
  isMerged: boolean;
}

@ObjectType("Audience", {
  simpleResolvers: true,
  description: "Who saw the adverts, by groups of 10 people or more on a day. Lists are empty while there is nothing.",
})
export class AudienceType {
  @Field(() => Int, { description: "Days (UTC) that are over and had views." })
  days: number;

  @Field(() => [AudienceShareType], { description: "By age, in years." })
  ageGroups: AudienceShareType[];

  @Field(() => [AudienceShareType], { description: "By gender, as people said it in their profile." })
  genders: AudienceShareType[];

  @Field(() => [AudienceShareType], { description: "By the city in which people live." })
  locations: AudienceShareType[];
}
