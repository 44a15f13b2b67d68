import { Button } from "@mantine/core";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../../core/session";
import { useFormDraft } from "../../../lib/useFormDraft";
import { Dialog } from "../../../ui/Dialog";
import formStyles from "../../../ui/DialogForm.module.css";
import { ErrorSummary } from "../../../ui/ErrorSummary";
import { SubmitButton } from "../../../ui/SubmitButton";
import { TextField } from "../../../ui/TextField";
import { RoleBoxes } from "./RoleBoxes";
import type { Permission, Role } from "./staff";
import { useSaving } from "./useSaving";
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
  const viewer = useViewer();
  const draft = useFormDraft(`${viewer?.id ?? ""} invite`, { name: "", email: "", roleIds: [] as string[] });
  const { values, change } = draft;
  const acts = useStaffActs();
  const { save, isSaving, problems, errorOn } = useSaving("invite");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(
      () => acts.invite(values),
      () => {
        draft.forget();
        onSaved();
        onClose(t("done.invite", { email: values.email.trim() }));
      },
    );
  };
  return (
    <Dialog isOpen onClose={() => onClose()} title={t("invite.title")} closeLabel={t("close")}>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <ErrorSummary problems={problems} />
        <p>{t("invite.lead")}</p>
        <TextField
          id="invite-name"
          label={t("invite.name")}
          error={errorOn("name")}
          autoComplete="off"
          maxLength={100}
          value={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextField
          id="invite-email"
          type="email"
          label={t("invite.email")}
          error={errorOn("email")}
          autoComplete="off"
          maxLength={254}
          value={values.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <RoleBoxes
          id="invite-roleIds"
          roles={roles}
          permissions={permissions}
          before={[]}
          chosen={values.roleIds}
          error={errorOn("roleIds")}
          onChange={(roleIds) => change({ roleIds })}
        />
        <div className={formStyles.foot}>
          <SubmitButton pending={isSaving} pendingLabel={t("invite.pending")}>
            {t("invite.send")}
          </SubmitButton>
          <Button variant="default" onClick={() => onClose()}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
