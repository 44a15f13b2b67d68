import { defineGauge, defineTopic } from "../../platform/realtime/topics";
import type { AssistantVersion } from "./assistant-version.rules";

/** What answers questions at the moment: set when the process starts to answer, and whenever another version takes over. */
export const assistantVersionChanged = defineGauge<AssistantVersion>("assistant-version");

/** What belongs to versions may be another: those who watch which version answers are told it again. */
export const versionFactsChanged = defineTopic<{ what: "studies" }>("version-facts-changed");
export const VERSION_FACTS_KEY = "all";
