import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import styles from "./Pages.module.css";

export interface PagesProps {
  /** What the list is a page of, for screen readers. */
  label: string;
  /** "Page 2 of 9". */
  page: string;
  /** Which entries these are. */
  range: string;
  previous: { label: string; isThere: boolean; onPress: () => void };
  next: { label: string; isThere: boolean; onPress: () => void };
  className?: string;
}

/** Which page of a list this is, and the ways back and on, when there is another one. */
export function Pages({ label, page, range, previous, next, className }: PagesProps) {
  return (
    <nav className={[styles.pages, className].filter(Boolean).join(" ")} aria-label={label}>
      <p className="num">
        {page}
        <span>{range}</span>
      </p>
      {(previous.isThere || next.isThere) && (
        <div>
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={20} stroke={1.9} aria-hidden />}
            disabled={!previous.isThere}
            onClick={previous.onPress}
          >
            {previous.label}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={20} stroke={1.9} aria-hidden />}
            disabled={!next.isThere}
            onClick={next.onPress}
          >
            {next.label}
          </Button>
        </div>
      )}
    </nav>
  );
}
