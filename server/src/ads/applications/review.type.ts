import { ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import {
  type ApplicationEventKind,
  type ApplicationStatus,
  type DateKind,
  type DocumentStatus,
  EVENTS,
} from "./application.rules";
import {
  ApplicationFactsType,
  ApplicationStatusEnum,
  DateKindEnum,
  DocumentFactsType,
  DocumentStatusEnum,
} from "./application.type";

export const VerdictEnum = enumType("DocumentVerdict", "What a reviewer can say of a document.", ["VALID", "INVALID"], {
  INVALID: "It has to be replaced.",
  VALID: "It is as it should be.",
});

const EventEnum = enumType("ApplicationEventKind", "What can happen to an application.", EVENTS, {
  ADDITIONAL_DOCUMENTS: "Some documents were not enough when it was sent.",
  APPROVED: "A reviewer approved it; the account was made.",
  DOCUMENTS_REQUESTED: "A reviewer asked for further documents.",
  DOCUMENT_INVALID: "A reviewer marked a document as invalid.",
  DOCUMENT_UNMARKED: "A reviewer took a mark back.",
  DOCUMENT_VALID: "A reviewer marked a document as valid.",
  REJECTED: "A reviewer rejected it, for good.",
  SUBMITTED: "The applicant sent it, or sent it again.",
});

export const ContentStateEnum = enumType(
  "DocumentContentState",
  "Whether the words of a document can be shown.",
  ["TEXT", "NO_TEXT", "NO_FILE"],
  {
    NO_FILE: "There is no file.",
    NO_TEXT: "There is a file without words that can be read.",
    TEXT: "Its words can be shown.",
  },
);

@ApiObject("ReviewedDocument", "One document, as a reviewer sees it.")
export class ReviewedDocumentType extends DocumentFactsType {
  @Nullable(() => DateKindEnum, "Which date it states; null for a document that needs none.") dateKind: DateKind | null;
  @Nullable(() => Date, "When a reviewer asked for it; null for the five.") requestedAt: Date | null;
  @Field(() => DocumentStatusEnum, "What the review found.") status: DocumentStatus;
  @Nullable(() => Int, "How many pages the file has; null without a file.") pages: number | null;
  @Nullable(() => String, "Why it was marked as invalid.") rejectionReason: string | null;
  @Nullable(() => String, "Who marked it; null for somebody who has left.") markedBy: string | null;
  @Nullable(() => Date, "When a reviewer marked it; null before.") markedAt: Date | null;
  @Field(() => ContentStateEnum, "Whether its words can be shown.") contentState: "TEXT" | "NO_TEXT" | "NO_FILE";
  @Nullable(() => String, "Where the file is downloaded; null without a file.") url: string | null;
}

@ApiObject("ApplicationEvent", "One line of an application's history.")
export class ApplicationEventType {
  @Field(() => ID) id: string;
  @Field(() => Date, "When it happened.") at: Date;
  @Field(() => EventEnum, "What was done.") what: ApplicationEventKind;
  @Nullable(() => String, "Null for the applicant, and for staff who have left.") by: string | null;
  @Nullable(() => String, "What was written with it; null when nothing was.") reason: string | null;
  @Field(() => [String], "The names of the documents that it was about.") documents: string[];
}

@ApiObject("ApplicationReviewer", "Somebody who looks at the application now.")
export class ApplicationReviewerType {
  @Field(() => ID) id: string;
  @Field(() => String, "Who it is.") name: string;
  @Field(() => Date, "When they opened it.") since: Date;
}

@ApiObject("ReviewedApplication", "An application, as a reviewer sees it.")
export class ReviewedApplicationType extends ApplicationFactsType {
  @Field(() => ApplicationStatusEnum, "How far the application has come.") status: ApplicationStatus;
  @Field(() => Date, "When it was last sent.") submittedAt: Date;
  @Nullable(() => Date, "By when it is to be reviewed; null unless it is PENDING.") reviewDueAt: Date | null;
  @Nullable(() => String, "Who decided; null before, and for somebody who has left.") decidedBy: string | null;
  @Nullable(() => String, "Why it was rejected, or the note of a request for documents.") reason: string | null;
  @Field(() => Int, "Grows with each change. An act names the version that was seen.") version: number;
}

export const ApplicationConnection = connectionOf("ApplicationConnection", () => ReviewedApplicationType);

@ApiObject("ApplicationsChange", "What changed in the list of applications.")
export class ApplicationsChangeType {
  @Field(() => Boolean, "True at the beginning, and when changes may have been missed: read the list again.")
  snapshot: boolean;
  @Nullable(() => ReviewedApplicationType, "The one that changed; null for a snapshot, and when it was deleted.")
  application: ReviewedApplicationType | null;
  @Field(() => Int, "How many are pending now.") pendingCount: number;
  @Field(() => Int, "How many were approved or rejected today in London.") decidedTodayCount: number;
}
