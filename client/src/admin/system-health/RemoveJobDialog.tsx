import { useMutation } from "@apollo/client/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formProblems } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import { useFormDraft } from "../../lib/useFormDraft";
import { Dialog } from "../../ui/Dialog";
import { DialogFoot } from "../../ui/DialogFoot";
import formStyles from "../../ui/DialogForm.module.css";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { TextAreaField } from "../../ui/TextField";
import type { FailedJob } from "./useJobs";

const RemoveDocument = graphql(`
  mutation RemoveJobDialog_remove($id: ID!, $reason: String!) {
    deleteJob(id: $id, reason: $reason)
  }
`);

const controlOf = (field: string): string => `remove-job-${field}`;

export interface RemoveJobDialogProps {
  job: FailedJob;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Removes a failed job for a reason, and says what that means. */
export function RemoveJobDialog({ job: { id, name }, onClose }: RemoveJobDialogProps) {
  const { t } = useTranslation("admin");
  const viewer = useViewer();
  const draft = useFormDraft(`${viewer?.id ?? ""} remove job ${id}`, { reason: "" });
  const [remove, { loading }] = useMutation(RemoveDocument);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    try {
      await remove({ variables: { id, reason: draft.values.reason } });
      draft.forget();
      onClose(t("systemHealth.jobs.removed", { name, id }));
    } catch (error) {
      setProblems(formProblems(error, controlOf, t("systemHealth.jobs.failedAct")));
    }
  };
  return (
    <Dialog
      isOpen
      onClose={() => onClose()}
      title={t("systemHealth.jobs.dialog.title", { id })}
      meta={name}
      closeLabel={t("systemHealth.jobs.dialog.close")}
    >
      <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary problems={problems} />
        <p>{t("systemHealth.jobs.dialog.text")}</p>
        <TextAreaField
          id={controlOf("reason")}
          label={t("systemHealth.jobs.dialog.reason")}
          hint={t("systemHealth.jobs.dialog.reasonHint")}
          error={problems.find(({ fieldId }) => fieldId === controlOf("reason"))?.message}
          minRows={2}
          maxRows={6}
          maxLength={500}
          autoComplete="off"
          value={draft.values.reason}
          onChange={({ currentTarget }) => draft.change({ reason: currentTarget.value })}
        />
        <DialogFoot
          submit={t("systemHealth.jobs.dialog.submit")}
          pendingLabel={t("systemHealth.jobs.dialog.pending")}
          pending={loading}
          cancel={t("systemHealth.jobs.dialog.cancel")}
          onCancel={() => onClose()}
          discard={t("systemHealth.jobs.dialog.discard")}
          onDiscard={draft.isTouched ? draft.forget : undefined}
        />
      </form>
    </Dialog>
  );
}
