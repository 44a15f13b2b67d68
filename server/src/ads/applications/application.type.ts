import { ID, InputType, Int } from "type-graphql";
import { ApiObject, ApiParts, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { APPLICATION_STATUSES, DATE_KINDS, DOCUMENT_STATUSES } from "./application.rules";

export const ApplicationStatusEnum = enumType(
  "ApplicationStatus",
  "A draft has not been sent; MORE_DOCS waits for the applicant; the last two are final.",
  APPLICATION_STATUSES,
  {
    APPROVED: "Accepted: the company has an account.",
    DRAFT: "Not sent yet.",
    MORE_DOCS: "Waits for documents of the applicant.",
    PENDING: "Waits for a reviewer.",
    REJECTED: "Turned down; a new application may follow.",
  },
);

export const DocumentStatusEnum = enumType(
  "ApplicationDocumentStatus",
  "What the review found out about a document.",
  DOCUMENT_STATUSES,
  {
    INVALID: "It has to be replaced.",
    PENDING: "Nobody has marked it yet.",
    VALID: "It is as it should be.",
  },
);

export const DateKindEnum = enumType("DocumentDateKind", "Which date a document states.", DATE_KINDS, {
  EXPIRES: "The last day on which it is valid.",
  ISSUED: "The day on which it was made out.",
});

@ApiObject("Company", "The company that applies, as it described itself.")
export class CompanyType {
  @Field(() => String, "The company as it is registered.") name: string;
  @Field(() => String, "Eight digits, or two letters and six digits.") registrationNumber: string;
  @Nullable(() => String, "Where the company is, on one line; null when it was not said.") address: string | null;
  @Field(() => String, "Who answers for the company.") contactPerson: string;
  @Field(() => String, "The telephone number of the contact person.") phone: string;
  @Field(() => String, "The address to which mails about the application go.") email: string;
  @Nullable(() => String, "The company's public site, beginning with https://; null when it was not said.")
  website: string | null;
}

@InputType({
  description: "Name, registration number, contact person, phone and e-mail must be given; empty counts as missing.",
})
export class CompanyInput {
  @Field(() => String, "The company as it is registered, up to 200 characters. It has to be found in the documents.")
  name: string;
  @Field(() => String, "Spaces and small letters are mended.") registrationNumber: string;
  @Nullable(() => String, "On one line, up to 500 characters; null or empty for none.") address?: string | null;
  @Field(() => String, "Who answers for the company, up to 100 characters.") contactPerson: string;
  @Field(() => String, "The telephone number of the contact person.") phone: string;
  @Field(() => String, "The address to which mails about the application go, and of the account that may follow.")
  email: string;
  @Nullable(() => String, "A missing https:// is added.") website?: string | null;
}

/** What applicants and reviewers both see of a document. */
@ApiParts()
export abstract class DocumentFactsType {
  @Field(() => ID) id: string;
  @Field(() => String, "The product's word for the document, by which mutations name it.") key: string;
  @Field(() => String, "The document as people call it.") name: string;
  @Nullable(() => String, "The stated date, as YYYY-MM-DD.") date: string | null;
  @Field(() => Boolean, "True when the application cannot be approved without it.") required: boolean;
  @Nullable(() => String, "What the applicant's file was called; null without a file.") fileName: string | null;
  @Nullable(() => Int, "The size of the file in bytes; null without a file.") bytes: number | null;
  @Nullable(() => Date, "When the file came; null without a file.") uploadedAt: Date | null;
}

/** What applicants and reviewers both see of an application. */
@ApiParts()
export abstract class ApplicationFactsType {
  @Field(() => ID) id: string;
  @Field(() => CompanyType, "What the company says of itself.") company: CompanyType;
  @Nullable(() => Date, "When it was approved or rejected; null before.") decidedAt: Date | null;
  @Field(() => Boolean, "False when the bank holidays until then are not published yet: `reviewDueAt` is without them.")
  reviewClockKnown: boolean;
}
