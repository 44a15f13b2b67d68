import { useTranslation } from "react-i18next";
import { useViewer } from "../../../core/session";
import styles from "./Roles.module.css";
import { byArea, type Permission } from "./staff";

export interface PermissionBoxesProps {
  permissions: readonly Permission[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Permissions by area, each with what follows from it. What the person may not do cannot be given. */
export function PermissionBoxes({ permissions, chosen, onChange }: PermissionBoxesProps) {
  const { t } = useTranslation("staff");
  const held = useViewer()?.permissions ?? [];
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <div id="role-permissions" tabIndex={-1} className={styles.areas}>
      {byArea(permissions).map(([area, some]) => (
        <fieldset key={area} className={styles.area}>
          <legend>{area}</legend>
          {some.map(({ name, label, description }) => {
            const isOutOfReach = !held.includes(name);
            return (
              <label key={name} className={styles.box}>
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  disabled={isOutOfReach}
                  aria-labelledby={`permission-${name}`}
                  aria-describedby={`permission-${name}-text`}
                  onChange={() => toggle(name)}
                />
                <span>
                  <span id={`permission-${name}`} className={styles.label}>
                    {label}
                  </span>
                  <span id={`permission-${name}-text`} className={styles.hint}>
                    {description} {isOutOfReach && t("outOfReach")}
                  </span>
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
