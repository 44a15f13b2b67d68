import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** Standards mode, as our pages have it. */
const EMPTY = "<!doctype html><html><head></head><body></body></html>";

/** Our styles and the theme of the page, as they are now. */
function dress(inside: Document): void {
  const { documentElement: outer } = document;
  for (const { name, value } of outer.attributes) inside.documentElement.setAttribute(name, value);
  // The theme's own variables stand in the body.
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style');
  inside.head.replaceChildren(...Array.from(sheets, (sheet) => inside.importNode(sheet, true)));
}

export interface DeviceFrameProps {
  /** What it shows, for screen readers. */
  title: string;
  /** In px of the device. */
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * A document of its own with the size of a device, so that what is drawn in it follows the rules for that width. It has no
 * address, loads nothing from elsewhere and runs no code; our headers, which forbid framing our pages, stay as they are.
 */
export function DeviceFrame({ title, width, height, children }: DeviceFrameProps) {
  const [inside, setInside] = useState<Document | null>(null);
  useEffect(() => {
    if (!inside) return;
    dress(inside);
    // Styles that arrive with later downloads, and a change between light and dark.
    const watch = new MutationObserver(() => dress(inside));
    watch.observe(document.head, { childList: true });
    watch.observe(document.documentElement, { attributes: true });
    return () => watch.disconnect();
  }, [inside]);
  return (
    <>
      <iframe
        title={title}
        srcDoc={EMPTY}
        width={width}
        height={height}
        onLoad={(event) => setInside(event.currentTarget.contentDocument)}
      />
      {inside?.body && createPortal(children, inside.body)}
    </>
  );
}
