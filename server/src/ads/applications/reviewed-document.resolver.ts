import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import { contentByDocument } from "./application.loaders";
import { ReviewedDocumentType } from "./review.type";

/** What stands in a document, for reviewers. */
@ForStaff(PERMISSIONS.viewApplications)
@Resolver(() => ReviewedDocumentType)
export class ReviewedDocumentResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "The words in the file; null when `contentState` is not TEXT.",
  })
  content(@Ctx() ctx: RequestContext, @Root() { id }: ReviewedDocumentType): Promise<string | null> {
    return ctx.loaders.get(contentByDocument).load(id);
  }
}
