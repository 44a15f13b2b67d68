import { useEffect, useRef } from "react";

/** After G, which begins the keys that lead to a page, the next key belongs to the page change; in ms. */
const AFTER_G_MS = 1_500;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isPressable = (target: EventTarget | null) =>
  target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;

/**
 * Single keys for a page, named as in KeyboardEvent.key, letters in lower case, with "Shift+" before those that need it. Nothing happens while somebody types;
 * there Escape only leaves the field. Space and Enter keep their meaning on buttons and links. While a dialog is open the
 * keys of the page rest, and those that were given for the dialog count.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>, place: "page" | "dialog" = "page"): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let goAt = Number.NEGATIVE_INFINITY;
    // Asked before the dialog hears of the key: the Escape that closes it is not meant for the page below.
    let isInDialog = false;
    const look = () => {
      isInDialog = document.querySelector("[aria-modal=true]") !== null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isInDialog !== (place === "dialog")) return;
      if (isTyping(event.target)) {
        if (event.key === "Escape") (event.target as HTMLElement).blur();
        return;
      }
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key === "g") {
        goAt = event.timeStamp;
        return;
      }
      const isSecondLetter = event.timeStamp - goAt < AFTER_G_MS;
      goAt = Number.NEGATIVE_INFINITY;
      const action = latest.current[event.shiftKey ? `Shift+${key}` : key] ?? latest.current[key];
      if (!action || isSecondLetter) return;
      if ((key === " " || key === "Enter") && isPressable(event.target)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", look, { capture: true });
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", look, { capture: true });
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [place]);
}
