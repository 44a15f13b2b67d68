import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./Paper.module.css";
import type { PaperView } from "./usePaperView";

export interface PaperToolsProps {
  view: PaperView;
  /** False while nothing is drawn that could be turned or made larger. */
  isDrawn: boolean;
  words: {
    previous: string;
    next: string;
    smaller: string;
    larger: string;
    page: (at: { page: number; pages: number }) => string;
    percent: (percent: number) => string;
  };
  /** What stands before them. */
  children?: ReactNode;
}

/** Turns the pages of a paper and makes them larger. A button with nothing to do keeps its place and the focus. */
export function PaperTools({ view, isDrawn, words, children }: PaperToolsProps) {
  const { page, pages, zoom, isSmallest, isLargest, turn, scale } = view;
  const button = (label: string, Icon: typeof IconPlus, isOff: boolean, onClick: () => void) => (
    <button type="button" aria-label={label} aria-disabled={isOff || undefined} onClick={onClick}>
      <Icon size={18} stroke={2} aria-hidden />
    </button>
  );
  return (
    <div className={styles.tools}>
      {children}
      {isDrawn && (
        <>
          <span className={styles.group}>
            {button(words.previous, IconChevronLeft, page <= 1, () => turn(-1))}
            <span className="num">{words.page({ page, pages })}</span>
            {button(words.next, IconChevronRight, page >= pages, () => turn(1))}
          </span>
          <span className={styles.group}>
            {button(words.smaller, IconMinus, isSmallest, () => scale(-1))}
            <span className={`${styles.percent} num`}>{words.percent(Math.round(zoom * 100))}</span>
            {button(words.larger, IconPlus, isLargest, () => scale(1))}
          </span>
        </>
      )}
    </div>
  );
}
