import { useState } from "react";
import type { Role } from "./staff";

interface Edit {
  /** The version that was seen when the first box was pressed. */
  version: number;
  permissions: string[];
}

const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Boxes of the table that were pressed and not saved yet, by role. */
export function useRoleEdits(roles: readonly Role[]) {
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
