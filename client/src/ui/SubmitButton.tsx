import { Button, type ButtonProps } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import styles from "./SubmitButton.module.css";

export interface SubmitButtonProps extends Omit<ButtonProps, "loading" | "children"> {
  children: ReactNode;
  /** While true the button shows `pendingLabel` with a ring, keeps its width and its focus, and does nothing. */
  pending: boolean;
  /** "Creating your account". */
  pendingLabel: string;
  /** For whoever gives the focus back to it. */
  id?: string;
  type?: "submit" | "button";
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button that starts something. It cannot fire twice: Enter in a field goes through its click as well. */
export function SubmitButton({
  children,
  pending,
  pendingLabel,
  type = "submit",
  onClick,
  ...rest
}: SubmitButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button {...rest} type={type} onClick={press} aria-disabled={pending || undefined}>
      <span className={styles.labels}>
        <span className={pending ? styles.away : undefined}>{children}</span>
        <span className={pending ? undefined : styles.away}>
          <i className={styles.ring} aria-hidden="true" />
          {pendingLabel}
        </span>
      </span>
    </Button>
  );
}
