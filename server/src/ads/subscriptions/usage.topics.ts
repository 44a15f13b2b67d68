import { defineTopic } from "../../platform/realtime/topics";

/** Impressions of an advertiser were counted. Key: the advertiser's id. */
export const usageCounted = defineTopic<{ advertiserId: string }>("usage-counted");
