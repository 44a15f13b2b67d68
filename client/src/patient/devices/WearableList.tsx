import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type RefObject, useRef, useState } from "react";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { WearableRow_DeviceFragment } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { useStore } from "../../lib/store";
import { useDownload } from "../../lib/useDownload";
import { useMoments } from "../../lib/useMoments";
import { ItemText } from "../../ui/ItemText";
import { Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./Devices.module.css";
import { HeartNow } from "./HeartNow";
import { ImportLine } from "./ImportLine";
import { isLive, liveHeart } from "./liveHeart";
import { type ShownImport, useDeviceImports } from "./useDeviceImports";
import { useDeviceWords } from "./useDeviceWords";

const DevicesDocument = graphql(`
  subscription DeviceChanged {
    deviceChanged {
      id
      ...WearableRow_device
    }
  }
`);

export type ShownDevice = FragmentType<WearableRow_DeviceFragment> & { id: string };

export interface WearableListProps {
  devices: readonly ShownDevice[];
  /** Files that the page knew; from then on a subscription tells. */
  imports: readonly ShownImport[];
  onDevices: (devices: readonly ShownDevice[]) => void;
  /** Takes the focus when a device is gone. */
  next: RefObject<HTMLElement | null>;
}

/** The devices of a patient and the files that they gave, live. */
export function WearableList({ devices, imports: firstImports, onDevices, next }: WearableListProps) {
  const { t, isLoaded } = useDeviceWords();
  const [removed, setRemoved] = useState("");
  const imports = useDeviceImports(firstImports) ?? [];
  useLiveSubscription(DevicesDocument, { variables: {}, onData: ({ deviceChanged }) => onDevices(deviceChanged) });
  if (!isLoaded) return <Skeleton lines={["60%", "40%", "50%"]} />;
  return (
    <>
      {devices.length > 0 && (
        <ul className={styles.devices}>
          {devices.map((device) => (
            <WearableRow
              key={device.id}
              device={device}
              onRemoved={(name) => {
                onDevices(devices.filter(({ id }) => id !== device.id));
                setRemoved(t("card.removed", { name }));
                focusPage(() => next.current);
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.said}>
        {removed}
      </p>
      {imports.length > 0 && (
        <>
          <h3 className={styles.filesTitle}>{t("card.files")}</h3>
          <ul className={styles.imports}>
            {imports.map((imported) => (
              <ImportLine key={imported.id} imported={imported} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const DeviceFragment = graphql(`
  fragment WearableRow_device on WearableDevice {
    id
    type
    name
    connected
    lastSyncedAt
  }
`);

interface WearableRowProps {
  device: FragmentType<WearableRow_DeviceFragment> & { id: string };
  onRemoved: (name: string) => void;
}

/** One device between hairlines: what it is, whether it is connected, when its last figures came. */
function WearableRow({ device, onRemoved }: WearableRowProps) {
  const { t } = useDeviceWords();
  const { said } = useMoments();
  const heart = useStore(liveHeart);
  const opener = useRef<HTMLButtonElement>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { part, hasFailed, load } = useDownload(() => import("./RemoveDevice"));
  const { data, complete } = useFragment({ fragment: DeviceFragment, from: device });
  if (!complete) return null;
  const { id, type, name, connected, lastSyncedAt } = data;
  const ask = () => {
    load();
    setRemoving(true);
  };
  const close = () => {
    setRemoving(false);
    focusPage(() => opener.current);
  };
  return (
    <li className={styles.device}>
      <ItemText>
        <b>{name}</b>
        <span>{t(`type.${type}`)}</span>
        <span className="num">
          {lastSyncedAt ? t("card.synced", { time: said(lastSyncedAt) }) : t("card.neverSynced")}
        </span>
      </ItemText>
      <div className={styles.states}>
        <StatusChip level={connected ? "normal" : "idle"}>
          {t(connected ? "card.connected" : "card.notConnected")}
        </StatusChip>
        {type === "DEMONSTRATION" && <StatusChip level="info">{t("card.demonstration")}</StatusChip>}
      </div>
      {heart.deviceId === id && isLive(heart) && <HeartNow />}
      <Button ref={opener} variant="subtle" className={styles.remove} onClick={ask}>
        {t(connected ? "card.remove" : "card.deleteReadings")}
        <span className="hidden-text"> {name}</span>
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t("card.failed")}
        </p>
      )}
      {part && (
        <part.RemoveDevice
          device={isRemoving ? data : null}
          onClose={close}
          onRemoved={() => {
            setRemoving(false);
            onRemoved(name);
          }}
        />
      )}
    </li>
  );
}
