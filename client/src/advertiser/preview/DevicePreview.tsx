import { Button } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { IconArrowsMaximize, IconExternalLink } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Trans, useTranslation } from "react-i18next";
import { hostOf } from "../../lib/adverts";
import { formatPence } from "../../lib/money";
import { focusPage } from "../../lib/pageBelow";
import { useProductName } from "../../lib/product";
import { AdCard } from "../../ui/AdCard";
import { Dialog } from "../../ui/Dialog";
import { Logo } from "../../ui/Mark";
import type { Advert } from "../campaigns/campaigns";
import styles from "./DevicePreview.module.css";
import advertStyles from "./FramedAdvert.module.css";

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

/** Standards mode, as our pages have it. */
const EMPTY = "<!doctype html><html><head></head><body></body></html>";

/** Our styles and the theme of the page, as they are now. */
function dress(inside: Document): void {
  const { documentElement: outer } = document;
  for (const { name, value } of outer.attributes) inside.documentElement.setAttribute(name, value);
  // The theme's own variables stand in the body.
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style');
  inside.head.replaceChildren(...Array.from(sheets, (sheet) => inside.importNode(sheet, true)));
}

interface DeviceFrameProps {
  /** What it shows, for screen readers. */
  title: string;
  /** In px of the device. */
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * A document of its own with the size of a device, so that what is drawn in it follows the rules for that width. It has no
 * address, loads nothing from elsewhere and runs no code; our headers, which forbid framing our pages, stay as they are.
 */
function DeviceFrame({ title, width, height, children }: DeviceFrameProps) {
  const [inside, setInside] = useState<Document | null>(null);
  useEffect(() => {
    if (!inside) return;
    dress(inside);
    // Styles that arrive with later downloads, and a change between light and dark.
    const watch = new MutationObserver(() => dress(inside));
    watch.observe(document.head, { childList: true });
    watch.observe(document.documentElement, { attributes: true });
    return () => watch.disconnect();
  }, [inside]);
  return (
    <>
      <iframe
        title={title}
        srcDoc={EMPTY}
        width={width}
        height={height}
        onLoad={(event) => setInside(event.currentTarget.contentDocument)}
      />
      {inside?.body && createPortal(children, inside.body)}
    </>
  );
}

/** What stands for the rest of the page, with the widths. */
const LINES = [
  ["greeting", "62%"],
  ["sentence", "84%"],
  ["first", "100%"],
  ["second", "100%"],
  ["third", "72%"],
] as const;

/** The page of a patient in outline, with the advert in its place. Nothing in it can be pressed. */
function FramedAdvert({ advert }: { advert: Advert }) {
  const { t } = useTranslation("advertiser");
  const product = useProductName();
  const host = hostOf(advert.targetUrl);
  const price = advert.pricePence;
  return (
    <div data-voice="patient" className={advertStyles.page}>
      <p className={advertStyles.top}>
        <Logo name={product} size={26} />
      </p>
      <div className={advertStyles.main} aria-hidden="true">
        {LINES.map(([line, width]) => (
          <i key={line} style={{ width }} />
        ))}
      </div>
      <div className={advertStyles.advert}>
        <AdCard
          name={t("framed.name")}
          label={t("campaign.sponsored")}
          action={<span className={advertStyles.link}>{t("framed.why")}</span>}
          image={{ url: advert.imageUrl, alt: advert.imageAlt }}
          title={advert.title}
          description={advert.description}
          price={
            price === null ? (
              t("framed.at", { host })
            ) : (
              <Trans
                t={t}
                i18nKey="framed.price"
                values={{ price: formatPence(price), host }}
                components={{ price: <b /> }}
              />
            )
          }
          note={[advert.disclaimer, t("framed.note")].filter(Boolean).join(" ")}
        >
          <span className={advertStyles.link}>
            {t("framed.learnMore")}
            <IconExternalLink size={18} stroke={1.75} aria-hidden />
          </span>
          <span className={advertStyles.link}>{t("framed.ask")}</span>
        </AdCard>
      </div>
      <div className={advertStyles.rest} aria-hidden="true">
        <i style={{ width: "70%" }} />
        <i style={{ width: "90%" }} />
      </div>
    </div>
  );
}
