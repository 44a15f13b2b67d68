import { GraphQLISODateTime } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { LABEL_KINDS, type LabelKind } from "./label-words.rules";

const SponsorshipLabelKindEnum = enumType("SponsorshipLabelKind", "What labels can be about.", LABEL_KINDS, {
  SIGNAL: "A lifestyle signal of a device (Wearable Cohort).",
  TOPIC: "A health topic (Symptom Cluster).",
});

@ApiObject("SponsorshipLabel", "Something that helps to choose adverts for a person.")
class SponsorshipLabelType {
  @Field(() => SponsorshipLabelKindEnum, "Whether it is about a topic or a way of life.") kind: LabelKind;
  @Field(() => String, "In the language of the account.") label: string;
  @Field(() => String, "What it was made of.") why: string;
  @Field(() => Boolean, "False while fewer than 50 people have it: then it is not used.") isShared: boolean;
}

@ApiObject(
  "SponsorshipProfile",
  "What helps to choose adverts for this person, as of the newest daily count. Advertisers never see it.",
)
export class SponsorshipProfileType {
  @Field(() => Boolean, "Whether the person agreed, and may be told of: adults only.") isPersonalised: boolean;
  @Field(() => [SponsorshipLabelType], "What helps to choose; none without the consent.")
  labels: SponsorshipLabelType[];
  @Nullable(() => GraphQLISODateTime, "When it was last counted; null before the first count.") computedAt: Date | null;
}
