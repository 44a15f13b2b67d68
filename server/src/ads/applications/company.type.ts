import { ID, InputType } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";

@ApiObject("CompanyChange", "One change that an advertiser made to the company.")
export class CompanyChangeType {
  @Field(() => ID) id: string;
  @Field(() => Date, "When it was made.") changedAt: Date;
  @Field(() => String, "address, contactPerson, phone or website.") field: string;
  @Nullable(() => String, "What it said until then; null when it said nothing.") before: string | null;
  @Nullable(() => String, "What it says since; null when it says nothing.") after: string | null;
}

@ApiObject("AdvertiserCompany", "One's own company. What is null was not asked for when it was made.")
export class AdvertiserCompanyType {
  @Field(() => String, "The company as it is registered.") name: string;
  @Nullable(() => String, "The number in the register of companies: eight digits, or two letters and six digits.")
  registrationNumber: string | null;
  @Nullable(() => String, "Where the company is, on one line; null when it was not said.") address: string | null;
  @Nullable(() => String, "Who answers for the company.") contactPerson: string | null;
  @Nullable(() => String, "The telephone number of the contact person.") phone: string | null;
  @Field(() => String, "The address of the account.") email: string;
  @Nullable(() => String, "The company's public site, beginning with https://; null when it was not said.")
  website: string | null;
  @Field(() => Date, "When the company's account was made.") since: Date;
  @Field(() => [CompanyChangeType], "The newest 50 changes, the newest first.") changes: CompanyChangeType[];
}

@InputType({
  description:
    "What an advertiser changes alone. Name and registration number were proved by documents and stay; the e-mail address is changed with the account.",
})
export class CompanyChangeInput {
  @Nullable(() => String, "On one line, up to 500 characters; null or empty for none.") address?: string | null;
  @Field(() => String, "Who answers for the company, up to 100 characters.") contactPerson: string;
  @Field(() => String, "The telephone number of the contact person.") phone: string;
  @Nullable(() => String, "The company's public site; a missing https:// is added. Null or empty for none.")
  website?: string | null;
}
