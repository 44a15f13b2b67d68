import { useMutation } from "@apollo/client/react";
import { Checkbox } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formProblems } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import { useFormDraft } from "../../lib/useFormDraft";
import { Dialog } from "../../ui/Dialog";
import { DialogFoot } from "../../ui/DialogFoot";
import formStyles from "../../ui/DialogForm.module.css";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { SelectField, TextAreaField, TextField } from "../../ui/TextField";
import {
  inputOf,
  type MaintenanceWindow,
  NEW_WINDOW,
  REACHES,
  REPEATS,
  TYPES,
  valuesOf,
  type WindowValues,
} from "./maintenance";

const ScheduleDocument = graphql(`
  mutation ScheduleDialog_schedule($input: MaintenanceInput!) {
    scheduleMaintenance(input: $input) {
      ...MaintenanceWindow_window @unmask
    }
  }
`);

const EditDocument = graphql(`
  mutation ScheduleDialog_edit($id: ID!, $revision: Int!, $input: MaintenanceInput!, $reach: MaintenanceReach!) {
    updateMaintenance(id: $id, revision: $revision, input: $input, reach: $reach) {
      ...MaintenanceWindow_window @unmask
    }
  }
`);

function doneOf({ startsNow, type }: WindowValues, before: MaintenanceWindow | null) {
  if (before) return "saved";
  if (!startsNow) return "scheduled";
  return type === "BACKUP" ? "backup" : "begun";
}

const controlOf = (field: string): string => `maintenance-${field}`;

export interface ScheduleDialogProps {
  /** What is changed; null for a new window. */
  window: MaintenanceWindow | null;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Schedule Maintenance. What is typed is kept in this tab until it is saved or discarded. */
export function ScheduleDialog({ window, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation("maintenance");
  const viewer = useViewer();
  const name = `${viewer?.id ?? ""} maintenance ${window ? `${window.id} ${window.revision}` : "new"}`;
  const draft = useFormDraft<WindowValues>(name, window ? valuesOf(window) : NEW_WINDOW);
  const { values, change } = draft;
  const [schedule] = useMutation(ScheduleDocument);
  const [edit] = useMutation(EditDocument);
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isRelease = values.type === "RELEASE";
  const comesAgain = window !== null && window.repeats !== "NEVER";
  const field = (key: "scheduledFor" | "lasts" | "description" | "releaseVersion" | "releaseNotes") => ({
    id: controlOf(key),
    error: problems.find(({ fieldId }) => fieldId === controlOf(key))?.message,
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
      if (window) await edit({ variables: { id: window.id, revision: window.revision, input, reach: values.reach } });
      else await schedule({ variables: { input } });
      draft.forget();
      onClose(t(`done.${doneOf(values, window)}`));
    } catch (error) {
      // The API names the time also for a window that begins at once and overlaps.
      const blamed = (key: string) => controlOf(input.startsNow && key === "scheduledFor" ? "startsNow" : key);
      setProblems(formProblems(error, blamed, t("form.failed")));
      setSaving(false);
    }
  };
  return (
    <Dialog isOpen onClose={() => onClose()} title={t(window ? "form.editTitle" : "schedule")} closeLabel={t("close")}>
      <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary problems={problems} />
        {comesAgain && (
          <SelectField
            id={controlOf("reach")}
            label={t("form.reach")}
            hint={t("form.reachHint")}
            data={REACHES.map((value) => ({ value, label: t(`reach.${value}`) }))}
            value={values.reach}
            onChange={({ currentTarget }) =>
              change({ reach: REACHES.find((reach) => reach === currentTarget.value) ?? "THIS_ONE" })
            }
          />
        )}
        <SelectField
          id={controlOf("type")}
          label={t("form.type")}
          data={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={values.type}
          onChange={({ currentTarget }) =>
            change({ type: TYPES.find((type) => type === currentTarget.value) ?? "BACKUP", isAnnounced: null })
          }
        />
        <TextAreaField
          {...field("description")}
          label={t("form.description")}
          minRows={2}
          maxRows={6}
          maxLength={1_000}
        />
        {!window && (
          <Checkbox
            id={controlOf("startsNow")}
            label={t("form.startsNow")}
            styles={{ body: { alignItems: "center" } }}
            checked={values.startsNow}
            onChange={({ currentTarget }) => change({ startsNow: currentTarget.checked })}
          />
        )}
        <TextField
          {...field("scheduledFor")}
          type="datetime-local"
          label={t("form.scheduledFor")}
          hint={t("form.scheduledForHint")}
          disabled={values.startsNow}
        />
        <TextField {...field("lasts")} inputMode="numeric" label={t("form.lasts")} hint={t("form.lastsHint")} />
        {!isRelease && !(comesAgain && values.reach === "THIS_ONE") && (
          <SelectField
            id={controlOf("repeats")}
            label={t("form.repeats")}
            hint={t("form.repeatsHint")}
            data={REPEATS.map((value) => ({ value, label: t(`repeats.${value}`) }))}
            value={values.repeats}
            onChange={({ currentTarget }) =>
              change({ repeats: REPEATS.find((repeats) => repeats === currentTarget.value) ?? "NEVER" })
            }
          />
        )}
        {isRelease && (
          <>
            <TextField
              {...field("releaseVersion")}
              label={t("form.version")}
              hint={t("form.versionHint")}
              maxLength={40}
            />
            <TextAreaField
              {...field("releaseNotes")}
              label={t("form.notes")}
              hint={t("form.notesHint")}
              minRows={3}
              maxRows={10}
              maxLength={4_000}
            />
          </>
        )}
        <Checkbox
          id={controlOf("isAnnounced")}
          label={t("form.isAnnounced")}
          styles={{ body: { alignItems: "center" } }}
          checked={values.isAnnounced ?? isRelease}
          onChange={({ currentTarget }) => change({ isAnnounced: currentTarget.checked })}
        />
        <DialogFoot
          submit={t(window ? "form.save" : "form.add")}
          pendingLabel={t("form.saving")}
          pending={isSaving}
          cancel={t("cancel")}
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
