import { InputType } from "type-graphql";
import { Field } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { CONTACT_TOPICS, type ContactTopic } from "./contact.rules";

export const ContactTopicEnum = enumType("ContactTopic", "What somebody can write to us about.", CONTACT_TOPICS, {
  ADVERTISING: "Adverts and becoming an advertiser.",
  COMPLAINT: "Something that went wrong.",
  OTHER: "Something else.",
  PRIVACY: "Data about the person who writes.",
  QUESTION: "How the product works.",
});

@InputType({ description: "What the contact page asks for." })
export class ContactMessageInput {
  @Field(() => String, "How to address whoever writes, up to 100 characters.") name: string;
  @Field(() => String, "Where the answer goes.") email: string;
  @Field(() => ContactTopicEnum, "What it is about, so that the right person reads it.") topic: ContactTopic;
  @Field(() => String, "At most 5,000 characters.") message: string;
}
