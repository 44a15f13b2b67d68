import type { FragmentType } from "@apollo/client";
import { type RefObject, useState } from "react";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { WearableRow_DeviceFragment } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { Skeleton } from "../../ui/States";
import styles from "./Devices.module.css";
import { ImportLine } from "./ImportLine";
import { type ShownImport, useDeviceImports } from "./useDeviceImports";
import { useDeviceWords } from "./useDeviceWords";
import { WearableRow } from "./WearableRow";

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
