import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/Dialog";
import formStyles from "../../../ui/DialogForm.module.css";
import { ErrorSummary } from "../../../ui/ErrorSummary";
import { SubmitButton } from "../../../ui/SubmitButton";
import { OwnLoss } from "./OwnLoss";
import { RoleBoxes } from "./RoleBoxes";
import type { Member, Permission, Role } from "./staff";
import { useSaving } from "./useSaving";
import { useStaffActs } from "./useStaffActs";

export interface RolesOfDialogProps {
  /** The person as they were when this was opened. */
  member: Member;
  roles: readonly Role[];
  permissions: readonly Permission[];
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Gives a person other roles, and says what follows while they are chosen. */
export function RolesOfDialog({ member, roles, permissions, onClose }: RolesOfDialogProps) {
  const { t } = useTranslation("staff");
  const before = member.roles.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const acts = useStaffActs();
  const { save, isSaving, problems, errorOn, ownLoss } = useSaving("rolesOf");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(
      (accepts) => acts.setRoles(member.id, [...chosen], before, accepts),
      () => onClose(t("done.rolesOf", { name: member.name })),
    );
  };
  return (
    <Dialog isOpen onClose={() => onClose()} title={t("rolesOf.title")} meta={member.name} closeLabel={t("close")}>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <ErrorSummary problems={problems} />
        <RoleBoxes
          id="rolesOf-roleIds"
          roles={roles}
          permissions={permissions}
          before={before}
          chosen={chosen}
          lockedBecause={member.isLastOwner ? t("lastOwner") : undefined}
          error={errorOn("roleIds")}
          onChange={setChosen}
        />
        <OwnLoss sentence={ownLoss} />
        <div className={formStyles.foot}>
          <SubmitButton pending={isSaving} pendingLabel={t("saving")}>
            {t(ownLoss ? "saveAllTheSame" : "rolesOf.save")}
          </SubmitButton>
          <Button variant="default" onClick={() => onClose()}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
