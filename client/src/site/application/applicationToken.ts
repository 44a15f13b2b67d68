import { Store, useStore } from "../../lib/store";

/** Where the secret of the application that was begun on this device is kept: it survives the browser. */
const OWN = "application";
/** Where the secret of a mailed link is kept, for this tab alone. */
const LINKED = "application-link";

// A browser may refuse its storage altogether; then a secret lives as long as its page.
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

const read = (storage: () => Storage, name: string) => attempt(() => storage().getItem(name), null) ?? "";
const write = (storage: () => Storage, name: string, value: string) =>
  attempt(() => (value === "" ? storage().removeItem(name) : storage().setItem(name, value)), undefined);

const local = () => localStorage;
const session = () => sessionStorage;

const tokens = new Store({ own: read(local, OWN), linked: read(session, LINKED) });

/** Secrets of applications that this browser knows; empty when there is none. */
export const useApplicationTokens = () => useStore(tokens);

/** Keeps the secret of the application that is filled in on this device, in the place of the one before; empty forgets it. */
export function keepOwnToken(own: string): void {
  write(local, OWN, own);
  keepLinkedToken("");
  tokens.set({ own });
}

/** Keeps the secret of a mailed link until the tab is closed. */
export function keepLinkedToken(linked: string): void {
  write(session, LINKED, linked);
  tokens.set({ linked });
}
