import { Ctx, Extensions, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForSignedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { AssistantVersion } from "./assistant-version.rules";
import { assistantVersion, checkForUpdate, watchAssistantVersion } from "./assistant-version.service";
import { AssistantVersionType, ModelUpdateCheckType, VersionFiguresType } from "./assistant-version.type";
import type { AnsweringContext } from "./model-context";
import { listVersionFigures } from "./version-figures.service";

/** Public: what the assistant knows, and how well, is no secret. */
@Resolver()
export class AssistantResolver {
  @Query(() => AssistantVersionType, { description: "What answers questions now." })
  assistantVersion(@Ctx() ctx: AnsweringContext): AssistantVersionType {
    return assistantVersion(ctx);
  }

  @Query(() => [VersionFiguresType], {
    description: "What was measured of each version that has answered, the last one first; at most 20.",
  })
  versionFigures(@Ctx() ctx: AnsweringContext): Promise<VersionFiguresType[]> {
    return listVersionFigures(ctx);
  }

  @Query(() => ModelUpdateCheckType, { description: "For whoever hears of no event: asked every five minutes." })
  checkForModelUpdates(
    @Ctx() ctx: AnsweringContext,
    @Arg("version", () => String, "The version that was shown last.") version: string,
  ): ModelUpdateCheckType {
    return checkForUpdate(ctx, version);
  }
}

/** For those who have a page open: the version that answers them. */
@ForSignedIn()
@Resolver()
export class AssistantVersionResolver {
  /** The same for everybody, so it is executed once however many watch. */
  @Extensions({ shared: true })
  @Subscription(() => AssistantVersionType, {
    description: "What answers questions: now, and after each publication.",
    subscribe: ({ context }) => watchAssistantVersion(context),
  })
  assistantVersionChanged(@Root() version: AssistantVersion): AssistantVersionType {
    return version;
  }
}
