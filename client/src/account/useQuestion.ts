import { useRef, useState } from "react";
import { focusPage } from "../lib/pageBelow";

/** Opens a dialog about one thing, and gives the focus back to where it was when the dialog closes without an act. */
export function useQuestion<T>() {
  const [about, setAbout] = useState<T | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  return {
    isOpen,
    /** What the dialog is about. It stays while the dialog fades out. */
    about,
    open: (thing: T) => {
      opener.current = document.activeElement;
      setAbout(thing);
      setOpen(true);
    },
    close: () => {
      setOpen(false);
      focusPage(() => opener.current);
    },
  };
}
