import { defineGauge } from "../platform/realtime/topics";
import type { AssistantVersion } from "./assistant-version.rules";

/** What answers questions at the moment: set when the process starts to answer, and whenever another version takes over. */
export const assistantVersionChanged = defineGauge<AssistantVersion>("assistant-version");
