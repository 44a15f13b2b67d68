import { useEffect, useRef, useState } from "react";
import styles from "./Paper.module.css";
import type { Box, Paper } from "./paper";

/** Screens with more pixels than this for each CSS pixel gain nothing that is worth their memory. */
const DENSITY_MAX = 2;
/** The width of a page before the place for it was measured, in CSS pixels. */
const WIDTH_FIRST = 440;
/** The widest page at 100%, in CSS pixels: an A4 page at about its real size. */
const WIDTH_MAX = 760;

export interface PaperPageProps {
  /** Undefined while it is being opened. */
  paper: Paper | undefined;
  page: number;
  /** 1 fits the width of the pane. */
  zoom: number;
  /** What is marked where it stands on the page, such as the stated date. */
  phrases: readonly string[];
  onFailed: () => void;
  /** Names of the place and of the picture, for who cannot see them. */
  words: { scroll: string; picture: string };
}

/** One page of a paper, drawn as a picture: nothing in the file can be pressed or run. */
export function PaperPage({ paper, page, zoom, phrases, onFailed, words }: PaperPageProps) {
  const scroller = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [room, setRoom] = useState(WIDTH_FIRST);
  const [isDrawn, setDrawn] = useState(false);
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const failed = useRef(onFailed);
  const wanted = phrases.join("\n");
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => setRoom(Math.min(Math.max(box.clientWidth - 40, 200), WIDTH_MAX));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const width = Math.round(room * zoom);
  useEffect(() => {
    const target = canvas.current;
    if (!paper || !target) return;
    const abort = new AbortController();
    const density = Math.min(window.devicePixelRatio || 1, DENSITY_MAX);
    Promise.all([
      paper.draw(target, { page, width, density }, abort.signal),
      paper.find(page, wanted === "" ? [] : wanted.split("\n")).catch(() => []),
    ]).then(
      ([, found]) => {
        if (abort.signal.aborted) return;
        setBoxes(found);
        setDrawn(true);
      },
      () => {
        if (!abort.signal.aborted) failed.current();
      },
    );
    return () => abort.abort();
  }, [paper, page, width, wanted]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section ref={scroller} className={styles.scroller} aria-label={words.scroll} tabIndex={0}>
      <div className={styles.sheet} style={{ width }} data-drawn={isDrawn || undefined} aria-busy={!isDrawn}>
        <canvas ref={canvas} role="img" aria-label={words.picture} data-drawn={isDrawn || undefined} />
        {boxes.map(({ left, top, width: across, height }) => (
          <i
            key={`${left} ${top}`}
            className={styles.mark}
            aria-hidden="true"
            style={{
              left: `${left * 100}%`,
              top: `${top * 100}%`,
              width: `${across * 100}%`,
              height: `${height * 100}%`,
            }}
          />
        ))}
      </div>
    </section>
  );
}
