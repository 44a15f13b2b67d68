import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../../core/useAct";
import { FormDialog } from "../../../ui/FormDialog";
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
  const act = useAct(t("actFailed"), (field) => (field === "reason" ? FIELD : undefined));
  const submit = () => {
    if (reason.trim() === "") return act.refuse([{ message: t("rejecting.missing"), fieldId: FIELD }]);
    void act.run(async () => {
      await reject(study, reason);
      onClose(`${t("done.reject")}: ${study.title}`);
    });
  };
  return (
    <FormDialog
      onClose={() => onClose()}
      title={t("rejecting.title")}
      meta={study.title}
      form={act}
      onSubmit={submit}
      submit={t("rejecting.save")}
      pendingLabel={t("rejecting.pending")}
    >
      <TextAreaField
        id={FIELD}
        label={t("rejecting.label")}
        hint={t("rejecting.hint")}
        error={act.errorOn(FIELD)}
        minRows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
