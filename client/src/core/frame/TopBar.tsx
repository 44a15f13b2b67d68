import { Button } from "@mantine/core";
import { IconLogout, IconMenu2, IconUserCircle, IconX } from "@tabler/icons-react";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router";
import { useProductName } from "../../lib/product";
import { Logo } from "../../ui/Mark";
import { accountOf, homeOf } from "../homes";
import { useSession } from "../session";
import { LanguageList } from "./LanguageList";
import { LanguageMenu } from "./LanguageMenu";
import { SchemeSwitch } from "./SchemeSwitch";
import styles from "./TopBar.module.css";
import { useDisclosurePanel } from "./useDisclosurePanel";
import { useLogout } from "./useLogout";

/** The header turns solid when the page has moved this far, in px. */
const SOLID_AFTER = 10;

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SOLID_AFTER);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return scrolled;
}

/** A page of the area that the header belongs to; shown in the menu of a phone. */
export interface TopBarPage {
  to: string;
  label: string;
  icon: ComponentType<{ size?: number | string; stroke?: number | string; "aria-hidden"?: boolean }>;
}

/** The header of the public pages and of the patients: the brand, and either the two doors or the person's name. */
export function TopBar({ pages = [] }: { pages?: readonly TopBarPage[] }) {
  const { t } = useTranslation();
  const product = useProductName();
  const { status, viewer } = useSession();
  const scrolled = useScrolled();
  const logout = useLogout();
  const { open, toggle, button } = useDisclosurePanel();
  const isVisitor = status !== "loading" && !viewer;

  return (
    <header className={styles.bar} data-solid={scrolled || open || undefined}>
      <Link to={viewer ? homeOf(viewer) : "/"} className={styles.brand} aria-label={t("shell.home", { product })}>
        <Logo name={product} />
      </Link>
      <nav className={styles.account} aria-label={t("shell.account")}>
        <LanguageMenu className={styles.language} />
        <SchemeSwitch className={styles.icon} />
        {isVisitor && (
          <>
            <Link to="/login" className={styles.link}>
              {t("action.login")}
            </Link>
            <Button component={Link} to="/register" className={styles.register}>
              {t("action.register")}
            </Button>
          </>
        )}
        {viewer && (
          <>
            <Link to={accountOf(viewer)} className={styles.person}>
              <IconUserCircle size={22} stroke={1.75} aria-hidden />
              <span>{viewer.name || viewer.email}</span>
            </Link>
            <button
              type="button"
              className={styles.link}
              onClick={logout.run}
              aria-disabled={logout.pending || undefined}
            >
              {t(logout.pending ? "action.loggingOut" : "action.logout")}
            </button>
          </>
        )}
      </nav>
      <button
        ref={button}
        type="button"
        className={styles.burger}
        aria-expanded={open}
        aria-controls="top-menu"
        aria-label={t(open ? "action.closeMenu" : "action.menu")}
        onClick={toggle}
      >
        {open ? <IconX size={24} stroke={1.75} aria-hidden /> : <IconMenu2 size={24} stroke={1.75} aria-hidden />}
      </button>
      <nav id="top-menu" className={styles.menu} hidden={!open} aria-label={t("action.menu")}>
        {viewer && (
          <NavLink to={accountOf(viewer)} className={styles.row}>
            <IconUserCircle size={24} stroke={1.75} aria-hidden />
            <span className={styles.who}>{viewer.name || viewer.email}</span>
          </NavLink>
        )}
        {pages.map(({ to, label, icon: Icon }) => (
          <NavLink key={to} to={to} className={styles.row}>
            <Icon size={24} stroke={1.75} aria-hidden />
            {label}
          </NavLink>
        ))}
        {isVisitor && (
          <>
            <Link to="/login" className={styles.row}>
              {t("action.login")}
            </Link>
            <Link to="/register" className={styles.row}>
              {t("action.register")}
            </Link>
          </>
        )}
        <SchemeSwitch className={styles.row} withWords iconSize={24} />
        <LanguageList className={styles.languages} itemClassName={styles.languageName} />
        {viewer && (
          <button type="button" className={styles.row} onClick={logout.run} aria-disabled={logout.pending || undefined}>
            <IconLogout size={24} stroke={1.75} aria-hidden />
            {t(logout.pending ? "action.loggingOut" : "action.logout")}
          </button>
        )}
      </nav>
    </header>
  );
}
