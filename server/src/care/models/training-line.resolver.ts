import { Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Delivery } from "../../platform/realtime/topics";
import type { CareLabel } from "../clinical/care-level.rules";
import { listCommittedLines } from "./committed-line.service";
import type { RemovalReason } from "./training-line.rules";
import { addLine, labelLine, removeLine } from "./training-line.service";
import { TRAINING_LINES_KEY, trainingLineChanged } from "./training-line.topics";
import {
  AddedTrainingLineConnection,
  AddedTrainingLineFilterInput,
  AddedTrainingLineType,
  CareLabelEnum,
  RemovalReasonEnum,
  TrainingLineChangeType,
  TrainingLineConnection,
  TrainingLineCountsType,
  TrainingLineFilterInput,
  TrainingLineInput,
} from "./training-line.type";
import { countLines, listAddedLines, readAddedLine, readLineChange } from "./training-line-list.service";

const FILTER = { defaultValue: {}, description: "What the list is narrowed by; an empty one shows all." };
const BEFORE = { nullable: true, description: "Instead of `after`: the page that ends there." };

/** The training data, for staff who may see models. */
@ForStaff(PERMISSIONS.viewModels)
@Resolver()
export class TrainingLineResolver {
  @Query(() => TrainingLineConnection, {
    description: "Lines that come with the product and are learned, in the order of the files.",
  })
  trainingLines(
    @Ctx() ctx: RequestContext,
    @Arg("filter", () => TrainingLineFilterInput, FILTER) filter: TrainingLineFilterInput,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @OptionalArg("after", () => String) after?: string,
    @Arg("before", () => String, BEFORE) before?: string,
  ): Promise<TrainingLineConnection> {
    return listCommittedLines(ctx, filter, { first, after, before });
  }

  @Query(() => AddedTrainingLineConnection, { description: "Lines that were added here, the last added first." })
  addedTrainingLines(
    @Ctx() ctx: RequestContext,
    @Arg("filter", () => AddedTrainingLineFilterInput, FILTER) filter: AddedTrainingLineFilterInput,
    @Args(() => ListArgs) page: ListArgs,
    @Arg("before", () => String, BEFORE) before?: string,
  ): Promise<AddedTrainingLineConnection> {
    return listAddedLines(ctx, signedIn(ctx), filter, { ...page, before });
  }

  @Query(() => AddedTrainingLineType, {
    nullable: true,
    description: "One line that was added here, also a removed one.",
  })
  addedTrainingLine(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<AddedTrainingLineType> {
    return readAddedLine(ctx, signedIn(ctx), id);
  }

  @Query(() => TrainingLineCountsType, { description: "The training data in figures." })
  trainingLineCounts(@Ctx() ctx: RequestContext): Promise<TrainingLineCountsType> {
    return countLines(ctx, signedIn(ctx));
  }

  @Subscription(() => TrainingLineChangeType, {
    description: "The figures now, and each line that is added, labelled, agreed or removed.",
    subscribe: ({ context }) => context.hub.subscribe(trainingLineChanged, TRAINING_LINES_KEY),
  })
  trainingLineChanged(
    @Ctx() ctx: RequestContext,
    @Root() delivery: Delivery<{ lineId: string }>,
  ): Promise<TrainingLineChangeType> {
    return readLineChange(ctx, signedIn(ctx), delivery);
  }
}

/** What staff do with the training data. */
@ForStaff(PERMISSIONS.labelLines)
@Resolver()
export class TrainingLineActsResolver {
  @Mutation(() => AddedTrainingLineType, {
    description: "Adds a line with the first label. Another person has to give the same before it is learned.",
  })
  createTrainingLine(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => TrainingLineInput) input: TrainingLineInput,
  ): Promise<AddedTrainingLineType> {
    return addLine(ctx, signedIn(ctx), input);
  }

  @Mutation(() => AddedTrainingLineType, {
    description: "Says what a line is. A second person who says the same without having seen it makes it AGREED.",
  })
  labelTrainingLine(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("label", () => CareLabelEnum, "What whoever asks says that the line is.") label: CareLabel,
  ): Promise<AddedTrainingLineType> {
    return labelLine(ctx, signedIn(ctx), id, label);
  }

  @Mutation(() => AddedTrainingLineType, { description: "Removes a line for good: no later training learns it." })
  deleteTrainingLine(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => RemovalReasonEnum, "Why it must not be learned.") reason: RemovalReason,
  ): Promise<AddedTrainingLineType> {
    return removeLine(ctx, signedIn(ctx), id, reason);
  }
}
