import { defineTopic } from "../../platform/realtime/topics";

/** What a creative may show has changed: another version, or none any more. Key: the advertiser's id. */
export const servingChanged = defineTopic<{ creativeId: string; advertiserId: string }>("creative-serving-changed");
