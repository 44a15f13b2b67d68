import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  type AdvertField,
  COMPLIANCE_CATEGORIES,
  COMPLIANCE_SEVERITIES,
  type ComplianceCategory,
  type ComplianceSeverity,
} from "./compliance.rules";

const asEnum = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

export const ComplianceCategoryEnum = asEnum(COMPLIANCE_CATEGORIES);
registerEnumType(ComplianceCategoryEnum, {
  name: "ComplianceCategory",
  description: "What a rule is about.",
  valuesConfig: {
    ETHICAL: { description: "What would be unfair, frightening or offensive." },
    MEDICAL: { description: "What would be unsafe or untrue about health." },
    REGULATORY: { description: "What UK rules on advertising do not allow." },
  },
});
export const ComplianceSeverityEnum = asEnum(COMPLIANCE_SEVERITIES);
registerEnumType(ComplianceSeverityEnum, {
  name: "ComplianceSeverity",
  description: "How serious it is to break a rule: an advert that breaks a HIGH one is approved with a reason only.",
  valuesConfig: {
    HIGH: { description: "The advert is approved with a reason only." },
    LOW: { description: "Worth a second look." },
    MEDIUM: { description: "The wording should change." },
  },
});
const AdvertFieldEnum: Record<string, AdvertField> = {
  TITLE: "title",
  DESCRIPTION: "description",
  ALT_TEXT: "altText",
  DISCLAIMER: "disclaimer",
};
registerEnumType(AdvertFieldEnum, {
  name: "AdvertField",
  description: "A text of an advert that rules look at.",
  valuesConfig: {
    ALT_TEXT: { description: "What the picture shows, for people who cannot see it." },
    DESCRIPTION: { description: "The text below the title." },
    DISCLAIMER: { description: "The small print." },
    TITLE: { description: "The headline." },
  },
});

@ObjectType("RuleMatch", { simpleResolvers: true, description: "Words of an advert that a rule hit." })
export class RuleMatchType {
  @Field(() => AdvertFieldEnum, { description: "In which text of the advert." })
  field: AdvertField;

  @Field(() => Int, { description: "Where they begin in the field, in UTF-16 units." })
  start: number;

  @Field(() => Int, { description: "Where they end: the place after the last unit." })
  end: number;

  @Field(() => String, { description: "The words as they stand there." })
  found: string;
}

@ObjectType("Violation", { simpleResolvers: true, description: "A rule that an advert breaks." })
export class ViolationType {
  @Field(() => ID, { nullable: true, description: "Null when the rule is gone." })
  ruleId: string | null;

  @Field(() => String, { description: "What staff call the rule." })
  ruleName: string;

  @Field(() => ComplianceCategoryEnum, { description: "What the rule is about." })
  category: ComplianceCategory;

  @Field(() => ComplianceSeverityEnum, { description: "How serious it is to break it." })
  severity: ComplianceSeverity;

  @Field(() => String, { description: "What is wrong, and what to do about it." })
  description: string;

  @Field(() => [RuleMatchType], { description: "In the order of the advert, at most 50." })
  matches: RuleMatchType[];

  @Field(() => [String], { description: "What the rule asks for and the advert does not say." })
  missing: string[];
}
