import { Trans, useTranslation } from "react-i18next";
import { hostOf, marksOf } from "../../lib/adverts";
import { formatPence } from "../../lib/money";
import { AdCard } from "../../ui/AdCard";
import { MarkedText } from "../../ui/MarkedText";
import type { AdReview } from "./compliance";
import styles from "./ReviewPane.module.css";

/** The advert as a patient would see it, with the words that broke a rule marked in place. Nothing in it can be followed. */
export function ShownAdvert({ review: { advert, advertiser, violations } }: { review: AdReview }) {
  const { t } = useTranslation("compliance");
  const { title, description, pricePence, targetUrl, imageUrl, imageAlt, disclaimer, isAnimated } = advert;
  const marks = marksOf(violations);
  const host = hostOf(targetUrl);
  return (
    <div className={styles.advert}>
      <AdCard
        name={t("pane.name", { advertiser: advertiser.name })}
        label={t("pane.sponsored")}
        image={{ url: imageUrl, alt: imageAlt }}
        title={<MarkedText text={title} stretches={marks.TITLE} />}
        description={<MarkedText text={description} stretches={marks.DESCRIPTION} />}
        price={
          pricePence === null ? (
            t("pane.host", { host })
          ) : (
            <Trans
              t={t}
              i18nKey="pane.at"
              values={{ price: formatPence(pricePence), host }}
              components={{ price: <b /> }}
            />
          )
        }
        note={<MarkedText text={disclaimer} stretches={marks.DISCLAIMER} />}
      />
      <p className={styles.small}>
        {t("pane.alt")} <MarkedText text={imageAlt} stretches={marks.ALT_TEXT} />
      </p>
      {isAnimated && <p className={styles.small}>{t("pane.animated")}</p>}
      <p className={styles.small}>{t("pane.leadsTo", { address: targetUrl })}</p>
    </div>
  );
}
