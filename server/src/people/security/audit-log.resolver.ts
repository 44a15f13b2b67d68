import { Args, Ctx, ID, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForStaff } from "../../platform/access";
import { OptionalArg } from "../../platform/api-object.type";
import { AUDIT_KEY, auditEntryWritten } from "../../platform/audit.topics";
import { AUDIT_TEXTS, type AuditAction } from "../../platform/audit-texts.rules";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import type { Delivery } from "../../platform/realtime/topics";
import { PERMISSIONS } from "../accounts/permission.rules";
import { listAuditEntries, readAddition } from "./audit-log.service";
import { AuditAdditionType, AuditEntryConnection, type AuditEntryType, AuditWordType } from "./audit-log.type";

/** What was done, for staff who may read it. */
@ForStaff(PERMISSIONS.viewAudit)
@Resolver()
export class AuditLogResolver {
  @Query(() => AuditEntryConnection, { description: "The newest first." })
  auditEntries(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @OptionalArg("actorEmail", () => String, "The exact address of who did it.") actorEmail?: string,
    @OptionalArg("action", () => String, "Only this word of `auditWords`; null for all.") action?: string,
    @OptionalArg("subjectType", () => String, "Only what was done to things of this type; null for all.")
    subjectType?: string,
    @OptionalArg("subjectId", () => ID, "Only what was done to this `id`; null for everything.") subjectId?: string,
    @OptionalArg("from", () => String, "The first day in London, YYYY-MM-DD.") from?: string,
    @OptionalArg("to", () => String, "The last day in London, YYYY-MM-DD.") to?: string,
    @OptionalArg(
      "search",
      () => String,
      "A part of the sentence or of a staff member's name, or the beginning of words in the details where they may be seen; up to 100 characters.",
    )
    search?: string,
  ): Promise<Page<AuditEntryType>> {
    return listAuditEntries(ctx, { ...page, actorEmail, action, subjectType, subjectId, from, to, search });
  }

  @Query(() => [AuditWordType], { description: "Every word that the product writes to the audit trail." })
  auditWords(): AuditWordType[] {
    return (Object.keys(AUDIT_TEXTS) as AuditAction[]).map((action) => ({ action, text: AUDIT_TEXTS[action] }));
  }

  @Subscription(() => AuditAdditionType, {
    description: "Where the log stands, and each line that is written.",
    subscribe: ({ context }) => context.hub.subscribe(auditEntryWritten, AUDIT_KEY),
  })
  auditEntryAdded(
    @Ctx() ctx: RequestContext,
    @Root() delivery: Delivery<{ entryId: string }>,
  ): Promise<AuditAdditionType> {
    return readAddition(ctx, delivery);
  }
}
