import { Ctx, ID, InputType, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg, Field } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { Delivery } from "../../platform/realtime/topics";
import { CreativeType } from "../creatives/creative.type";
import { readAdReviewNotice } from "./review.service";
import { advertReviewed } from "./review.topics";
import { AdReviewNoticeType } from "./review.type";
import { hintsFor, submitCreative, withdrawCreative } from "./submission.service";
import { ViolationType } from "./violation.type";

@InputType("AdvertTextInput", { description: "The words of an advert, as far as they are typed." })
class AdvertTextInput {
  @Field(() => String, "The headline; empty while nothing is typed.") title: string;

  @Field(() => String, "The text below the title; empty while nothing is typed.") description: string;

  @Field(() => String, "What the picture shows; empty while nothing is typed.") altText: string;

  @Field(() => String, "The small print; empty while nothing is typed.") disclaimer: string;
}

/** An advertiser's way through compliance. */
@ForAdvertisers()
@Resolver()
export class SubmissionResolver {
  @Query(() => [ViolationType], { description: "What the rules find in a text while it is typed. Nothing is kept." })
  complianceHints(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => AdvertTextInput) input: AdvertTextInput,
  ): Promise<ViolationType[]> {
    return hintsFor(ctx, signedIn(ctx), input);
  }

  @Mutation(() => CreativeType, { description: "Sends the draft to be reviewed. CONFLICT when there is none." })
  submitCreative(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<CreativeType> {
    return submitCreative(ctx, signedIn(ctx), id);
  }

  @Mutation(() => CreativeType, {
    description: "Takes it back before anybody has decided: it is a draft again. CONFLICT when it does not wait.",
  })
  withdrawCreative(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<CreativeType> {
    return withdrawCreative(ctx, signedIn(ctx), id);
  }

  @Subscription(() => AdReviewNoticeType, {
    description: "How many adverts wait now; then each result of a review, and each advert that a rule stopped.",
    subscribe: ({ context }) => context.hub.subscribe(advertReviewed, signedIn(context).id),
  })
  adReviewChanged(
    @Ctx() ctx: RequestContext,
    @Root() delivery: Delivery<{ creativeId: string }>,
  ): Promise<AdReviewNoticeType> {
    return readAdReviewNotice(ctx, signedIn(ctx), delivery);
  }
}
