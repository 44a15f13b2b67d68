import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { focusPage } from "../../../lib/pageBelow";
import { FieldError } from "../../../ui/FieldError";
import { SubmitButton } from "../../../ui/SubmitButton";
import { OwnLoss } from "./OwnLoss";
import styles from "./RoleMatrix.module.css";
import { beyond, labelsOf, type Permission, type Role } from "./staff";
import { useSaving } from "./useSaving";
import { useStaffActs } from "./useStaffActs";

export interface EditBarProps {
  role: Role;
  /** The version that the boxes were pressed on. */
  version: number;
  next: readonly string[];
  /** True when somebody else changed the role meanwhile. */
  isOld: boolean;
  permissions: readonly Permission[];
  onForget: () => void;
  onSaid: (sentence: string) => void;
}

/** What was changed of one role in the table, and whether it shall count. */
export function EditBar({ role, version, next, isOld, permissions, onForget, onSaid }: EditBarProps) {
  const { t } = useTranslation("staff");
  const acts = useStaffActs();
  const { save, pending, problems, ownLoss } = useSaving("matrix");
  const added = labelsOf(permissions, beyond(role.permissions, next));
  const taken = labelsOf(permissions, beyond(next, role.permissions));
  const leave = () => {
    onForget();
    focusPage(() => document.getElementById(`role-${role.id}`));
  };
  const { id, name, description } = role;
  const send = () =>
    void save(
      (accepts) => acts.updateRole({ id, version }, { name, description, permissions: [...next] }, accepts),
      () => {
        onSaid(t("done.role", { name }));
        leave();
      },
    );
  return (
    <section className={styles.bar} aria-label={t("unsaved", { name })}>
      <div className={styles.barText}>
        <p className={styles.label}>{t("unsaved", { name })}</p>
        {added.length > 0 && <p>{t("newly", { names: added.join(", ") })}</p>}
        {taken.length > 0 && <p>{t("noLonger", { names: taken.join(", ") })}</p>}
        <p className={styles.about}>{t("role.reach", { count: role.memberCount })}</p>
        <OwnLoss sentence={ownLoss} />
        <div role="alert">
          {isOld ? (
            <FieldError message={t("role.newer")} />
          ) : (
            problems.map(({ message }) => <FieldError key={message} message={message} />)
          )}
        </div>
      </div>
      <div className={styles.barActs}>
        {!isOld && (
          <SubmitButton type="button" pending={pending} pendingLabel={t("saving")} onClick={send}>
            {t(ownLoss ? "saveAllTheSame" : "save")}
          </SubmitButton>
        )}
        <Button variant="default" onClick={leave}>
          {t(isOld ? "role.showNewer" : "discard")}
        </Button>
      </div>
    </section>
  );
}
