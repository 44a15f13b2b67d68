import { useMutation } from "@apollo/client/react";
import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../core/useDraftForm";
import { graphql } from "../../gql";
import { FormDialog } from "../../ui/FormDialog";
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

export interface ScheduleDialogProps {
  /** What is changed; null for a new window. */
  window: MaintenanceWindow | null;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Schedule Maintenance. What is typed is kept in this tab until it is saved or discarded. */
export function ScheduleDialog({ window, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation("maintenance");
  const form = useDraftForm<WindowValues>(
    `maintenance ${window ? `${window.id} ${window.revision}` : "new"}`,
    window ? valuesOf(window) : NEW_WINDOW,
    "maintenance",
    t("form.failed"),
    // The API names the time also for a window that begins at once and overlaps.
    (key, { startsNow }) => (startsNow && key === "scheduledFor" ? "startsNow" : key),
  );
  const { field, idOf, values, change } = form;
  const [schedule] = useMutation(ScheduleDocument);
  const [edit] = useMutation(EditDocument);
  const isRelease = values.type === "RELEASE";
  const comesAgain = window !== null && window.repeats !== "NEVER";
  const save = async () => {
    const input = inputOf(values);
    if (window) await edit({ variables: { id: window.id, revision: window.revision, input, reach: values.reach } });
    else await schedule({ variables: { input } });
    onClose(t(`done.${doneOf(values, window)}`));
  };
  return (
    <FormDialog
      onClose={() => onClose()}
      title={t(window ? "form.editTitle" : "schedule")}
      form={form}
      onSubmit={() => void form.send(save)}
      submit={t(window ? "form.save" : "form.add")}
      pendingLabel={t("form.saving")}
      discard={t("form.discard")}
    >
      {comesAgain && (
        <SelectField
          {...field("reach")}
          label={t("form.reach")}
          hint={t("form.reachHint")}
          data={REACHES.map((value) => ({ value, label: t(`reach.${value}`) }))}
        />
      )}
      <SelectField
        id={idOf("type")}
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
          id={idOf("startsNow")}
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
          {...field("repeats")}
          label={t("form.repeats")}
          hint={t("form.repeatsHint")}
          data={REPEATS.map((value) => ({ value, label: t(`repeats.${value}`) }))}
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
        id={idOf("isAnnounced")}
        label={t("form.isAnnounced")}
        styles={{ body: { alignItems: "center" } }}
        checked={values.isAnnounced ?? isRelease}
        onChange={({ currentTarget }) => change({ isAnnounced: currentTarget.checked })}
      />
    </FormDialog>
  );
}
