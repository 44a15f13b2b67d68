import { Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import type { ApplicationStatus, DateKind, DocumentStatus } from "./application.rules";
import {
  ApplicationFactsType,
  ApplicationStatusEnum,
  DateKindEnum,
  DocumentFactsType,
  DocumentStatusEnum,
} from "./application.type";
import { OUTCOMES, type Outcome } from "./document-check.rules";

export const DocumentNeedEnum = enumType(
  "DocumentNeed",
  "What the applicant has to do: upload a file, say the date, upload another file.",
  ["FILE", "DATE", "REPLACEMENT"],
  {
    DATE: "Say which date the document states.",
    FILE: "Upload a file.",
    REPLACEMENT: "Upload another file.",
  },
);

const OutcomeEnum = enumType(
  "SubmissionOutcome",
  "REJECTED is about the files alone: the application stays open, and the files can be replaced.",
  OUTCOMES,
  {
    ADDITIONAL_DOCUMENTS: "Some documents are not enough; `reasons` names them.",
    REJECTED: "Some files cannot be read; `reasons` names them.",
    SUBMITTED: "It waits for a reviewer now.",
  },
);

@ApiObject("RequiredDocument", "A document that every application needs.")
export class RequiredDocumentType {
  @Field(() => String, "The product's word for the document, by which mutations name it.") key: string;
  @Field(() => String, "The document as people call it.") name: string;
  @Field(() => DateKindEnum, "Which date it states; null for a document that needs none.") dateKind: DateKind;
}

@ApiObject("ApplicationRules", "What an application needs.")
export class ApplicationRulesType {
  @Field(() => [RequiredDocumentType], "In the order in which they are shown.")
  documents: readonly RequiredDocumentType[];
  @Field(() => Int, "The largest file of a document, in bytes.") maxBytes: number;
  @Field(() => String, "Such as 1-2 business days.") reviewTime: string;
  @Field(() => String, "Of the terms and conditions that are accepted.") termsVersion: string;
  @Field(() => [String], "What reviewers ask for most often.") presets: readonly string[];
  @Field(() => Int, "Documents that one request can name.") maxRequestedNames: number;
  @Field(() => Int, "Characters of a requested document's name.") maxRequestedNameLength: number;
}

@ApiObject("ApplicantDocument", "One document, as its applicant sees it.")
export class ApplicantDocumentType extends DocumentFactsType {
  @Nullable(() => DateKindEnum, "Null for a document that needs no date.") dateKind: DateKind | null;
  @Field(() => Boolean, "True when a reviewer asked for it besides the five.") requested: boolean;
  @Field(() => DocumentStatusEnum, "What the review found; PENDING while it lasts.") status: DocumentStatus;
  @Nullable(() => String, "Why the file cannot be taken.") rejectionReason: string | null;
  @Nullable(() => String, "What to do about it, where more can be said.") rejectionDetail: string | null;
  @Nullable(() => DocumentNeedEnum, "Null when there is nothing to do.") needs: "FILE" | "DATE" | "REPLACEMENT" | null;
  @Nullable(
    () => String,
    "Where the file is downloaded with the header `authorization: Application <token>`; null without a file.",
  )
  url: string | null;
}

@ApiObject("ApplicantApplication", "An application, as its applicant sees it.")
export class ApplicantApplicationType extends ApplicationFactsType {
  @Field(() => ApplicationStatusEnum, "How far the application has come.") status: ApplicationStatus;
  @Field(() => [ApplicantDocumentType], "The five, then those that a reviewer asked for.")
  documents: ApplicantDocumentType[];
  @Field(() => Boolean, "True once the present terms and conditions were accepted.") acceptedTerms: boolean;
  @Nullable(() => Date, "When it was last sent.") submittedAt: Date | null;
  @Nullable(() => String, "Why it was rejected, or the note of a request for documents.") reason: string | null;
  @Nullable(() => Date, "By when it is reviewed; null unless it is PENDING.") reviewDueAt: Date | null;
}

@ApiObject("StartedApplication", "A new draft with its secret.")
export class StartedApplicationType {
  @Field(() => String, "The secret of this application: told once, and in mails.") token: string;
  @Field(() => ApplicantApplicationType, "The application as it is now.") application: ApplicantApplicationType;
}

@ApiObject("UploadTicket", "Where to send one file.")
export class UploadTicketType {
  @Field(() => String, "PUT the file here, once.") url: string;
  @Field(() => Date, "Until when the file is taken.") expiresAt: Date;
}

@ApiObject("DocumentReason", "A document that is to be replaced, and why.")
export class DocumentReasonType {
  @Field(() => String, "The product's word for the document, by which mutations name it.") key: string;
  @Field(() => String, "The document as people call it.") name: string;
  @Field(() => String, "Why the file cannot be taken, as a sentence.") reason: string;
  @Nullable(() => String, "What to do about it, where more can be said.") detail: string | null;
}

@ApiObject("SubmittedApplication", "The result of submitting an application.")
export class SubmittedApplicationType {
  @Field(() => OutcomeEnum, "Whether it was taken.") outcome: Outcome;
  @Field(() => String, "The outcome as a sentence.") message: string;
  @Field(() => [DocumentReasonType], "The documents that are to be replaced, each with why.")
  reasons: DocumentReasonType[];
  @Field(() => ApplicantApplicationType, "The application as it is now.") application: ApplicantApplicationType;
}
