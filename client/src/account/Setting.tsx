import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Done } from "./Said";
import styles from "./Setting.module.css";

export interface SettingProps {
  label: string;
  /** How it stands now. */
  children: ReactNode;
  /** What the button does, in full, for those who hear it without the row. Without it nothing can be changed. */
  change?: string;
  /** The form, while it is open: it stands in the place of the value and takes the focus. */
  form?: ReactNode;
  onOpen?: () => void;
  /** What went well just now. */
  done?: string;
}

/** A fact between hairlines, with the button that turns it into a form. The focus goes into the form and back. */
export function Setting({ label, children, change, form, onOpen, done = "" }: SettingProps) {
  const { t } = useTranslation("account");
  const row = useRef<HTMLDivElement>(null);
  const isOpen = Boolean(form);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    row.current?.querySelector<HTMLElement>(isOpen ? "input:not([hidden])" : "[data-change]")?.focus();
  }, [isOpen]);
  return (
    <div ref={row} className={styles.row} data-open={isOpen || undefined}>
      <h3 className={styles.label}>{label}</h3>
      {isOpen ? (
        form
      ) : (
        <>
          <div className={styles.value}>{children}</div>
          {change && (
            <Button variant="default" className={styles.change} onClick={onOpen} aria-label={change} data-change>
              {t("action.change")}
            </Button>
          )}
        </>
      )}
      <Done className={styles.done}>{done}</Done>
    </div>
  );
}
