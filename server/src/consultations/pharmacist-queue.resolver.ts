import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../accounts/permission.rules";
import { ForStaff, signedIn } from "../platform/access";
import type { RequestContext } from "../platform/context";
import type { Page } from "../platform/pages";
import type { Delivery } from "../platform/realtime/topics";
import { pharmacistQueueChanged, QUEUE_KEY } from "./consultation.topics";
import {
  PharmacistQuestionConnection,
  PharmacistQuestionType,
  PharmacistQueueChangeType,
  type QueueFilter,
  QueueFilterEnum,
} from "./pharmacist-question.type";
import {
  answerQuestion,
  claimQuestion,
  listQuestions,
  openQuestion,
  readQueueChange,
} from "./pharmacist-queue.service";

/** The queue of questions that were passed to a human pharmacist. */
@ForStaff(PERMISSIONS.answerConsultations)
@Resolver()
export class PharmacistQueueResolver {
  @Query(() => PharmacistQuestionConnection)
  pharmacistQuestions(
    @Ctx() ctx: RequestContext,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @Arg("filter", () => QueueFilterEnum, { defaultValue: "OPEN" }) filter: QueueFilter,
    @Arg("after", () => String, { nullable: true }) after?: string,
  ): Promise<Page<PharmacistQuestionType>> {
    return listQuestions(ctx, signedIn(ctx), { first, after, filter });
  }

  @Mutation(() => PharmacistQuestionType, { description: "Marks the question as seen; its patient sees that it was." })
  openPharmacistQuestion(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<PharmacistQuestionType> {
    return openQuestion(ctx, signedIn(ctx), id);
  }

  @Mutation(() => PharmacistQuestionType, { description: "Takes the question for oneself." })
  claimPharmacistQuestion(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
  ): Promise<PharmacistQuestionType> {
    return claimQuestion(ctx, signedIn(ctx), id);
  }

  @Mutation(() => PharmacistQuestionType, { description: "Answers a question that one has claimed." })
  answerPharmacistQuestion(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("answer", () => String) answer: string,
  ): Promise<PharmacistQuestionType> {
    return answerQuestion(ctx, signedIn(ctx), id, answer);
  }

  @Subscription(() => PharmacistQueueChangeType, {
    subscribe: ({ context }) => context.hub.subscribe(pharmacistQueueChanged, QUEUE_KEY),
  })
  pharmacistQueueChanged(
    @Ctx() ctx: RequestContext,
    @Root() delivery: Delivery<{ escalationId: string }>,
  ): Promise<PharmacistQueueChangeType> {
    return readQueueChange(ctx, signedIn(ctx), delivery);
  }
}
