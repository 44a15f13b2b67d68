import { useTranslation } from "react-i18next";
import styles from "./Settings.module.css";

export interface ChangeCellProps {
  /** What is changed, by which the button is found again when the dialog closes. */
  name: string;
  /** The same as people call it. */
  title: string;
  onOpen: () => void;
}

/** The last cell of a setting's row: opens its dialog. */
export function ChangeCell({ name, title, onOpen }: ChangeCellProps) {
  const { t } = useTranslation("settings");
  return (
    <td className={styles.act} data-acts>
      <button type="button" id={`open-${name}`} onClick={onOpen}>
        {t("change")}
        <span className="hidden-text"> {title}</span>
      </button>
    </td>
  );
}
