import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { SourceType } from "../clinical/care.type";
import { type AnswerTemplateFields, TEMPLATE_LIMITS } from "./answer-template.rules";

@ApiObject("AnswerTemplateText", "A template in one language.")
export class AnswerTemplateTextType {
  @Field(() => LanguageEnum, "In which language the words are.") language: Language;
  @Field(() => String, "What is put into the answer, to be changed before it is sent.") text: string;
}

@ApiObject("AnswerTemplate", "A short text to put into an answer and to change.")
export class AnswerTemplateType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "What it is for, in English.") title: string;
  @Field(
    () => [AnswerTemplateTextType],
    "The words, in each language in which they exist: all four of the product's, at least one of staff's.",
  )
  texts: AnswerTemplateTextType[];
  @Nullable(() => SourceType, "What the words follow; null where they state nothing medical, or staff named no page.")
  source: SourceType | null;
  @Field(() => Boolean, "False for what comes with the product, which cannot be changed.") isFromStaff: boolean;
  @Nullable(
    () => String,
    "Who of the staff wrote the words as they stand; null for the product's, and when that account is gone.",
  )
  writtenBy: string | null;
  @Nullable(() => GraphQLISODateTime, "When; null for the product's.") writtenAt: Date | null;
  @Field(() => Int, "Grows with each change; 0 for the product's.") version: number;
}

@InputType({ description: "The words of a template in one language." })
export class AnswerTemplateTextInput {
  @Field(() => LanguageEnum, "In which language the words are.") language: Language;
  @Field(() => String, `At most ${TEMPLATE_LIMITS.text} characters, and nothing about any patient.`) text: string;
}

@InputType({ description: "What staff write of a text for answers." })
export class AnswerTemplateInput implements AnswerTemplateFields {
  @Field(() => String, "What it is for, in English: 2 to 80 characters, unlike the other texts of staff.")
  title: string;
  @Field(() => [AnswerTemplateTextInput], "One for each language in which it exists, at least one.")
  texts: AnswerTemplateTextInput[];
  @Nullable(() => String, "What the page is called that a medical statement was compared with.")
  sourceTitle: string | null;
  @Nullable(() => String, "Where that page is, beginning with https://.") sourceUrl: string | null;
}
