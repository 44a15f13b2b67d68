import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../../core/problems";
import type { TrainingLineRemovalReason } from "../../../gql/graphql";
import { Dialog } from "../../../ui/Dialog";
import formStyles from "../../../ui/DialogForm.module.css";
import { ErrorSummary, type Problem } from "../../../ui/ErrorSummary";
import { SubmitButton } from "../../../ui/SubmitButton";
import { SelectField } from "../../../ui/TextField";
import { type AddedLine, REASONS } from "./lines";

const FIELD = "line-reason";

export interface RemoveLineDialogProps {
  line: AddedLine;
  remove: (line: AddedLine, reason: TrainingLineRemovalReason) => Promise<unknown>;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Asks why a line is removed, and says what becomes of it. */
export function RemoveLineDialog({ line, remove, onClose }: RemoveLineDialogProps) {
  const { t } = useTranslation("training-data");
  const { t: common } = useTranslation("common");
  const [reason, setReason] = useState<TrainingLineRemovalReason | null>(null);
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!reason) return setProblems([{ message: t("removing.missing"), fieldId: FIELD }]);
    setPending(true);
    try {
      await remove(line, reason);
      onClose(t("done.remove"));
    } catch (failure) {
      setProblems([{ message: firstSentence(common, failure) ?? t("actFailed") }]);
      setPending(false);
    }
  };
  return (
    <Dialog isOpen onClose={() => onClose()} title={t("removing.title")} meta={line.text} closeLabel={t("form.close")}>
      <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary problems={problems} />
        <p>{t("removing.lead")}</p>
        <SelectField
          id={FIELD}
          label={t("removing.label")}
          hint={reason === "NAMES_SOMEBODY" ? t("removing.deleted") : undefined}
          error={problems.find(({ fieldId }) => fieldId === FIELD)?.message}
          data={[
            { value: "", label: t("form.choose") },
            ...REASONS.map((value) => ({ value, label: t(`reason.${value}`) })),
          ]}
          value={reason ?? ""}
          onChange={({ currentTarget }) => setReason(REASONS.find((one) => one === currentTarget.value) ?? null)}
        />
        <div className={formStyles.foot}>
          <SubmitButton pending={isPending} pendingLabel={t("removing.pending")}>
            {t("removing.save")}
          </SubmitButton>
          <Button variant="default" onClick={() => onClose()}>
            {t("form.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
