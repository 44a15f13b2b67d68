import { Button } from "@mantine/core";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../../core/session";
import { focusPage } from "../../../lib/pageBelow";
import { FieldError } from "../../../ui/FieldError";
import { SubmitButton } from "../../../ui/SubmitButton";
import { SelectField } from "../../../ui/TextField";
import { OwnLoss } from "./OwnLoss";
import styles from "./RoleMatrix.module.css";
import { beyond, byArea, labelsOf, type Permission, type Role } from "./staff";
import { useSaving } from "./useSaving";
import { useStaffActs } from "./useStaffActs";

export interface RoleMatrixProps {
  roles: readonly Role[];
  permissions: readonly Permission[];
  mayManage: boolean;
  /** The id of the one that is shown where there is no room for all. */
  picked: string | null;
  onPick: (id: string) => void;
  onEdit: (role: Role) => void;
  onDelete: (role: Role) => void;
  onSaid: (sentence: string) => void;
}

/** Permissions in rows by area, roles in columns. Where there is no room for columns, one role that is chosen by a menu. */
export function RoleMatrix(props: RoleMatrixProps) {
  const { roles, permissions, mayManage, picked, onPick, onEdit, onDelete, onSaid } = props;
  const { t } = useTranslation("staff");
  const held = useViewer()?.permissions ?? [];
  const chosen = roles.find(({ id }) => id === picked) ?? roles[0];
  const { permissionsOf, toggle, forget, changed } = useRoleEdits(roles);
  const mayChange = (role: Role) => mayManage && !role.isLocked && beyond(held, role.permissions).length === 0;
  const unsaved = changed.filter(({ role }) => mayChange(role));
  const cell = (role: Role, { name, label }: Permission) => {
    const isAllowed = permissionsOf(role).includes(name);
    if (mayChange(role) && held.includes(name)) {
      return (
        <label className={styles.box} data-changed={isAllowed !== role.permissions.includes(name) || undefined}>
          <input
            type="checkbox"
            checked={isAllowed}
            aria-label={t("cell", { permission: label, role: role.name })}
            onChange={() => toggle(role, name)}
          />
        </label>
      );
    }
    const Icon = isAllowed ? IconCheck : IconMinus;
    return (
      <span className={styles.fixed} data-allowed={isAllowed || undefined}>
        <Icon size={18} stroke={2} aria-hidden />
        <span className="hidden-text">{t(isAllowed ? "allowed" : "notAllowed")}</span>
      </span>
    );
  };
  const about = (role: Role) => (
    <>
      <span className={styles.about}>{role.description}</span>
      <span className={styles.about}>{t("people", { count: role.memberCount })}</span>
      {role.isLocked && <span className={styles.about}>{t("role.locked")}</span>}
      {mayManage && !role.isLocked && !mayChange(role) && <span className={styles.about}>{t("role.beyond")}</span>}
      {mayChange(role) && (
        <span className={styles.acts}>
          <Button size="compact-xs" variant="default" onClick={() => onEdit(role)}>
            {t("edit")}
            <span className="hidden-text"> {role.name}</span>
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={() => onDelete(role)}>
            {t("delete")}
            <span className="hidden-text"> {role.name}</span>
          </Button>
        </span>
      )}
    </>
  );
  return (
    <div className={styles.matrix}>
      <div className={styles.pick}>
        <SelectField
          id="roles-pick"
          label={t("role.pick")}
          data={roles.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen?.id ?? ""}
          onChange={({ currentTarget }) => onPick(currentTarget.value)}
        />
        {chosen && <div className={styles.picked}>{about(chosen)}</div>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard (WCAG 2.1.1). */}
      <section className={styles.frame} tabIndex={0} aria-label={t("table")}>
        <table className="num" aria-labelledby="roles">
          <thead>
            <tr>
              <th scope="col">{t("permission")}</th>
              {roles.map((role) => (
                <th key={role.id} scope="col" data-role data-chosen={role === chosen || undefined}>
                  <span id={`role-${role.id}`} tabIndex={-1} className={styles.name}>
                    {role.name}
                  </span>
                  <div className={styles.inColumn}>{about(role)}</div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byArea(permissions).map(([area, some]) => (
              <Fragment key={area}>
                <tr className={styles.areaRow}>
                  <th scope="colgroup" colSpan={roles.length + 1}>
                    {area}
                  </th>
                </tr>
                {some.map((permission) => (
                  <tr key={permission.name}>
                    <th scope="row">
                      <span className={styles.label}>{permission.label}</span>
                      <span className={styles.about}>{permission.description}</span>
                    </th>
                    {roles.map((role) => (
                      <td key={role.id} data-role data-chosen={role === chosen || undefined}>
                        {cell(role, permission)}
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
      {unsaved.map(({ role, version, permissions: next, isOld }) => (
        <EditBar
          key={role.id}
          role={role}
          version={version}
          next={next}
          isOld={isOld}
          permissions={permissions}
          onForget={() => forget(role.id)}
          onSaid={onSaid}
        />
      ))}
    </div>
  );
}

interface Edit {
  /** The version that was seen when the first box was pressed. */
  version: number;
  permissions: string[];
}

const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Boxes of the table that were pressed and not saved yet, by role. */
function useRoleEdits(roles: readonly Role[]) {
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({});
  const permissionsOf = (role: Role): readonly string[] => edits[role.id]?.permissions ?? role.permissions;
  const forget = (id: string) => setEdits(({ [id]: _gone, ...others }) => others);
  const toggle = (role: Role, name: string) => {
    const before = permissionsOf(role);
    const permissions = before.includes(name) ? before.filter((one) => one !== name) : [...before, name];
    const version = edits[role.id]?.version ?? role.version;
    if (sameSet(permissions, role.permissions)) forget(role.id);
    else setEdits((all) => ({ ...all, [role.id]: { version, permissions } }));
  };
  const changed = roles.flatMap((role) => {
    const edit = edits[role.id];
    return edit ? [{ role, ...edit, isOld: edit.version !== role.version }] : [];
  });
  return { permissionsOf, toggle, forget, changed };
}

interface EditBarProps {
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
function EditBar({ role, version, next, isOld, permissions, onForget, onSaid }: EditBarProps) {
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
