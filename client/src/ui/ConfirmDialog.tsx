import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Dialog } from "./Dialog";
import formStyles from "./DialogForm.module.css";
import { FieldError } from "./FieldError";
import { SubmitButton } from "./SubmitButton";

export interface ConfirmDialogProps {
  title: string;
  /** What it is about, above the title. */
  meta?: string;
  /** What will happen. */
  children: ReactNode;
  submit: string;
  /** The same while it is being done. */
  pendingLabel: string;
  cancel: string;
  closeLabel: string;
  /** Does it. Resolves to a sentence when it did not work, for people to read; whoever opened the dialog closes it otherwise. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks once before something is done that cannot be undone. */
export function ConfirmDialog({ title, meta, children, onConfirm, onClose, ...words }: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState("");
  const run = async () => {
    setPending(true);
    setProblem("");
    const sentence = await onConfirm();
    setPending(false);
    setProblem(sentence ?? "");
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} meta={meta} closeLabel={words.closeLabel}>
      <div className={formStyles.form}>
        {children}
        {problem && (
          <div role="alert">
            <FieldError message={problem} />
          </div>
        )}
        <div className={formStyles.foot}>
          <SubmitButton type="button" pending={isPending} pendingLabel={words.pendingLabel} onClick={() => void run()}>
            {words.submit}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
