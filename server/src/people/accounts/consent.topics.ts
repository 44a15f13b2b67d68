import { defineTopic } from "../../platform/realtime/topics";

/** A person gave or withdrew a consent. Key: the person's id. */
export const consentChanged = defineTopic<{ userId: string; purpose: string; granted: "true" | "false" }>(
  "consent-changed",
);
