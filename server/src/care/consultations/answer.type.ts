import { Field, ID, ObjectType } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { SourceType } from "../clinical/care.type";
import { MedicationWarningType } from "../patients/medication.type";

@ObjectType("AnswerTemplateText", { simpleResolvers: true, description: "A template in one language." })
export class AnswerTemplateTextType {
  @Field(() => LanguageEnum, { description: "In which language the words are." })
  language: Language;

  @Field(() => String, { description: "What is put into the answer, to be changed before it is sent." })
  text: string;
}

@ObjectType("AnswerTemplate", {
  simpleResolvers: true,
  description: "A short text to put into an answer and to change.",
})
export class AnswerTemplateType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "What it is for, in English." })
  title: string;

  @Field(() => [AnswerTemplateTextType], { description: "The same words in each language." })
  texts: AnswerTemplateTextType[];

  @Field(() => SourceType, {
    nullable: true,
    description: "What the words follow; null where they state nothing medical.",
  })
  source: SourceType | null;
}

@ObjectType("AnswerMedicine", { simpleResolvers: true, description: "A medicine that an answer names." })
export class AnswerMedicineType {
  @Field(() => String, { description: "As it is written in the answer." })
  name: string;

  @Field(() => [MedicationWarningType], {
    description: "What speaks against it for whomever the question is for, as they would read it, in English.",
  })
  warnings: MedicationWarningType[];

  @Field(() => Boolean, { description: "True when the answer should go out only after it was confirmed." })
  mustConfirm: boolean;
}

@ObjectType("AnswerCheck", {
  simpleResolvers: true,
  description:
    "The medicines of an answer compared with the profile of whomever the question is for. Never a full check.",
})
export class AnswerCheckType {
  @Field(() => Boolean, {
    description: "False without the consent to the use of health data, and for somebody whom nothing was told about.",
  })
  isCompared: boolean;

  @Field(() => [AnswerMedicineType], {
    description: "In the order in which they are named; empty where nothing was compared.",
  })
  medicines: AnswerMedicineType[];
}
