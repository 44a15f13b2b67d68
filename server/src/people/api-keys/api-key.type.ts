import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { API_KEY_ENVIRONMENTS, API_KEY_STATES, type ApiKeyEnvironment, type ApiKeyState } from "./api-key.rules";
import { API_KEY_OWNERS, type ApiKeyOwner } from "./api-scope.rules";

export const ApiKeyEnvironmentEnum = enumType(
  "ApiKeyEnvironment",
  "What a key is for: a label. Every key acts on the data of this installation.",
  API_KEY_ENVIRONMENTS,
  {
    PRODUCTION: "Keys begin with hak_live_.",
    STAGING: "Keys begin with hak_test_.",
    DEVELOPMENT: "Keys begin with hak_test_.",
  },
);

export const ApiKeyStateEnum = enumType(
  "ApiKeyState",
  "How a key stands. ACTIVE and EXPIRING ones work.",
  API_KEY_STATES,
  {
    ACTIVE: "It works.",
    EXPIRING: "It works for less than 7 days more.",
    EXPIRED: "Its 90 days are over. It cannot be rotated any more.",
    REVOKED: "Somebody ended it, for good.",
    BLOCKED: "Its owner may not use keys now: by the plan, the rights or the end of the account.",
  },
);

export const ApiKeyOwnerEnum = enumType("ApiKeyOwner", "Whose keys.", API_KEY_OWNERS, {
  STAFF:
    "A key acts with the rights that its owner has now, as far as its scopes go; a service account with those of its scopes.",
  ADVERTISERS: "A key acts for its advertiser, who needs the Platinum plan.",
});

@ApiObject("ApiScope", "What a key can be allowed. What is in no scope is closed to keys.")
export class ApiScopeType {
  @Field(() => String, "For example read:campaigns.") name: string;
  @Field(() => String, "What it allows, in a few words.") label: string;
  @Field(() => String, "What it allows, in a sentence.") description: string;
  @Field(() => ApiKeyOwnerEnum, "Whose keys can have it.") owner: ApiKeyOwner;
  @Field(() => Boolean, "True when it changes something.") isWriting: boolean;
  @Nullable(() => String, "The permission that whoever makes the key needs; null for advertisers.")
  permission: string | null;
  @Field(() => [String], "The root fields that it opens, such as Query.campaigns.") fields: readonly string[];
}

@ApiObject("RetiringApiKey", "A key that a rotation replaced and that still works for a while.")
export class RetiringApiKeyType {
  @Field(() => String, "The beginning and the last four characters.") maskedKey: string;
  @Field(() => GraphQLISODateTime, "From then on it is refused.") worksUntil: Date;
  @Nullable(() => GraphQLISODateTime, "Null when it never was.") lastUsedAt: Date | null;
}

@ApiObject("ApiKey", "A key with which a program uses the API for its owner.")
export class ApiKeyType {
  @Field(() => ID, "Stays the same when the key is rotated.") id: string;
  @Field(() => String, "What uses it.") service: string;
  @Field(() => ApiKeyEnvironmentEnum, "What it is for.") environment: ApiKeyEnvironment;
  @Field(() => [ApiScopeType], "What it is allowed.") scopes: ApiScopeType[];
  @Field(() => String, "The beginning and the last four characters: hak_live_…3f9a.") maskedKey: string;
  @Field(() => ApiKeyStateEnum, "How it stands now.") state: ApiKeyState;
  @Nullable(
    () => String,
    "Why it does not work, or why it should be rotated: it ends soon, or whoever was shown it has left; else null.",
  )
  standing: string | null;
  @Field(() => String, "The member of staff who made it, the advertiser's company, or the service account itself.")
  ownerName: string;
  @Field(
    () => Boolean,
    "True when it belongs to the platform and to nobody in person: it goes on when whoever made it leaves.",
  )
  isServiceAccount: boolean;
  @Nullable(() => String, "Who made a service account; null for other keys, and when that account is gone.")
  madeBy: string | null;
  @Field(() => GraphQLISODateTime, "When it was made.") createdAt: Date;
  @Field(() => GraphQLISODateTime, "When it was rotated last; when it was made, if never.") lastRotatedAt: Date;
  @Field(() => GraphQLISODateTime, "90 days after the last rotation.") expiresAt: Date;
  @Field(() => Int, "Whole days until it expires; 0 once it has ended.") daysLeft: number;
  @Nullable(() => GraphQLISODateTime, "Null when it never was.") lastUsedAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "Null unless somebody ended it.") revokedAt: Date | null;
  @Field(() => [RetiringApiKeyType], "Keys that a rotation replaced and that still work.")
  retiring: RetiringApiKeyType[];
  @Field(
    () => Boolean,
    "Whether whoever asks may revoke it now, and rotate it, which staff never do with an advertiser's.",
  )
  canChange: boolean;
}

