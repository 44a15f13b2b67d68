import { Button } from "@mantine/core";
import { IconBell, IconBellCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { askForNotifications, notificationState } from "../../lib/browserNotifications";
import { useShortcuts } from "../../lib/useShortcuts";
import { Kbd } from "../../ui/Kbd";
import styles from "./SystemHealthPage.module.css";

/** Asks for the browser's notifications, also with the key N, and says why there are none. */
export function NotifyButton() {
  const { t } = useTranslation("admin");
  const [state, setState] = useState(notificationState);
  const [failure, setFailure] = useState<"unsupported" | "denied" | "failed" | null>(null);
  const ask = async () => {
    try {
      const answer = await askForNotifications();
      setState(answer);
      setFailure(answer === "unsupported" || answer === "denied" ? answer : null);
    } catch {
      setFailure("failed");
    }
  };
  const isOn = state === "granted";
  useShortcuts(isOn ? {} : { n: () => void ask() });
  return (
    <>
      {isOn ? (
        <span className={styles.notified} role="status">
          <IconBellCheck size={17} stroke={1.75} aria-hidden />
          {t("systemHealth.notify.on")}
        </span>
      ) : (
        <Button
          variant="default"
          onClick={() => void ask()}
          leftSection={<IconBell size={17} stroke={1.75} aria-hidden />}
          rightSection={<Kbd>N</Kbd>}
        >
          {t("systemHealth.notify.ask")}
        </Button>
      )}
      {failure && (
        <p role="alert" className={styles.notifyFailure}>
          {t(`systemHealth.notify.${failure}`)}
        </p>
      )}
    </>
  );
}
