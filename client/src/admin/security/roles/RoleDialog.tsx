import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../../core/session";
import { useFormDraft } from "../../../lib/useFormDraft";
import { FormDialog } from "../../../ui/FormDialog";
import { TextField } from "../../../ui/TextField";
import { OwnLoss } from "./OwnLoss";
import styles from "./Roles.module.css";
import { byArea, type Permission, type Role } from "./staff";
import { useSaving } from "./useSaving";
import { useStaffActs } from "./useStaffActs";

export interface RoleDialogProps {
  /** What was opened; null for a new role. */
  role: Role | null;
  /** The same role as it is now: another version when somebody else changed it meanwhile, undefined when it was deleted. */
  newest: Role | undefined;
  permissions: readonly Permission[];
  /** Takes the newest version into the form. */
  onTakeNewest: () => void;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
  /** With the id of a role that is new. */
  onSaved: (newId?: string) => void;
}

const EMPTY = { name: "", description: "", permissions: [] as string[] };

/** Add role and Edit Role. What is typed is kept in this tab until it is saved or discarded. */
export function RoleDialog({ role, newest, permissions, onTakeNewest, onClose, onSaved }: RoleDialogProps) {
  const { t } = useTranslation("staff");
  const viewer = useViewer();
  const start = role ? { name: role.name, description: role.description, permissions: role.permissions } : EMPTY;
  const draft = useFormDraft(`${viewer?.id ?? ""} role ${role ? `${role.id} ${role.version}` : "new"}`, start);
  const { values, change } = draft;
  const acts = useStaffActs();
  const { save, errorOn, ownLoss, ...form } = useSaving("role");
  const isOld = role !== null && newest !== undefined && newest.version !== role.version;
  const submit = () => {
    let newId: string | undefined;
    return save(
      async (accepts) => {
        if (role) await acts.updateRole(role, values, accepts);
        else newId = await acts.createRole(values);
      },
      () => {
        draft.forget();
        onClose(t(role ? "done.role" : "done.newRole", { name: values.name.trim() }));
        onSaved(newId);
      },
    );
  };
  return (
    <FormDialog
      isWide
      onClose={() => onClose()}
      title={t(role ? "role.edit" : "role.add")}
      form={{ ...form, isTouched: draft.isTouched, discard: draft.forget }}
      onSubmit={() => void submit()}
      submit={t(ownLoss ? "saveAllTheSame" : role ? "role.save" : "role.add")}
      pendingLabel={t("saving")}
      discard={t("discard")}
    >
      <div role="status">
        {isOld && (
          <div className={styles.warning}>
            <span>{t("role.newer")}</span>
            <Button
              variant="default"
              onClick={() => {
                draft.forget();
                onTakeNewest();
              }}
            >
              {t("role.showNewer")}
            </Button>
          </div>
        )}
      </div>
      <TextField
        id="role-name"
        label={t("role.name")}
        error={errorOn("name")}
        autoComplete="off"
        maxLength={60}
        value={values.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        id="role-description"
        label={t("role.description")}
        hint={t("role.descriptionHint")}
        error={errorOn("description")}
        autoComplete="off"
        maxLength={200}
        value={values.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <div>
        <h3 className={styles.label}>{t("role.permissions")}</h3>
        {role && <p className={styles.hint}>{t("role.reach", { count: role.memberCount })}</p>}
      </div>
      <PermissionBoxes
        permissions={permissions}
        chosen={values.permissions}
        onChange={(chosen) => change({ permissions: chosen })}
      />
      <OwnLoss sentence={ownLoss} />
    </FormDialog>
  );
}

interface PermissionBoxesProps {
  permissions: readonly Permission[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Permissions by area, each with what follows from it. What the person may not do cannot be given. */
function PermissionBoxes({ permissions, chosen, onChange }: PermissionBoxesProps) {
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
