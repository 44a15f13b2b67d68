import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { focusPage } from "../../lib/pageBelow";
import { useDownload } from "../../lib/useDownload";
import { EmptyState, Skeleton } from "../../ui/States";
import type { ShownImport } from "./useDeviceImports";
import type { ShownDevice } from "./WearableList";
import styles from "./Wearables.module.css";

export interface WearablesProps {
  /** Those that the page knew. */
  devices: readonly ShownDevice[];
  imports: readonly ShownImport[];
}

/** The devices of a patient, with the way to add more. What shows them is downloaded when there are any. */
export function Wearables({ devices: first, imports }: WearablesProps) {
  const { t } = useTranslation("profile");
  const [live, setLive] = useState<readonly ShownDevice[]>();
  const [isConnecting, setConnecting] = useState(false);
  const list = useDownload(() => import("./WearableList"));
  const dialog = useDownload(() => import("./ConnectDevice"));
  const opener = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const devices = live ?? first;
  const isWanted = first.length + imports.length > 0 || isConnecting;
  const loadList = useRef(list.load);
  loadList.current = list.load;
  useEffect(() => {
    if (isWanted) loadList.current();
  }, [isWanted]);
  const open = () => {
    dialog.load();
    setConnecting(true);
  };
  const close = () => {
    setConnecting(false);
    focusPage(() => opener.current);
  };
  const connect = (
    <Button ref={opener} variant={devices.length > 0 ? "default" : "filled"} onClick={open}>
      {t(devices.length > 0 ? "wearables.add" : "wearables.connect")}
    </Button>
  );
  return (
    <section aria-labelledby="wearables">
      <h2 id="wearables" ref={title} tabIndex={-1} className={styles.title}>
        {t("wearables.title")}
      </h2>
      <p className={styles.intro}>{t("wearables.lead")}</p>
      {devices.length === 0 && (
        <div className={styles.empty}>
          <EmptyState action={connect}>{t("wearables.empty")}</EmptyState>
        </div>
      )}
      {list.part ? (
        <list.part.WearableList devices={devices} imports={imports} onDevices={setLive} next={title} />
      ) : (
        isWanted && !list.hasFailed && <Skeleton lines={["60%", "40%", "50%"]} />
      )}
      {devices.length > 0 && <p className={styles.foot}>{connect}</p>}
      {(list.hasFailed || dialog.hasFailed) && (
        <p role="alert" className={styles.failure}>
          {t("wearables.failed")}
        </p>
      )}
      {dialog.part && <dialog.part.ConnectDevice opened={isConnecting} onClose={close} />}
    </section>
  );
}
