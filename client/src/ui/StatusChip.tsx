import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconClock, IconInfoCircle } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import styles from "./StatusChip.module.css";

export type StatusLevel = "normal" | "warning" | "critical" | "info" | "idle";

type ChipIcon = ComponentType<{ size?: number | string; stroke?: number | string; "aria-hidden"?: boolean }>;

const icons: Record<StatusLevel, ChipIcon> = {
  normal: IconCircleCheck,
  warning: IconAlertTriangle,
  critical: IconAlertOctagon,
  info: IconInfoCircle,
  idle: IconClock,
};

export interface StatusChipProps {
  level: StatusLevel;
  /** The word; colour and icon never stand alone. */
  children: ReactNode;
  /** Another outline for the same level, for example a paused clock for "Was normal". */
  icon?: ChipIcon;
}

/** A state as colour, icon and word. Circle, triangle and octagon survive grey print and colour blindness. */
export function StatusChip({ level, children, icon }: StatusChipProps) {
  const Icon = icon ?? icons[level];
  return (
    <span className={`${styles.chip} ${styles[level]}`}>
      <Icon size={16} stroke={2.1} aria-hidden />
      {children}
    </span>
  );
}
