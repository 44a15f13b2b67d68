import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * A menu that opens below its button: closes after a choice and with Escape, and where `box` is on what holds both, when the focus or a
 * press goes elsewhere.
 */
export function useDisclosurePanel<Box extends HTMLElement = HTMLDivElement>() {
  const { key } = useLocation();
  // It is open on the visit of a page on which it was opened, and on no other.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<Box>(null);
  const open = openOn === key;
  const close = useCallback(() => setOpenOn(null), []);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      button.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (box.current && target instanceof Node && !box.current.contains(target)) close();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [open, close]);
  return { open, toggle: () => setOpenOn(open ? null : key), close, button, box };
}
