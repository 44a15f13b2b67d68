import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../core/useDraftForm";
import { graphql } from "../../gql";
import type { Language } from "../../gql/graphql";
import { LANGUAGES } from "../../lib/language";
import { DialogForm } from "../../ui/DialogForm";
import { TextAreaField, TextField } from "../../ui/TextField";
import { type AnswerTemplate, fieldsOf, inputOf, languageName } from "./templates";

const CreateDocument = graphql(`
  mutation TemplateForm_create($input: AnswerTemplateInput!) {
    createAnswerTemplate(input: $input) {
      ...AnswerTemplate_template @unmask
    }
  }
`);

const UpdateDocument = graphql(`
  mutation TemplateForm_update($id: ID!, $version: Int!, $input: AnswerTemplateInput!) {
    updateAnswerTemplate(id: $id, version: $version, input: $input) {
      ...AnswerTemplate_template @unmask
    }
  }
`);

export interface TemplateFormProps {
  /** The text that is changed; missing for a new one. */
  template?: AnswerTemplate;
  /** The language whose field is blamed when there is no text at all. */
  language: Language;
  /** With what was done. */
  onDone: (sentence: string) => void;
  onCancel: () => void;
}

/** A text for answers: what it is for, its words in each language in which it exists, and the page behind a medical statement. */
export function TemplateForm({ template, language, onDone, onCancel }: TemplateFormProps) {
  const { t } = useTranslation("admin");
  const name = template ? `answer template ${template.id} ${template.version}` : "answer template";
  const form = useDraftForm(name, fieldsOf(template), "template", t("queue.templates.failed"), (field) =>
    field === "texts" ? language : field,
  );
  const afterwards = { refetchQueries: ["PharmacistQueueTools"], awaitRefetchQueries: true };
  const [create] = useMutation(CreateDocument, afterwards);
  const [update] = useMutation(UpdateDocument, afterwards);
  const submit = async () => {
    const input = inputOf(form.values);
    await (template
      ? update({ variables: { id: template.id, version: template.version, input } })
      : create({ variables: { input } }));
    onDone(t("queue.templates.kept", { title: form.values.title.trim() }));
  };
  return (
    <DialogForm
      form={form}
      onSubmit={() => void form.send(submit)}
      submit={t("queue.templates.keep")}
      pendingLabel={t("queue.templates.keeping")}
      onCancel={onCancel}
      cancel={t("queue.templates.back")}
      discard={t("queue.templates.discard")}
    >
      <TextField
        {...form.field("title")}
        label={t("queue.templates.title")}
        hint={t("queue.templates.titleHint")}
        maxLength={80}
      />
      {LANGUAGES.map((one, at) => (
        <TextAreaField
          key={one}
          {...form.field(one)}
          label={t("queue.templates.text", { language: languageName(one) })}
          hint={at === 0 ? t("queue.templates.textHint") : undefined}
          lang={one}
          minRows={2}
          maxRows={8}
          autosize
          maxLength={2_000}
        />
      ))}
      <TextField
        {...form.field("sourceTitle")}
        label={t("queue.templates.sourceTitle")}
        hint={t("queue.templates.sourceHint")}
        maxLength={200}
      />
      <TextField {...form.field("sourceUrl")} label={t("queue.templates.sourceUrl")} type="url" maxLength={500} />
    </DialogForm>
  );
}
