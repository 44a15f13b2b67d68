import { Button } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { IconArrowsMaximize } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { focusPage } from "../../lib/pageBelow";
import { Dialog } from "../../ui/Dialog";
import type { Advert } from "../campaigns/campaigns";
import { DeviceFrame } from "./DeviceFrame";
import styles from "./DevicePreview.module.css";
import { FramedAdvert } from "./FramedAdvert";

const DEVICES = [
  { key: "mobile", width: 375, height: 667 },
  { key: "tablet", width: 768, height: 1024 },
  { key: "desktop", width: 1280, height: 720 },
] as const;
type Device = (typeof DEVICES)[number];

/** The frame that is drawn around the screen, in px on each side. */
const EDGE = 9;
/** A phone is never shown larger than three quarters beside the choices, so that all of it is in sight. */
const LARGEST_MOBILE = 0.75;

/** The advert as patients see it on one of three devices, in the device's own size and drawn smaller. */
export function DevicePreview({ advert }: { advert: Advert }) {
  const { t } = useTranslation("advertiser");
  const [device, setDevice] = useState<Device>(DEVICES[0]);
  const [isLarge, setLarge] = useState(false);
  const close = () => {
    setLarge(false);
    focusPage(() => document.getElementById("preview-larger"));
  };
  return (
    <>
      <fieldset className={styles.devices}>
        <legend className="hidden-text">{t("device.legend")}</legend>
        {DEVICES.map((one) => (
          <label key={one.key}>
            <input type="radio" name="device" checked={one === device} onChange={() => setDevice(one)} />
            {t(`device.${one.key}`)}
          </label>
        ))}
      </fieldset>
      <Screen device={device} advert={advert} largest={device.key === "mobile" ? LARGEST_MOBILE : 1} />
      <p className={styles.larger}>
        <Button
          id="preview-larger"
          variant="subtle"
          size="compact-md"
          leftSection={<IconArrowsMaximize size={17} stroke={1.75} aria-hidden />}
          onClick={() => setLarge(true)}
        >
          {t("device.larger")}
        </Button>
      </p>
      <Dialog isOpen={isLarge} onClose={close} isWide title={t("device.title", { device: t(`device.${device.key}`) })}>
        <div className={styles.large}>
          <Screen device={device} advert={advert} largest={1} />
        </div>
      </Dialog>
    </>
  );
}

function Screen({ device, advert, largest }: { device: Device; advert: Advert; largest: number }) {
  const { t } = useTranslation("advertiser");
  const { ref, width } = useElementSize();
  const room = width > 0 ? width - 2 * EDGE : device.width * largest;
  const scale = Math.min(largest, room / device.width);
  return (
    <figure ref={ref} className={styles.screen}>
      <div
        className={styles.case}
        data-device={device.key}
        style={{ width: device.width * scale + 2 * EDGE, height: device.height * scale + 2 * EDGE }}
      >
        <div
          style={{ width: device.width, height: device.height, transform: `scale(${scale})`, transformOrigin: "0 0" }}
        >
          <DeviceFrame title={t("device.frame", { title: advert.title })} width={device.width} height={device.height}>
            <FramedAdvert advert={advert} />
          </DeviceFrame>
        </div>
      </div>
      <figcaption className="num">
        {t("device.size", { width: device.width, height: device.height, percent: Math.round(scale * 100) })}
      </figcaption>
    </figure>
  );
}
