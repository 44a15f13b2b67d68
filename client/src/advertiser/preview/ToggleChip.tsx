import { IconCheck, IconLock, IconPlus } from "@tabler/icons-react";
import styles from "./ToggleChip.module.css";

export interface ToggleChipProps {
  label: string;
  /** What a screen reader hears where the label is short. */
  name?: string;
  isChosen: boolean;
  /** False: cannot be added. What is chosen can always be taken away. */
  isOffered?: boolean;
  /** Why it is not offered: "under 50 people". */
  reason?: string | null;
  /** Without the sign; for hours and days, of which there are many. */
  isSmall?: boolean;
  onToggle: () => void;
}

/** One of several that can be chosen: a plus can be added, a tick is chosen, a lock with dashes is not offered. */
export function ToggleChip({ label, name, isChosen, isOffered = true, reason, isSmall, onToggle }: ToggleChipProps) {
  const isLocked = !isOffered && !isChosen;
  const Icon = isChosen ? IconCheck : isLocked ? IconLock : IconPlus;
  return (
    <label className={styles.chip} data-locked={isLocked || undefined} data-small={isSmall || undefined}>
      <input type="checkbox" checked={isChosen} disabled={isLocked} aria-label={name} onChange={onToggle} />
      {!isSmall && <Icon size={17} stroke={2.2} aria-hidden />}
      <span>{reason && !isOffered ? `${label}: ${reason}` : label}</span>
    </label>
  );
}
