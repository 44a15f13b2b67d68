import { useTranslation } from "react-i18next";
import styles from "./SkipLink.module.css";

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.skip} href="#main">
      {t("shell.skip")}
    </a>
  );
}
