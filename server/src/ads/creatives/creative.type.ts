import { Field, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, ApiParts } from "../../platform/api-object.type";
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
  @Field(() => String, { description: "The headline of the advert." }) title: string;
  @Field(() => String, { description: "The text below the title." }) description: string;
  @Field(() => Int, {
    nullable: true,
    description: "What the product costs, in pence with VAT; null when the advert names no price.",
  })
  pricePence: number | null;
  @Field(() => String, { description: "What the picture shows, for people who cannot see it." }) imageAlt: string;
}

/** What an advertiser sees of an advert, beside what everybody does. */
@ApiParts()
export abstract class WrittenAdvertType extends AdvertFaceType {
  @Field(() => String, { description: "Where a click leads, unless the campaign leads to the company's website." })
  targetUrl: string;
  @Field(() => String, { description: "Empty when there is none." }) disclaimer: string;
  @Field(() => CreativeStatusEnum, { description: "Status with compliance." }) status: CreativeStatus;
  @Field(() => GraphQLISODateTime) createdAt: Date;
}

@ApiObject("CreativeVersion", "One wording with one picture of an advert. It never changes once it was submitted.")
export class CreativeVersionType extends WrittenAdvertType {
  @Field(() => Int, { description: "1 for the first of its creative." }) number: number;
  @Field(() => String, { description: "From the root of the site." }) imageUrl: string;
  @Field(() => Int, { nullable: true, description: "Pixels; null for drawings, which have no size of their own." })
  imageWidth: number | null;
  @Field(() => Int, { nullable: true, description: "Pixels; null for drawings, which have no size of their own." })
  imageHeight: number | null;
  @Field(() => Boolean, { description: "It moves once, for at most 5 seconds, and then stands still." })
  isAnimated: boolean;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it was sent to be reviewed; null for a draft.",
  })
  submittedAt: Date | null;
}

@ApiObject("Creative", "An advertiser's advert: as it is shown now, else as it was last written.")
export class CreativeType extends WrittenAdvertType {
  @Field(() => String, { description: "The picture, from the root of the site." }) imageUrl: string;
  @Field(() => Boolean, {
    description: "True once it was put away: it cannot be used in a campaign until it is restored.",
  })
  isArchived: boolean;
}

export const CreativeConnection = connectionOf("CreativeConnection", () => CreativeType);
export const CreativeVersionConnection = connectionOf("CreativeVersionConnection", () => CreativeVersionType);

@ApiObject("CreativeRules", "The limits of an advert.")
export class CreativeRulesType {
  @Field(() => Int, { description: "Bytes of a picture." }) maxBytes: number;
  @Field(() => Int, { description: "Characters." }) titleMax: number;
  @Field(() => Int, { description: "Characters of the text below the title." }) descriptionMax: number;
  @Field(() => Int, { description: "Characters of the picture's alternative text." }) altMax: number;
  @Field(() => Int, { description: "Characters of the small print." }) disclaimerMax: number;
  @Field(() => Int, { description: "Pixels of a picture, all frames of an animation together." }) maxPixels: number;
}

@InputType("CreativeInput", { description: "What an advert says from now on." })
export class CreativeInput {
  @Field(() => String, { description: "The headline; `creativeRules` says how long it may be." }) title: string;
  @Field(() => String, { description: "The text below the title; `creativeRules` says how long it may be." })
  description: string;
  @Field(() => Int, { nullable: true, description: "0 to 1,000,000." }) pricePence?: number | null;
  @Field(() => String, {
    description:
      "Begins with https:// and leads to a public website. Each click fills in {campaign}, {creative} and {placement}.",
  })
  targetUrl: string;
  @Field(() => String, { description: "What the picture shows, for people who cannot see it." }) altText: string;
  @Field(() => String, { description: "Empty for none." }) disclaimer: string;
  @Field(() => ID, {
    nullable: true,
    description: "Of an upload that has finished; null keeps the picture of the version that it is made from.",
  })
  pictureId?: string | null;
}
