import type { ReactNode } from "react";
import { FieldError } from "../../ui/FieldError";
import styles from "./Builder.module.css";

export interface BuilderFieldProps {
  /** Where a link of the error summary leads. */
  id: string;
  title: string;
  /** What has to be known of it. */
  detail?: ReactNode;
  error?: string;
  children: ReactNode;
}

/** A part of the builder: its name at the left, what can be chosen at the right. */
export function BuilderField({ id, title, detail, error, children }: BuilderFieldProps) {
  return (
    <fieldset id={id} tabIndex={-1} className={styles.field} data-wrong={error ? true : undefined}>
      <legend className={styles.legend}>{error ? `${title}. ${error}` : title}</legend>
      <div className={styles.about}>
        <b aria-hidden="true">{title}</b>
        {detail && <span>{detail}</span>}
      </div>
      <div className={styles.control}>
        {error && (
          <div className={styles.error} aria-hidden="true">
            <FieldError message={error} />
          </div>
        )}
        {children}
      </div>
    </fieldset>
  );
}
