import { Query, Resolver } from "type-graphql";
import { assistantVersion } from "./assistant-version.service";
import { AssistantVersionType } from "./assistant-version.type";

/** Public: what the assistant knows, and how well, is no secret. */
@Resolver()
export class AssistantResolver {
  @Query(() => AssistantVersionType)
  assistantVersion(): AssistantVersionType {
    return assistantVersion();
  }
}
