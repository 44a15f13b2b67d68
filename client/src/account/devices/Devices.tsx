import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLogout } from "../../core/frame/useLogout";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { DeviceRow_DeviceFragment, Devices_ViewerFragment } from "../../gql/graphql";
import { useMoments } from "../../lib/useMoments";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import { Confirm } from "../Confirm";
import { Said } from "../Said";
import { focusSection, Section } from "../Section";
import { useQuestion } from "../useQuestion";
import styles from "./devices.module.css";

const DevicesFragment = graphql(`
  fragment Devices_viewer on Viewer {
    id
    devices {
      id
      current
      description
      ...DeviceRow_device
    }
  }
`);

const EndDeviceDocument = graphql(`
  mutation Devices_end($id: ID!) {
    endDevice(id: $id) {
      id
      ...Devices_viewer
    }
  }
`);

const EndOthersDocument = graphql(`
  mutation Devices_endOthers {
    endOtherDevices {
      id
      ...Devices_viewer
    }
  }
`);

/** So many are shown at first; whoever never signs out has a long list. */
const SHOWN_FIRST = 5;

/** Every browser that is signed in. This one is signed out by logging out. */
export function Devices({ viewer }: { viewer: FragmentType<Devices_ViewerFragment> & { id: string } }) {
  const { t } = useTranslation("account");
  const { data, complete } = useFragment({ fragment: DevicesFragment, fragmentName: "Devices_viewer", from: viewer });
  const [end] = useMutation(EndDeviceDocument);
  const [endOthers] = useMutation(EndOthersDocument);
  const ending = useAct(t("action.failed"));
  const endingOthers = useAct(t("action.failed"));
  const question = useQuestion<true>();
  const [showsAll, setShowsAll] = useState(false);
  if (!complete) return null;
  const others = data.devices.filter(({ current }) => !current);
  const shown = showsAll
    ? data.devices
    : [...data.devices].sort((a, b) => Number(b.current) - Number(a.current)).slice(0, SHOWN_FIRST);

  const endOne = async (id: string, device: string) => {
    endingOthers.clear();
    const went = await ending.run(async () => {
      await end({ variables: { id } });
      return t("devices.signedOut", { device });
    });
    if (went) focusSection("devices");
  };
  const endAll = async () => {
    const went = await endingOthers.run(async () => {
      await endOthers();
      return t("devices.othersDone");
    });
    if (!went) return;
    question.close();
    focusSection("devices");
  };

  return (
    <Section id="devices" title={t("devices.title")} lead={t("devices.lead")}>
      <ul className={styles.list}>
        {shown.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => endOne(device.id, device.description)} />
        ))}
      </ul>
      {shown.length < data.devices.length && (
        <Button
          variant="transparent"
          className={styles.all}
          onClick={() => {
            setShowsAll(true);
            focusSection("devices");
          }}
        >
          {t("devices.all", { count: data.devices.length })}
        </Button>
      )}
      <div className={styles.foot}>
        {others.length === 0 && <p className="dim">{t("devices.onlyThis")}</p>}
        {others.length > 0 && (
          <Button
            variant="default"
            onClick={() => {
              ending.clear();
              endingOthers.clear();
              question.open(true);
            }}
          >
            {t("devices.others")}
          </Button>
        )}
        <Said act={ending} />
        {!question.isOpen && <Said act={endingOthers} />}
      </div>
      <Confirm
        isOpen={question.isOpen}
        title={t("devices.othersConfirm")}
        text={t("devices.othersText", { count: others.length })}
        act={endingOthers}
        confirm={t("devices.others")}
        pendingLabel={t("devices.signingOut")}
        keep={t("action.cancel")}
        onConfirm={() => void endAll()}
        onClose={question.close}
      />
    </Section>
  );
}

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

interface DeviceRowProps {
  device: FragmentType<DeviceRow_DeviceFragment> & { id: string };
  onEnd: () => Promise<void>;
}

/** One signed-in browser, with the button that signs it out. */
function DeviceRow({ device, onEnd }: DeviceRowProps) {
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
