import { IconExternalLink } from "@tabler/icons-react";
import { Trans, useTranslation } from "react-i18next";
import { hostOf } from "../../lib/adverts";
import { formatPence } from "../../lib/money";
import { useProductName } from "../../lib/product";
import { AdCard } from "../../ui/AdCard";
import { Logo } from "../../ui/Mark";
import type { Advert } from "../campaigns/campaigns";
import styles from "./FramedAdvert.module.css";

/** What stands for the rest of the page, with the widths. */
const LINES = [
  ["greeting", "62%"],
  ["sentence", "84%"],
  ["first", "100%"],
  ["second", "100%"],
  ["third", "72%"],
] as const;

/** The page of a patient in outline, with the advert in its place. Nothing in it can be pressed. */
export function FramedAdvert({ advert }: { advert: Advert }) {
  const { t } = useTranslation("advertiser");
  const product = useProductName();
  const host = hostOf(advert.targetUrl);
  const price = advert.pricePence;
  return (
    <div data-voice="patient" className={styles.page}>
      <p className={styles.top}>
        <Logo name={product} size={26} />
      </p>
      <div className={styles.main} aria-hidden="true">
        {LINES.map(([line, width]) => (
          <i key={line} style={{ width }} />
        ))}
      </div>
      <div className={styles.advert}>
        <AdCard
          name={t("framed.name")}
          label={t("campaign.sponsored")}
          action={<span className={styles.link}>{t("framed.why")}</span>}
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
          <span className={styles.link}>
            {t("framed.learnMore")}
            <IconExternalLink size={18} stroke={1.75} aria-hidden />
          </span>
          <span className={styles.link}>{t("framed.ask")}</span>
        </AdCard>
      </div>
      <div className={styles.rest} aria-hidden="true">
        <i style={{ width: "70%" }} />
        <i style={{ width: "90%" }} />
      </div>
    </div>
  );
}
