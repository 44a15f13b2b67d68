import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../../../ui/FormDialog";
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
  const { save, errorOn, ownLoss, ...form } = useSaving("rolesOf");
  const submit = () =>
    save(
      (accepts) => acts.setRoles(member.id, [...chosen], before, accepts),
      () => onClose(t("done.rolesOf", { name: member.name })),
    );
  return (
    <FormDialog
      onClose={() => onClose()}
      title={t("rolesOf.title")}
      meta={member.name}
      form={form}
      onSubmit={() => void submit()}
      submit={t(ownLoss ? "saveAllTheSame" : "rolesOf.save")}
      pendingLabel={t("saving")}
    >
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
    </FormDialog>
  );
}
