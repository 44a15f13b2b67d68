import { defineTopic } from "../../platform/realtime/topics";

/**
 * What staff see of an account has changed: sessions, consents, name, address, suspension or its limits. It carries no more, so
 * that whoever watches reads the account again. Key: the person's id.
 */
export const accountMoved = defineTopic<{ userId: string }>("account-moved");
