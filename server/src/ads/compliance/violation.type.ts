import { ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import {
  type AdvertField,
  COMPLIANCE_CATEGORIES,
  COMPLIANCE_SEVERITIES,
  type ComplianceCategory,
  type ComplianceSeverity,
} from "./compliance.rules";

export const ComplianceCategoryEnum = enumType("ComplianceCategory", "What a rule is about.", COMPLIANCE_CATEGORIES, {
  ETHICAL: "What would be unfair, frightening or offensive.",
  MEDICAL: "What would be unsafe or untrue about health.",
  REGULATORY: "What UK rules on advertising do not allow.",
});
export const ComplianceSeverityEnum = enumType(
  "ComplianceSeverity",
  "How serious it is to break a rule: an advert that breaks a HIGH one is approved with a reason only.",
  COMPLIANCE_SEVERITIES,
  {
    HIGH: "The advert is approved with a reason only.",
    LOW: "Worth a second look.",
    MEDIUM: "The wording should change.",
  },
);
const AdvertFieldEnum = enumType(
  "AdvertField",
  "A text of an advert that rules look at.",
  {
    TITLE: "title",
    DESCRIPTION: "description",
    ALT_TEXT: "altText",
    DISCLAIMER: "disclaimer",
  },
  {
    ALT_TEXT: "What the picture shows, for people who cannot see it.",
    DESCRIPTION: "The text below the title.",
    DISCLAIMER: "The small print.",
    TITLE: "The headline.",
  },
);

@ApiObject("RuleMatch", "Words of an advert that a rule hit.")
export class RuleMatchType {
  @Field(() => AdvertFieldEnum, "In which text of the advert.") field: AdvertField;
  @Field(() => Int, "Where they begin in the field, in UTF-16 units.") start: number;
  @Field(() => Int, "Where they end: the place after the last unit.") end: number;
  @Field(() => String, "The words as they stand there.") found: string;
}

@ApiObject("Violation", "A rule that an advert breaks.")
export class ViolationType {
  @Nullable(() => ID, "Null when the rule is gone.") ruleId: string | null;
  @Field(() => String, "What staff call the rule.") ruleName: string;
  @Field(() => ComplianceCategoryEnum, "What the rule is about.") category: ComplianceCategory;
  @Field(() => ComplianceSeverityEnum, "How serious it is to break it.") severity: ComplianceSeverity;
  @Field(() => String, "What is wrong, and what to do about it.") description: string;
  @Field(() => [RuleMatchType], "In the order of the advert, at most 50.") matches: RuleMatchType[];
  @Field(() => [String], "What the rule asks for and the advert does not say.") missing: string[];
}
