import { useSyncExternalStore } from "react";
import { Cell } from "../lib/store";

/** How often the server is asked whether it is back, in ms, while it could not be reached. */
export const PROBE_EVERY_MS = 3_000;

/** online, offline (the device has no network), or unreachable (it has one, but the server does not answer). */
export type Reach = "online" | "offline" | "unreachable";

export interface ReachabilityOptions {
  /** Fulfilled with true when the server answered. */
  probe: () => Promise<boolean>;
  isOnline: () => boolean;
}

/** What this tab knows about its way to the server, as a store that React can read. */
export class Reachability {
  readonly #reach = new Cell<Reach>("online");
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #options: ReachabilityOptions;

  constructor(options: ReachabilityOptions) {
    this.#options = options;
  }

  readonly read = this.#reach.read;
  readonly subscribe = this.#reach.subscribe;

  /** The browser says that the network came or went, or the page begins. */
  readonly networkChanged = (): void => {
    if (!this.#options.isOnline()) this.#reach.put("offline");
    else if (this.read() === "offline") this.#ask();
  };

  /** A request did not arrive. */
  readonly failed = (): void => {
    this.#reach.put(this.#options.isOnline() ? "unreachable" : "offline");
    this.#askLater();
  };

  /** Forgets that something did not arrive, and asks no more: another tab begins, as each file of tests does. */
  readonly forget = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#reach.put("online");
  };

  #ask(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#options.probe().then(
      (answered) => (answered ? this.#reach.put("online") : this.failed()),
      () => this.failed(),
    );
  }

  #askLater(): void {
    this.#timer ??= setTimeout(() => this.#ask(), PROBE_EVERY_MS);
  }
}

/** The one of this tab. */
export const reachability = new Reachability({
  probe: async () => (await fetch("/livez", { cache: "no-store" })).ok,
  isOnline: () => navigator.onLine,
});

/** Whether the server can be reached, as far as this tab knows. */
export function useReach(): Reach {
  return useSyncExternalStore(reachability.subscribe, reachability.read, () => "online" as const);
}
