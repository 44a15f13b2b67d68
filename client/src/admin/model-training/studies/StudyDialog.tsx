import { useMutation } from "@apollo/client/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formProblems } from "../../../core/problems";
import { useViewer } from "../../../core/session";
import { graphql } from "../../../gql";
import { useFormDraft } from "../../../lib/useFormDraft";
import { Dialog } from "../../../ui/Dialog";
import { DialogFoot } from "../../../ui/DialogFoot";
import formStyles from "../../../ui/DialogForm.module.css";
import { ErrorSummary, type Problem } from "../../../ui/ErrorSummary";
import { TextAreaField, TextField } from "../../../ui/TextField";
import { inputOf, NEW_STUDY, type Study, type StudyValues, valuesOf } from "./studies";

const AddDocument = graphql(`
  mutation StudyDialog_add($input: StudyInput!) {
    createStudy(input: $input) {
      ...Study_study @unmask
    }
  }
`);

const EditDocument = graphql(`
  mutation StudyDialog_edit($id: ID!, $version: Int!, $input: StudyInput!) {
    updateStudy(id: $id, version: $version, input: $input) {
      ...Study_study @unmask
    }
  }
`);

const controlOf = (field: string): string => `study-${field.split(".")[0]}`;

export interface StudyDialogProps {
  /** What is edited; null for a new study. */
  study: Study | null;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
  onSaved: () => void;
}

/** Add study and Edit study. What is typed is kept in this tab until it is saved or discarded. */
export function StudyDialog({ study, onClose, onSaved }: StudyDialogProps) {
  const { t } = useTranslation("studies");
  const viewer = useViewer();
  const name = `${viewer?.id ?? ""} study ${study ? `${study.id} ${study.version}` : "new"}`;
  const draft = useFormDraft(name, study ? valuesOf(study) : NEW_STUDY);
  const { values, change } = draft;
  const [add] = useMutation(AddDocument);
  const [edit] = useMutation(EditDocument);
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const field = (key: keyof StudyValues) => ({
    id: `study-${key}`,
    error: problems.find(({ fieldId }) => fieldId === `study-${key}`)?.message,
    value: values[key],
    autoComplete: "off",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [key]: currentTarget.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const input = inputOf(values);
    try {
      if (study) await edit({ variables: { id: study.id, version: study.version, input } });
      else await add({ variables: { input } });
      draft.forget();
      onSaved();
      onClose(`${t(study ? "done.edit" : "done.add")}: ${input.title.trim()}`);
    } catch (error) {
      setProblems(formProblems(error, controlOf, t("form.failed")));
      setSaving(false);
    }
  };
  return (
    <Dialog
      isOpen
      isWide
      onClose={() => onClose()}
      title={t(study ? "form.editTitle" : "form.addTitle")}
      closeLabel={t("tagging.close")}
    >
      <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary problems={problems} />
        <TextField {...field("title")} label={t("form.name")} maxLength={500} />
        <TextAreaField
          {...field("authors")}
          label={t("form.authors")}
          hint={t("form.authorsHint")}
          autosize
          minRows={2}
          maxRows={6}
        />
        <TextField {...field("journal")} label={t("form.journal")} maxLength={300} />
        <TextField {...field("publicationDate")} label={t("form.date")} hint={t("form.dateHint")} maxLength={10} />
        <TextField
          {...field("doi")}
          label={t("form.doi")}
          hint={t("form.doiHint")}
          maxLength={300}
          spellCheck={false}
        />
        <TextAreaField
          {...field("abstract")}
          label={t("form.abstract")}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={20_000}
        />
        <DialogFoot
          submit={t(study ? "form.save" : "form.add")}
          pendingLabel={t("form.pending")}
          pending={isSaving}
          cancel={t("tagging.cancel")}
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
