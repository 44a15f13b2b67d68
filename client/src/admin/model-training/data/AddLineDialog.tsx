import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formProblems } from "../../../core/problems";
import { useViewer } from "../../../core/session";
import type { TrainingLineInput } from "../../../gql/graphql";
import { useFormDraft } from "../../../lib/useFormDraft";
import { Dialog } from "../../../ui/Dialog";
import { DialogFoot } from "../../../ui/DialogFoot";
import formStyles from "../../../ui/DialogForm.module.css";
import { ErrorSummary, type Problem } from "../../../ui/ErrorSummary";
import { SelectField, TextAreaField, TextField } from "../../../ui/TextField";
import styles from "./DataRoom.module.css";
import { inWords, LABELS, LANGUAGES, type LineValues, NEW_LINE } from "./lines";

const controlOf = (field: string): string => `line-${field.split(".")[0]}`;

export interface AddLineDialogProps {
  /** Styles that lines can have. */
  known: readonly string[];
  add: (input: TrainingLineInput) => Promise<unknown>;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Add line, with the first label. What is typed is kept in this tab until it is added or discarded. */
export function AddLineDialog({ known, add, onClose }: AddLineDialogProps) {
  const { t } = useTranslation("training-data");
  const viewer = useViewer();
  const draft = useFormDraft<LineValues>(`${viewer?.id ?? ""} training line`, NEW_LINE);
  const { values, change } = draft;
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const field = (key: keyof LineValues) => ({
    id: `line-${key}`,
    error: problems.find(({ fieldId }) => fieldId === `line-${key}`)?.message,
    value: values[key],
    autoComplete: "off",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [key]: currentTarget.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const { label } = values;
    if (label === "") return setProblems([{ message: t("form.missing"), fieldId: "line-label" }]);
    setSaving(true);
    try {
      await add({ ...values, label });
      draft.forget();
      onClose(t("done.add"));
    } catch (error) {
      setProblems(formProblems(error, controlOf, t("form.failed")));
      setSaving(false);
    }
  };
  const optionsOf = <T extends string>(list: readonly T[], nameOf: (value: T) => string) =>
    list.map((value) => ({ value, label: nameOf(value) }));
  return (
    <Dialog isOpen isWide onClose={() => onClose()} title={t("form.title")} closeLabel={t("form.close")}>
      <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary problems={problems} />
        <p>{t("form.lead")}</p>
        <TextAreaField
          {...field("text")}
          label={t("form.text")}
          hint={t("form.textHint")}
          lang={values.language}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={500}
        />
        <div className={styles.pair}>
          <SelectField
            {...field("language")}
            label={t("name.language")}
            data={optionsOf(LANGUAGES, (value) => t(`language.${value}`))}
          />
          <SelectField {...field("style")} label={t("name.style")} data={optionsOf(known, inWords)} />
        </div>
        <TextField {...field("concept")} label={t("form.concept")} hint={t("form.conceptHint")} maxLength={60} />
        <SelectField
          {...field("label")}
          label={t("name.label")}
          hint={t("form.labelHint")}
          data={[{ value: "", label: t("form.choose") }, ...optionsOf(LABELS, (value) => t(`label.${value}`))]}
        />
        <DialogFoot
          submit={t("form.save")}
          pendingLabel={t("form.pending")}
          pending={isSaving}
          cancel={t("form.cancel")}
          onCancel={() => onClose()}
          discard={t("form.discard")}
          onDiscard={
            draft.isTouched
              ? () => {
                  draft.forget();
                  setProblems([]);
                }
              : undefined
          }
        />
      </form>
    </Dialog>
  );
}
