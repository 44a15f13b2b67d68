import { Extensions, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForSignedIn } from "../platform/access";
import type { AssistantVersion } from "./assistant-version.rules";
import { assistantVersion, watchAssistantVersion } from "./assistant-version.service";
import { AssistantVersionType } from "./assistant-version.type";

/** Public: what the assistant knows, and how well, is no secret. */
@Resolver()
export class AssistantResolver {
  @Query(() => AssistantVersionType)
  assistantVersion(): AssistantVersionType {
    return assistantVersion();
  }
}

/** For those who have a page open: the version that answers them. */
@ForSignedIn()
@Resolver()
export class AssistantVersionResolver {
  /** The same for everybody, so it is executed once however many watch. */
  @Extensions({ shared: true })
  @Subscription(() => AssistantVersionType, { subscribe: ({ context }) => watchAssistantVersion(context) })
  assistantVersionChanged(@Root() version: AssistantVersion): AssistantVersionType {
    return version;
  }
}
