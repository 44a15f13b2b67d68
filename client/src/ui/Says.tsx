import type { ReactNode } from "react";
import { Mark } from "./Mark";
import styles from "./Says.module.css";

interface CardProps {
  children: ReactNode;
  className?: string;
  id?: string;
}

/** What the product says: a card whose lower left corner is tight. */
export function Says({ children, className, id }: CardProps) {
  return (
    <div className={[styles.says, className].filter(Boolean).join(" ")} id={id}>
      {children}
    </div>
  );
}

/** What the person said: tinted, with the lower right corner tight. `meta` is the small line above, such as the time. */
export function Asked({ children, className, id, meta }: CardProps & { meta?: ReactNode }) {
  return (
    <div className={[styles.asked, className].filter(Boolean).join(" ")} id={id}>
      {meta && <span className={styles.meta}>{meta}</span>}
      {children}
    </div>
  );
}

/**
 * Puts the mark at the foot of a spoken card, where the voice comes from; on a phone the card takes the whole width. With an `id` it can
 * take the focus, and a screen reader then says its `label`.
 */
export function Voiced({ children, className, id, label }: CardProps & { label?: string }) {
  const named = label ? { role: "group", "aria-label": label } : {};
  return (
    <div
      className={[styles.voice, className].filter(Boolean).join(" ")}
      id={id}
      tabIndex={id ? -1 : undefined}
      {...named}
    >
      <span className={styles.mark}>
        <Mark size={38} />
      </span>
      {children}
    </div>
  );
}
