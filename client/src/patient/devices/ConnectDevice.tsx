import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconDeviceWatch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../app/problems";
import { graphql } from "../../gql";
import { Dialog } from "../../ui/Dialog";
import styles from "./ConnectDevice.module.css";

const ConnectDocument = graphql(`
  mutation ConnectDevice_demonstration {
    connectDemonstrationDevice {
      id
      connected
    }
  }
`);

export interface ConnectDeviceProps {
  opened: boolean;
  onClose: () => void;
}

/** The ways to connect a device. */
export function ConnectDevice({ opened, onClose }: ConnectDeviceProps) {
  const { t } = useTranslation("metrics");
  const { t: common } = useTranslation();
  const [connect, { loading, error }] = useMutation(ConnectDocument, { onCompleted: onClose });
  return (
    <Dialog isOpen={opened} onClose={onClose} title={t("connect.title")} closeLabel={common("action.close")}>
      <h3>{t("connect.demonstration")}</h3>
      <p className={styles.text}>{t("connect.text")}</p>
      <Button
        loading={loading}
        leftSection={<IconDeviceWatch size={22} stroke={1.75} aria-hidden />}
        onClick={() => void connect().catch(() => undefined)}
      >
        {t("connect.act")}
      </Button>
      {error && (
        <p role="alert" className={styles.failure}>
          {t(problemCode(error) === "CONFLICT" ? "connect.refused" : "connect.failed")}
        </p>
      )}
    </Dialog>
  );
}
