import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../core/useDraftForm";
import { FormDialog } from "../../ui/FormDialog";
import { TextAreaField } from "../../ui/TextField";

export interface ReasonDialogProps {
  /** What is done; the button says the same. */
  title: string;
  meta: string;
  /** Names the field and, with `about`, the draft. */
  name: string;
  /** The id of what it is done to. */
  about: string;
  hint: string;
  act: (reason: string) => Promise<unknown>;
  /** True when it was done. */
  onClose: (isDone: boolean) => void;
  /** What follows from it, in paragraphs. */
  children: ReactNode;
}

/** Asks why before something that costs is done. What is typed is kept in this tab until it is sent. */
export function ReasonDialog({ title, meta, name, about, hint, act, onClose, children }: ReasonDialogProps) {
  const { t } = useTranslation("users");
  const form = useDraftForm(`${name} ${about}`, { reason: "" }, name, t("ask.failed"));
  const submit = async () => {
    await act(form.values.reason);
    onClose(true);
  };
  return (
    <FormDialog
      onClose={() => onClose(false)}
      title={title}
      meta={meta}
      form={form}
      onSubmit={() => void form.send(submit)}
      submit={title}
      color="red"
      pendingLabel={t("ask.sending")}
    >
      {children}
      <TextAreaField
        {...form.field("reason")}
        label={t("ask.reason")}
        hint={hint}
        autosize
        minRows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
