import { IconClockPause } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../session";
import styles from "./SessionEndedNotice.module.css";

/** On a sign-in page, to somebody whose session ended while a page of theirs was open. */
export function SessionEndedNotice() {
  const { t } = useTranslation();
  const { ended } = useSession();
  if (ended !== "expired") return null;
  return (
    <div role="status" className={styles.notice}>
      <IconClockPause size={26} stroke={1.75} aria-hidden />
      <div>
        <h2>{t("signedOut.title")}</h2>
        <p>{t("signedOut.text")}</p>
      </div>
    </div>
  );
}
