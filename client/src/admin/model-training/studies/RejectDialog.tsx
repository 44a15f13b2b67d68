import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formProblems } from "../../../core/problems";
import { Dialog } from "../../../ui/Dialog";
import formStyles from "../../../ui/DialogForm.module.css";
import { ErrorSummary, type Problem } from "../../../ui/ErrorSummary";
import { SubmitButton } from "../../../ui/SubmitButton";
import { TextAreaField } from "../../../ui/TextField";
import type { Study } from "./studies";

const FIELD = "study-reason";

export interface RejectDialogProps {
  study: Study;
  reject: (study: Study, reason: string) => Promise<unknown>;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Asks why a study is rejected. */
export function RejectDialog({ study, reject, onClose }: RejectDialogProps) {
  const { t } = useTranslation("studies");
  const [reason, setReason] = useState("");
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (reason.trim() === "") return setProblems([{ message: t("rejecting.missing"), fieldId: FIELD }]);
    setPending(true);
    try {
      await reject(study, reason);
      onClose(`${t("done.reject")}: ${study.title}`);
    } catch (error) {
      setProblems(formProblems(error, (field) => (field === "reason" ? FIELD : undefined), t("actFailed")));
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={() => onClose()}
      title={t("rejecting.title")}
      meta={study.title}
      closeLabel={t("tagging.close")}
    >
      <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary problems={problems} />
        <TextAreaField
          id={FIELD}
          label={t("rejecting.label")}
          hint={t("rejecting.hint")}
          error={problems.find(({ fieldId }) => fieldId === FIELD)?.message}
          minRows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={formStyles.foot}>
          <SubmitButton pending={isPending} pendingLabel={t("rejecting.pending")}>
            {t("rejecting.save")}
          </SubmitButton>
          <Button variant="default" onClick={() => onClose()}>
            {t("tagging.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
