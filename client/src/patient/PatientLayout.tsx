import {
  IconFolderHeart,
  IconLayoutDashboard,
  IconLogout,
  IconMessageCircle,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { NavLink, Outlet } from "react-router";
import { SkipLink } from "../core/frame/SkipLink";
import { TopBar } from "../core/frame/TopBar";
import { useLogout } from "../core/frame/useLogout";
import { useAreaLang } from "../core/i18n";
import { Voice } from "../core/Voice";
import styles from "./PatientLayout.module.css";

/** The patients' frame: a list at the side, icons with names on a tablet, a bar at the foot of a phone. */
export function PatientLayout() {
  const { t } = useTranslation(["patient", "common"]);
  const logout = useLogout();
  const lang = useAreaLang("patient");
  const pages = [
    { to: "/dashboard", label: t("nav.dashboard"), icon: IconLayoutDashboard },
    { to: "/consultation", label: t("nav.consultation"), icon: IconMessageCircle },
    { to: "/profile", label: t("nav.profile"), icon: IconUser },
    { to: "/family", label: t("nav.family"), icon: IconUsers },
    { to: "/history", label: t("nav.history"), icon: IconFolderHeart },
  ];
  return (
    <Voice name="patient">
      <SkipLink />
      <TopBar pages={pages} />
      <div className={styles.shell}>
        <nav className={styles.side} aria-label={t("common:shell.pages")}>
          {pages.map(({ to, label, icon: Icon }) => (
            <NavLink key={to} to={to} lang={lang}>
              <Icon size={22} stroke={1.75} aria-hidden />
              {label}
            </NavLink>
          ))}
          <button
            type="button"
            className={styles.logout}
            onClick={logout.run}
            aria-disabled={logout.pending || undefined}
          >
            <IconLogout size={22} stroke={1.75} aria-hidden />
            {t(logout.pending ? "common:action.loggingOut" : "common:action.logout")}
          </button>
        </nav>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      <nav className={styles.tabs} aria-label={t("common:shell.pages")}>
        {pages.map(({ to, label, icon: Icon }) => (
          <NavLink key={to} to={to} lang={lang}>
            <Icon size={24} stroke={1.75} aria-hidden />
            {label}
          </NavLink>
        ))}
      </nav>
    </Voice>
  );
}
