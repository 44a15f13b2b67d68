import { GraphQLISODateTime, ID } from "type-graphql";
import { ApiObject, Field } from "../../platform/api-object.type";

@ApiObject("SignedInDevice", "A browser in which the person is signed in.")
export class SignedInDeviceType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "What it calls itself, for example Firefox on Windows; else Unknown browser.")
  description: string;
  @Field(() => Boolean, "True for the browser that asks.") current: boolean;
  @Field(() => Boolean, "True when it stays signed in for 30 days.") remembered: boolean;
  @Field(() => GraphQLISODateTime, "When the session began.") signedInAt: Date;
  @Field(() => GraphQLISODateTime, "When the session was last used.") lastSeenAt: Date;
  @Field(() => GraphQLISODateTime, "When the session ends unless it is used.") expiresAt: Date;
}
