import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { Devices_ViewerFragment } from "../../gql/graphql";
import { Confirm } from "../Confirm";
import { Said } from "../Said";
import { focusSection, Section } from "../Section";
import { useQuestion } from "../useQuestion";
import { DeviceRow } from "./DeviceRow";
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
