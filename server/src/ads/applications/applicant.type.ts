import { Field, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
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
  @Field(() => String, { description: "The product's word for the document, by which mutations name it." }) key: string;
  @Field(() => String, { description: "The document as people call it." }) name: string;
  @Field(() => DateKindEnum, { description: "Which date it states; null for a document that needs none." })
  dateKind: DateKind;
}

@ApiObject("ApplicationRules", "What an application needs.")
export class ApplicationRulesType {
  @Field(() => [RequiredDocumentType], { description: "In the order in which they are shown." })
  documents: readonly RequiredDocumentType[];
  @Field(() => Int, { description: "The largest file of a document, in bytes." }) maxBytes: number;
  @Field(() => String, { description: "Such as 1-2 business days." }) reviewTime: string;
  @Field(() => String, { description: "Of the terms and conditions that are accepted." }) termsVersion: string;
  @Field(() => [String], { description: "What reviewers ask for most often." }) presets: readonly string[];
  @Field(() => Int, { description: "Documents that one request can name." }) maxRequestedNames: number;
  @Field(() => Int, { description: "Characters of a requested document's name." }) maxRequestedNameLength: number;
}

@ApiObject("ApplicantDocument", "One document, as its applicant sees it.")
export class ApplicantDocumentType extends DocumentFactsType {
  @Field(() => DateKindEnum, { nullable: true, description: "Null for a document that needs no date." })
  dateKind: DateKind | null;
  @Field(() => Boolean, { description: "True when a reviewer asked for it besides the five." }) requested: boolean;
  @Field(() => DocumentStatusEnum, { description: "What the review found; PENDING while it lasts." })
  status: DocumentStatus;
  @Field(() => String, { nullable: true, description: "Why the file cannot be taken." }) rejectionReason: string | null;
  @Field(() => String, { nullable: true, description: "What to do about it, where more can be said." })
  rejectionDetail: string | null;
  @Field(() => DocumentNeedEnum, { nullable: true, description: "Null when there is nothing to do." })
  needs: "FILE" | "DATE" | "REPLACEMENT" | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Where the file is downloaded with the header `authorization: Application <token>`; null without a file.",
  })
  url: string | null;
}

@ApiObject("ApplicantApplication", "An application, as its applicant sees it.")
export class ApplicantApplicationType extends ApplicationFactsType {
  @Field(() => ApplicationStatusEnum, { description: "How far the application has come." }) status: ApplicationStatus;
  @Field(() => [ApplicantDocumentType], { description: "The five, then those that a reviewer asked for." })
  documents: ApplicantDocumentType[];
  @Field(() => Boolean, { description: "True once the present terms and conditions were accepted." })
  acceptedTerms: boolean;
  @Field(() => Date, { nullable: true, description: "When it was last sent." }) submittedAt: Date | null;
  @Field(() => String, { nullable: true, description: "Why it was rejected, or the note of a request for documents." })
  reason: string | null;
  @Field(() => Date, { nullable: true, description: "By when it is reviewed; null unless it is PENDING." })
  reviewDueAt: Date | null;
}

@ApiObject("StartedApplication", "A new draft with its secret.")
export class StartedApplicationType {
  @Field(() => String, { description: "The secret of this application: told once, and in mails." }) token: string;
  @Field(() => ApplicantApplicationType, { description: "The application as it is now." })
  application: ApplicantApplicationType;
}

@ApiObject("UploadTicket", "Where to send one file.")
export class UploadTicketType {
  @Field(() => String, { description: "PUT the file here, once." }) url: string;
  @Field(() => Date, { description: "Until when the file is taken." }) expiresAt: Date;
}

@ApiObject("DocumentReason", "A document that is to be replaced, and why.")
export class DocumentReasonType {
  @Field(() => String, { description: "The product's word for the document, by which mutations name it." }) key: string;
  @Field(() => String, { description: "The document as people call it." }) name: string;
  @Field(() => String, { description: "Why the file cannot be taken, as a sentence." }) reason: string;
  @Field(() => String, { nullable: true, description: "What to do about it, where more can be said." })
  detail: string | null;
}

@ApiObject("SubmittedApplication", "The result of submitting an application.")
export class SubmittedApplicationType {
  @Field(() => OutcomeEnum, { description: "Whether it was taken." }) outcome: Outcome;
  @Field(() => String, { description: "The outcome as a sentence." }) message: string;
  @Field(() => [DocumentReasonType], { description: "The documents that are to be replaced, each with why." })
  reasons: DocumentReasonType[];
  @Field(() => ApplicantApplicationType, { description: "The application as it is now." })
  application: ApplicantApplicationType;
}
