import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../../core/useAct";
import type { TrainingLineRemovalReason } from "../../../gql/graphql";
import { FormDialog } from "../../../ui/FormDialog";
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
  const [reason, setReason] = useState<TrainingLineRemovalReason | null>(null);
  const act = useAct(t("actFailed"));
  const submit = () => {
    if (!reason) return act.refuse([{ message: t("removing.missing"), fieldId: FIELD }]);
    void act.run(async () => {
      await remove(line, reason);
      onClose(t("done.remove"));
    });
  };
  return (
    <FormDialog
      onClose={() => onClose()}
      title={t("removing.title")}
      meta={line.text}
      form={act}
      onSubmit={submit}
      submit={t("removing.save")}
      pendingLabel={t("removing.pending")}
    >
      <p>{t("removing.lead")}</p>
      <SelectField
        id={FIELD}
        label={t("removing.label")}
        hint={reason === "NAMES_SOMEBODY" ? t("removing.deleted") : undefined}
        error={act.errorOn(FIELD)}
        data={[
          { value: "", label: t("form.choose") },
          ...REASONS.map((value) => ({ value, label: t(`reason.${value}`) })),
        ]}
        value={reason ?? ""}
        onChange={({ currentTarget }) => setReason(REASONS.find((one) => one === currentTarget.value) ?? null)}
      />
    </FormDialog>
  );
}
