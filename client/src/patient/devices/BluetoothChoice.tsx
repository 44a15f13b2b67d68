import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { canFindSensors } from "../../lib/heartRate";
import { useStore } from "../../lib/store";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./Devices.module.css";
import { HeartNow } from "./HeartNow";
import { startHeart, stopHeart } from "./listenToHeart";
import { isLive, liveHeart } from "./liveHeart";
import { useDeviceWords } from "./useDeviceWords";

/** A heart-rate sensor, found and listened to by the browser. */
export function BluetoothChoice() {
  const { t } = useDeviceWords();
  const client = useApolloClient();
  const heart = useStore(liveHeart);
  const { phase } = heart;
  if (!canFindSensors()) {
    return (
      <>
        <p>
          <b>{t("bluetooth.unsupported")}</b>
        </p>
        <p>{t("bluetooth.unsupportedHelp")}</p>
      </>
    );
  }
  if (isLive(heart)) {
    return (
      <>
        <HeartNow />
        <p className={styles.quiet}>{t("bluetooth.keepOpen")}</p>
        <div>
          <Button variant="default" onClick={() => stopHeart(client)}>
            {t("bluetooth.stop")}
          </Button>
        </div>
      </>
    );
  }
  const isBusy = phase === "choosing" || phase === "connecting";
  return (
    <>
      <p>{t("bluetooth.how")}</p>
      <p className={styles.quiet}>{t("bluetooth.watch")}</p>
      {(phase === "ended" || phase === "failed") && (
        <p role="alert" className={styles.failure}>
          {t(`bluetooth.${phase}`)}
        </p>
      )}
      <div>
        <SubmitButton
          type="button"
          pending={isBusy}
          pendingLabel={t("bluetooth.finding")}
          onClick={() => void startHeart(client, t("bluetooth.otherName"))}
        >
          {t(phase === "off" ? "bluetooth.find" : "bluetooth.again")}
        </SubmitButton>
      </div>
    </>
  );
}
