import { defineTopic } from "../../platform/realtime/topics";

/** Another model was published, or an earlier one again: every process reads which. */
export const modelPublished = defineTopic<{ modelId: string }>("model-published");
export const MODELS_KEY = "all";
