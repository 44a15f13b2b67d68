import { IconArrowDown, IconPhoneCall, IconUrgent } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./EmergencyCard.module.css";

export interface EmergencyStep {
  title: string;
  description: string;
}

/** Another number or page beside the large call button. */
export interface EmergencyLink {
  label: string;
  href: string;
}

export interface EmergencyCardProps {
  /** "Call 999 now"; hidden text before it says that this is an emergency. */
  heading: string;
  /** What led to the card, for example "You told us: chest pain". */
  kicker?: string;
  lead?: ReactNode;
  links?: readonly EmergencyLink[];
  steps?: readonly EmergencyStep[];
  /** What stands further down the page and may be read once help is called. */
  more?: EmergencyLink;
  /** The card takes the focus when it appears; false for one that was already there when the page opened. */
  takesFocus?: boolean;
  /** h1 when the card is the first thing on the page. */
  headingLevel?: "h1" | "h2";
}

/** The red card. Red in both schemes, announced at once, first on its page; nothing else in the product is this red. */
export function EmergencyCard({
  heading,
  kicker,
  lead,
  links = [],
  steps = [],
  more,
  takesFocus = true,
  headingLevel: Heading = "h2",
}: EmergencyCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);

  return (
    <section ref={card} role="alert" tabIndex={-1} aria-labelledby={headingId} className={styles.card}>
      {kicker && (
        <p className={styles.kicker}>
          <IconUrgent size={28} stroke={1.75} aria-hidden />
          {kicker}
        </p>
      )}
      <Heading id={headingId} className={styles.heading}>
        <span className="hidden-text">{t("care.level.emergency")}</span>
        {heading}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.actions}>
        <a className={styles.call} href="tel:999">
          <IconPhoneCall size={30} stroke={1.9} aria-hidden />
          {t("care.call", { number: "999" })}
        </a>
        {links.map((link) => (
          <a key={link.href} className={styles.more} href={link.href}>
            {link.label}
          </a>
        ))}
      </div>
      {steps.length > 0 && (
        <div className={styles.steps}>
          {steps.map((step) => (
            <p key={step.title}>
              <b>{step.title}</b>
              {step.description}
            </p>
          ))}
        </div>
      )}
      {more && (
        <a className={styles.below} href={more.href}>
          {more.label} <IconArrowDown size={20} aria-hidden />
        </a>
      )}
    </section>
  );
}
