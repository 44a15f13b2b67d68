import { GraphQLISODateTime, Int } from "type-graphql";
import { ApiObject, Field } from "../platform/api-object.type";
import { enumType } from "../platform/enum.type";
import { ATTENTION_KINDS, type AttentionKind } from "./attention.rules";

const AttentionKindEnum = enumType("AttentionKind", "What can wait for somebody of the staff.", ATTENTION_KINDS, {
  ANOMALIES: "Figures of the system that are out of their range, and nobody has taken note.",
  API_KEYS: "API keys of the staff that end within 14 days.",
  APPLICATIONS: "Applications of advertisers that nobody has decided.",
  JOBS: "Work of the server that was given up after its last try.",
  MAILS: "Mails that could not be sent.",
  QUESTIONS: "Questions of patients that wait for a pharmacist.",
  REVIEWS: "Adverts that wait for their review.",
});

@ApiObject("AttentionItem", "Some work that waits for somebody of the staff.")
export class AttentionItemType {
  @Field(() => AttentionKindEnum, "What it is that waits.") kind: AttentionKind;
  @Field(() => Int, "How many of them wait; at least 1.") count: number;
  @Field(() => GraphQLISODateTime, "Since when the first of them waits; of API keys, when the first one ends.")
  since: Date;
}

@ApiObject("Attention", "What needs somebody's attention.")
export class AttentionType {
  @Field(() => GraphQLISODateTime, "When it was counted.") asOf: Date;
  @Field(
    () => [AttentionItemType],
    "The most urgent first. What nobody waits for, and what the person may not see, is not there.",
  )
  items: AttentionItemType[];
}
