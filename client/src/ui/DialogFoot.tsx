import { Button } from "@mantine/core";
import formStyles from "./DialogForm.module.css";
import { SubmitButton } from "./SubmitButton";

export interface DialogFootProps {
  /** What the form does. */
  submit: string;
  /** The same while it is being done. */
  pendingLabel: string;
  pending: boolean;
  cancel: string;
  onCancel: () => void;
  discard: string;
  /** Missing when nothing was typed. */
  onDiscard?: () => void;
}

/** The buttons below the form of a dialog that keeps what was typed: do it, leave it, or begin anew. */
export function DialogFoot({ submit, pendingLabel, pending, cancel, onCancel, discard, onDiscard }: DialogFootProps) {
  return (
    <div className={formStyles.foot}>
      <SubmitButton pending={pending} pendingLabel={pendingLabel}>
        {submit}
      </SubmitButton>
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
      {onDiscard && (
        <Button variant="subtle" onClick={onDiscard}>
          {discard}
        </Button>
      )}
    </div>
  );
}
