import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** A menu that opens below its button on small screens: closes after a choice and with Escape. */
export function useDisclosurePanel() {
  const { key } = useLocation();
  // It is open on the visit of a page on which it was opened, and on no other.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openOn === key;
  const close = useCallback(() => setOpenOn(null), []);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      button.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open, close]);
  return { open, toggle: () => setOpenOn(open ? null : key), close, button };
}
