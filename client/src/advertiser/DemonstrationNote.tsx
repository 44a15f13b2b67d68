import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import styles from "./DemonstrationNote.module.css";

/** Stands below figures in demonstration mode, where the product makes part of them itself. */
export function DemonstrationNote() {
  const { t } = useTranslation("advertiser");
  return (
    <p className={styles.note}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden />
      {t("demonstration")}
    </p>
  );
}
