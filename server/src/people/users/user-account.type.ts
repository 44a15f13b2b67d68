import { Field, GraphQLISODateTime, ID, Int } from "type-graphql";
import type { SubscriptionStatus } from "../../ads/subscriptions/billing.rules";
import type { Tier } from "../../ads/subscriptions/plan.rules";
import { TierEnum } from "../../ads/subscriptions/plan.type";
import { SubscriptionStatusEnum } from "../../ads/subscriptions/subscription.type";
import { ApiObject, ApiParts } from "../../platform/api-object.type";
import { connectionOf } from "../../platform/page.type";
import { ConsentEntryType, ConsentType } from "../accounts/consent.type";
import { RoleEnum } from "../accounts/viewer.type";
import type { PersonRole } from "./user-account.rules";

/** What is seen of a person who was found, and of their account. */
@ApiParts()
export abstract class PersonFactsType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "As the person typed it." })
  name: string;

  @Field(() => String, { description: "The address that the person signs in with." })
  email: string;

  @Field(() => RoleEnum, { description: "Patient or advertiser." })
  role: PersonRole;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Null until the address is confirmed." })
  emailVerifiedAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Null while the account is not suspended." })
  suspendedAt: Date | null;
}

@ApiObject("FoundUser", "A patient or an advertiser who was found.")
export class FoundUserType extends PersonFactsType {
  @Field(() => String, { nullable: true, description: "Of advertisers." })
  companyName: string | null;
}

export const FoundUserConnection = connectionOf("FoundUserConnection", () => FoundUserType);

@ApiObject(
  "UserSuspension",
  "A time that an account was suspended. Names are of staff, null once their account is gone.",
)
export class UserSuspensionType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "Why, in the words of whoever suspended it; the person is not shown it." })
  reason: string;

  @Field(() => GraphQLISODateTime, { description: "From when." })
  suspendedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: "The member of staff who did it; null once that account is gone.",
  })
  suspendedBy: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Null while it lasts." })
  liftedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The member of staff who ended it; null while it lasts, and once that account is gone.",
  })
  liftedBy: string | null;
}

@ApiObject("UserDevice", "A browser in which a person is signed in.")
export class UserDeviceType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "What it calls itself, for example Firefox on Windows; else Unknown browser." })
  description: string;

  @Field(() => Boolean, { description: "True when it stays signed in for 30 days." })
  remembered: boolean;

  @Field(() => GraphQLISODateTime, { description: "When the person signed in there." })
  signedInAt: Date;

  @Field(() => GraphQLISODateTime, { description: "When it was last used, to the minute." })
  lastSeenAt: Date;
}

@ApiObject("UserCompany", "The company behind an advertiser's account.")
export class UserCompanyType {
  @Field(() => String, { description: "As it was approved." })
  name: string;

  @Field(() => TierEnum, { nullable: true, description: "Null before the first payment." })
  tier: Tier | null;

  @Field(() => SubscriptionStatusEnum, { nullable: true, description: "Null before the first payment." })
  status: SubscriptionStatus | null;

  @Field(() => ID, { nullable: true, description: "The application that led to the account, while it is kept." })
  applicationId: string | null;
}

@ApiObject(
  "UserAccount",
  "The account of a patient or an advertiser as support sees it: nothing that they told about their health.",
)
export class UserAccountType extends PersonFactsType {
  @Field(() => GraphQLISODateTime, { description: "When this was read." })
  at: Date;

  @Field(() => String, { nullable: true, description: "A new address that waits for its confirmation." })
  pendingEmail: string | null;

  @Field(() => Boolean, { description: "False until a mailed link has set the first one." })
  hasPassword: boolean;

  @Field(() => [UserSuspensionType], { description: "The newest first, at most 10." })
  suspensions: UserSuspensionType[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Until when wrong passwords keep everybody from signing in; null when they do not.",
  })
  signInBlockedUntil: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Null when there is none of late." })
  lastSignInAt: Date | null;

  @Field(() => [UserDeviceType], { description: "Where the person is signed in, the newest use first, at most 100." })
  devices: UserDeviceType[];

  @Field(() => [ConsentType], { description: "The four purposes of a patient; empty for advertisers." })
  consents: ConsentType[];

  @Field(() => [ConsentEntryType], { description: "The newest lines of the ledger, at most 50." })
  consentHistory: ConsentEntryType[];

  @Field(() => Int, { description: "How many lines the ledger has." })
  consentHistoryCount: number;

  @Field(() => UserCompanyType, { nullable: true, description: "Of advertisers." })
  company: UserCompanyType | null;

  @Field(() => Int, { nullable: true, description: "How many questions a patient has asked; null for advertisers." })
  questionCount: number | null;

  @Field(() => Int, { nullable: true, description: "How many medical records a patient has; null for advertisers." })
  recordCount: number | null;
}
