/** Stands in for the browser's IntersectionObserver: a test says how much of the watched element can be seen. */
export class FakeIntersectionObserver {
  static watching = new Set<FakeIntersectionObserver>();
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds: readonly number[] = [];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(): void {
    FakeIntersectionObserver.watching.add(this);
  }
  unobserve(): void {
    this.disconnect();
  }
  disconnect(): void {
    FakeIntersectionObserver.watching.delete(this);
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  /** Tells whoever watches that this share of their element is in view. */
  static show(intersectionRatio: number): void {
    for (const observer of FakeIntersectionObserver.watching) {
      const entry = { intersectionRatio, isIntersecting: intersectionRatio > 0 } as IntersectionObserverEntry;
      observer.#callback([entry], observer);
    }
  }
}

/** Puts the page into the foreground or behind another tab. */
export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
