import { Args, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import type { Delivery } from "../../platform/realtime/topics";
import { documentsByApplication, eventsByApplication, reviewersByApplication } from "./application.loaders";
import type { ApplicationStatus } from "./application.rules";
import { APPLICATIONS_KEY, applicationsChanged } from "./application.topics";
import { ApplicationStatusEnum } from "./application.type";
import { listApplications, readApplicationsChange, readForReview } from "./review.service";
import {
  ApplicationConnection,
  ApplicationEventType,
  ApplicationReviewerType,
  ApplicationsChangeType,
  ReviewedApplicationType,
  ReviewedDocumentType,
} from "./review.type";
import { watchReview } from "./reviewers.service";

/** Applications that were sent, as reviewers read them. */
@ForStaff(PERMISSIONS.viewApplications)
@Resolver(() => ReviewedApplicationType)
export class ReviewResolver {
  @Query(() => ApplicationConnection, { description: "The longest waiting first." })
  applications(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @OptionalArg("status", () => ApplicationStatusEnum, "Only those that stand so; null for all that were sent.")
    status?: ApplicationStatus,
    @OptionalArg("search", () => String, "What the company's name, its number or the e-mail address begins with.")
    search?: string,
    @OptionalArg(
      "decidedOn",
      () => String,
      "A day in London as YYYY-MM-DD: those that were approved or rejected on it, the newest decision first.",
    )
    decidedOn?: string,
  ): Promise<Page<ReviewedApplicationType>> {
    return listApplications(ctx, { ...page, status, search, decidedOn });
  }

  @Query(() => ReviewedApplicationType, {
    nullable: true,
    description: "One application with everything that a reviewer needs.",
  })
  applicationForReview(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<ReviewedApplicationType> {
    return readForReview(ctx, id);
  }

  @FieldResolver(() => [ReviewedDocumentType], { description: "The five, then those that a reviewer asked for." })
  documents(@Ctx() ctx: RequestContext, @Root() { id }: ReviewedApplicationType): Promise<ReviewedDocumentType[]> {
    return ctx.loaders.get(documentsByApplication).load(id);
  }

  @FieldResolver(() => [ApplicationEventType], { description: "The newest 100 lines, the newest first." })
  history(@Ctx() ctx: RequestContext, @Root() { id }: ReviewedApplicationType): Promise<ApplicationEventType[]> {
    return ctx.loaders.get(eventsByApplication).load(id);
  }

  @FieldResolver(() => [ApplicationReviewerType], { description: "Who looks at it now, whoever asks among them." })
  reviewers(@Ctx() ctx: RequestContext, @Root() { id }: ReviewedApplicationType): Promise<ApplicationReviewerType[]> {
    return ctx.loaders.get(reviewersByApplication).load(id);
  }

  @Subscription(() => ApplicationsChangeType, {
    description: "The list of applications, for reviewers.",
    subscribe: ({ context }) => context.hub.subscribe(applicationsChanged, APPLICATIONS_KEY),
  })
  applicationsChanged(
    @Ctx() ctx: RequestContext,
    @Root() delivery: Delivery<{ applicationId: string }>,
  ): Promise<ApplicationsChangeType> {
    return readApplicationsChange(ctx, delivery);
  }

  @Subscription(() => ReviewedApplicationType, {
    description: "The application now, and after each change. Others see who watches it.",
    subscribe: ({ context, args }) => watchReview(context, args.id),
  })
  applicationReviewChanged(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
  ): Promise<ReviewedApplicationType> {
    return readForReview(ctx, id);
  }
}
