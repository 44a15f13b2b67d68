import { Field, GraphQLISODateTime, Int, registerEnumType } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
import type { Tier } from "../subscriptions/plan.rules";
import { TierEnum } from "../subscriptions/plan.type";
import { TARGETING_GROUPS, type TargetingGroup } from "./campaign-choices.rules";

const TargetingGroupEnum = Object.fromEntries(TARGETING_GROUPS.map((group) => [group, group]));
registerEnumType(TargetingGroupEnum, {
  name: "TargetingGroupKey",
  valuesConfig: {
    GEOGRAPHY: { description: "Cities where people live." },
    LANGUAGES: { description: "Languages in which people use the site." },
    SYMPTOM_CLUSTERS: { description: "Health topics of pages." },
    WEARABLE_COHORTS: { description: "Lifestyle signals of people who agreed." },
  },
  description: "The kinds of what a campaign can be aimed at.",
});

@ApiObject("ReachEffect", "About how many people without one choice.")
export class ReachEffectType {
  @Field(() => TargetingGroupEnum, { description: "The list that the choice belongs to." }) group: TargetingGroup;
  @Field(() => String, { description: "The choice that is left out." }) value: string;
  @Field(() => Int, { nullable: true, description: "The lower end of the band; null for fewer than 50 people." })
  from: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "The upper end of the band; null for fewer than 50 people, and from a million on.",
  })
  to: number | null;
}

@ApiObject("CampaignReach", "About how many people a choice fits, as of the newest count; never a number under 50.")
export class CampaignReachType {
  @Field(() => Int, { nullable: true, description: "Null for fewer than 50 people." }) from: number | null;
  @Field(() => Int, { nullable: true, description: "Null for fewer than 50 people, and from a million on." })
  to: number | null;
  @Field(() => GraphQLISODateTime, { nullable: true, description: "Null before the first count." })
  countedAt: Date | null;
  @Field(() => [ReachEffectType], { description: "For each choice, the people without it." })
  effects: ReachEffectType[];
}

@ApiObject("Offer", "Something that some plans include.")
export class OfferType {
  @Field(() => Boolean, { description: "In the plan of the month that is paid for." }) isIncluded: boolean;
  @Field(() => TierEnum, { description: "The smallest plan that includes it." }) fromTier: Tier;
}

@ApiObject("TargetingChoice", "One thing that a campaign can be aimed at.")
export class TargetingChoiceType {
  @Field(() => String, { description: "As campaigns keep it." }) value: string;
  @Field(() => String, { description: "The choice as people read it." }) label: string;
  @Field(() => Boolean, { description: "False when it cannot be chosen; `reason` says why." }) isOffered: boolean;
  @Field(() => String, { nullable: true, description: "Why it is not offered." }) reason: string | null;
}

@ApiObject("TargetingGroup", "Choices of one kind.")
export class TargetingGroupType {
  @Field(() => TargetingGroupEnum, { description: "Which kind it is." }) key: TargetingGroup;
  @Field(() => String, { description: "The group as people read it." }) label: string;
  @Field(() => Boolean, { description: "True when the plan of the month that is paid for includes it." })
  isIncluded: boolean;
  @Field(() => TierEnum, { description: "The smallest plan that includes it." }) fromTier: Tier;
  @Field(() => [TargetingChoiceType], { description: "What can be chosen." }) choices: TargetingChoiceType[];
}

@ApiObject("CampaignChoices", "What a campaign can be made of.")
export class CampaignChoicesType {
  @Field(() => TierEnum, { nullable: true, description: "Of the month that is paid for; null when none is." })
  tier: Tier | null;
  @Field(() => [TargetingGroupType], { description: "What a campaign can be aimed at." }) groups: TargetingGroupType[];
  @Field(() => OfferType, { description: "Trying a second advert against the first." }) abTesting: OfferType;
  @Field(() => OfferType, { description: "Showing on pages of topics near to the chosen ones." })
  relatedTopics: OfferType;
  @Field(() => OfferType, {
    description: "Showing to people who took a Health Check of a chosen topic on the same day.",
  })
  returnToTopic: OfferType;
}
