import { IconAlertOctagon, IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./MedicineWarning.module.css";

export interface MedicineWarningProps {
  severity: "STOP" | "ASK";
  /** The severity as a word: colour alone does not say it. */
  label: string;
  title: string;
  reason: string;
  advice?: string;
  /** Of its heading. */
  level?: 3 | 4;
  /** Where it comes from. */
  children?: ReactNode;
}

/** One thing that speaks against a medicine, with what to do. */
export function MedicineWarning({ severity, label, title, reason, advice, level = 4, children }: MedicineWarningProps) {
  const Heading = `h${level}` as const;
  const Icon = severity === "STOP" ? IconAlertOctagon : IconAlertTriangle;
  return (
    <section className={styles.warning} data-severity={severity}>
      <Heading>
        <Icon size={22} stroke={2} aria-hidden />
        <span>
          <span className={styles.severity}>{label}: </span>
          {title}
        </span>
      </Heading>
      <p>{reason}</p>
      {advice && (
        <p>
          <b>{advice}</b>
        </p>
      )}
      {children && <p className={styles.source}>{children}</p>}
    </section>
  );
}
