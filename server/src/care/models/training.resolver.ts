import { Args, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { modelByRun } from "./model.loaders";
import type { ModelContext } from "./model-context";
import type { TrainedModelView } from "./model-list.service";
import { TrainedModelType } from "./trained-model.type";
import {
  cancelTraining,
  listTrainings,
  readCurrentTraining,
  readTraining,
  resumeTraining,
  startTraining,
  type TrainingView,
  watchTraining,
} from "./training.service";
import { StartTrainingInput, TrainingRunConnection, TrainingRunType } from "./training.type";

/** Trainings, for staff who may see models. */
@ForStaff(PERMISSIONS.viewModels)
@Resolver(() => TrainingRunType)
export class TrainingResolver {
  @Query(() => TrainingRunType, { nullable: true, description: "The training that is under way, else the newest." })
  currentTraining(@Ctx() ctx: RequestContext): Promise<TrainingRunType | null> {
    return readCurrentTraining(ctx);
  }

  @Query(() => TrainingRunType, { nullable: true, description: "One training, also while it runs." })
  trainingRun(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<TrainingRunType> {
    return readTraining(ctx, id);
  }

  @Query(() => TrainingRunConnection, { description: "Trainings, the newest first." })
  trainingRuns(@Ctx() ctx: RequestContext, @Args(() => ListArgs) page: ListArgs): Promise<Page<TrainingRunType>> {
    return listTrainings(ctx, page);
  }

  @FieldResolver(() => TrainedModelType, { nullable: true, description: "The model that came of it." })
  model(@Ctx() ctx: RequestContext, @Root() { id }: TrainingRunType): Promise<TrainedModelView | null> {
    return ctx.loaders.get(modelByRun).load(id);
  }

  /** The same for everybody, so it is executed once however many watch. */
  @Extensions({ shared: true })
  @Subscription(() => TrainingRunType, {
    nullable: true,
    description: "The training that is under way, else the newest: now, and after each step.",
    subscribe: ({ context }) => watchTraining(context),
  })
  trainingProgressChanged(@Root() { run }: { run: TrainingView | null }): TrainingRunType | null {
    return run;
  }
}

/** Training, for staff who may do so. */
@ForStaff(PERMISSIONS.trainModels)
@Resolver()
export class TrainingActsResolver {
  @Mutation(() => TrainingRunType, { description: "Begins to train a model. One training is under way at most." })
  startTraining(
    @Ctx() ctx: ModelContext,
    @Arg("input", () => StartTrainingInput) input: StartTrainingInput,
  ): Promise<TrainingRunType> {
    return startTraining(ctx, signedIn(ctx), input);
  }

  @Mutation(() => TrainingRunType, { description: "Ends a training for good." })
  cancelTraining(@Ctx() ctx: ModelContext, @Arg("id", () => ID) id: string): Promise<TrainingRunType> {
    return cancelTraining(ctx, signedIn(ctx), id);
  }

  @Mutation(() => TrainingRunType, {
    description: "Begins a training that goes on where a failed one broke off, with the same result.",
  })
  resumeTraining(@Ctx() ctx: ModelContext, @Arg("id", () => ID) id: string): Promise<TrainingRunType> {
    return resumeTraining(ctx, signedIn(ctx), id);
  }
}
