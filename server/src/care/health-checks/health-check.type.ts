import { GraphQLISODateTime, ID, InputType } from "type-graphql";
import { ApiObject, Field } from "../../platform/api-object.type";
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
  @Field(() => String, "The answer as `answerHealthCheck` takes it.") value: string;
  @Field(() => String, "The answer as people read it.") text: string;
}

@ApiObject("HealthCheckQuestion", "One question of a questionnaire.")
class HealthCheckQuestionType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "What is asked.") text: string;
  @Field(() => [HealthCheckAnswerType], "One of these is chosen.") answers: HealthCheckAnswerType[];
}

@ApiObject(
  "HealthCheck",
  "A short questionnaire about health, in the language of the account. Answers never reach a sponsor.",
)
export class HealthCheckType {
  @Field(() => String, "The product's word for the questionnaire, stable over time.") slug: string;
  @Field(() => String, "What the questionnaire is called.") title: string;
  @Field(() => String, "What it is about, in a few sentences.") intro: string;
  @Field(() => [HealthCheckQuestionType], "In the order in which they are asked.") questions: HealthCheckQuestionType[];
}

@ApiObject("HealthCheckResult", "The result of a Health Check that this person took. Only this person sees it.")
export class HealthCheckResultType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "The product's word for the questionnaire, stable over time.") slug: string;
  @Field(() => String, "What the questionnaire is called.") title: string;
  @Field(() => HealthCheckBandEnum, "The result.") band: HealthCheckBand;
  @Field(() => String, "The result in one line.") headline: string;
  @Field(() => String, "The result in a few sentences.") text: string;
  @Field(() => [String], "What can help, and when to ask a pharmacist or a GP.") advice: string[];
  @Field(() => String, "The page of the NHS, or of the UK Chief Medical Officers, that it follows.")
  sourceTitle: string;
  @Field(() => String, "Where that page is.") sourceUrl: string;
  @Field(() => String, "A question to put to the assistant about it.") askText: string;
  @Field(() => GraphQLISODateTime, "When the answers were given.") takenAt: Date;
}

export const HealthCheckResultConnection = connectionOf("HealthCheckResultConnection", () => HealthCheckResultType);

@InputType({ description: "The answer to one question." })
export class HealthCheckAnswerInput {
  @Field(() => ID, "The `id` of the question within its questionnaire.") questionId: string;
  @Field(() => String, "The answer as `answerHealthCheck` takes it.") value: string;
}
