import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useProductName } from "../../lib/product";
import styles from "./Footer.module.css";
import { LanguageList } from "./LanguageList";

const links = [
  { to: "/company", key: "company" },
  { to: "/about", key: "about" },
  { to: "/safety", key: "safety" },
  { to: "/contact", key: "contact" },
  { to: "/advertiser/register", key: "advertise" },
  { to: "/developers", key: "developers" },
  { to: "/legal", key: "legal" },
  { to: "/privacy", key: "privacy" },
  { to: "/terms", key: "terms" },
  { to: "/privacy#cookies", key: "cookies" },
] as const;

/** The foot of the public pages: what the product is not, the number that matters more than it, and who is behind it. */
export function Footer() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <footer className={styles.foot}>
      <div className={styles.in}>
        <p>
          {t("shell.disclaimer", { product })}{" "}
          <Trans
            i18nKey="shell.emergency"
            values={{ number: "999" }}
            components={{ call: <a href="tel:999">999</a> }}
          />
        </p>
        <nav className={styles.links} aria-label={t("shell.company")}>
          {links.map(({ to, key }) => (
            <Link key={key} to={to}>
              {t(`shell.links.${key}`)}
            </Link>
          ))}
        </nav>
        <div className={styles.last}>
          {/* A page that was drawn last year says so. */}
          <p suppressHydrationWarning>{t("shell.copyright", { product, year: new Date().getFullYear() })}</p>
          <LanguageList className={styles.languages} itemClassName={styles.language} />
        </div>
      </div>
    </footer>
  );
}
