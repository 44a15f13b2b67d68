import { Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { londonDay } from "../../platform/london.rules";
import { type Page, readPageArguments } from "../../platform/pages";
import type { Delivery } from "../../platform/realtime/topics";
import { clinicalBook } from "../clinical/book-file";
import { CareLevelEnum } from "../clinical/care.type";
import type { CareLevel } from "../clinical/care-level.rules";
import { namedIn } from "../clinical/named-in.rules";
import { pharmacistQueueChanged, QUEUE_KEY } from "./consultation.topics";
import { ConsultationResponseType } from "./consultation-response.type";
import { countFeedback } from "./feedback.service";
import { messagesForStaff } from "./message.loaders";
import { ConsultationMessageConnection, type ConsultationMessageType } from "./message.type";
import { profilesByConsultation } from "./patient-profile.loaders";
import {
  FeedbackCountType,
  PharmacistPatientType,
  PharmacistQuestionConnection,
  PharmacistQuestionType,
  PharmacistQueueChangeType,
  PharmacistQueueFiguresType,
  PharmacistSubjectType,
  PharmacistType,
  QueueFilterEnum,
  QueueNoteType,
} from "./pharmacist-question.type";
import { adviceByConsultation, notesByEscalation, subjectsByConsultation } from "./pharmacist-queue.loaders";
import {
  findQuestion,
  listPharmacists,
  listQuestions,
  type PharmacistQuestion,
  type QueueFilter,
  readQueueChange,
  readQueueFigures,
} from "./pharmacist-queue.service";

/** The queue of questions that were passed to a human pharmacist, as it is read. */
@ForStaff(PERMISSIONS.answerConsultations)
@Resolver(() => PharmacistQuestionType)
export class PharmacistQueueResolver {
  @Query(() => PharmacistQuestionConnection, {
    description:
      "Entries of the pharmacist queue. What is to be answered: the most urgent first, then the longest waiting. What else waits: the longest waiting first. What is over: the newest first.",
  })
  pharmacistQuestions(
    @Ctx() ctx: RequestContext,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @Arg("filter", () => QueueFilterEnum, { defaultValue: "OPEN", description: "Which part of the queue." })
    filter: QueueFilter,
    @OptionalArg("after", () => String) after?: string,
    @OptionalArg("levels", () => [CareLevelEnum], "Only entries of these levels; all when null.") levels?: CareLevel[],
    @OptionalArg(
      "words",
      () => String,
      "Only entries whose patient wrote this, in capitals or not, up to 100 characters; all when null.",
    )
    words?: string,
  ): Promise<Page<PharmacistQuestionType>> {
    return listQuestions(ctx, signedIn(ctx), { first, after, filter, levels, words });
  }

  @Query(() => PharmacistQuestionType, {
    nullable: true,
    description: "One entry of the queue. Reading it says nothing to its patient: `openPharmacistQuestion` does.",
  })
  pharmacistQuestion(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<PharmacistQuestionType> {
    return findQuestion(ctx, signedIn(ctx), id);
  }

  @Query(() => PharmacistQueueFiguresType, { description: "How long people wait, counted now." })
  pharmacistQueueFigures(@Ctx() ctx: RequestContext): Promise<PharmacistQueueFiguresType> {
    return readQueueFigures(ctx);
  }

  @Query(() => [PharmacistType], { description: "Who can be given a question: active, with the permission." })
  pharmacists(@Ctx() ctx: RequestContext): Promise<PharmacistType[]> {
    return listPharmacists(ctx);
  }

  @Query(() => [FeedbackCountType], { description: "By assistant version, the one that was used last first." })
  feedbackSummary(@Ctx() ctx: RequestContext): Promise<FeedbackCountType[]> {
    return countFeedback(ctx);
  }

  @FieldResolver(() => ConsultationMessageConnection, { description: "The conversation, the newest message first." })
  messages(
    @Ctx() ctx: RequestContext,
    @Root() { consultationId }: PharmacistQuestion,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @OptionalArg("after", () => String) after?: string,
  ): Promise<Page<ConsultationMessageType>> {
    const place = { consultationId, ...readPageArguments(first, after) };
    return ctx.loaders.get(messagesForStaff).load(place);
  }

  @FieldResolver(() => [QueueNoteType], { description: "Notes to colleagues, the oldest first." })
  notes(@Ctx() ctx: RequestContext, @Root() { id }: PharmacistQuestion): Promise<QueueNoteType[]> {
    return ctx.loaders.get(notesByEscalation).load(id);
  }

  @FieldResolver(() => ConsultationResponseType, {
    description:
      "The answer of the assistant, as it was given, with its facts, open questions and deciding rows named in `namedIn`.",
  })
  async advice(
    @Ctx() ctx: RequestContext,
    @Root() { consultationId }: PharmacistQuestion,
    @OptionalArg("namedIn", () => LanguageEnum, "As it was given when null.") language?: Language,
  ): Promise<ConsultationResponseType> {
    const advice = await ctx.loaders.get(adviceByConsultation).load(consultationId);
    return language ? namedIn(advice, clinicalBook(), language) : advice;
  }

  @FieldResolver(() => PharmacistSubjectType, {
    nullable: true,
    description:
      "For whom it is, where that is somebody whom the patient looks after; null for the patient and for others.",
  })
  subject(
    @Ctx() ctx: RequestContext,
    @Root() { consultationId }: PharmacistQuestion,
  ): Promise<PharmacistSubjectType | null> {
    return ctx.loaders.get(subjectsByConsultation).load(consultationId);
  }

  @FieldResolver(() => PharmacistPatientType, {
    nullable: true,
    description:
      "What the patient has told of themself, where the question is for them; null for others, without the consent to the use of health data, and until whoever asks has opened the question today, of which the patient is told.",
  })
  told(
    @Ctx() ctx: RequestContext,
    @Root() { consultationId }: PharmacistQuestion,
  ): Promise<PharmacistPatientType | null> {
    const beside = { consultationId, viewerId: signedIn(ctx).id, today: londonDay(ctx.clock.now()) };
    return ctx.loaders.get(profilesByConsultation).load(beside);
  }

  @Subscription(() => PharmacistQueueChangeType, {
    description: "The pharmacist queue.",
    subscribe: ({ context }) => context.hub.subscribe(pharmacistQueueChanged, QUEUE_KEY),
  })
  pharmacistQueueChanged(
    @Ctx() ctx: RequestContext,
    @Root() delivery: Delivery<{ escalationId: string }>,
  ): Promise<PharmacistQueueChangeType> {
    return readQueueChange(ctx, signedIn(ctx), delivery);
  }
}
