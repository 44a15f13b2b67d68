import { useCallback, useState, useSyncExternalStore } from "react";

/** Everything that this file keeps begins with this word, so that a logout can find it. */
const PREFIX = "draft:";

// A browser may refuse its storage altogether; then a draft lives as long as its page, as it would without this file.
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** What is kept in memory alone, by name, and who wants to know when it changes. */
const kept = new Map<string, unknown>();
const keptListeners = new Set<() => void>();

function setKept(name: string, value: unknown): void {
  if (value === null) kept.delete(name);
  else kept.set(name, value);
  for (const listener of keptListeners) listener();
}

function watchKept(listener: () => void): () => void {
  keptListeners.add(listener);
  return () => keptListeners.delete(listener);
}

/** Forgets every text that was typed but not sent in this tab: the next person at this device must not find it. */
export function forgetDrafts(): void {
  forgetKept("");
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }, undefined);
}

export interface Draft {
  text: string;
  change: (text: string) => void;
  /** After it was sent. */
  forget: () => void;
}

/**
 * A long text that survives an error and a reload of the page. It stays in this tab's session storage, never in the
 * address. `name` has to hold the id of the person and of the thing it is about; a component that can change its name
 * takes it as its `key` as well.
 */
export function useDraft(name: string): Draft {
  const key = `${PREFIX}${name}`;
  const [text, setText] = useState(() => attempt(() => sessionStorage.getItem(key), null) ?? "");
  const change = useCallback(
    (next: string) => {
      setText(next);
      attempt(() => (next === "" ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, next)), undefined);
    },
    [key],
  );
  const forget = useCallback(() => change(""), [change]);
  return { text, change, forget };
}

/**
 * A half-filled form that survives leaving its page and the end of a session, but is never written to the device: it is gone
 * with the tab, a reload or a logout. `name` has to begin with the id of the person; null is nothing typed.
 */
export function useKept<T>(name: string): [T | null, (value: T | null) => void] {
  const value = useSyncExternalStore(watchKept, () => kept.get(name) as T | undefined) ?? null;
  const keep = useCallback((next: T | null) => setKept(name, next), [name]);
  return [value, keep];
}

/** True while something is kept whose name begins so. */
export function useIsKept(beginning: string): boolean {
  return useSyncExternalStore(watchKept, () => [...kept.keys()].some((name) => name.startsWith(beginning)));
}

/** Forgets what is kept under names that begin so. */
export function forgetKept(beginning: string): void {
  for (const name of kept.keys()) if (name.startsWith(beginning)) setKept(name, null);
}
