import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, ApiParts, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { CREATIVE_STATUSES, type CreativeStatus } from "./creative.rules";

export const CreativeStatusEnum = enumType(
  "CreativeStatus",
  "Where a version stands with compliance; only approved ones are shown.",
  CREATIVE_STATUSES,
  {
    DRAFT: "Can be changed; nobody has been asked to look at it.",
    PENDING: "Waits for a review.",
    REJECTED: "Final for this version.",
    NEEDS_REVISION: "A new version can answer what was found.",
    SUPERSEDED: "A newer version was approved in its place.",
    APPROVED: "May be shown.",
  },
);

/** What is seen of an advert wherever it is shown. */
@ApiParts()
export abstract class AdvertFaceType {
  @Field(() => ID) id: string;
  @Field(() => String, "The headline of the advert.") title: string;
  @Field(() => String, "The text below the title.") description: string;
  @Nullable(() => Int, "What the product costs, in pence with VAT; null when the advert names no price.")
  pricePence: number | null;
  @Field(() => String, "What the picture shows, for people who cannot see it.") imageAlt: string;
}

/** What an advertiser sees of an advert, beside what everybody does. */
@ApiParts()
export abstract class WrittenAdvertType extends AdvertFaceType {
  @Field(() => String, "Where a click leads, unless the campaign leads to the company's website.") targetUrl: string;
  @Field(() => String, "Empty when there is none.") disclaimer: string;
  @Field(() => CreativeStatusEnum, "Status with compliance.") status: CreativeStatus;
  @Field(() => GraphQLISODateTime) createdAt: Date;
}

@ApiObject("CreativeVersion", "One wording with one picture of an advert. It never changes once it was submitted.")
export class CreativeVersionType extends WrittenAdvertType {
  @Field(() => Int, "1 for the first of its creative.") number: number;
  @Field(() => String, "From the root of the site.") imageUrl: string;
  @Nullable(() => Int, "Pixels; null for drawings, which have no size of their own.") imageWidth: number | null;
  @Nullable(() => Int, "Pixels; null for drawings, which have no size of their own.") imageHeight: number | null;
  @Field(() => Boolean, "It moves once, for at most 5 seconds, and then stands still.") isAnimated: boolean;
  @Nullable(() => GraphQLISODateTime, "When it was sent to be reviewed; null for a draft.") submittedAt: Date | null;
}

@ApiObject("Creative", "An advertiser's advert: as it is shown now, else as it was last written.")
export class CreativeType extends WrittenAdvertType {
  @Field(() => String, "The picture, from the root of the site.") imageUrl: string;
  @Field(() => Boolean, "True once it was put away: it cannot be used in a campaign until it is restored.")
  isArchived: boolean;
}

export const CreativeConnection = connectionOf("CreativeConnection", () => CreativeType);
export const CreativeVersionConnection = connectionOf("CreativeVersionConnection", () => CreativeVersionType);

@ApiObject("CreativeRules", "The limits of an advert.")
export class CreativeRulesType {
  @Field(() => Int, "Bytes of a picture.") maxBytes: number;
  @Field(() => Int, "Characters.") titleMax: number;
  @Field(() => Int, "Characters of the text below the title.") descriptionMax: number;
  @Field(() => Int, "Characters of the picture's alternative text.") altMax: number;
  @Field(() => Int, "Characters of the small print.") disclaimerMax: number;
  @Field(() => Int, "Pixels of a picture, all frames of an animation together.") maxPixels: number;
}

@InputType("CreativeInput", { description: "What an advert says from now on." })
export class CreativeInput {
  @Field(() => String, "The headline; `creativeRules` says how long it may be.") title: string;
  @Field(() => String, "The text below the title; `creativeRules` says how long it may be.") description: string;
  @Nullable(() => Int, "0 to 1,000,000.") pricePence?: number | null;
  @Field(
    () => String,
    "Begins with https:// and leads to a public website. Each click fills in {campaign}, {creative} and {placement}.",
  )
  targetUrl: string;
  @Field(() => String, "What the picture shows, for people who cannot see it.") altText: string;
  @Field(() => String, "Empty for none.") disclaimer: string;
  @Nullable(() => ID, "Of an upload that has finished; null keeps the picture of the version that it is made from.")
  pictureId?: string | null;
}
