import { IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReach } from "../reachability";
import styles from "./ConnectionNotice.module.css";

/** Says while it lasts that the device is offline or the server away, and that nothing typed is lost. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const reach = useReach();
  return (
    <div role="status" className={styles.place}>
      {reach !== "online" && (
        <p className={styles.notice}>
          <IconCloudOff size={24} stroke={1.75} aria-hidden />
          {t(`state.${reach}`)}
        </p>
      )}
    </div>
  );
}
