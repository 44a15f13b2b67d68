import { Cell, useStore } from "../lib/store";
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
  readonly #state = new Cell<Connection>("live");
  #lostAt: Date | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];

  readonly read = this.#state.read;
  readonly subscribe = this.#state.subscribe;

  /** The socket is gone, or not there yet. Repeated calls keep the time of the first. */
  lost(): void {
    if (this.#lostAt) return;
    const lostAt = new Date();
    this.#lostAt = lostAt;
    this.#timers = [
      setTimeout(() => this.#state.put("reconnecting"), RECONNECTING_AFTER_MS),
      setTimeout(() => this.#state.put({ staleSince: lostAt }), STALE_AFTER_MS),
    ];
  }

  /** The socket stands, or nobody needs it any more. */
  restored(): void {
    this.#lostAt = null;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#state.put("live");
  }
}

/** The one connection of this tab. */
export const connection = new ConnectionStore();

/** live, reconnecting (from the first second without a connection) or stale (from 15 seconds). */
export const useConnection = (): Connection => useStore(connection);
