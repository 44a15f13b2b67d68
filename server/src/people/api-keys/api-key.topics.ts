import { defineTopic } from "../../platform/realtime/topics";

/** A key was made, changed, used or ended. The key is the owner's id, and API_KEYS_KEY for who sees all of them. */
export const apiKeysChanged = defineTopic<{ keyId: string }>("api-keys-changed");
export const API_KEYS_KEY = "all";

/** A key, or one of its secrets, does not work any more: its sockets close. The key is the id of the API key. */
export const apiKeyEnded = defineTopic<{ keyId: string }>("api-key-ended");
