import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../../core/useDraftForm";
import { graphql } from "../../../gql";
import { FormDialog } from "../../../ui/FormDialog";
import { TextAreaField, TextField } from "../../../ui/TextField";
import { inputOf, NEW_STUDY, type Study, valuesOf } from "./studies";

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
  const form = useDraftForm(
    `study ${study ? `${study.id} ${study.version}` : "new"}`,
    study ? valuesOf(study) : NEW_STUDY,
    "study",
    t("form.failed"),
  );
  const [add] = useMutation(AddDocument);
  const [edit] = useMutation(EditDocument);
  const save = async () => {
    const input = inputOf(form.values);
    if (study) await edit({ variables: { id: study.id, version: study.version, input } });
    else await add({ variables: { input } });
    onSaved();
    onClose(`${t(study ? "done.edit" : "done.add")}: ${input.title.trim()}`);
  };
  return (
    <FormDialog
      isWide
      onClose={() => onClose()}
      title={t(study ? "form.editTitle" : "form.addTitle")}
      form={form}
      onSubmit={() => void form.send(save)}
      submit={t(study ? "form.save" : "form.add")}
      pendingLabel={t("form.pending")}
      discard={t("form.discard")}
    >
      <TextField {...form.field("title")} label={t("form.name")} maxLength={500} />
      <TextAreaField
        {...form.field("authors")}
        label={t("form.authors")}
        hint={t("form.authorsHint")}
        autosize
        minRows={2}
        maxRows={6}
      />
      <TextField {...form.field("journal")} label={t("form.journal")} maxLength={300} />
      <TextField {...form.field("publicationDate")} label={t("form.date")} hint={t("form.dateHint")} maxLength={10} />
      <TextField
        {...form.field("doi")}
        label={t("form.doi")}
        hint={t("form.doiHint")}
        maxLength={300}
        spellCheck={false}
      />
      <TextAreaField
        {...form.field("abstract")}
        label={t("form.abstract")}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={20_000}
      />
    </FormDialog>
  );
}
