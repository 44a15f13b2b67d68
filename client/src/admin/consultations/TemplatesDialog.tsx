import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../core/ConfirmDialog";
import { useDraftForm } from "../../core/useDraftForm";
import { graphql } from "../../gql";
import type { Language } from "../../gql/graphql";
import { LANGUAGES } from "../../lib/language";
import { Dialog } from "../../ui/Dialog";
import { DialogForm } from "../../ui/DialogForm";
import { TextAreaField, TextField } from "../../ui/TextField";
import { TemplateFacts } from "./TemplateFacts";
import styles from "./Templates.module.css";
import { type AnswerTemplate, fieldsOf, inputOf, languageName, languagesOf } from "./templates";
import { useQueueTools } from "./tools";

const DeleteDocument = graphql(`
  mutation TemplatesDialog_delete($id: ID!, $version: Int!) {
    deleteAnswerTemplate(id: $id, version: $version)
  }
`);

type Opened = { kind: "list" | "add" } | { kind: "edit" | "delete"; template: AnswerTemplate };

export interface TemplatesDialogProps {
  /** The language in which an answer is written now. */
  language: Language;
  onClose: () => void;
}

/** The texts that staff wrote for answers: everybody who answers adds, changes and deletes them. Those of the product stay as they are. */
export function TemplatesDialog({ language, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation("admin");
  const ours = useQueueTools()?.answerTemplates.filter(({ isFromStaff }) => isFromStaff) ?? [];
  const [opened, setOpened] = useState<Opened>({ kind: "list" });
  const [said, setSaid] = useState("");
  const [remove] = useMutation(DeleteDocument, {
    refetchQueries: ["PharmacistQueueTools"],
    awaitRefetchQueries: true,
  });
  const back = (sentence = "") => {
    setSaid(sentence);
    setOpened({ kind: "list" });
  };

  if (opened.kind === "delete") {
    const { id, version, title } = opened.template;
    return (
      <ConfirmDialog
        title={t("queue.templates.deleteTitle", { title })}
        submit={t("queue.templates.delete")}
        pendingLabel={t("queue.templates.deleting")}
        failed={t("queue.templates.deleteFailed")}
        color="red"
        onConfirm={async () => {
          await remove({ variables: { id, version } });
          back(t("queue.templates.deleted", { title }));
        }}
        onClose={() => back()}
      >
        <p>{t("queue.templates.deleteText")}</p>
      </ConfirmDialog>
    );
  }
  if (opened.kind !== "list") {
    const template = opened.kind === "edit" ? opened.template : undefined;
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t(template ? "queue.templates.editTitle" : "queue.templates.addTitle", { title: template?.title })}
      >
        <TemplateForm template={template} language={language} onDone={back} onCancel={() => back()} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={t("queue.templates.manageTitle")}>
      <div className={styles.dialog}>
        <p className={styles.about}>{t("queue.templates.about")}</p>
        <p role="status" className={styles.said}>
          {said}
        </p>
        {ours.length === 0 && <p className={styles.empty}>{t("queue.templates.none")}</p>}
        <ul className={styles.list}>
          {ours.map((template) => (
            <li key={template.id}>
              <div>
                <h3>{template.title}</h3>
                <p className={styles.facts}>{languagesOf(template)}</p>
                <TemplateFacts template={template} />
              </div>
              <div className={styles.acts}>
                {(["edit", "delete"] as const).map((kind) => (
                  <Button key={kind} size="xs" variant="default" onClick={() => setOpened({ kind, template })}>
                    {t(`queue.templates.${kind}`)}
                    <span className="hidden-text"> {template.title}</span>
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <Button
          className={styles.add}
          leftSection={<IconPlus size={17} stroke={1.9} aria-hidden />}
          onClick={() => setOpened({ kind: "add" })}
        >
          {t("queue.templates.add")}
        </Button>
      </div>
    </Dialog>
  );
}

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

interface TemplateFormProps {
  /** The text that is changed; missing for a new one. */
  template?: AnswerTemplate;
  /** The language whose field is blamed when there is no text at all. */
  language: Language;
  /** With what was done. */
  onDone: (sentence: string) => void;
  onCancel: () => void;
}

/** A text for answers: what it is for, its words in each language in which it exists, and the page behind a medical statement. */
function TemplateForm({ template, language, onDone, onCancel }: TemplateFormProps) {
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
