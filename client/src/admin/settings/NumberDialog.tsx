import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../core/useDraftForm";
import { graphql } from "../../gql";
import { Dialog } from "../../ui/Dialog";
import { TextField } from "../../ui/TextField";
import { SettingForm } from "./SettingForm";
import { type NumberSetting, numberOf, typedOf } from "./settings";
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
  const valueText = useValueText();
  const { name, fallback, source, revision } = setting;
  const [seen, setSeen] = useState(setting);
  const start = { value: typedOf(name, seen.value), reason: "" };
  const form = useDraftForm(`setting ${name}`, start, "setting", t("form.failed"));
  const [send] = useMutation(ChangeDocument);
  const save = async (value: number | null) => {
    const isSaved = await form.send(async () => {
      const { reason } = form.values;
      await send({ variables: { input: { name, value, reason, revision: seen.revision } } });
      onClose(t("done.number", { name: t(`number.${name}.title`), value: valueText(name, value ?? fallback) }));
    });
    if (!isSaved) onRefused();
  };
  return (
    <Dialog isOpen onClose={() => onClose()} title={t(`number.${name}.title`)}>
      <SettingForm
        form={form}
        reason={form.field("reason")}
        newer={
          revision === seen.revision
            ? undefined
            : t("form.newer", {
                name: setting.changedByName ?? t("somebody"),
                value: valueText(name, setting.value),
              })
        }
        onSeen={() => setSeen(setting)}
        onSubmit={() => void save(numberOf(name, form.values.value))}
        restore={
          source === "SET"
            ? { label: t("form.restore", { value: valueText(name, fallback) }), onRestore: () => void save(null) }
            : undefined
        }
        onCancel={() => onClose()}
      >
        <p>{t(`number.${name}.counts`)}</p>
        <TextField
          {...form.field("value")}
          label={t(`number.${name}.label`)}
          hint={t(`number.${name}.hint`)}
          inputMode="decimal"
        />
      </SettingForm>
    </Dialog>
  );
}
