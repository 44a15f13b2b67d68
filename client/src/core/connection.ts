import { useSyncExternalStore } from "react";
import type { Connection } from "../ui/LivePill";

/** A short gap is not worth a word; after this many ms the pill says Reconnecting. */
export const RECONNECTING_AFTER_MS = 1_000;
/** After this many ms figures count as old. */
export const STALE_AFTER_MS = 15_000;

/**
 * What the websocket knows about itself, as a store that React can read. It starts as live, because a page that has
 * just opened shows data that it has just fetched.
 */
export class ConnectionStore {
  #state: Connection = "live";
  #lostAt: Date | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #listeners = new Set<() => void>();

  readonly read = (): Connection => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The socket is gone, or not there yet. Repeated calls keep the time of the first. */
  lost(): void {
    if (this.#lostAt) return;
    const lostAt = new Date();
    this.#lostAt = lostAt;
    this.#timers = [
      setTimeout(() => this.#set("reconnecting"), RECONNECTING_AFTER_MS),
      setTimeout(() => this.#set({ staleSince: lostAt }), STALE_AFTER_MS),
    ];
  }

  /** The socket stands, or nobody needs it any more. */
  restored(): void {
    this.#lostAt = null;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#set("live");
  }

  #set(state: Connection): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The one connection of this tab. */
export const connection = new ConnectionStore();

/** live, reconnecting (from the first second without a connection) or stale (from 15 seconds). */
export function useConnection(): Connection {
  return useSyncExternalStore(connection.subscribe, connection.read);
}
