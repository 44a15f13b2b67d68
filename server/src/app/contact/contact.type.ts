import { Field, InputType, registerEnumType } from "type-graphql";
import { CONTACT_TOPICS, type ContactTopic } from "./contact.rules";

export const ContactTopicEnum = Object.fromEntries(CONTACT_TOPICS.map((topic) => [topic, topic]));
registerEnumType(ContactTopicEnum, {
  name: "ContactTopic",
  valuesConfig: {
    ADVERTISING: { description: "Adverts and becoming an advertiser." },
    COMPLAINT: { description: "Something that went wrong." },
    OTHER: { description: "Something else." },
    PRIVACY: { description: "Data about the person who writes." },
    QUESTION: { description: "How the product works." },
  },
  description: "What somebody can write to us about.",
});

@InputType({ description: "What the contact page asks for." })
export class ContactMessageInput {
  @Field(() => String, { description: "How to address whoever writes, up to 100 characters." })
  name: string;

  @Field(() => String, { description: "Where the answer goes." })
  email: string;

  @Field(() => ContactTopicEnum, { description: "What it is about, so that the right person reads it." })
  topic: ContactTopic;

  @Field(() => String, { description: "At most 5,000 characters." })
  message: string;
}
