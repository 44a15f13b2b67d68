import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { isoDay } from "../../../lib/time";
import { ErrorSummary } from "../../../ui/ErrorSummary";
import { SubmitButton } from "../../../ui/SubmitButton";
import { TextField } from "../../../ui/TextField";
import { useProfileWords } from "../useProfileWords";
import styles from "./Medicines.module.css";
import type { MedicineAct } from "./useMedicineAct";

export interface StopFormProps {
  id: string;
  name: string;
  act: MedicineAct;
  onStop: (on: string) => Promise<void>;
  onCancel: () => void;
}

/** Since when a medicine is no longer taken: today, unless another day is chosen. */
export function StopForm({ id, name, act, onStop, onCancel }: StopFormProps) {
  const { t } = useProfileWords();
  const [on, setOn] = useState(() => isoDay(new Date()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onStop(on);
  };
  return (
    <form noValidate aria-label={t("medicine.stopTitle", { name })} onSubmit={submit} className={styles.stop}>
      <ErrorSummary problems={act.problems} />
      <TextField
        id={id}
        type="date"
        label={t("medicine.stopLabel", { name })}
        hint={t("medicine.stopHint")}
        autoFocus
        max={isoDay(new Date())}
        value={on}
        onChange={(event) => setOn(event.currentTarget.value)}
        error={act.errorOn(id)}
      />
      <div className={styles.actions}>
        <SubmitButton pending={act.pending} pendingLabel={t("action.saving")}>
          {t("medicine.stopSave")}
        </SubmitButton>
        <Button variant="default" onClick={onCancel}>
          {t("action.cancel")}
        </Button>
      </div>
    </form>
  );
}
