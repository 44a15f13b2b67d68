import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";
import { APPLICATION_STATUSES, DATE_KINDS, DOCUMENT_STATUSES } from "./application.rules";

export const ApplicationStatusEnum = Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, status]));
registerEnumType(ApplicationStatusEnum, {
  name: "ApplicationStatus",
  description: "A draft has not been sent; MORE_DOCS waits for the applicant; the last two are final.",
});

export const DocumentStatusEnum = Object.fromEntries(DOCUMENT_STATUSES.map((status) => [status, status]));
registerEnumType(DocumentStatusEnum, { name: "ApplicationDocumentStatus" });

export const DateKindEnum = Object.fromEntries(DATE_KINDS.map((kind) => [kind, kind]));
registerEnumType(DateKindEnum, { name: "DocumentDateKind", description: "Which date a document states." });

@ObjectType("Company", { simpleResolvers: true, description: "The company that applies, as it described itself." })
export class CompanyType {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: "Eight digits, or two letters and six digits." })
  registrationNumber: string;

  @Field(() => String, { nullable: true })
  address: string | null;

  @Field(() => String)
  contactPerson: string;

  @Field(() => String)
  phone: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { nullable: true })
  website: string | null;
}

@InputType({
  description: "Name, registration number, contact person, phone and e-mail must be given; empty counts as missing.",
})
export class CompanyInput {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: "Spaces and small letters are mended." })
  registrationNumber: string;

  @Field(() => String, { nullable: true })
  address?: string | null;

  @Field(() => String)
  contactPerson: string;

  @Field(() => String)
  phone: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { nullable: true, description: "A missing https:// is added." })
  website?: string | null;
}
