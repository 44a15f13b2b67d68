import { Query, Resolver } from "type-graphql";
import { ASSISTANT_VERSION } from "./catalogue.rules";
import { AssistantVersionType } from "./triage.type";

/** Public: what the assistant knows is no secret. */
@Resolver()
export class AssistantResolver {
  @Query(() => AssistantVersionType)
  assistantVersion(): AssistantVersionType {
    return { ...ASSISTANT_VERSION, updatedAt: new Date(ASSISTANT_VERSION.updatedAt) };
  }
}
