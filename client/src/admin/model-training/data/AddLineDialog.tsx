import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../../core/useDraftForm";
import type { TrainingLineInput } from "../../../gql/graphql";
import { FormDialog } from "../../../ui/FormDialog";
import { SelectField, TextAreaField, TextField } from "../../../ui/TextField";
import styles from "./DataRoom.module.css";
import { inWords, LABELS, LANGUAGES, type LineValues, NEW_LINE } from "./lines";

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
  const form = useDraftForm<LineValues>("training line", NEW_LINE, "line", t("form.failed"));
  const { field, values } = form;
  const save = () => {
    const { label } = values;
    if (label === "") return form.refuse([{ message: t("form.missing"), fieldId: "line-label" }]);
    void form.send(async () => {
      await add({ ...values, label });
      onClose(t("done.add"));
    });
  };
  const optionsOf = <T extends string>(list: readonly T[], nameOf: (value: T) => string) =>
    list.map((value) => ({ value, label: nameOf(value) }));
  return (
    <FormDialog
      isWide
      onClose={() => onClose()}
      title={t("form.title")}
      form={form}
      onSubmit={save}
      submit={t("form.save")}
      pendingLabel={t("form.pending")}
      discard={t("form.discard")}
    >
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
    </FormDialog>
  );
}
