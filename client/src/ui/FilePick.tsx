import { Button } from "@mantine/core";
import { useRef } from "react";
import styles from "./FilePick.module.css";

export interface FilePickProps {
  id: string;
  /** What the button says; a screen reader hears `name` after it. */
  label: string;
  name: string;
  variant: "filled" | "outline" | "default";
  /** Kinds of files, as the browser's field takes them: "application/pdf,.pdf". */
  accept: string;
  /** id of the sentence that says what is wrong. */
  describedBy?: string;
  isWrong: boolean;
  onChoose: (file: File) => void;
}

/** Chooses one file. The field is for the keyboard and for screen readers; the button is what is seen. */
export function FilePick({ id, label, name, variant, accept, describedBy, isWrong, onChoose }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.pick}>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        className={styles.input}
        aria-label={`${label}: ${name}`}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = ""; // the same file may be chosen again
          if (chosen) onChoose(chosen);
        }}
      />
      <Button aria-hidden tabIndex={-1} variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </span>
  );
}
