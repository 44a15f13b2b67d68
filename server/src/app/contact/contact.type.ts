import { Field, InputType, registerEnumType } from "type-graphql";
import { CONTACT_TOPICS, type ContactTopic } from "./contact.rules";

export const ContactTopicEnum = Object.fromEntries(CONTACT_TOPICS.map((topic) => [topic, topic]));
registerEnumType(ContactTopicEnum, { name: "ContactTopic" });

@InputType({ description: "What the contact page asks for." })
export class ContactMessageInput {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: "Where the answer goes." })
  email: string;

  @Field(() => ContactTopicEnum)
  topic: ContactTopic;

  @Field(() => String, { description: "At most 5,000 characters." })
  message: string;
}
