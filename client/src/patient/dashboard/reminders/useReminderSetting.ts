import { useMutation } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../../gql";
import { askForNotifications, notificationState } from "../../../lib/browserNotifications";
import { PRODUCT_NAME } from "../../../lib/product";
import { showNotification, subscribeDevice, unsubscribeDevice } from "../../../lib/pushDevice";

const AddDocument = graphql(`
  mutation ReminderSetting_add($device: PushDeviceInput!) {
    createPushDevice(input: $device)
  }
`);

const RemoveDocument = graphql(`
  mutation ReminderSetting_remove($endpoint: String!) {
    deletePushDevice(endpoint: $endpoint)
  }
`);

/** off; open: while this page is open; on: also when it is closed. */
type State = "off" | "open" | "on";
type Failure = "unsupported" | "denied" | "failed" | "sendFailed";

const keyOf = (patientId: string) => `reminders-of-${patientId}`;

const isWanted = (patientId: string) => {
  try {
    return localStorage.getItem(keyOf(patientId)) === "on" && notificationState() === "granted";
  } catch {
    return false;
  }
};

/** Whether this device reminds this patient, and the way to change that. The choice is kept on the device. */
export function useReminderSetting(patientId: string, pushKey: string) {
  const { t } = useTranslation("reminders");
  const [add] = useMutation(AddDocument);
  const [remove] = useMutation(RemoveDocument);
  const [state, setState] = useState<State>(() => (isWanted(patientId) ? "open" : "off"));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pending, setPending] = useState(false);

  const send = useCallback(async (body: string, tag: string) => {
    try {
      await showNotification(PRODUCT_NAME, body, tag);
    } catch {
      setFailure("sendFailed");
    }
  }, []);
  const subscribe = useCallback(async () => {
    const device = await subscribeDevice(pushKey);
    if (device) await add({ variables: { device } });
    // Unless it was turned off while the push service was asked.
    if (device && isWanted(patientId)) setState("on");
  }, [add, patientId, pushKey]);

  // A device that was turned on before is made known again: after a logout the server has forgotten it.
  const known = useRef(false);
  useEffect(() => {
    if (known.current || !isWanted(patientId)) return;
    known.current = true;
    subscribe().catch(() => undefined);
  }, [patientId, subscribe]);

  const turnOn = async () => {
    setPending(true);
    setFailure(null);
    try {
      const answer = await askForNotifications();
      if (answer !== "granted") {
        setFailure(answer === "unsupported" ? "unsupported" : "denied");
        return;
      }
      localStorage.setItem(keyOf(patientId), "on");
      known.current = true;
      setState("open");
      await send(t("device.test"), "reminders-on");
      // Not waited for: a push service that is out of reach lets the browser try for a long time.
      subscribe().catch(() => undefined);
    } catch {
      localStorage.removeItem(keyOf(patientId));
      setState("off");
      setFailure("failed");
    } finally {
      setPending(false);
    }
  };
  const turnOff = async () => {
    setFailure(null);
    localStorage.removeItem(keyOf(patientId));
    setState("off");
    const endpoint = await unsubscribeDevice().catch(() => null);
    if (endpoint) await remove({ variables: { endpoint } }).catch(() => undefined);
  };
  return { state, failure, pending, turnOn, turnOff, send };
}
