import { IconCircleCheck, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./DoneBanner.module.css";

export interface DoneBannerProps {
  /** What was done; nothing while nothing was. */
  children: ReactNode;
  /** Names the button that takes it away. */
  dismissLabel: string;
  onDismiss: () => void;
}

/** Says above a list what was just done, to screen readers too, until somebody takes it away. */
export function DoneBanner({ children, dismissLabel, onDismiss }: DoneBannerProps) {
  return (
    <div role="status">
      {children && (
        <p className={styles.banner}>
          <IconCircleCheck size={22} stroke={2} aria-hidden />
          <span>{children}</span>
          <button type="button" aria-label={dismissLabel} onClick={onDismiss}>
            <IconX size={18} stroke={2} aria-hidden />
          </button>
        </p>
      )}
    </div>
  );
}
