import type { Viewer } from "./session-store";

/** The rooms of the administration in their order, and the permission that opens each. */
export const adminRooms = [
  { name: "dashboard", path: "/admin/dashboard", permission: "applications.view", key: "D" },
  { name: "consultations", path: "/admin/consultations", permission: "consultations.answer", key: "Q" },
  { name: "systemHealth", path: "/admin/system-health", permission: "system.view", key: "H" },
  { name: "mail", path: "/admin/mail", permission: "mail.manage", key: "M" },
] as const;

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
  return adminRooms.find((room) => viewer.permissions.includes(room.permission))?.path ?? "/admin";
}

/** The page that somebody wanted before signing in, if it is one of ours; never another site's. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith("/")) return null;
  const base = "https://here.invalid";
  const url = new URL(next, base);
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
}
