import type { RequestContext } from "../../platform/context";
import { warningSignsOf } from "../clinical/book.rules";
import { clinicalBook } from "../clinical/book-file";
import { type AssistantVersion, assistantVersionOf } from "./assistant-version.rules";
import { assistantVersionChanged } from "./assistant-version.topics";
import type { AnsweringPlatform } from "./model-context";

/** What answers questions at the moment, with its record: rules and model, or the rules alone. */
export function assistantVersion({ assistant }: AnsweringPlatform): AssistantVersion {
  return assistantVersionOf(assistant.answering().record, warningSignsOf(clinicalBook()));
}

/** Whether another version than this one answers by now. */
export function checkForUpdate(
  ctx: AnsweringPlatform,
  version: string,
): { changed: boolean; assistant: AssistantVersion } {
  const assistant = assistantVersion(ctx);
  return { changed: assistant.version !== version, assistant };
}

/** The version now and each later one. */
export function watchAssistantVersion({ hub }: RequestContext): AsyncIterableIterator<AssistantVersion> {
  return hub.gauge(assistantVersionChanged).watch();
}
