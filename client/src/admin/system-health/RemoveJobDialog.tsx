import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../core/useDraftForm";
import { graphql } from "../../gql";
import { Dialog } from "../../ui/Dialog";
import { DialogForm } from "../../ui/DialogForm";
import { TextAreaField } from "../../ui/TextField";
import type { FailedJob } from "./useJobs";

const RemoveDocument = graphql(`
  mutation RemoveJobDialog_remove($id: ID!, $reason: String!) {
    deleteJob(id: $id, reason: $reason)
  }
`);

export interface RemoveJobDialogProps {
  job: FailedJob;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Removes a failed job for a reason, and says what that means. */
export function RemoveJobDialog({ job: { id, name }, onClose }: RemoveJobDialogProps) {
  const { t } = useTranslation("admin");
  const form = useDraftForm(`remove job ${id}`, { reason: "" }, "remove-job", t("systemHealth.jobs.failedAct"));
  const [remove] = useMutation(RemoveDocument);
  const submit = async () => {
    await remove({ variables: { id, reason: form.values.reason } });
    onClose(t("systemHealth.jobs.removed", { name, id }));
  };
  return (
    <Dialog isOpen onClose={() => onClose()} title={t("systemHealth.jobs.dialog.title", { id })} meta={name}>
      <DialogForm
        form={form}
        onSubmit={() => void form.send(submit)}
        submit={t("systemHealth.jobs.dialog.submit")}
        pendingLabel={t("systemHealth.jobs.dialog.pending")}
        cancel={t("systemHealth.jobs.dialog.cancel")}
        discard={t("systemHealth.jobs.dialog.discard")}
        onCancel={() => onClose()}
      >
        <p>{t("systemHealth.jobs.dialog.text")}</p>
        <TextAreaField
          {...form.field("reason")}
          label={t("systemHealth.jobs.dialog.reason")}
          hint={t("systemHealth.jobs.dialog.reasonHint")}
          minRows={2}
          maxRows={6}
          maxLength={500}
        />
      </DialogForm>
    </Dialog>
  );
}
