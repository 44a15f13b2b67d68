import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef } from "react";
import { graphql } from "../../../gql";
import { useDownload } from "../../../lib/useDownload";
import { useLater } from "../../../lib/useLater";
import { ErrorSummary } from "../../../ui/ErrorSummary";
import { SubmitButton } from "../../../ui/SubmitButton";
import { SuggestField } from "../../../ui/SuggestField";
import { SelectField, TextField } from "../../../ui/TextField";
import { useProfileWords } from "../useProfileWords";
import styles from "./Medicines.module.css";
import { FREQUENCIES, type MedicineValues, type Whom } from "./medicine";
import type { MedicineAct } from "./useMedicineAct";

const SuggestionsDocument = graphql(`
  query MedicineForm_suggestions($text: String!) {
    medicineSuggestions(text: $text, first: 8) {
      name
      ingredients
    }
  }
`);

export interface MedicineFormProps {
  /** Makes the ids of the fields unique on the page. */
  idOf: (field: string) => string;
  title: string;
  /** The medicine that is being edited. */
  medicationId?: string;
  /** For whom it is, where that is somebody whom the patient looks after. */
  forWhom?: Whom;
  values: MedicineValues;
  onChange: (values: MedicineValues) => void;
  act: MedicineAct;
  onSubmit: () => void;
  onCancel: () => void;
}

const SUGGEST_AFTER_MS = 200;

/** The names that begin like the text; the last ones stay while the next are on their way. */
function useSuggestions(text: string) {
  const asked = useLater(text.trim(), SUGGEST_AFTER_MS);
  const { data, previousData } = useQuery(SuggestionsDocument, {
    variables: { text: asked },
    skip: asked === "",
    fetchPolicy: "no-cache",
  });
  const found = text.trim() === "" ? [] : ((data ?? previousData)?.medicineSuggestions ?? []);
  return found.map(({ name, ingredients }) => ({ name, detail: ingredients.join(", ") }));
}

/** What is asked about one medicine, with what speaks against it while its name is typed. */
export function MedicineForm(props: MedicineFormProps) {
  const { idOf, title, medicationId, forWhom, values, onChange, act, onSubmit, onCancel } = props;
  const { t } = useProfileWords();
  const suggestions = useSuggestions(values.name);
  const warnings = useDownload(() => import("./Warnings"));
  const form = useRef<HTMLFormElement>(null);
  useEffect(warnings.load, []);
  useEffect(() => {
    // To the top, so that the suggestions below the first field have room on a phone.
    form.current?.scrollIntoView({ block: "start" });
    form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values.name.trim() === "") {
      act.refuse([{ message: t("problem.medicine.name"), fieldId: idOf("name") }]);
      return;
    }
    onSubmit();
  };
  return (
    <form ref={form} noValidate aria-label={title} onSubmit={submit} className={styles.form}>
      <h3>{title}</h3>
      <ErrorSummary problems={act.problems} />
      <SuggestField
        id={idOf("name")}
        label={t("medicine.name")}
        hint={t("medicine.nameHint")}
        maxLength={200}
        value={values.name}
        onChange={(name) => onChange({ ...values, name })}
        suggestions={suggestions}
        listLabel={t("medicine.suggestions")}
        announce={(count) => t("medicine.suggested", { count })}
        error={act.errorOn(idOf("name"))}
      />
      {warnings.part && <warnings.part.Warnings name={values.name} medicationId={medicationId} forWhom={forWhom} />}
      {warnings.hasFailed && <p className={styles.summary}>{t("medicine.notChecked")}</p>}
      <div className={styles.row}>
        <TextField
          id={idOf("dosage")}
          label={t("medicine.dosage")}
          hint={t("medicine.dosageHint")}
          autoComplete="off"
          maxLength={200}
          value={values.dosage}
          onChange={(event) => onChange({ ...values, dosage: event.currentTarget.value })}
          error={act.errorOn(idOf("dosage"))}
        />
        <SelectField
          id={idOf("frequency")}
          label={t("medicine.frequency")}
          hint={t("medicine.frequencyHint")}
          data={FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }))}
          value={values.frequency}
          onChange={({ currentTarget }) => {
            const frequency = FREQUENCIES.find((one) => one === currentTarget.value);
            if (frequency) onChange({ ...values, frequency });
          }}
        />
      </div>
      <TextField
        id={idOf("startDate")}
        type="date"
        label={t("medicine.startDate")}
        hint={t("medicine.startDateHint")}
        value={values.startDate}
        onChange={(event) => onChange({ ...values, startDate: event.currentTarget.value })}
        error={act.errorOn(idOf("startDate"))}
      />
      <div className={styles.actions}>
        <SubmitButton pending={act.pending} pendingLabel={t("action.saving")}>
          {t("medicine.save")}
        </SubmitButton>
        <Button variant="default" onClick={onCancel}>
          {t("action.cancel")}
        </Button>
      </div>
    </form>
  );
}
