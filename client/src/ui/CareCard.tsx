import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "./CareCard.module.css";

export interface CareCardProps {
  /** non-urgent: white; urgent: yellow. The red card is EmergencyCard. */
  level: "non-urgent" | "urgent";
  /** One sentence; hidden text before it names the level. */
  heading: string;
  /** A Tabler icon, about 28 px. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Advice as a spoken card. The level is in the colour and, for those who cannot see it, in the heading. */
export function CareCard({ level, heading, icon, children, className }: CareCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      className={[styles.card, level === "urgent" && styles.urgent, className].filter(Boolean).join(" ")}
      data-level={level}
    >
      <header className={styles.header}>
        {icon}
        <h2 id={headingId}>
          <span className="hidden-text">{t(`care.level.${level}`)}</span>
          {heading}
        </h2>
      </header>
      <div className={styles.body}>{children}</div>
    </article>
  );
}

/** A lighter box inside the urgent card: what to do in the meantime. */
export function CareAdvice({ children }: { children: ReactNode }) {
  return <div className={styles.advice}>{children}</div>;
}
