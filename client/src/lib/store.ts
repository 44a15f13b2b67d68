import { useSyncExternalStore } from "react";

/** A value outside of components, which React can read. */
export class Cell<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(first: T) {
    this.#value = first;
  }

  readonly read = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Puts another value in its place; the same one is no news. */
  put(value: T): void {
    if (value === this.#value) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}

/** A state outside of components: what goes on while its page is left. */
export class Store<T extends object> extends Cell<T> {
  /** Changes a part of the state. */
  set(change: Partial<T>): void {
    this.put({ ...this.read(), ...change });
  }
}

/** The value now, and again after each change. */
export function useStore<T>(store: Pick<Cell<T>, "subscribe" | "read">): T {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
