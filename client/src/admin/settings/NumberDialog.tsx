import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import { useFormDraft } from "../../lib/useFormDraft";
import { Dialog } from "../../ui/Dialog";
import { TextField } from "../../ui/TextField";
import { SettingForm } from "./SettingForm";
import { type NumberSetting, numberOf, typedOf } from "./settings";
import { useSaving } from "./useSaving";
import { useValueText } from "./useValueText";

const ChangeDocument = graphql(`
  mutation NumberDialog_change($input: NumberSettingInput!) {
    updateNumberSetting(input: $input) {
      ...NumberSetting_setting @unmask
    }
  }
`);

export interface NumberDialogProps {
  /** As it stands now, also when somebody else changed it meanwhile. */
  setting: NumberSetting;
  onRefused: () => void;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Sets one number, or takes it back to the default. What is typed is kept in this tab until it is saved or discarded. */
export function NumberDialog({ setting, onRefused, onClose }: NumberDialogProps) {
  const { t } = useTranslation("settings");
  const viewer = useViewer();
  const valueText = useValueText();
  const { name, fallback, source, revision } = setting;
  const [seen, setSeen] = useState(setting);
  const draft = useFormDraft(`${viewer?.id ?? ""} setting ${name}`, { value: typedOf(name, seen.value), reason: "" });
  const { values, change } = draft;
  const [send] = useMutation(ChangeDocument);
  const form = useSaving("setting", onRefused);
  const save = (value: number | null) =>
    void form.save(
      () => send({ variables: { input: { name, value, reason: values.reason, revision: seen.revision } } }),
      () => {
        draft.forget();
        onClose(t("done.number", { name: t(`number.${name}.title`), value: valueText(name, value ?? fallback) }));
      },
    );
  return (
    <Dialog isOpen onClose={() => onClose()} title={t(`number.${name}.title`)} closeLabel={t("close")}>
      <SettingForm
        form={form}
        reason={values.reason}
        onReason={(reason) => change({ reason })}
        newer={
          revision === seen.revision
            ? undefined
            : t("form.newer", {
                name: setting.changedByName ?? t("somebody"),
                value: valueText(name, setting.value),
              })
        }
        onSeen={() => setSeen(setting)}
        onSubmit={() => save(numberOf(name, values.value))}
        restore={
          source === "SET"
            ? { label: t("form.restore", { value: valueText(name, fallback) }), onRestore: () => save(null) }
            : undefined
        }
        onCancel={() => onClose()}
        onDiscard={draft.isTouched ? draft.forget : undefined}
      >
        <p>{t(`number.${name}.counts`)}</p>
        <TextField
          id={form.idOf("value")}
          label={t(`number.${name}.label`)}
          hint={t(`number.${name}.hint`)}
          error={form.errorOn("value")}
          inputMode="decimal"
          autoComplete="off"
          value={values.value}
          onChange={({ currentTarget }) => change({ value: currentTarget.value })}
        />
      </SettingForm>
    </Dialog>
  );
}