export const ApiKeyConnection = connectionOf("ApiKeyConnection", () => ApiKeyType);

@ApiObject("ApiKeyDay", "How much a key was used on one day.")
export class ApiKeyDayType {
  @Field(() => String, "A day in London, YYYY-MM-DD.") day: string;
  @Field(() => Int, "All calls, with those that were refused.") calls: number;
  @Field(() => Int, "Calls that were not run: by scope, limit, form, or because the key did not work.") refused: number;
  @Field(() => Int, "Cost points that the calls took.") points: number;
}

@ApiObject("IssuedApiKey", "A key that was just made or rotated.")
export class IssuedApiKeyType {
  @Field(() => String, "The key itself. It is shown this once and kept nowhere.") secret: string;
  @Field(() => ApiKeyType, "What is kept of it.") key: ApiKeyType;
  @Field(() => String, "What was done, for people.") message: string;
}

@InputType({ description: "A new key." })
export class ApiKeyInput {
  @Field(() => String, "What will use it: 2 to 60 characters, unlike the owner's other keys.") service: string;
  @Field(() => ApiKeyEnvironmentEnum, { defaultValue: "PRODUCTION", description: "What it is for." })
  environment: ApiKeyEnvironment;
  @Field(() => [String], "Names of scopes, at least one. They cannot be changed later.") scopes: string[];
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Staff: true for a service account, which belongs to the platform and acts in its own name.",
  })
  isServiceAccount: boolean;
}

@ApiObject("CurrentApiKey", "The key that a call came with.")
export class CurrentApiKeyType {
  @Field(() => ID, "Stays the same when the key is rotated.") id: string;
  @Field(() => String, "What uses it.") service: string;
  @Field(() => ApiKeyEnvironmentEnum, "What it is for.") environment: ApiKeyEnvironment;
  @Field(() => [ApiScopeType], "What it is allowed.") scopes: ApiScopeType[];
  @Field(() => GraphQLISODateTime, "When the key that was sent ends; for a replaced one, its overlap.") expiresAt: Date;
  @Field(() => Int, "Cost points that it has in a minute.") pointsPerMinute: number;
  @Field(() => Int, "What is left of them after this call.") pointsLeft: number;
}

@ApiObject("ApiKeySetup", "What a page for making keys needs to know.")
export class ApiKeySetupType {
  @Field(() => Int, "How long a key works, in days.") lifetimeDays: number;
  @Field(() => Int, "A key with fewer days left is to be rotated.") warningDays: number;
  @Field(() => [Int], "How long the old key can go on after a rotation, in hours.") overlapHours: number[];
  @Field(() => Int, "How long it does unless told otherwise, in hours.") defaultOverlapHours: number;
  @Field(() => Int, "Cost points that a key has in a minute.") pointsPerMinute: number;
  @Field(() => Boolean, "Whether whoever asks may make keys now.") mayHaveKeys: boolean;
  @Nullable(() => String, "Why not, in a sentence.") standing: string | null;
  @Field(() => [ApiScopeType], "The scopes that whoever asks may give.") scopes: ApiScopeType[];
}

@ApiObject("ApiKeysChange", "Something changed in the list of keys: read it again.")
export class ApiKeysChangeType {
  @Field(() => Boolean, "True at the beginning, and when changes may have been missed.") snapshot: boolean;
}
