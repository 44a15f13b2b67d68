import { useTranslation } from "react-i18next";
import { useViewer } from "../../../core/session";
import { FieldError } from "../../../ui/FieldError";
import styles from "./Roles.module.css";
import { beyond, labelsOf, type Permission, permissionsOf, type Role } from "./staff";

export interface RoleBoxesProps {
  id: string;
  roles: readonly Role[];
  permissions: readonly Permission[];
  /** The roles that the person has now. */
  before: readonly string[];
  chosen: readonly string[];
  /** Why the role of owners has to stay. */
  lockedBecause?: string;
  error?: string;
  onChange: (chosen: string[]) => void;
}

/** Roles to give and to take, and what the person could newly do and could do no longer. */
export function RoleBoxes({ id, roles, permissions, before, chosen, lockedBecause, error, onChange }: RoleBoxesProps) {
  const { t } = useTranslation("staff");
  const held = useViewer()?.permissions ?? [];
  const [had, has] = [permissionsOf(roles, before), permissionsOf(roles, chosen)];
  const newly = labelsOf(permissions, beyond([...had], has));
  const noLonger = labelsOf(permissions, beyond([...has], had));
  const toggle = (role: string) =>
    onChange(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]);
  return (
    <div>
      <fieldset id={id} tabIndex={-1} className={styles.area}>
        <legend>{t("rolesOf.legend")}</legend>
        {error && <FieldError message={error} />}
        {roles.map((role) => {
          const isBeyond = !before.includes(role.id) && beyond(held, role.permissions).length > 0;
          const isKept = role.isLocked && lockedBecause !== undefined && before.includes(role.id);
          return (
            <label key={role.id} className={styles.box}>
              <input
                type="checkbox"
                checked={chosen.includes(role.id)}
                disabled={isBeyond || isKept}
                aria-labelledby={`${id}-${role.id}`}
                aria-describedby={`${id}-${role.id}-text`}
                onChange={() => toggle(role.id)}
              />
              <span>
                <span id={`${id}-${role.id}`} className={styles.label}>
                  {role.name}
                </span>
                <span id={`${id}-${role.id}-text`} className={styles.hint}>
                  {role.description} {isBeyond && t("outOfReach")} {isKept && lockedBecause}
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <div role="status" className={styles.outcome}>
        <p>{newly.length > 0 ? t("newly", { names: newly.join(", ") }) : t("newlyNothing")}</p>
        {before.length > 0 && (
          <p>{noLonger.length > 0 ? t("noLonger", { names: noLonger.join(", ") }) : t("noLongerNothing")}</p>
        )}
      </div>
    </div>
  );
}
