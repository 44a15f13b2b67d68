import { Dialog, type DialogProps } from "./Dialog";
import { DialogForm, type DialogFormProps } from "./DialogForm";

export type FormDialogProps = Omit<DialogProps, "isOpen"> & Omit<DialogFormProps, "onCancel">;

/** A dialog that is a form and nothing else: leaving the form closes it. */
export function FormDialog({ title, meta, isWide, onClose, ...form }: FormDialogProps) {
  return (
    <Dialog isOpen isWide={isWide} onClose={onClose} title={title} meta={meta}>
      <DialogForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
