import type { FragmentType } from "@apollo/client";
import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useLiveSubscription } from "../../app/useLiveSubscription";
import { graphql } from "../../gql";
import type { WearableRow_DeviceFragment } from "../../gql/graphql";
import { useDownload } from "../../lib/useDownload";
import { EmptyState } from "../../ui/States";
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

type Device = FragmentType<WearableRow_DeviceFragment> & { id: string };

export interface WearablesProps {
  /** Those that the page knew; from then on the subscriptions tell. */
  devices: readonly Device[];
  imports: readonly ShownImport[];
}

/** The devices of a patient and the files that they gave, with the way to add more. */
export function Wearables({ devices: first, imports: firstImports }: WearablesProps) {
  const { t } = useDeviceWords();
  const [live, setLive] = useState<readonly Device[]>();
  const [isConnecting, setConnecting] = useState(false);
  const { part, hasFailed, load } = useDownload(() => import("./ConnectDevice"));
  const [removed, setRemoved] = useState("");
  const opener = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const imports = useDeviceImports(firstImports) ?? [];
  useLiveSubscription(DevicesDocument, { variables: {}, onData: ({ deviceChanged }) => setLive(deviceChanged) });
  const devices = live ?? first;
  const open = () => {
    load();
    setConnecting(true);
  };
  const close = () => {
    setConnecting(false);
    opener.current?.focus();
  };
  const connect = (
    <Button ref={opener} variant={devices.length > 0 ? "default" : "filled"} onClick={open}>
      {t(devices.length > 0 ? "card.add" : "card.connect")}
    </Button>
  );
  return (
    <section aria-labelledby="wearables">
      <h2 id="wearables" ref={title} tabIndex={-1} className={styles.title}>
        {t("card.title")}
      </h2>
      <p className={styles.quiet}>{t("card.lead")}</p>
      {devices.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState action={connect}>{t("card.empty")}</EmptyState>
        </div>
      ) : (
        <>
          <ul className={styles.devices}>
            {devices.map((device) => (
              <WearableRow
                key={device.id}
                device={device}
                onRemoved={(name) => {
                  setLive((before = first) => before.filter(({ id }) => id !== device.id));
                  setRemoved(t("card.removed", { name }));
                  title.current?.focus();
                }}
              />
            ))}
          </ul>
          <p className={styles.foot}>{connect}</p>
        </>
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
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t("card.failed")}
        </p>
      )}
      {part && <part.ConnectDevice opened={isConnecting} onClose={close} />}
    </section>
  );
}
