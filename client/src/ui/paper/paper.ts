/** A place on a page, in shares of its width and height. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which page is drawn, and how large. */
export interface Sheet {
  /** From 1. */
  page: number;
  /** In CSS pixels. */
  width: number;
  /** Pixels of the device for each of them. */
  density: number;
}

/** An open document. */
export interface Paper {
  pages: number;
  /** Draws a page into the canvas, which takes its size. Rejects when it cannot be drawn, or when the signal says stop. */
  draw: (canvas: HTMLCanvasElement, sheet: Sheet, signal: AbortSignal) => Promise<void>;
  /** Where one of the phrases stands on a page. */
  find: (page: number, phrases: readonly string[]) => Promise<Box[]>;
  close: () => void;
}
