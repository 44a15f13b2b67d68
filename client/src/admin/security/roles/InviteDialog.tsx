import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../../core/useDraftForm";
import { FormDialog } from "../../../ui/FormDialog";
import { TextField } from "../../../ui/TextField";
import { RoleBoxes } from "./RoleBoxes";
import type { Permission, Role } from "./staff";
import { useRefusal } from "./useSaving";
import { useStaffActs } from "./useStaffActs";

export interface InviteDialogProps {
  roles: readonly Role[];
  permissions: readonly Permission[];
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
  onSaved: () => void;
}

/** Invites a person by mail. What is typed is kept in this tab until it is sent. */
export function InviteDialog({ roles, permissions, onClose, onSaved }: InviteDialogProps) {
  const { t } = useTranslation("staff");
  const start = { name: "", email: "", roleIds: [] as string[] };
  const form = useDraftForm("invite", start, "invite", useRefusal());
  const acts = useStaffActs();
  const submit = async () => {
    await acts.invite(form.values);
    onSaved();
    onClose(t("done.invite", { email: form.values.email.trim() }));
  };
  return (
    <FormDialog
      onClose={() => onClose()}
      title={t("invite.title")}
      form={form}
      onSubmit={() => void form.send(submit)}
      submit={t("invite.send")}
      pendingLabel={t("invite.pending")}
    >
      <p>{t("invite.lead")}</p>
      <TextField {...form.field("name")} label={t("invite.name")} maxLength={100} />
      <TextField {...form.field("email")} type="email" label={t("invite.email")} maxLength={254} />
      <RoleBoxes
        id={form.idOf("roleIds")}
        roles={roles}
        permissions={permissions}
        before={[]}
        chosen={form.values.roleIds}
        error={form.errorOn("roleIds")}
        onChange={(roleIds) => form.change({ roleIds })}
      />
    </FormDialog>
  );
}
