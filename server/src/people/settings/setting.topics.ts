import { defineTopic } from "../../platform/realtime/topics";

/** Something was set. Key: SETTINGS_KEY. */
export const settingsMoved = defineTopic<{ name: string }>("settings-moved");

export const SETTINGS_KEY = "all";
