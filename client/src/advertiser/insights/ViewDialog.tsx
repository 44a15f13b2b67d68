import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { InsightViewMail } from "../../gql/graphql";
import { FormDialog } from "../../ui/FormDialog";
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
  const [create] = useMutation(CreateDocument);
  const [update] = useMutation(UpdateDocument);
  const [name, setName] = useState(saved?.name ?? "");
  const [mailed, setMailed] = useState<InsightViewMail | null>(saved?.mailed ?? null);
  const act = useAct(t("insights.views.form.failed"), (field) => `view-${field}`);
  const save = async () => {
    const input = { ...view, name, mailed };
    const id = saved
      ? (await update({ variables: { id: saved.id, input } })).data?.updateInsightView.id
      : (await create({ variables: { input } })).data?.createInsightView.id;
    if (id) await onSaved(id);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(saved ? "insights.views.change" : "insights.views.save")}
      form={act}
      onSubmit={() => void act.run(save)}
      submit={t("insights.views.form.submit")}
      pendingLabel={t("insights.views.form.pending")}
    >
      <p>{t("insights.views.form.about")}</p>
      <TextField
        id="view-name"
        label={t("insights.views.form.name")}
        error={act.errorOn("view-name")}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <SelectField
        id="view-mailed"
        label={t("insights.views.form.mailed")}
        hint={t("insights.views.form.mailedHint")}
        error={act.errorOn("view-mailed")}
        data={(["NONE", "WEEKLY", "MONTHLY"] as const).map((value) => ({
          value,
          label: t(`insights.views.form.times.${value}`),
        }))}
        value={mailed ?? "NONE"}
        onChange={({ currentTarget: { value } }) => setMailed(value === "NONE" ? null : (value as InsightViewMail))}
      />
    </FormDialog>
  );
}
