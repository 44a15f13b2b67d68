import { GraphQLISODateTime, ID } from "type-graphql";
import { ApiObject, Field } from "../../platform/api-object.type";
import { connectionOf } from "../../platform/page.type";

@ApiObject("Disclosure", "Somebody of our staff looked at health data of this person: one row for each thing and day.")
export class DisclosureType {
  @Field(() => ID)
  id: string;
  @Field(() => GraphQLISODateTime, "When it was looked at first on that day.") occurredAt: Date;
  @Field(() => String, "What the viewer is, for example Pharmacist.") viewerRole: string;
  @Field(() => String, "The viewer's first name.") viewerName: string;
  @Field(() => String, "What was looked at, for example Your question.") what: string;
  @Field(() => String, "Why it was looked at, as the viewer said it.") reason: string;
}

export const DisclosureConnection = connectionOf("DisclosureConnection", () => DisclosureType);
