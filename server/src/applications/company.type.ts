import { Field, ID, InputType, ObjectType } from "type-graphql";

@ObjectType("CompanyChange", { simpleResolvers: true })
export class CompanyChangeType {
  @Field(() => ID)
  id: string;

  @Field(() => Date)
  changedAt: Date;

  @Field(() => String, { description: "address, contactPerson, phone or website." })
  field: string;

  @Field(() => String, { nullable: true })
  before: string | null;

  @Field(() => String, { nullable: true })
  after: string | null;
}

@ObjectType("AdvertiserCompany", {
  simpleResolvers: true,
  description: "One's own company. What is null was not asked for when it was made.",
})
export class AdvertiserCompanyType {
  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true })
  registrationNumber: string | null;

  @Field(() => String, { nullable: true })
  address: string | null;

  @Field(() => String, { nullable: true })
  contactPerson: string | null;

  @Field(() => String, { nullable: true })
  phone: string | null;

  @Field(() => String, { description: "The address of the account." })
  email: string;

  @Field(() => String, { nullable: true })
  website: string | null;

  @Field(() => Date)
  since: Date;

  @Field(() => [CompanyChangeType], { description: "The newest 50 changes, the newest first." })
  changes: CompanyChangeType[];
}

@InputType({
  description:
    "What an advertiser changes alone. Name and registration number were proved by documents and stay; the e-mail address is changed with the account.",
})
export class CompanyChangeInput {
  @Field(() => String, { nullable: true })
  address?: string | null;

  @Field(() => String)
  contactPerson: string;

  @Field(() => String)
  phone: string;

  @Field(() => String, { nullable: true })
  website?: string | null;
}
