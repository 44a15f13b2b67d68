import { Trans, useTranslation } from "react-i18next";
import { useProductName } from "../../lib/product";
import styles from "./Footer.module.css";

/** The foot of the public pages: what the product is not, and the number that matters more than it. */
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
        <p>{t("shell.copyright", { product, year: new Date().getFullYear() })}</p>
      </div>
    </footer>
  );
}
