import type { ReactNode } from "react";
import styles from "./Field.module.css";

export interface FieldFrameProps {
  /** Draws the red bar at the left. The message stands among the children. */
  isWrong: boolean;
  className?: string;
  children: ReactNode;
}

/** What belongs to one field that is put together by hand: label, hint, error, controls. */
export function FieldFrame({ isWrong, className, children }: FieldFrameProps) {
  return <div className={[styles.field, isWrong && styles.bad, className].filter(Boolean).join(" ")}>{children}</div>;
}
