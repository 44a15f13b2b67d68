import { IconCircleCheck } from "@tabler/icons-react";
import type { Act } from "../core/useAct";
import { FieldError } from "../ui/FieldError";
import styles from "./Said.module.css";

/** What went well, said in place. It is always there, so that a screen reader hears what comes into it. */
export function Done({ children, className }: { children: string; className?: string }) {
  return (
    <p role="status" className={[styles.done, className].filter(Boolean).join(" ")}>
      {children && (
        <>
          <IconCircleCheck size={20} stroke={2} aria-hidden />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}

/** How an act without a form went. */
export function Said({ act }: { act: Act }) {
  return (
    <>
      <Done>{act.done}</Done>
      {act.problems.length > 0 && (
        <div role="alert" className={styles.problem}>
          {act.problems.map(({ message }) => (
            <FieldError key={message} message={message} />
          ))}
        </div>
      )}
    </>
  );
}
