import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { NoLongerPage } from "../core/errors";
import { homeOf, safeNext } from "../core/homes";
import { useSession } from "../core/session";
import type { Viewer } from "../core/session-store";
import { FailedState, Skeleton } from "../ui/States";
import styles from "./guards.module.css";

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton lines={["38%", "100%", "72%"]} />
    </div>
  );
}

function Unreachable() {
  const { t } = useTranslation();
  const { refresh } = useSession();
  return (
    <main className={styles.waiting}>
      <FailedState message={t("state.sessionFailed")} onRetry={() => void refresh()} />
    </main>
  );
}

export interface RequireRoleProps {
  /** The role that the area is for. */
  name: Viewer["role"];
  children: ReactNode;
}

/**
 * Opens an area for one role. Visitors go to the sign-in page of the area and come back to where they were
 * going, other roles to their own start, and whoever has just logged out to the start page.
 */
export function RequireRole({ name, children }: RequireRoleProps) {
  const { status, viewer, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === "loading") return <Waiting />;
  if (status === "failed") return <Unreachable />;
  if (!viewer) {
    if (ended === "logout") return <Navigate to="/" replace />;
    const signIn = name === "ADMIN" ? "/admin/login" : "/login";
    return <Navigate to={`${signIn}?next=${encodeURIComponent(pathname + search + hash)}`} replace />;
  }
  if (viewer.role !== name) return <Navigate to={homeOf(viewer)} replace />;
  return children;
}

/**
 * Opens a room of the administration to those who hold its permission; the others start in a room of their own. Who loses the
 * permission while the room is open is told so.
 */
export function RequirePermission({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const { viewer } = useSession();
  const wasOpen = useRef(false);
  if (!viewer) return null;
  if (names.some((name) => viewer.permissions.includes(name))) {
    wasOpen.current = true;
    return children;
  }
  return wasOpen.current ? <NoLongerPage /> : <Navigate to={homeOf(viewer)} replace />;
}

/** Sign-in and registration are for visitors. Whoever signs in here goes on to where they wanted to be. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  const [search] = useSearchParams();
  if (!viewer) return children;
  return <Navigate to={safeNext(search.get("next")) ?? homeOf(viewer)} replace />;
}
