import { defineTopic } from "../../platform/realtime/topics";

/** A rule was added, changed or switched: adverts are judged by other rules from now on. Key: "all". */
export const rulesChanged = defineTopic<{ ruleId: string }>("compliance-rules-changed");

export const RULES_KEY = "all";
