import { useCallback, useState } from "react";

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

/** Forgets every text that was typed but not sent in this tab: the next person at this device must not find it. */
export function forgetDrafts(): void {
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
