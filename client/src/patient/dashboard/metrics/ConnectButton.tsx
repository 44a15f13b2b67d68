import { Button } from "@mantine/core";
import { IconDeviceWatch } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./HealthMetrics.module.css";

/** Downloaded by those who open it. */
const ConnectDevice = lazy(() =>
  import("../../devices/ConnectDevice").then(({ ConnectDevice }) => ({ default: ConnectDevice })),
);

/** Stands in the summary while no device is connected. Its dialog stays until it is closed: it shows what came of connecting. */
export function ConnectButton({ hasDevice }: { hasDevice: boolean }) {
  const { t } = useTranslation("metrics");
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (hasDevice && !isOpen) return null;
  return (
    <>
      <Button
        ref={button}
        variant="default"
        className={styles.connect}
        leftSection={<IconDeviceWatch size={22} stroke={1.75} aria-hidden />}
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
      >
        {t("connect.button")}
      </Button>
      {wasOpened && (
        <Suspense>
          <ConnectDevice
            opened={isOpen}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
