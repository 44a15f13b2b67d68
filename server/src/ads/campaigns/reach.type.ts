import { GraphQLISODateTime, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import type { Tier } from "../subscriptions/plan.rules";
import { TierEnum } from "../subscriptions/plan.type";
import { TARGETING_GROUPS, type TargetingGroup } from "./campaign-choices.rules";

const TargetingGroupEnum = enumType(
  "TargetingGroupKey",
  "The kinds of what a campaign can be aimed at.",
  TARGETING_GROUPS,
  {
    GEOGRAPHY: "Cities where people live.",
    LANGUAGES: "Languages in which people use the site.",
    SYMPTOM_CLUSTERS: "Health topics of pages.",
    WEARABLE_COHORTS: "Lifestyle signals of people who agreed.",
  },
);

@ApiObject("ReachEffect", "About how many people without one choice.")
export class ReachEffectType {
  @Field(() => TargetingGroupEnum, "The list that the choice belongs to.") group: TargetingGroup;
  @Field(() => String, "The choice that is left out.") value: string;
  @Nullable(() => Int, "The lower end of the band; null for fewer than 50 people.") from: number | null;
  @Nullable(() => Int, "The upper end of the band; null for fewer than 50 people, and from a million on.")
  to: number | null;
}

@ApiObject("CampaignReach", "About how many people a choice fits, as of the newest count; never a number under 50.")
export class CampaignReachType {
  @Nullable(() => Int, "Null for fewer than 50 people.") from: number | null;
  @Nullable(() => Int, "Null for fewer than 50 people, and from a million on.") to: number | null;
  @Nullable(() => GraphQLISODateTime, "Null before the first count.") countedAt: Date | null;
  @Field(() => [ReachEffectType], "For each choice, the people without it.") effects: ReachEffectType[];
}

@ApiObject("Offer", "Something that some plans include.")
export class OfferType {
  @Field(() => Boolean, "In the plan of the month that is paid for.") isIncluded: boolean;
  @Field(() => TierEnum, "The smallest plan that includes it.") fromTier: Tier;
}

@ApiObject("TargetingChoice", "One thing that a campaign can be aimed at.")
export class TargetingChoiceType {
  @Field(() => String, "As campaigns keep it.") value: string;
  @Field(() => String, "The choice as people read it.") label: string;
  @Field(() => Boolean, "False when it cannot be chosen; `reason` says why.") isOffered: boolean;
  @Nullable(() => String, "Why it is not offered.") reason: string | null;
}

@ApiObject("TargetingGroup", "Choices of one kind.")
export class TargetingGroupType {
  @Field(() => TargetingGroupEnum, "Which kind it is.") key: TargetingGroup;
  @Field(() => String, "The group as people read it.") label: string;
  @Field(() => Boolean, "True when the plan of the month that is paid for includes it.") isIncluded: boolean;
  @Field(() => TierEnum, "The smallest plan that includes it.") fromTier: Tier;
  @Field(() => [TargetingChoiceType], "What can be chosen.") choices: TargetingChoiceType[];
}

@ApiObject("CampaignChoices", "What a campaign can be made of.")
export class CampaignChoicesType {
  @Nullable(() => TierEnum, "Of the month that is paid for; null when none is.") tier: Tier | null;
  @Field(() => [TargetingGroupType], "What a campaign can be aimed at.") groups: TargetingGroupType[];
  @Field(() => OfferType, "Trying a second advert against the first.") abTesting: OfferType;
  @Field(() => OfferType, "Showing on pages of topics near to the chosen ones.") relatedTopics: OfferType;
  @Field(() => OfferType, "Showing to people who took a Health Check of a chosen topic on the same day.")
  returnToTopic: OfferType;
}
