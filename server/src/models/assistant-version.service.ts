import type { RequestContext } from "../platform/context";
import { answeringModel } from "./answering-model";
import { type AssistantVersion, assistantVersionOf } from "./assistant-version.rules";
import { assistantVersionChanged } from "./assistant-version.topics";

/** What answers questions at the moment, with its record: rules and model, or the rules alone. */
export function assistantVersion(): AssistantVersion {
  return assistantVersionOf(answeringModel().found?.record);
}

/** The version now and each later one. */
export function watchAssistantVersion({ hub }: RequestContext): AsyncIterableIterator<AssistantVersion> {
  const gauge = hub.gauge(assistantVersionChanged);
  if (gauge.value === undefined) gauge.set(assistantVersion());
  return gauge.watch();
}
