import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formProblems } from "../../core/problems";
import { graphql } from "../../gql";
import type { InsightViewMail } from "../../gql/graphql";
import { Dialog } from "../../ui/Dialog";
import formStyles from "../../ui/DialogForm.module.css";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextField } from "../../ui/TextField";
import type { SavedView, View } from "./view";

const CreateDocument = graphql(`
  mutation ViewDialog_create($input: InsightViewInput!) {
    createInsightView(input: $input) {
      ...InsightView_view @unmask
    }
  }
`);
const UpdateDocument = graphql(`
  mutation ViewDialog_update($id: ID!, $input: InsightViewInput!) {
    updateInsightView(id: $id, input: $input) {
      ...InsightView_view @unmask
    }
  }
`);

export interface ViewDialogProps {
  /** What is seen now. */
  view: View;
  /** The one that is changed; missing for a new one. */
  saved?: SavedView;
  onSaved: (id: string) => Promise<void>;
  onClose: () => void;
}

/** Saves what is seen under a name, and says how often it is mailed. */
export function ViewDialog({ view, saved, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation("advertiser");
  const [create, creating] = useMutation(CreateDocument);
  const [update, updating] = useMutation(UpdateDocument);
  const [name, setName] = useState(saved?.name ?? "");
  const [mailed, setMailed] = useState<InsightViewMail | null>(saved?.mailed ?? null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const pending = creating.loading || updating.loading;
  const errorOn = (field: string) => problems.find(({ fieldId }) => fieldId === `view-${field}`)?.message;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const input = { ...view, name, mailed };
    try {
      const id = saved
        ? (await update({ variables: { id: saved.id, input } })).data?.updateInsightView.id
        : (await create({ variables: { input } })).data?.createInsightView.id;
      if (id) await onSaved(id);
    } catch (error) {
      setProblems(formProblems(error, (field) => `view-${field}`, t("insights.views.form.failed")));
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(saved ? "insights.views.change" : "insights.views.save")}
      closeLabel={t("insights.views.form.close")}
    >
      <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary problems={problems} />
        <p>{t("insights.views.form.about")}</p>
        <TextField
          id="view-name"
          label={t("insights.views.form.name")}
          error={errorOn("name")}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <SelectField
          id="view-mailed"
          label={t("insights.views.form.mailed")}
          hint={t("insights.views.form.mailedHint")}
          error={errorOn("mailed")}
          data={(["NONE", "WEEKLY", "MONTHLY"] as const).map((value) => ({
            value,
            label: t(`insights.views.form.times.${value}`),
          }))}
          value={mailed ?? "NONE"}
          onChange={({ currentTarget: { value } }) => setMailed(value === "NONE" ? null : (value as InsightViewMail))}
        />
        <div className={formStyles.foot}>
          <SubmitButton pending={pending} pendingLabel={t("insights.views.form.pending")}>
            {t("insights.views.form.submit")}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {t("insights.views.form.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
