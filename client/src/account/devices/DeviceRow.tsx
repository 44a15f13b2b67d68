import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLogout } from "../../core/frame/useLogout";
import { graphql } from "../../gql";
import type { DeviceRow_DeviceFragment } from "../../gql/graphql";
import { useMoments } from "../../lib/useMoments";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./devices.module.css";

const DeviceRowFragment = graphql(`
  fragment DeviceRow_device on SignedInDevice {
    id
    description
    current
    remembered
    signedInAt
    lastSeenAt
    expiresAt
  }
`);

export interface DeviceRowProps {
  device: FragmentType<DeviceRow_DeviceFragment> & { id: string };
  onEnd: () => Promise<void>;
}

/** One signed-in browser, with the button that signs it out. */
export function DeviceRow({ device, onEnd }: DeviceRowProps) {
  const { t } = useTranslation("account");
  const { near, fullDay, whole } = useMoments();
  const logout = useLogout();
  const [isEnding, setEnding] = useState(false);
  const { data, complete } = useFragment({ fragment: DeviceRowFragment, from: device });
  if (!complete) return null;
  const Icon = /android|iphone|ipad|ios/i.test(data.description) ? IconDeviceMobile : IconDeviceDesktop;
  const press = async () => {
    if (data.current) {
      logout.run();
      return;
    }
    setEnding(true);
    await onEnd();
    setEnding(false);
  };
  return (
    <li className={styles.device}>
      <Icon size={24} stroke={1.75} aria-hidden />
      <div className={styles.about}>
        <p className={styles.name}>
          <b>{data.description}</b> {data.current && <StatusChip level="normal">{t("devices.this")}</StatusChip>}
        </p>
        <p>{t("devices.lastUsed", { when: near(data.lastSeenAt) })}</p>
        <p>{t("devices.since", { when: near(data.signedInAt) })}</p>
        <p>
          {data.remembered
            ? t("devices.remembered", { day: fullDay(data.expiresAt) })
            : t("devices.notRemembered", { when: whole(data.expiresAt) })}
        </p>
      </div>
      <SubmitButton
        type="button"
        variant="default"
        className={styles.end}
        pending={isEnding || logout.pending}
        pendingLabel={t("devices.signingOut")}
        onClick={() => void press()}
      >
        {t("devices.signOut")}
        <span className="hidden-text">
          {t("devices.signOutOf", { device: data.description, when: near(data.lastSeenAt) })}
        </span>
      </SubmitButton>
    </li>
  );
}
