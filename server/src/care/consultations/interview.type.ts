import { Float, GraphQLISODateTime, ID, InputType } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
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

@ApiObject("QuestionChoice", "Something that can be ticked, or is asked about.")
export class QuestionChoiceType {
  @Field(() => ID, "The fact of the clinical book, such as neck.stiff.") fact: string;
  @Field(() => String, "What it is called, in the patient's language.") label: string;
}

@ApiObject("OpenQuestion", "What is not known and could change the care.")
export class OpenQuestionType {
  @Field(() => ID, "Stays the same while the question does.") id: string;
  @Field(() => QuestionKindEnum, "What kind of answer it takes.") kind: Question["kind"] | "words";
  @Nullable(
    () => QuestionUrgencyEnum,
    "How soon help is needed where something of the list is there; null for other kinds.",
  )
  urgency?: Urgency | null;
  @Field(() => String, "The question, in the patient's language.") text: string;
  @Field(
    () => [QuestionChoiceType],
    "What can be ticked, or the one thing whose duration is asked; none for an age or a sex.",
  )
  choices: readonly QuestionChoiceType[];
}

@InputType("QuestionAnswerInput", { description: "What is said to one question; only what its kind asks for counts." })
export class QuestionAnswerInput implements AnswerInput {
  @Field(
    () => ID,
    "The id of the open question, or of an answered one; `fact:` with a fact of `understood` says whether that is there, and `who` for whom it is, also where that was not asked.",
  )
  question: string;
  @Nullable(() => [ID], "The facts of the list that are there; none where nothing is.") present?: string[] | null;
  @Nullable(() => [ID], "The facts of the list of which the person is not sure.") unsure?: string[] | null;
  @Nullable(() => Float, "Days, from 0 to 3,650; null where nobody knows.") days?: number | null;
  @Nullable(() => Float, "Years, from 0 to 120; null where nobody knows.") years?: number | null;
  @Nullable(() => PatientSexEnum, "Null where the person would rather not say.") sex?: "FEMALE" | "MALE" | null;
}

@ApiObject("GivenAnswer", "A question that was asked back, and what was said to it.")
export class GivenAnswerType {
  @Field(() => OpenQuestionType, "The question as it was shown.") asked: OpenQuestionType;
  @Nullable(() => [ID], "The facts of the list that are there.") present?: readonly string[] | null;
  @Nullable(() => [ID], "The facts of the list of which the person is not sure.") unsure?: readonly string[] | null;
  @Nullable(() => Float, "For how many days it has lasted.") days?: number | null;
  @Nullable(() => Float, "How old the person is, in years.") years?: number | null;
  @Nullable(() => PatientSexEnum, "What was said to the question for it.") sex?: "FEMALE" | "MALE" | null;
  @Nullable(() => String, "What was added in own words.") words?: string | null;
  @Field(() => GraphQLISODateTime, "When it was said.") at: Date;
  @Field(() => String, "The version of the assistant that read it.") assistantVersion: string;
  @Field(() => CareLevelEnum, "How urgent it was found to be with this answer.") level: CareLevel;
}
