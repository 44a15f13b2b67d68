import { defineTopic } from "../../platform/realtime/topics";

/** Rules were added, changed, moved or deleted ("rules"), or denied somebody ("hits"). Key: FIREWALL_KEY. */
export const firewallMoved = defineTopic<{ what: "rules" | "hits" }>("firewall-moved");

export const FIREWALL_KEY = "all";
