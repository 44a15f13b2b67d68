import type { Viewer } from "./session-store";

/** The rooms of the administration in their order, and the permissions of which any opens each. */
export const adminRooms = [
  { name: "dashboard", path: "/admin/dashboard", permissions: ["applications.view"], key: "D" },
  { name: "security", path: "/admin/security", permissions: ["security.view", "roles.view"], key: "S" },
  { name: "consultations", path: "/admin/consultations", permissions: ["consultations.answer"], key: "Q" },
  { name: "users", path: "/admin/users", permissions: ["users.view"], key: "U" },
  { name: "systemHealth", path: "/admin/system-health", permissions: ["system.view"], key: "H" },
  { name: "modelTraining", path: "/admin/model-training", permissions: ["models.view"], key: "T" },
  { name: "compliance", path: "/admin/compliance", permissions: ["compliance.review"], key: "C" },
  { name: "maintenance", path: "/admin/maintenance", permissions: ["maintenance.view"], key: "W" },
  { name: "mail", path: "/admin/mail", permissions: ["mail.manage"], key: "M" },
  { name: "audit", path: "/admin/audit", permissions: ["audit.view"], key: "L" },
  { name: "settings", path: "/admin/settings", permissions: ["settings.manage"], key: "E" },
] as const;

/** Whether somebody may enter a room. */
export function mayEnter(viewer: Pick<Viewer, "permissions">, room: (typeof adminRooms)[number]): boolean {
  return room.permissions.some((permission) => viewer.permissions.includes(permission));
}

/** Where a person changes what is kept about them: inside the frame of their role. */
export function accountOf(viewer: Viewer): string {
  if (viewer.role === "ADVERTISER") return "/advertiser/account";
  return viewer.role === "ADMIN" ? "/admin/account" : "/account";
}

/** Where a person starts: the page of the role, for staff the dashboard, System Health or else the first room that they may enter. */
export function homeOf(viewer: Viewer): string {
  if (viewer.role === "CUSTOMER") return "/dashboard";
  if (viewer.role === "ADVERTISER") return "/advertiser/dashboard";
  if (viewer.permissions.includes("applications.view")) return "/admin/dashboard";
  if (viewer.permissions.includes("system.view")) return "/admin/system-health";
  return adminRooms.find((room) => mayEnter(viewer, room))?.path ?? "/admin";
}

/** The page that somebody wanted before signing in, if it is one of ours; never another site's. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith("/")) return null;
  const base = "https://here.invalid";
  const url = new URL(next, base);
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
}
