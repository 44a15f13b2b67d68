import { useApolloClient, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { Dialog } from "../../ui/Dialog";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./Devices.module.css";
import { stopHeart } from "./listenToHeart";
import { liveHeart } from "./liveHeart";
import { useDeviceWords } from "./useDeviceWords";

const RemoveDocument = graphql(`
  mutation RemoveDevice_remove($id: ID!, $keepReadings: Boolean!) {
    deleteDevice(id: $id, keepReadings: $keepReadings)
  }
`);

export interface RemoveDeviceProps {
  /** The device that may go; null while nobody asks. */
  device: { id: string; name: string; connected: boolean } | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks once, with the consequence: whether the figures of the device stay. */
export function RemoveDevice({ device, onClose, onRemoved }: RemoveDeviceProps) {
  const { t } = useDeviceWords();
  const client = useApolloClient();
  const [remove, { loading }] = useMutation(RemoveDocument);
  const [hasFailed, setFailed] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const run = async (keepReadings: boolean) => {
    if (!device || loading) return;
    setFailed(false);
    setKeeping(keepReadings);
    if (liveHeart.read().deviceId === device.id) stopHeart(client);
    try {
      await remove({ variables: { id: device.id, keepReadings } });
    } catch (error) {
      if (problemCode(error) !== "NOT_FOUND") return setFailed(true); // removed in another window is removed
    }
    onRemoved();
  };
  return (
    <Dialog isOpen={device !== null} onClose={onClose} title={t("remove.title", { name: device?.name })}>
      <p>{t(device?.connected ? "remove.text" : "remove.onlyDelete")}</p>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t("remove.failed")}
        </p>
      )}
      <div className={styles.foot}>
        {device?.connected && (
          <SubmitButton
            type="button"
            pending={loading && isKeeping}
            pendingLabel={t("remove.removing")}
            onClick={() => void run(true)}
          >
            {t("remove.keep")}
          </SubmitButton>
        )}
        <SubmitButton
          type="button"
          variant={device?.connected ? "default" : "filled"}
          pending={loading && !isKeeping}
          pendingLabel={t("remove.removing")}
          onClick={() => void run(false)}
        >
          {t(device?.connected ? "remove.delete" : "card.deleteReadings")}
        </SubmitButton>
        <Button variant="subtle" onClick={onClose}>
          {t("remove.leave")}
        </Button>
      </div>
    </Dialog>
  );
}
