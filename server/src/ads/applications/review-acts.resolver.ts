import { Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { Verdict } from "./application.rules";
import { ReviewedApplicationType, VerdictEnum } from "./review.type";
import {
  approveApplication,
  markDocument,
  rejectApplication,
  requestDocuments,
  unmarkDocument,
} from "./review-acts.service";

const VERSION = { description: "The `version` that was seen: CONFLICT when it is not the present one." } as const;

/** Approving, and what leads to it. */
@ForStaff(PERMISSIONS.approveApplications)
@Resolver()
export class ApproveApplicationResolver {
  @Mutation(() => ReviewedApplicationType, { description: "Says whether one document is as it should be." })
  markDocument(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("documentId", () => ID, "The `id` of the document.") documentId: string,
    @Arg("verdict", () => VerdictEnum, "What the reviewer found.") verdict: Verdict,
    @Arg("version", () => Int, VERSION) version: number,
    @OptionalArg("reason", () => String, "Needed for INVALID; the applicant reads it.") reason?: string,
  ): Promise<ReviewedApplicationType> {
    return markDocument(ctx, signedIn(ctx), { id, documentId, verdict, version, reason });
  }

  @Mutation(() => ReviewedApplicationType, { description: "Takes back what was said about one document." })
  unmarkDocument(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("documentId", () => ID, "The `id` of the document.") documentId: string,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<ReviewedApplicationType> {
    return unmarkDocument(ctx, signedIn(ctx), { id, documentId, version });
  }

  @Mutation(() => ReviewedApplicationType, {
    description: "Makes the advertiser's account; a mail carries the link that sets its password.",
  })
  approveApplication(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<ReviewedApplicationType> {
    return approveApplication(ctx, signedIn(ctx), { id, version });
  }
}

/** Rejecting, which is final. */
@ForStaff(PERMISSIONS.rejectApplications)
@Resolver()
export class RejectApplicationResolver {
  @Mutation(() => ReviewedApplicationType, { description: "Rejects for good. A new application may follow." })
  rejectApplication(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => String, "The applicant reads it.") reason: string,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<ReviewedApplicationType> {
    return rejectApplication(ctx, signedIn(ctx), { id, reason, version });
  }
}

/** Giving an application back for more documents. */
@ForStaff(PERMISSIONS.requestDocuments)
@Resolver()
export class RequestDocumentsResolver {
  @Mutation(() => ReviewedApplicationType, {
    description: "Asks for further documents by their names, and for those that are marked as invalid anew.",
  })
  requestApplicationDocuments(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg(
      "names",
      () => [String],
      "At most 5; one that the application has already asks for another file. Empty when a document is invalid.",
    )
    names: string[],
    @Arg("version", () => Int, VERSION) version: number,
    @Arg("note", () => String, { defaultValue: "", description: "The applicant reads it." }) note: string,
  ): Promise<ReviewedApplicationType> {
    return requestDocuments(ctx, signedIn(ctx), { id, names, note, version });
  }
}
