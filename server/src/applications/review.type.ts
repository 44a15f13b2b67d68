import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../platform/page.type";
import {
  type ApplicationEventKind,
  type ApplicationStatus,
  type DateKind,
  type DocumentStatus,
  EVENTS,
} from "./application.rules";
import { ApplicationStatusEnum, CompanyType, DateKindEnum, DocumentStatusEnum } from "./application.type";

export const VerdictEnum = { VALID: "VALID", INVALID: "INVALID" };
registerEnumType(VerdictEnum, { name: "DocumentVerdict" });

const EventEnum = Object.fromEntries(EVENTS.map((what) => [what, what]));
registerEnumType(EventEnum, { name: "ApplicationEventKind" });

export const ContentStateEnum = { TEXT: "TEXT", NO_TEXT: "NO_TEXT", NO_FILE: "NO_FILE" };
registerEnumType(ContentStateEnum, {
  name: "DocumentContentState",
  description: "Whether the words of a document can be shown.",
});

@ObjectType("ReviewedDocument", { simpleResolvers: true, description: "One document, as a reviewer sees it." })
export class ReviewedDocumentType {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  key: string;

  @Field(() => String)
  name: string;

  @Field(() => DateKindEnum, { nullable: true })
  dateKind: DateKind | null;

  @Field(() => String, { nullable: true, description: "The stated date, as YYYY-MM-DD." })
  date: string | null;

  @Field(() => Boolean)
  required: boolean;

  @Field(() => Date, { nullable: true, description: "When a reviewer asked for it; null for the five." })
  requestedAt: Date | null;

  @Field(() => DocumentStatusEnum)
  status: DocumentStatus;

  @Field(() => String, { nullable: true })
  fileName: string | null;

  @Field(() => Int, { nullable: true })
  bytes: number | null;

  @Field(() => Int, { nullable: true })
  pages: number | null;

  @Field(() => Date, { nullable: true })
  uploadedAt: Date | null;

  @Field(() => String, { nullable: true, description: "Why it was marked as invalid." })
  rejectionReason: string | null;

  @Field(() => String, { nullable: true, description: "Who marked it; null for somebody who has left." })
  markedBy: string | null;

  @Field(() => Date, { nullable: true })
  markedAt: Date | null;

  @Field(() => ContentStateEnum)
  contentState: string;

  @Field(() => String, { nullable: true, description: "Where the file is downloaded; null without a file." })
  url: string | null;
}

@ObjectType("ApplicationEvent", { simpleResolvers: true, description: "One line of an application's history." })
export class ApplicationEventType {
  @Field(() => ID)
  id: string;

  @Field(() => Date)
  at: Date;

  @Field(() => EventEnum)
  what: ApplicationEventKind;

  @Field(() => String, { nullable: true, description: "Null for the applicant, and for staff who have left." })
  by: string | null;

  @Field(() => String, { nullable: true })
  reason: string | null;

  @Field(() => [String], { description: "The names of the documents that it was about." })
  documents: string[];
}

@ObjectType("ApplicationReviewer", { simpleResolvers: true, description: "Somebody who looks at the application now." })
export class ApplicationReviewerType {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => Date)
  since: Date;
}

@ObjectType("ReviewedApplication", { simpleResolvers: true, description: "An application, as a reviewer sees it." })
export class ReviewedApplicationType {
  @Field(() => ID)
  id: string;

  @Field(() => ApplicationStatusEnum)
  status: ApplicationStatus;

  @Field(() => CompanyType)
  company: CompanyType;

  @Field(() => Date, { description: "When it was last sent." })
  submittedAt: Date;

  @Field(() => Date, { nullable: true, description: "By when it is to be reviewed; null unless it is PENDING." })
  reviewDueAt: Date | null;

  @Field(() => Boolean, {
    description: "False when the bank holidays until then are not published yet: `reviewDueAt` is without them.",
  })
  reviewClockKnown: boolean;

  @Field(() => Date, { nullable: true })
  decidedAt: Date | null;

  @Field(() => String, { nullable: true, description: "Who decided; null before, and for somebody who has left." })
  decidedBy: string | null;

  @Field(() => String, { nullable: true, description: "Why it was rejected, or the note of a request for documents." })
  reason: string | null;

  @Field(() => Int, { description: "Grows with each change. An act names the version that was seen." })
  version: number;
}

export const ApplicationConnection = connectionOf("ApplicationConnection", () => ReviewedApplicationType);

@ObjectType("ApplicationsChange", { simpleResolvers: true, description: "What changed in the list of applications." })
export class ApplicationsChangeType {
  @Field(() => Boolean, {
    description: "True at the beginning, and when changes may have been missed: read the list again.",
  })
  snapshot: boolean;

  @Field(() => ReviewedApplicationType, {
    nullable: true,
    description: "The one that changed; null for a snapshot, and when it was deleted.",
  })
  application: ReviewedApplicationType | null;

  @Field(() => Int, { description: "How many are pending now." })
  pendingCount: number;

  @Field(() => Int, { description: "How many were approved or rejected today in London." })
  decidedTodayCount: number;
}
