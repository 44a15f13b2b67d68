import type { GraphQLResolveInfo } from "graphql";
import {
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import { askedFields } from "../../platform/asked-fields";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import type { Delivery } from "../../platform/realtime/topics";
import type { Consultation } from "./consultation.entity";
import { aftermathsByConsultation } from "./consultation.loaders";
import {
  type AskContext,
  askQuestion,
  listConsultations,
  readConsultation,
  readConsultationChange,
} from "./consultation.service";
import { consultationChanged } from "./consultation.topics";
import {
  ConsultationChangeType,
  ConsultationConnection,
  ConsultationEscalationType,
  ConsultationType,
  RaisedAdviceType,
} from "./consultation.type";
import { deleteConsultation } from "./consultation-deletion.service";
import { addToConsultation, answerQuestions } from "./interview.service";
import { QuestionAnswerInput } from "./interview.type";

/** A patient's own questions. */
@ForPatients()
@Resolver(() => ConsultationType)
export class ConsultationResolver {
  @Query(() => ConsultationType, { nullable: true, description: "One of the patient's own questions with its answer." })
  consultation(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ): Promise<ConsultationType> {
    return readConsultation(ctx, signedIn(ctx), id, askedFields(info));
  }

  @Query(() => ConsultationConnection, { description: "The patient's consultations, the newest first." })
  consultations(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<ConsultationType>> {
    return listConsultations(ctx, signedIn(ctx), { ...page, asked: askedFields(info) });
  }

  @Mutation(() => ConsultationType, { description: "Asks a question. The answer is information, not a diagnosis." })
  addConsultation(
    @Ctx() ctx: AskContext,
    @Arg(
      "question",
      () => String,
      "The question in the patient's words; `publicConfiguration.questionMaxLength` says how long it may be.",
    )
    question: string,
    @OptionalArg(
      "language",
      () => LanguageEnum,
      "In which language the question is written; found out unless named. The answer is in the patient's.",
    )
    language?: Language,
    @OptionalArg(
      "idempotencyKey",
      () => ID,
      "A UUID of the client's; a repeated call with it gives the same consultation.",
    )
    idempotencyKey?: string,
    @OptionalArg(
      "forWhom",
      () => ID,
      "For whom it is: “self”, “child”, “other” or the id of somebody of the family. Unless it is named, the words say it, or it is asked.",
    )
    forWhom?: string,
  ): Promise<ConsultationType> {
    return askQuestion(ctx, signedIn(ctx), { question, language, idempotencyKey, forWhom });
  }

  @Mutation(() => ConsultationType, {
    description:
      "Answers open questions of a consultation, or answers them anew. Its answer follows from the question and all answers.",
  })
  answerQuestions(
    @Ctx() ctx: AskContext,
    @Arg("consultationId", () => ID, "One of the patient's own.") consultationId: string,
    @Arg("answers", () => [QuestionAnswerInput], "One for each question, in any order.") answers: QuestionAnswerInput[],
  ): Promise<ConsultationType> {
    return answerQuestions(ctx, signedIn(ctx), consultationId, answers);
  }

  @Mutation(() => ConsultationType, {
    description:
      "Adds something to a consultation in own words. Its answer follows from everything together. What is about somebody else becomes a consultation of its own, which is then returned.",
  })
  addToConsultation(
    @Ctx() ctx: AskContext,
    @Arg("consultationId", () => ID, "One of the patient's own.") consultationId: string,
    @Arg("text", () => String, "What is new, as the patient says it.") text: string,
    @OptionalArg("idempotencyKey", () => ID, "A UUID of the client's; a repeated call with it adds nothing.")
    idempotencyKey?: string,
  ): Promise<ConsultationType> {
    return addToConsultation(ctx, signedIn(ctx), consultationId, { text, idempotencyKey });
  }

  @Mutation(() => ID, {
    description: "Deletes a question with its answer, its conversation and its record, also while a pharmacist has it.",
  })
  deleteConsultation(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteConsultation(ctx, signedIn(ctx), id);
  }

  @FieldResolver(() => ConsultationEscalationType, {
    nullable: true,
    description: "Null unless the question went to a pharmacist.",
  })
  async escalation(
    @Ctx() ctx: RequestContext,
    @Root() { id }: ConsultationType,
  ): Promise<ConsultationEscalationType | null> {
    return (await ctx.loaders.get(aftermathsByConsultation).load(id)).escalation;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "For whom of the family it is, as the name was written at the time; null for the patient and for everybody else.",
  })
  subjectName(@Root() { subject }: Consultation): string | null {
    return subject?.name ?? null;
  }

  @FieldResolver(() => RaisedAdviceType, {
    nullable: true,
    description: "What was said about something urgent that the patient wrote later; null when there was nothing.",
  })
  raised(@Root() { raisedAt, raisedAdvice }: Consultation): RaisedAdviceType | null {
    return raisedAt && raisedAdvice && { raisedAt, ...raisedAdvice };
  }

  @Extensions({ consent: "data_use" })
  @Subscription(() => ConsultationChangeType, {
    description: "The patient's own questions.",
    subscribe: ({ context }) => context.hub.subscribe(consultationChanged, signedIn(context).id),
  })
  consultationChanged(
    @Ctx() ctx: RequestContext,
    @Root() delivery: Delivery<{ consultationId: string }>,
  ): Promise<ConsultationChangeType> {
    return readConsultationChange(ctx, signedIn(ctx), delivery);
  }
}
