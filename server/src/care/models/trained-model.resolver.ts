import { Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { mayBePublished } from "./gate.rules";
import { problemByModel, trainingById } from "./model.loaders";
import type { ModelContext } from "./model-context";
import {
  compareModel,
  listModels,
  listPublications,
  readModelOverview,
  readModelVersion,
  type TrainedModelView,
} from "./model-list.service";
import { publishModel, rollBackModel } from "./publication.service";
import {
  ComparedCaseConnection,
  type ComparedCaseType,
  ModelOverviewType,
  ModelPublicationConnection,
  type ModelPublicationType,
  TrainedModelConnection,
  TrainedModelType,
} from "./trained-model.type";
import { TrainingRunType } from "./training.type";

/** The models that could answer and the one that does, for staff who may see them. */
@ForStaff(PERMISSIONS.viewModels)
@Resolver(() => TrainedModelType)
export class TrainedModelResolver {
  @Query(() => ModelOverviewType, { description: "What is published, beside what a roll-back leads to." })
  modelOverview(@Ctx() ctx: ModelContext): Promise<ModelOverviewType> {
    return readModelOverview(ctx);
  }

  @Query(() => TrainedModelConnection, { description: "Models, the newest first." })
  trainedModels(@Ctx() ctx: RequestContext, @Args(() => ListArgs) page: ListArgs): Promise<Page<TrainedModelType>> {
    return listModels(ctx, page);
  }

  @Query(() => TrainedModelType, {
    nullable: true,
    description: "One version of the text model, with what was measured.",
  })
  trainedModel(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<TrainedModelType> {
    return readModelVersion(ctx, id);
  }

  @Query(() => ModelPublicationConnection, { description: "What was published when and by whom, the newest first." })
  modelPublications(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<ModelPublicationType>> {
    return listPublications(ctx, page);
  }

  @Query(() => ComparedCaseConnection, {
    description: "Held-out cases as a model and the published one judge them, in the order of the data.",
  })
  modelComparison(
    @Ctx() ctx: RequestContext,
    @Arg("modelId", () => ID, "The `id` of the trained model that is compared with the published one.") modelId: string,
    @Arg("changedOnly", () => Boolean, {
      defaultValue: true,
      description: "Only cases that the two judge differently.",
    })
    changedOnly: boolean,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @OptionalArg("after", () => String) after?: string,
  ): Promise<Page<ComparedCaseType>> {
    return compareModel(ctx, { modelId, changedOnly, first, after });
  }

  @FieldResolver(() => TrainingRunType, { nullable: true, description: "The training that it came of." })
  run(@Ctx() ctx: RequestContext, @Root() { runId }: TrainedModelView): Promise<TrainingRunType | null> | null {
    return runId ? ctx.loaders.get(trainingById).load(runId) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "A sentence when it cannot answer, or may not be published any more: damaged, or made with other code.",
  })
  problem(@Ctx() ctx: RequestContext, @Root() { id }: TrainedModelView): Promise<string | null> {
    return ctx.loaders.get(problemByModel).load(id);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether it reaches what is asked of it, nothing else speaks against it, and it is not published already.",
  })
  async canPublish(@Ctx() ctx: RequestContext, @Root() model: TrainedModelView): Promise<boolean> {
    return mayBePublished(model, await ctx.loaders.get(problemByModel).load(model.id));
  }
}

/** Publishing models, for staff who may do so. */
@ForStaff(PERMISSIONS.publishModels)
@Resolver()
export class PublicationResolver {
  @Mutation(() => TrainedModelType, {
    description: "Lets a model answer from now on, everywhere. Refused unless it reaches all that is asked of it.",
  })
  async publishModel(@Ctx() ctx: ModelContext, @Arg("id", () => ID) id: string): Promise<TrainedModelType> {
    return readModelVersion(ctx, await publishModel(ctx, signedIn(ctx), id));
  }

  @Mutation(() => ModelOverviewType, { description: "Lets the version answer again that was published before." })
  async rollBackModel(
    @Ctx() ctx: ModelContext,
    @Arg("from", () => String, "The version that is shown as published.") from: string,
  ): Promise<ModelOverviewType> {
    await rollBackModel(ctx, signedIn(ctx), from);
    return readModelOverview(ctx);
  }
}
