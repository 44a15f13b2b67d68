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

/** Gives the focus to something, and brings its beginning to the top of what is seen: by itself the focus may show its middle. */
export function leadTo(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "start" });
}

/**
 * Gives the focus to a part of the page once the dialog over it, which an act has just closed or is about to, has let go of it.
 * `find` is asked only then. `toTop` leads the eye there too, however tall the part is.
 */
export function focusPage(
  find: () => Element | null | undefined,
  { toTop, ...options }: FocusOptions & { toTop?: boolean } = {},
): void {
  const focus = () => {
    const element = find();
    if (!(element instanceof HTMLElement)) return;
    if (toTop) leadTo(element);
    else element.focus(options);
    if (dialogs > 0 && document.activeElement !== element) next = focus;
  };
  next = undefined;
  setTimeout(focus);
}
