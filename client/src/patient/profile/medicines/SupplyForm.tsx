import { Button, Checkbox } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { Frequency, MedicationSupplyInput, MedicineRow_MedicationFragment } from "../../../gql/graphql";
import { ErrorSummary } from "../../../ui/ErrorSummary";
import { SubmitButton } from "../../../ui/SubmitButton";
import { TextField } from "../../../ui/TextField";
import { useProfileWords } from "../useProfileWords";
import styles from "./Medicines.module.css";
import type { MedicineAct } from "./useMedicineAct";

export interface SupplyFormProps {
  idOf: (field: string) => string;
  name: string;
  frequency: Frequency;
  supply: MedicineRow_MedicationFragment["supply"];
  act: MedicineAct;
  /** Null forgets what was told. */
  onSave: (supply: MedicationSupplyInput | null) => Promise<void>;
  onCancel: () => void;
}

const A_DAY: Readonly<Record<Frequency, string>> = { ONCE: "1", TWICE: "2", THREE_TIMES: "3", AS_NEEDED: "" };

/** "1,5" is what a French or German keyboard gives. */
const numberIn = (text: string): number | null => (text.trim() === "" ? null : Number(text.replace(",", ".")));

/** How long a medicine lasts: how many are left and how many are taken in a day, or the last day. */
export function SupplyForm({ idOf, name, frequency, supply, act, onSave, onCancel }: SupplyFormProps) {
  const { t } = useProfileWords();
  const [left, setLeft] = useState("");
  const [aDay, setADay] = useState(supply?.aDay ? String(supply.aDay) : A_DAY[frequency]);
  const [endsOn, setEndsOn] = useState(supply && supply.left === null ? supply.endsOn : "");
  const [remind, setRemind] = useState(supply?.remind ?? true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isCounted = left.trim() !== "";
    const counted = { left: numberIn(left), aDay: numberIn(aDay), endsOn: null };
    const problems = (["left", "aDay"] as const)
      .filter((field) => isCounted && !((counted[field] ?? 0) > 0))
      .map((field) => ({ message: t(`problem.medicine.${field}`), fieldId: idOf(field) }));
    act.refuse(problems);
    if (problems.length === 0) void onSave({ ...(isCounted ? counted : { endsOn: endsOn || null }), remind });
  };
  return (
    <form noValidate aria-label={t("medicine.order.formTitle", { name })} onSubmit={submit} className={styles.stop}>
      <ErrorSummary problems={act.problems} />
      <div className={styles.row}>
        <TextField
          id={idOf("left")}
          label={t("medicine.order.left")}
          hint={t("medicine.order.leftHint")}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          value={left}
          onChange={(event) => setLeft(event.currentTarget.value)}
          error={act.errorOn(idOf("left"))}
        />
        <TextField
          id={idOf("aDay")}
          label={t("medicine.order.aDay")}
          hint={t("medicine.order.aDayHint")}
          inputMode="decimal"
          autoComplete="off"
          value={aDay}
          onChange={(event) => setADay(event.currentTarget.value)}
          error={act.errorOn(idOf("aDay"))}
        />
      </div>
      <TextField
        id={idOf("endsOn")}
        type="date"
        label={t("medicine.order.endsOn")}
        hint={t("medicine.order.endsOnHint")}
        value={endsOn}
        onChange={(event) => setEndsOn(event.currentTarget.value)}
        error={act.errorOn(idOf("endsOn"))}
      />
      <Checkbox
        checked={remind}
        label={t("medicine.order.remind")}
        description={t("medicine.order.remindHint")}
        onChange={(event) => setRemind(event.currentTarget.checked)}
      />
      <div className={styles.actions}>
        <SubmitButton pending={act.pending} pendingLabel={t("action.saving")}>
          {t("medicine.order.save")}
        </SubmitButton>
        {supply && (
          <Button variant="default" onClick={() => void onSave(null)}>
            {t("medicine.order.forget")}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {t("action.cancel")}
        </Button>
      </div>
    </form>
  );
}
