import { Field, Float, GraphQLISODateTime, ID, InputType, ObjectType } from "type-graphql";
import { enumType } from "../../platform/enum.type";
import { CareLevelEnum } from "../clinical/care.type";
import type { CareLevel } from "../clinical/care-level.rules";
import type { Question, Urgency } from "../clinical/question.rules";
import type { AnswerInput } from "./interview.rules";

export const QuestionKindEnum = enumType(
  "QuestionKind",
  "What kind of answer a question takes.",
  {
    TICKS: "ticks",
    DURATION: "duration",
    AGE: "age",
    SEX: "sex",
    WHO: "who",
    WORDS: "words",
  },
  {
    TICKS: "A list to tick; what is not ticked is not there.",
    DURATION: "For how many days something has lasted.",
    AGE: "An age in years.",
    SEX: "Female or male.",
    WHO: "For whom it is: one of the choices.",
    WORDS: "Nothing that is asked: what was added in own words.",
  },
);

const QuestionUrgencyEnum = enumType(
  "QuestionUrgency",
  "How soon help is needed where something of a list is there.",
  { DANGER: "danger", SOON: "soon", LATER: "later" },
  {
    DANGER: "At once.",
    SOON: "Today.",
    LATER: "In the next days.",
  },
);

export const PatientSexEnum = enumType(
  "PatientSex",
  "The sex of a person's body, where it changes the care.",
  ["FEMALE", "MALE"],
  {
    FEMALE: "A woman's or girl's body.",
    MALE: "A man's or boy's body.",
  },
);

@ObjectType("QuestionChoice", {
  simpleResolvers: true,
  description: "Something that can be ticked, or is asked about.",
})
export class QuestionChoiceType {
  @Field(() => ID, { description: "The fact of the clinical book, such as neck.stiff." })
  fact: string;

  @Field(() => String, { description: "What it is called, in the patient's language." })
  label: string;
}

@ObjectType("OpenQuestion", {
  simpleResolvers: true,
  description: "What is not known and could change the care.",
})
export class OpenQuestionType {
  @Field(() => ID, { description: "Stays the same while the question does." })
  id: string;

  @Field(() => QuestionKindEnum, { description: "What kind of answer it takes." })
  kind: Question["kind"] | "words";

  @Field(() => QuestionUrgencyEnum, {
    nullable: true,
    description: "How soon help is needed where something of the list is there; null for other kinds.",
  })
  urgency?: Urgency | null;

  @Field(() => String, { description: "The question, in the patient's language." })
  text: string;

  @Field(() => [QuestionChoiceType], {
    description: "What can be ticked, or the one thing whose duration is asked; none for an age or a sex.",
  })
  choices: readonly QuestionChoiceType[];
}

@InputType("QuestionAnswerInput", { description: "What is said to one question; only what its kind asks for counts." })
export class QuestionAnswerInput implements AnswerInput {
  @Field(() => ID, {
    description:
      "The id of the open question, or of an answered one; `fact:` with a fact of `understood` says whether that is there, and `who` for whom it is, also where that was not asked.",
  })
  question: string;

  @Field(() => [ID], { nullable: true, description: "The facts of the list that are there; none where nothing is." })
  present?: string[] | null;

  @Field(() => [ID], { nullable: true, description: "The facts of the list of which the person is not sure." })
  unsure?: string[] | null;

  @Field(() => Float, { nullable: true, description: "Days, from 0 to 3,650; null where nobody knows." })
  days?: number | null;

  @Field(() => Float, { nullable: true, description: "Years, from 0 to 120; null where nobody knows." })
  years?: number | null;

  @Field(() => PatientSexEnum, { nullable: true, description: "Null where the person would rather not say." })
  sex?: "FEMALE" | "MALE" | null;
}

@ObjectType("GivenAnswer", {
  simpleResolvers: true,
  description: "A question that was asked back, and what was said to it.",
})
export class GivenAnswerType {
  @Field(() => OpenQuestionType, { description: "The question as it was shown." })
  asked: OpenQuestionType;

  @Field(() => [ID], { nullable: true, description: "The facts of the list that are there." })
  present?: readonly string[] | null;

  @Field(() => [ID], { nullable: true, description: "The facts of the list of which the person is not sure." })
  unsure?: readonly string[] | null;

  @Field(() => Float, { nullable: true, description: "For how many days it has lasted." })
  days?: number | null;

  @Field(() => Float, { nullable: true, description: "How old the person is, in years." })
  years?: number | null;

  @Field(() => PatientSexEnum, { nullable: true, description: "What was said to the question for it." })
  sex?: "FEMALE" | "MALE" | null;

  @Field(() => String, { nullable: true, description: "What was added in own words." })
  words?: string | null;

  @Field(() => GraphQLISODateTime, { description: "When it was said." })
  at: Date;

  @Field(() => String, { description: "The version of the assistant that read it." })
  assistantVersion: string;

  @Field(() => CareLevelEnum, { description: "How urgent it was found to be with this answer." })
  level: CareLevel;
}
