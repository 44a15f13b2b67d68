import { Field, ObjectType, registerEnumType } from "type-graphql";

export const CareLevelEnum = {
  SELF_CARE: "SELF_CARE",
  PHARMACIST: "PHARMACIST",
  URGENT: "URGENT",
  CRISIS: "CRISIS",
  EMERGENCY: "EMERGENCY",
} as const;
registerEnumType(CareLevelEnum, { name: "CareLevel", description: "The steps of the ladder, the least urgent first." });

export const RecommendationTypeEnum = {
  MEDICATION: "MEDICATION",
  LIFESTYLE: "LIFESTYLE",
  EMERGENCY: "EMERGENCY",
} as const;
registerEnumType(RecommendationTypeEnum, { name: "RecommendationType" });

@ObjectType("Source", { simpleResolvers: true, description: "Where a medical statement comes from." })
export class SourceType {
  @Field(() => String)
  title: string;

  @Field(() => String)
  url: string;

  @Field(() => String, {
    description:
      "The day of our words on it, as YYYY-MM-DD. They say what the source says in other words; no pharmacist has reviewed them yet.",
  })
  writtenOn: string;
}
