import { IconFileOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./Paper.module.css";

export interface NoPaperProps {
  title: string;
  /** Why, and what to do. */
  text: string;
  /** Buttons. */
  children?: ReactNode;
}

/** In the place of a paper that is not there or cannot be drawn. */
export function NoPaper({ title, text, children }: NoPaperProps) {
  return (
    <div className={styles.none} role="status">
      <IconFileOff size={34} stroke={1.5} aria-hidden />
      <p>
        <b>{title}</b>
      </p>
      <p className="dim">{text}</p>
      {children && <div className={styles.acts}>{children}</div>}
    </div>
  );
}
