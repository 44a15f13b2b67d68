import { Field, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
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
  @Field(() => ConditionTypeEnum, { description: "How the value is compared with the advert." }) type: ConditionType;
  @Field(() => String, { description: "The words, or the pattern." }) value: string;
}

@InputType({ description: "What an advert is asked besides the keywords." })
export class ConditionInput {
  @Field(() => ConditionTypeEnum, { description: "How the value is compared with the advert." }) type: ConditionType;
  @Field(() => String, { description: "1 to 500 characters." }) value: string;
}

@InputType({
  description:
    "A rule is broken when one of its keywords, CONTAINS or MATCHES_REGEX hits (or there are none) and one of its NOT_CONTAINS is missing (or there are none).",
})
export class ComplianceRuleInput {
  @Field(() => String, { description: "1 to 100 characters, no other rule's." }) name: string;
  @Field(() => String, { description: "1 to 500 characters: what is wrong, and what to do about it." })
  description: string;
  @Field(() => ComplianceCategoryEnum, { defaultValue: "MEDICAL", description: "What the rule is about." })
  category: ComplianceCategory;
  @Field(() => ComplianceSeverityEnum, { defaultValue: "MEDIUM", description: "How serious it is to break it." })
  severity: ComplianceSeverity;
  @Field(() => [String], { description: "Whole words, in any case; up to 200 of up to 100 characters." })
  keywords: string[];
  @Field(() => [ConditionInput], { description: "Up to 20." }) conditions: ConditionInput[];
}

@ApiObject("RuleSource", "Where a rule of the starter pack is explained.")
export class RuleSourceType {
  @Field(() => String, { description: "What the page is called, with who publishes it." }) title: string;
  @Field(() => String, { description: "Where the page is." }) url: string;
}

@ApiObject("RuleChange", "One line of a rule's history.")
export class RuleChangeType {
  @Field(() => ID) id: string;
  @Field(() => GraphQLISODateTime, { description: "When it was done." }) at: Date;
  @Field(() => RuleChangeKindEnum, { description: "What was done to the rule." }) what: RuleChangeKind;
  @Field(() => String, { nullable: true, description: "Null for the product itself and for who is gone." })
  by: string | null;
  @Field(() => [String], { description: "What changed, in words." }) changes: string[];
}

export const RuleChangeConnection = connectionOf("RuleChangeConnection", () => RuleChangeType);

@ApiObject("ComplianceRule", "What no advert may say, or has to.")
export class ComplianceRuleType {
  @Field(() => ID) id: string;
  @Field(() => String, { description: "What staff call the rule." }) name: string;
  @Field(() => String, { description: "What is wrong with an advert that breaks it, and what to do about it." })
  description: string;
  @Field(() => ComplianceCategoryEnum, { description: "What the rule is about." }) category: ComplianceCategory;
  @Field(() => ComplianceSeverityEnum, { description: "How serious it is to break it." }) severity: ComplianceSeverity;
  @Field(() => Boolean, { description: "Only active rules judge adverts." }) isActive: boolean;
  @Field(() => GraphQLISODateTime, { description: "When it was made or last changed." }) lastUpdated: Date;
  @Field(() => [String], { description: "Words that no advert may contain, whole and in any case." })
  keywords: string[];
  @Field(() => [ConditionEntryType], { description: "What an advert is asked besides the keywords." })
  conditions: ConditionEntryType[];
  @Field(() => [RuleSourceType], { description: "Where a rule of the starter pack is explained; none for the others." })
  sources: RuleSourceType[];
  @Field(() => Int, { description: "Give this to `updateComplianceRule`." }) version: number;
}

export const ComplianceRuleConnection = connectionOf("ComplianceRuleConnection", () => ComplianceRuleType);

@ApiObject("TrialHit", "An advert that a tried rule would hit.")
export class TrialHitType {
  @Field(() => ID, { description: "The `id` of the version of the advert." }) versionId: string;
  @Field(() => String, { description: "The headline of the advert." }) title: string;
  @Field(() => String, { description: "The company's name." }) advertiser: string;
  @Field(() => Boolean, { description: "It is shown now; otherwise it waits for review." }) isServing: boolean;
  @Field(() => ViolationType, { description: "What of the advert breaks it." }) violation: ViolationType;
}

@ApiObject("RuleTrial", "What a rule would hit.")
export class RuleTrialType {
  @Field(() => ViolationType, { nullable: true, description: "Null when it does not hit the text, or there is none." })
  textViolation: ViolationType | null;
  @Field(() => Int, {
    description: "How many adverts were checked: those that are shown and those that wait for review.",
  })
  checked: number;
  @Field(() => [TrialHitType], { description: "The first 50." }) hits: TrialHitType[];
  @Field(() => Int, { description: "How many adverts it hits in all." }) hitCount: number;
}

@ApiObject("RuleActivation", "A rule that was put into force, with what it stopped.")
export class RuleActivationType {
  @Field(() => ComplianceRuleType, { description: "The rule as it is now." }) rule: ComplianceRuleType;
  @Field(() => Int, { description: "How many adverts were stopped and wait for review now." }) stoppedCount: number;
}
