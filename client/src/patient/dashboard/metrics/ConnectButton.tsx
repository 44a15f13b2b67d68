import { Button } from "@mantine/core";
import { IconDeviceWatch } from "@tabler/icons-react";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { focusPage } from "../../../lib/pageBelow";
import { useDownload } from "../../../lib/useDownload";
import styles from "./HealthMetrics.module.css";

export interface ConnectButtonProps {
  /** False once a device is connected; a dialog that is open stays until it is closed. */
  isNeeded: boolean;
  /** Takes the focus when the dialog closes and the button is gone. */
  next: RefObject<HTMLElement | null>;
}

/** Stands in the summary while no device is connected, and opens the ways to connect one. */
export function ConnectButton({ isNeeded, next }: ConnectButtonProps) {
  const { t } = useTranslation("metrics");
  const [isOpen, setOpen] = useState(false);
  const { part, hasFailed, load } = useDownload(() => import("../../devices/ConnectDevice"));
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    load();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    focusPage(() => button.current ?? next.current);
  };
  return (
    <>
      {isNeeded && (
        <Button
          ref={button}
          variant="default"
          className={styles.connect}
          leftSection={<IconDeviceWatch size={22} stroke={1.75} aria-hidden />}
          onClick={open}
        >
          {t("connect.button")}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t("connect.failed")}
        </p>
      )}
      {part && <part.ConnectDevice opened={isOpen} onClose={close} />}
    </>
  );
}
