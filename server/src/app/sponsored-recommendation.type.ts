import { ADVERT_REPORT_REASONS } from "../ads/campaigns/advert-choice.rules";
import { AdvertFaceType } from "../ads/creatives/creative.type";
import { ApiObject, Field, Nullable } from "../platform/api-object.type";
import { enumType } from "../platform/enum.type";

export const AdPrivacyNoteEnum = enumType(
  "AdPrivacyNote",
  "Which note belongs to the advert: that of the personalised-sponsorship consent, or the one without it.",
  ["WITH_CONSENT", "WITHOUT_HEALTH_DATA"],
  {
    WITHOUT_HEALTH_DATA: "The advert was chosen without any health data.",
    WITH_CONSENT: "The person agreed to personalised sponsorship.",
  },
);
export type AdPrivacyNote = keyof typeof AdPrivacyNoteEnum;

export const AdvertReportReasonEnum = enumType(
  "AdvertReportReason",
  "What a patient finds wrong with an advert.",
  ADVERT_REPORT_REASONS,
  {
    MISLEADING: "It promises what is not so.",
    OFFENSIVE: "It insults or upsets.",
    OTHER: "Something else, said in the comment.",
    UNSAFE: "It could harm somebody who follows it.",
  },
);

@ApiObject(
  "SponsoredRecommendation",
  "An advert, to be labelled as one. Its tokens are reported to /ads/views, /ads/clicks and /ads/engagements.",
)
export class SponsoredRecommendationType extends AdvertFaceType {
  @Field(() => String, "The picture, from the root of the site.") imageUrl: string;
  @Nullable(
    () => String,
    "What gets something cheaper at the advertiser's, the same for everybody; null when there is none.",
  )
  promoCode: string | null;
  @Field(() => String, "Who pays for it.") company: string;
  @Field(() => String, "The small print; empty when there is none.") disclaimer: string;
  @Field(() => String, "The host of the site that a click leads to.") host: string;
  @Field(() => AdPrivacyNoteEnum, "Which note has to be shown with it.") privacyNote: AdPrivacyNote;
  @Field(() => [String], "Why this advert and no other, a sentence for each thing that counted.") why: string[];
  @Field(() => String, "To report once when half of it was visible for a second. Good for 10 minutes.")
  viewToken: string;
  @Field(() => String, "To report a click, which leads to /ads/go/ with this token. Good for an hour.")
  clickToken: string;
  @Field(() => String, "To report when a question was asked from the advert. Good for a day.") engagementToken: string;
}
