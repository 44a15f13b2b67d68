import type { RequestContext } from "../../platform/context";
import type { Assistant } from "./assistant";
import type { TrainingRunner } from "./training-runner";

/** What answering needs of a server process, within a request or a job. */
export interface AnsweringPlatform {
  assistant: Assistant;
}

/** What a server process has for models. */
export interface ModelPlatform extends AnsweringPlatform {
  training: TrainingRunner;
}

/** A request of a process that answers questions. */
export type AnsweringContext = RequestContext & AnsweringPlatform;

/** A request of a process that trains and publishes models. */
export type ModelContext = RequestContext & ModelPlatform;
