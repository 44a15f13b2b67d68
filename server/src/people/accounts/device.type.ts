import { Field, GraphQLISODateTime, ID } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";

@ApiObject("SignedInDevice", "A browser in which the person is signed in.")
export class SignedInDeviceType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "What it calls itself, for example Firefox on Windows; else Unknown browser." })
  description: string;

  @Field(() => Boolean, { description: "True for the browser that asks." })
  current: boolean;

  @Field(() => Boolean, { description: "True when it stays signed in for 30 days." })
  remembered: boolean;

  @Field(() => GraphQLISODateTime, { description: "When the session began." })
  signedInAt: Date;

  @Field(() => GraphQLISODateTime, { description: "When the session was last used." })
  lastSeenAt: Date;

  @Field(() => GraphQLISODateTime, { description: "When the session ends unless it is used." })
  expiresAt: Date;
}
