import { Field, GraphQLISODateTime, ID, InputType } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { HEALTH_CHECK_BANDS, type HealthCheckBand } from "./health-check.rules";

const HealthCheckBandEnum = enumType(
  "HealthCheckBand",
  "The result of a Health Check, never a diagnosis. SEE_ADVICE: a pharmacist or a GP can help.",
  HEALTH_CHECK_BANDS,
  {
    FAIR: "Something could be better.",
    GOOD: "Nothing that would need help.",
    SEE_ADVICE: "A pharmacist or a GP can help.",
  },
);

@ApiObject("HealthCheckAnswer", "One of the answers to choose from.")
class HealthCheckAnswerType {
  @Field(() => String, { description: "The answer as `answerHealthCheck` takes it." })
  value: string;

  @Field(() => String, { description: "The answer as people read it." })
  text: string;
}

@ApiObject("HealthCheckQuestion", "One question of a questionnaire.")
class HealthCheckQuestionType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "What is asked." })
  text: string;

  @Field(() => [HealthCheckAnswerType], { description: "One of these is chosen." })
  answers: HealthCheckAnswerType[];
}

@ApiObject(
  "HealthCheck",
  "A short questionnaire about health, in the language of the account. Answers never reach a sponsor.",
)
export class HealthCheckType {
  @Field(() => String, { description: "The product's word for the questionnaire, stable over time." })
  slug: string;

  @Field(() => String, { description: "What the questionnaire is called." })
  title: string;

  @Field(() => String, { description: "What it is about, in a few sentences." })
  intro: string;

  @Field(() => [HealthCheckQuestionType], { description: "In the order in which they are asked." })
  questions: HealthCheckQuestionType[];
}

@ApiObject("HealthCheckResult", "The result of a Health Check that this person took. Only this person sees it.")
export class HealthCheckResultType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "The product's word for the questionnaire, stable over time." })
  slug: string;

  @Field(() => String, { description: "What the questionnaire is called." })
  title: string;

  @Field(() => HealthCheckBandEnum, { description: "The result." })
  band: HealthCheckBand;

  @Field(() => String, { description: "The result in one line." })
  headline: string;

  @Field(() => String, { description: "The result in a few sentences." })
  text: string;

  @Field(() => [String], { description: "What can help, and when to ask a pharmacist or a GP." })
  advice: string[];

  @Field(() => String, { description: "The page of the NHS, or of the UK Chief Medical Officers, that it follows." })
  sourceTitle: string;

  @Field(() => String, { description: "Where that page is." })
  sourceUrl: string;

  @Field(() => String, { description: "A question to put to the assistant about it." })
  askText: string;

  @Field(() => GraphQLISODateTime, { description: "When the answers were given." })
  takenAt: Date;
}

export const HealthCheckResultConnection = connectionOf("HealthCheckResultConnection", () => HealthCheckResultType);

@InputType({ description: "The answer to one question." })
export class HealthCheckAnswerInput {
  @Field(() => ID, { description: "The `id` of the question within its questionnaire." })
  questionId: string;

  @Field(() => String, { description: "The answer as `answerHealthCheck` takes it." })
  value: string;
}
