import { Button } from "@mantine/core";
import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./States.module.css";

export interface EmptyStateProps {
  /** The sentence, in the document's words where it has them. */
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export interface FailedStateProps {
  /** What failed, in the document's words. */
  message: string;
  /** Loads it again; when that fails too, this stays. */
  onRetry: () => unknown;
}

/** Stands in the place of what could not be loaded; the rest of the page keeps working. */
export function FailedState({ message, onRetry }: FailedStateProps) {
  const { t } = useTranslation();
  const retry = async () => {
    try {
      await onRetry();
    } catch {
      // It is said here already.
    }
  };
  return (
    <div className={styles.failed} role="alert">
      <IconAlertTriangle size={24} stroke={1.9} aria-hidden />
      <p>{message}</p>
      <Button variant="default" leftSection={<IconRefresh size={19} stroke={1.9} />} onClick={() => void retry()}>
        {t("action.tryAgain")}
      </Button>
    </div>
  );
}

export interface SkeletonProps {
  /** Widths of the lines, as CSS lengths; a number's skeleton has the number's width. */
  lines?: readonly string[];
  /** Height of one block in px instead of lines. */
  block?: number;
  className?: string;
}

/** The final shape in grey. It appears after 200 ms, so that a fast answer never flickers. */
export function Skeleton({ lines = ["60%", "100%", "82%"], block, className }: SkeletonProps) {
  const { t } = useTranslation();
  return (
    <div className={[styles.skeleton, className].filter(Boolean).join(" ")} role="status">
      <span className="hidden-text">{t("state.loading")}</span>
      {block === undefined ? (
        Array.from(lines.entries(), ([line, width]) => (
          <div key={line} className={styles.line} style={{ width }} aria-hidden="true" />
        ))
      ) : (
        <div className={styles.block} style={{ height: block }} aria-hidden="true" />
      )}
    </div>
  );
}

export interface AwaitedProps extends SkeletonProps {
  /** What to say once it failed, in the document's words. */
  failed: string | false | null | undefined;
  /** Loads it again. */
  onRetry: () => unknown;
}

/** Stands in the place of what is not here yet: its shape in grey, or that it failed and the way to try again. */
export function Awaited({ failed, onRetry, ...shape }: AwaitedProps) {
  return failed ? <FailedState message={failed} onRetry={onRetry} /> : <Skeleton {...shape} />;
}
