import { GraphQLISODateTime, ID } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { ACTOR_KINDS, type ActorKind } from "./audit-log.rules";

const ActorKindEnum = enumType(
  "ActorKind",
  "DELETED: the account is gone. SYSTEM: nobody was signed in, or the product did it by itself.",
  ACTOR_KINDS,
  {
    ADVERTISER: "Somebody with an advertiser's account.",
    DELETED: "Somebody whose account is gone.",
    PATIENT: "Somebody with a patient's account.",
    SERVICE: "A service account: an API key that belongs to the platform.",
    STAFF: "A member of staff.",
    SYSTEM: "The product itself, or a visitor who was not signed in.",
  },
);

@ApiObject("AuditEntry", "A line of the audit trail.")
export class AuditEntryType {
  @Field(() => ID)
  id: string;
  @Field(() => GraphQLISODateTime, "When it was done.") at: Date;
  @Field(() => String, "The product's word for what was done.") action: string;
  @Field(() => String, "The same as a sentence.") text: string;
  @Field(() => ActorKindEnum, "What kind of account did it.") actorKind: ActorKind;
  @Nullable(() => String, "Of staff and service accounts; of others with `audit.details` only.")
  actorName: string | null;
  @Field(() => [String], "The staff roles that the actor has now.") actorRoles: string[];
  @Field(() => String, "What it was done to, for example medication or mail.") subjectType: string;
  @Nullable(() => ID, "The `id` of what it was done to; null when there is no single thing.") subjectId: string | null;
  @Field(() => ID, "The request in which it was done, as server logs and error messages name it.") requestId: string;
  @Nullable(() => String, "The network address of whoever did it, for 90 days; with `audit.details` only.")
  address: string | null;
  @Nullable(() => String, "What else was noted, as JSON; with `audit.details` only.") details: string | null;
}

export const AuditEntryConnection = connectionOf("AuditEntryConnection", () => AuditEntryType);

@ApiObject("AuditAddition", "What came to the audit trail while somebody watches.")
export class AuditAdditionType {
  @Field(() => ID, 'The newest line; "0" when there is none.') newestId: string;
  @Nullable(() => AuditEntryType, "Null in the first value, which says where the log stands.")
  line: AuditEntryType | null;
}

@ApiObject("AuditWord", "A word of the audit trail.")
export class AuditWordType {
  @Field(() => String, "The word, as `auditEntries` takes it.") action: string;
  @Field(() => String, "What the word means, as a sentence.") text: string;
}
