import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import {
  CONDITION_TYPES,
  type ComplianceCategory,
  type ComplianceSeverity,
  type ConditionType,
} from "./compliance.rules";
import { RULE_CHANGE_KINDS, type RuleChangeKind } from "./rule-change.rules";
import { ComplianceCategoryEnum, ComplianceSeverityEnum, ViolationType } from "./violation.type";

const ConditionTypeEnum = enumType(
  "ConditionType",
  "CONTAINS: the advert must not contain the value. NOT_CONTAINS: it has to, somewhere. MATCHES_REGEX: it must not match the pattern, in the language of RE2.",
  CONDITION_TYPES,
  {
    CONTAINS: "The advert must not contain the value.",
    MATCHES_REGEX: "The advert must not match the pattern, in the language of RE2.",
    NOT_CONTAINS: "The advert has to contain the value somewhere.",
  },
);
const RuleChangeKindEnum = enumType("RuleChangeKind", "What can be done to a rule.", RULE_CHANGE_KINDS, {
  ACTIVATED: "It judges adverts from then on.",
  CREATED: "It was added.",
  DEACTIVATED: "It no longer judges adverts.",
  EDITED: "It says something else since.",
});

@ApiObject("ConditionEntry", "One thing that a rule asks of an advert besides its keywords.")
export class ConditionEntryType {
  @Field(() => ConditionTypeEnum, "How the value is compared with the advert.") type: ConditionType;
  @Field(() => String, "The words, or the pattern.") value: string;
}

@InputType({ description: "What an advert is asked besides the keywords." })
export class ConditionInput {
  @Field(() => ConditionTypeEnum, "How the value is compared with the advert.") type: ConditionType;
  @Field(() => String, "1 to 500 characters.") value: string;
}

@InputType({
  description:
    "A rule is broken when one of its keywords, CONTAINS or MATCHES_REGEX hits (or there are none) and one of its NOT_CONTAINS is missing (or there are none).",
})
export class ComplianceRuleInput {
  @Field(() => String, "1 to 100 characters, no other rule's.") name: string;
  @Field(() => String, "1 to 500 characters: what is wrong, and what to do about it.") description: string;
  @Field(() => ComplianceCategoryEnum, { defaultValue: "MEDICAL", description: "What the rule is about." })
  category: ComplianceCategory;
  @Field(() => ComplianceSeverityEnum, { defaultValue: "MEDIUM", description: "How serious it is to break it." })
  severity: ComplianceSeverity;
  @Field(() => [String], "Whole words, in any case; up to 200 of up to 100 characters.") keywords: string[];
  @Field(() => [ConditionInput], "Up to 20.") conditions: ConditionInput[];
}

@ApiObject("RuleSource", "Where a rule of the starter pack is explained.")
export class RuleSourceType {
  @Field(() => String, "What the page is called, with who publishes it.") title: string;
  @Field(() => String, "Where the page is.") url: string;
}

@ApiObject("RuleChange", "One line of a rule's history.")
export class RuleChangeType {
  @Field(() => ID) id: string;
  @Field(() => GraphQLISODateTime, "When it was done.") at: Date;
  @Field(() => RuleChangeKindEnum, "What was done to the rule.") what: RuleChangeKind;
  @Nullable(() => String, "Null for the product itself and for who is gone.") by: string | null;
  @Field(() => [String], "What changed, in words.") changes: string[];
}

export const RuleChangeConnection = connectionOf("RuleChangeConnection", () => RuleChangeType);

@ApiObject("ComplianceRule", "What no advert may say, or has to.")
export class ComplianceRuleType {
  @Field(() => ID) id: string;
  @Field(() => String, "What staff call the rule.") name: string;
  @Field(() => String, "What is wrong with an advert that breaks it, and what to do about it.") description: string;
  @Field(() => ComplianceCategoryEnum, "What the rule is about.") category: ComplianceCategory;
  @Field(() => ComplianceSeverityEnum, "How serious it is to break it.") severity: ComplianceSeverity;
  @Field(() => Boolean, "Only active rules judge adverts.") isActive: boolean;
  @Field(() => GraphQLISODateTime, "When it was made or last changed.") lastUpdated: Date;
  @Field(() => [String], "Words that no advert may contain, whole and in any case.") keywords: string[];
  @Field(() => [ConditionEntryType], "What an advert is asked besides the keywords.") conditions: ConditionEntryType[];
  @Field(() => [RuleSourceType], "Where a rule of the starter pack is explained; none for the others.")
  sources: RuleSourceType[];
  @Field(() => Int, "Give this to `updateComplianceRule`.") version: number;
}

export const ComplianceRuleConnection = connectionOf("ComplianceRuleConnection", () => ComplianceRuleType);

@ApiObject("TrialHit", "An advert that a tried rule would hit.")
export class TrialHitType {
  @Field(() => ID, "The `id` of the version of the advert.") versionId: string;
  @Field(() => String, "The headline of the advert.") title: string;
  @Field(() => String, "The company's name.") advertiser: string;
  @Field(() => Boolean, "It is shown now; otherwise it waits for review.") isServing: boolean;
  @Field(() => ViolationType, "What of the advert breaks it.") violation: ViolationType;
}

@ApiObject("RuleTrial", "What a rule would hit.")
export class RuleTrialType {
  @Nullable(() => ViolationType, "Null when it does not hit the text, or there is none.")
  textViolation: ViolationType | null;
  @Field(() => Int, "How many adverts were checked: those that are shown and those that wait for review.")
  checked: number;
  @Field(() => [TrialHitType], "The first 50.") hits: TrialHitType[];
  @Field(() => Int, "How many adverts it hits in all.") hitCount: number;
}

@ApiObject("RuleActivation", "A rule that was put into force, with what it stopped.")
export class RuleActivationType {
  @Field(() => ComplianceRuleType, "The rule as it is now.") rule: ComplianceRuleType;
  @Field(() => Int, "How many adverts were stopped and wait for review now.") stoppedCount: number;
}
