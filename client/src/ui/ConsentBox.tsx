import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError";

export interface ConsentBoxProps {
  id: string;
  title: string;
  description: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
  /** A link to more; pressing it ticks nothing. */
  more?: ReactNode;
}

/** A consent whose whole width is the target. Its description is part of what a screen reader hears. */
export function ConsentBox({ id, title, description, checked, onChange, error, more }: ConsentBoxProps) {
  return (
    <label htmlFor={id} className={[styles.consent, error && styles.consentBad].filter(Boolean).join(" ")}>
      <Checkbox
        id={id}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-labelledby={`${id}-title`}
        aria-describedby={[`${id}-text`, error && `${id}-error`].filter(Boolean).join(" ")}
        aria-invalid={error ? true : undefined}
      />
      <span>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        <p id={`${id}-text`} className={styles.consentText}>
          {description}
        </p>
        {more && <p className={styles.more}>{more}</p>}
        {error && (
          <span id={`${id}-error`} className={styles.error}>
            <FieldError message={error} />
          </span>
        )}
      </span>
    </label>
  );
}
