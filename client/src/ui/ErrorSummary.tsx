import { IconAlertOctagon } from "@tabler/icons-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./ErrorSummary.module.css";

export interface Problem {
  /** The sentence that also stands on the field. */
  message: string;
  /** id of the field to go to; left out when no single field is to blame. */
  fieldId?: string;
  /** What follows the sentence, for example a link to Login. */
  aside?: ReactNode;
}

export interface ErrorSummaryProps {
  /** A new array for every failed attempt: each one takes the focus again. */
  problems: readonly Problem[];
}

/** The sentence; where several fields have the same one, with the name of its field, so that each link says where it leads. */
function sentenceOf({ message, fieldId }: Problem, problems: readonly Problem[]): string {
  const isAlone = problems.filter((other) => other.message === message).length === 1;
  const label = !isAlone && fieldId && document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)?.textContent;
  return label ? `${message.replace(/\.$/, "")}: ${label}` : message;
}

/** "There is a problem", focused, with links that lead to the fields (GOV.UK Design System, error summary). */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;

  const goTo = (fieldId: string) => (event: MouseEvent) => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
  };

  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={headingId} className={styles.summary}>
      <h2 id={headingId}>
        <IconAlertOctagon size={28} stroke={2} aria-hidden />
        {t("problem.title")}
      </h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.fieldId ?? ""} ${problem.message}`}>
            {problem.fieldId ? (
              <a href={`#${problem.fieldId}`} onClick={goTo(problem.fieldId)}>
                {sentenceOf(problem, problems)}
              </a>
            ) : (
              problem.message
            )}
            {problem.aside && <> {problem.aside}</>}
          </li>
        ))}
      </ul>
    </div>
  );
}
