import { IconLogout, IconMenu2, IconUserCircle, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, NavLink, useLocation } from "react-router";
import { useProductName } from "../../lib/product";
import { Logo } from "../../ui/Mark";
import styles from "./Rail.module.css";
import { SchemeSwitch } from "./SchemeSwitch";
import type { TopBarPage } from "./TopBar";
import { useDisclosurePanel } from "./useDisclosurePanel";
import { useLogout } from "./useLogout";

export interface RailPage extends TopBarPage {
  /** The letter after G that leads here; shown as a hint. */
  letter?: string;
}

export interface RailProps {
  /** pine for advertisers, white for administrators. */
  tone: "pine" | "white";
  /** What stands under the brand, such as "Administration". */
  area: string;
  home: string;
  pages: readonly RailPage[];
  /** Two lines at the foot: who this is. */
  who: { name: string; detail?: string };
  /** The account of the person at the foot; without it the foot only tells. */
  accountTo?: string;
}

/** True when the address belongs to an entry below this one, which is the current one then. */
const isDeeper = (pages: readonly RailPage[], to: string, pathname: string) =>
  pages.some((page) => page.to.startsWith(`${to}/`) && pathname.startsWith(page.to));

/** The navigation of a portal: names on a desk, icons on a tablet, a menu on a phone. */
export function Rail({ tone, area, home, pages, who, accountTo }: RailProps) {
  const { t } = useTranslation();
  const product = useProductName();
  const logout = useLogout();
  const { pathname } = useLocation();
  const { open, toggle, button } = useDisclosurePanel();
  const iconSize = tone === "pine" ? 20 : 18;
  const whoText = (
    <span className={styles.whoText}>
      <b>{who.name}</b>
      {who.detail && <span>{who.detail}</span>}
      {accountTo && <span className="hidden-text">{t("shell.account")}</span>}
    </span>
  );
  return (
    <header className={styles.rail} data-tone={tone}>
      <Link to={home} className={styles.brand} aria-label={t("shell.home", { product })}>
        <Logo name={product} size={tone === "pine" ? 28 : 22} className={styles.logo} />
      </Link>
      <p className={styles.area}>{area}</p>
      <button
        ref={button}
        type="button"
        className={styles.burger}
        aria-expanded={open}
        aria-controls="rail-pages"
        onClick={toggle}
      >
        {open ? <IconX size={18} stroke={1.9} aria-hidden /> : <IconMenu2 size={18} stroke={1.9} aria-hidden />}
        {t("action.menu")}
      </button>
      <nav id="rail-pages" className={styles.pages} data-open={open || undefined} aria-label={t("shell.pages")}>
        {pages.map(({ to, label, icon: Icon, letter }) => (
          <NavLink key={to} to={to} end={isDeeper(pages, to, pathname)} className={styles.entry} title={label}>
            <Icon size={iconSize} stroke={1.75} aria-hidden />
            <span className={styles.name}>{label}</span>
            {letter && (
              <span className={styles.keys} aria-hidden="true">
                G {letter}
              </span>
            )}
          </NavLink>
        ))}
        <button
          type="button"
          className={styles.entry}
          title={t("action.logout")}
          onClick={logout.run}
          aria-disabled={logout.pending || undefined}
        >
          <IconLogout size={iconSize} stroke={1.75} aria-hidden />
          <span className={styles.name}>{t(logout.pending ? "action.loggingOut" : "action.logout")}</span>
        </button>
        <div className={styles.scheme}>
          <SchemeSwitch className={styles.entry} withWords iconSize={iconSize} />
        </div>
        {accountTo ? (
          <NavLink to={accountTo} className={styles.who} title={who.name}>
            <IconUserCircle size={iconSize} stroke={1.75} aria-hidden />
            {whoText}
          </NavLink>
        ) : (
          <div className={styles.who}>{whoText}</div>
        )}
      </nav>
    </header>
  );
}
