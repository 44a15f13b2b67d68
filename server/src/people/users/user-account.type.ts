import { GraphQLISODateTime, ID, Int } from "type-graphql";
import type { SubscriptionStatus } from "../../ads/subscriptions/billing.rules";
import type { Tier } from "../../ads/subscriptions/plan.rules";
import { TierEnum } from "../../ads/subscriptions/plan.type";
import { SubscriptionStatusEnum } from "../../ads/subscriptions/subscription.type";
import { ApiObject, ApiParts, Field, Nullable } from "../../platform/api-object.type";
import { connectionOf } from "../../platform/page.type";
import { ConsentEntryType, ConsentType } from "../accounts/consent.type";
import { RoleEnum } from "../accounts/viewer.type";
import type { PersonRole } from "./user-account.rules";

/** What is seen of a person who was found, and of their account. */
@ApiParts()
export abstract class PersonFactsType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "As the person typed it.") name: string;
  @Field(() => String, "The address that the person signs in with.") email: string;
  @Field(() => RoleEnum, "Patient or advertiser.") role: PersonRole;
  @Field(() => GraphQLISODateTime)
  createdAt: Date;
  @Nullable(() => GraphQLISODateTime, "Null until the address is confirmed.") emailVerifiedAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "Null while the account is not suspended.") suspendedAt: Date | null;
}

@ApiObject("FoundUser", "A patient or an advertiser who was found.")
export class FoundUserType extends PersonFactsType {
  @Nullable(() => String, "Of advertisers.") companyName: string | null;
}

export const FoundUserConnection = connectionOf("FoundUserConnection", () => FoundUserType);

@ApiObject(
  "UserSuspension",
  "A time that an account was suspended. Names are of staff, null once their account is gone.",
)
export class UserSuspensionType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "Why, in the words of whoever suspended it; the person is not shown it.") reason: string;
  @Field(() => GraphQLISODateTime, "From when.") suspendedAt: Date;
  @Nullable(() => String, "The member of staff who did it; null once that account is gone.") suspendedBy: string | null;
  @Nullable(() => GraphQLISODateTime, "Null while it lasts.") liftedAt: Date | null;
  @Nullable(() => String, "The member of staff who ended it; null while it lasts, and once that account is gone.")
  liftedBy: string | null;
}

@ApiObject("UserDevice", "A browser in which a person is signed in.")
export class UserDeviceType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "What it calls itself, for example Firefox on Windows; else Unknown browser.")
  description: string;
  @Field(() => Boolean, "True when it stays signed in for 30 days.") remembered: boolean;
  @Field(() => GraphQLISODateTime, "When the person signed in there.") signedInAt: Date;
  @Field(() => GraphQLISODateTime, "When it was last used, to the minute.") lastSeenAt: Date;
}

@ApiObject("UserCompany", "The company behind an advertiser's account.")
export class UserCompanyType {
  @Field(() => String, "As it was approved.") name: string;
  @Nullable(() => TierEnum, "Null before the first payment.") tier: Tier | null;
  @Nullable(() => SubscriptionStatusEnum, "Null before the first payment.") status: SubscriptionStatus | null;
  @Nullable(() => ID, "The application that led to the account, while it is kept.") applicationId: string | null;
}

@ApiObject(
  "UserAccount",
  "The account of a patient or an advertiser as support sees it: nothing that they told about their health.",
)
export class UserAccountType extends PersonFactsType {
  @Field(() => GraphQLISODateTime, "When this was read.") at: Date;
  @Nullable(() => String, "A new address that waits for its confirmation.") pendingEmail: string | null;
  @Field(() => Boolean, "False until a mailed link has set the first one.") hasPassword: boolean;
  @Field(() => [UserSuspensionType], "The newest first, at most 10.") suspensions: UserSuspensionType[];
  @Nullable(
    () => GraphQLISODateTime,
    "Until when wrong passwords keep everybody from signing in; null when they do not.",
  )
  signInBlockedUntil: Date | null;
  @Nullable(() => GraphQLISODateTime, "Null when there is none of late.") lastSignInAt: Date | null;
  @Field(() => [UserDeviceType], "Where the person is signed in, the newest use first, at most 100.")
  devices: UserDeviceType[];
  @Field(() => [ConsentType], "The four purposes of a patient; empty for advertisers.") consents: ConsentType[];
  @Field(() => [ConsentEntryType], "The newest lines of the ledger, at most 50.") consentHistory: ConsentEntryType[];
  @Field(() => Int, "How many lines the ledger has.") consentHistoryCount: number;
  @Nullable(() => UserCompanyType, "Of advertisers.") company: UserCompanyType | null;
  @Nullable(() => Int, "How many questions a patient has asked; null for advertisers.") questionCount: number | null;
  @Nullable(() => Int, "How many medical records a patient has; null for advertisers.") recordCount: number | null;
}
