import { Button } from "@mantine/core";
import { IconCircle, IconCircleCheck, IconEye, IconEyeOff } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError";
import { FieldFrame } from "./FieldFrame";

/** One line of the checklist; `met` follows the typing. */
export interface PasswordRuleState {
  id: string;
  label: string;
  met: boolean;
}

export interface PasswordFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  hint?: string;
  error?: string;
  /** new-password where one is made up, current-password where one is remembered. */
  autoComplete: "new-password" | "current-password";
  /** Rules tick themselves off while typing and never turn red while typing. */
  rules?: readonly PasswordRuleState[];
  /** Keeps the place of that many rules free until they are known. */
  rulesAwaited?: number;
  /** The confirmation shares the Show button of the field above it. */
  withShow?: boolean;
  /** Lets a parent show two fields at once. */
  shown?: boolean;
  onShownChange?: (shown: boolean) => void;
}

/** A password with a Show button that has a word, open to pasting and password managers. */
export function PasswordField({
  id,
  label,
  value,
  onChange,
  onBlur,
  name,
  hint,
  error,
  autoComplete,
  rules,
  rulesAwaited = 0,
  withShow = true,
  shown: shownByParent,
  onShownChange,
}: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shownHere, setShownHere] = useState(false);
  const rulesId = useId();
  const shown = shownByParent ?? shownHere;
  const toggle = () => {
    setShownHere(!shown);
    onShownChange?.(!shown);
  };
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, rules && rulesId].filter(Boolean).join(" ");

  return (
    <FieldFrame isWrong={Boolean(error)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <div id={`${id}-error`} className={styles.error}>
          <FieldError message={error} />
        </div>
      )}
      <div className={styles.row}>
        <input
          id={id}
          name={name}
          type={shown ? "text" : "password"}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className={`${styles.input} ${styles.alone}`}
        />
        {withShow && (
          <Button
            className={styles.show}
            variant="default"
            leftSection={shown ? <IconEyeOff size={21} stroke={1.75} /> : <IconEye size={21} stroke={1.75} />}
            aria-controls={id}
            aria-pressed={shown}
            aria-label={t("password.showLabel")}
            onClick={toggle}
          >
            {shown ? t("password.hide") : t("password.show")}
          </Button>
        )}
      </div>
      {!rules && rulesAwaited > 0 && (
        <ul className={styles.rules} aria-hidden="true">
          {[...Array(rulesAwaited).keys()].map((rule) => (
            <li key={rule}>&nbsp;</li>
          ))}
        </ul>
      )}
      {rules && (
        <ul id={rulesId} className={styles.rules} aria-label={t("password.rules")}>
          {rules.map((rule) => (
            <li key={rule.id} className={rule.met ? styles.met : undefined}>
              {rule.met ? (
                <IconCircleCheck size={20} stroke={2} aria-hidden />
              ) : (
                <IconCircle size={20} stroke={1.75} aria-hidden />
              )}
              <span>
                {rule.label}
                <span className="hidden-text">{rule.met ? t("password.met") : t("password.notMet")}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
