import { useLayoutEffect } from "react";

let dialogs = 0;
/** Waits for the last dialog to let go of the page. */
let next: (() => void) | undefined;

/** Where the page is drawn; dialogs are drawn beside it. */
const page = () => document.getElementById("root");

/** While a dialog lies over it, the page can neither be pressed nor reached by keyboard or screen reader. */
export function usePageBelow(isBelow: boolean): void {
  useLayoutEffect(() => {
    if (!isBelow) return;
    dialogs += 1;
    page()?.setAttribute("inert", "");
    return () => {
      dialogs -= 1;
      if (dialogs > 0) return;
      page()?.removeAttribute("inert");
      if (next) setTimeout(next);
      next = undefined;
    };
  }, [isBelow]);
}

/**
 * Gives the focus to a part of the page once the dialog over it, which an act has just closed or is about to, has let go of it.
 * `find` is asked only then.
 */
export function focusPage(find: () => Element | null | undefined, options?: FocusOptions): void {
  const focus = () => {
    const element = find();
    if (!(element instanceof HTMLElement)) return;
    element.focus(options);
    if (dialogs > 0 && document.activeElement !== element) next = focus;
  };
  next = undefined;
  setTimeout(focus);
}
